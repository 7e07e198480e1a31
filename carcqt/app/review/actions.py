"""What can be done while a game is only looked at."""

from __future__ import annotations

from carcqt.ui.actions import ENTER, FIT, ZOOM, Act, Actions, Line, Section


class ReplayActions(Actions):
    def sections(self) -> list[Section]:
        return [
            Section(
                self.tr("Replay"),
                Line(
                    self.tr("move by move"),
                    Act("back", "Left", self.tr("One move back"), "prev"),
                    Act("forth", "Right", self.tr("One move on"), "next"),
                ),
                Line(
                    self.tr("turn by turn"), Act("turn_back", "PgUp"), Act("turn_forth", "PgDown")
                ),
                Line(
                    self.tr("to the beginning"),
                    Act("first", "Home", self.tr("To the beginning"), "first"),
                ),
                Line(self.tr("to the end"), Act("last", "End", self.tr("To the end"), "last")),
                Line(self.tr("play or pause"), Act("play", "Space", self.tr("Play"))),
                Line("", FIT, *ZOOM),
                Line(
                    "", Act("overlay", "O", self.tr("Whose land is whose"), "layers", checks=True)
                ),
                Line("", Act("close", "Esc", self.tr("Close the replay"), "close")),
            )
        ]


class FinalScoringActions(Actions):
    def sections(self) -> list[Section]:
        return [
            Section(
                "",
                Line("", Act("next", "Space"), Act("on", "Right"), ENTER),
                Line("", Act("back", "Left Backspace", self.tr("Back"))),
                Line("", Act("first", "Home"), Act("last", "End"), FIT),
                Line(
                    "", Act("skip", "Esc", self.tr("Skip"), tip=self.tr("Straight to the result"))
                ),
            )
        ]


class EndActions(Actions):
    def sections(self) -> list[Section]:
        steps, replay = self.tr("Final scoring step by step"), self.tr("Replay the game")
        return [Section("", Line("", Act("step_through", "S", steps), Act("replay", "R", replay)))]
