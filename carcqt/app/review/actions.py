"""What can be done while a game is only looked at."""

from __future__ import annotations

from carcqt.app.table.actions import PlayActions
from carcqt.ui.actions import ENTER, FIT, ZOOM, Actions, Command, KeyLine, KeySection


class ReplayActions(PlayActions):
    def sections(self) -> list[KeySection]:
        return [
            KeySection(
                self.tr("Replay"),
                KeyLine(
                    self.tr("go from move to move"),
                    Command("back", "Left", self.tr("One move back"), "prev"),
                    Command("forth", "Right", self.tr("One move on"), "next"),
                ),
                KeyLine(
                    self.tr("go from turn to turn"),
                    Command("turn_back", "PgUp"),
                    Command("turn_forth", "PgDown"),
                ),
                KeyLine(
                    self.tr("go to the beginning"),
                    Command("first", "Home", self.tr("To the beginning"), "first"),
                ),
                KeyLine(
                    self.tr("go to the end"), Command("last", "End", self.tr("To the end"), "last")
                ),
                KeyLine(self.tr("play or pause"), Command("play", "Space", self.tr("Play"))),
                KeyLine(
                    self.tr("make a puzzle of this moment"),
                    Command("puzzle", "P", self.tr("Make a puzzle"), "puzzle"),
                ),
                KeyLine("", Command("log", "L"), self.to_bar()),
                KeyLine("", FIT, *ZOOM, self.overlay()),
                KeyLine("", Command("close", "Esc", self.tr("Close the replay"), "close")),
            )
        ]


class AnalysisActions(Actions):
    def sections(self) -> list[KeySection]:
        return [
            KeySection(
                self.tr("Analysis"),
                KeyLine(
                    self.tr("go from turn to turn"),
                    Command("back", "Left", self.tr("One turn back"), "prev"),
                    Command("forth", "Right", self.tr("One turn on"), "next"),
                ),
                KeyLine(
                    self.tr("go from moment to moment"),
                    Command("up", "Up"),
                    Command("down", "Down"),
                ),
                KeyLine(
                    self.tr("go to the beginning"),
                    Command("first", "Home", self.tr("To the beginning"), "first"),
                ),
                KeyLine(
                    self.tr("go to the end"), Command("last", "End", self.tr("To the end"), "last")
                ),
                KeyLine(
                    self.tr("play or pause"), Command("play", "Space", self.tr("Play"), "play")
                ),
                KeyLine(self.tr("play on from here"), ENTER),
                KeyLine(self.tr("show the move played, or the better one"), Command("swap", "B")),
                KeyLine(
                    self.tr("make a puzzle of this moment"),
                    Command("puzzle", "P", self.tr("Make a puzzle"), "puzzle"),
                ),
                KeyLine("", FIT, *ZOOM),
                KeyLine("", Command("close", "Esc", self.tr("Close the analysis"), "close")),
            )
        ]


class FinalScoringActions(Actions):
    def sections(self) -> list[KeySection]:
        return [
            KeySection(
                "",
                KeyLine("", Command("next", "Space"), Command("on", "Right"), ENTER),
                KeyLine("", Command("back", "Left Backspace", self.tr("Back"))),
                KeyLine("", Command("first", "Home"), Command("last", "End"), FIT, *ZOOM),
                KeyLine(
                    "",
                    Command("skip", "Esc", self.tr("Skip"), tip=self.tr("Skip to the result")),
                ),
            )
        ]


class EndActions(Actions):
    def sections(self) -> list[KeySection]:
        steps, replay = self.tr("Final scoring step by step"), self.tr("Replay the game")
        analyse = self.tr("Analyse the game")
        return [
            KeySection(
                "",
                KeyLine("", Command("step_through", "S", steps), Command("replay", "R", replay)),
                KeyLine("", Command("analyse", "A", analyse)),
            )
        ]
