"""What a puzzle asks for, in words that a person chooses from."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from carcqt.content.goals import Goal, OtherSeats
from carcqt.ui.language import language
from carcqt.ui.widgets.buttons import Button, LinkButton
from carcqt.ui.widgets.fields import Select
from carcqt.ui.widgets.labels import Label
from carcqt.words.names import PlayerNames, TableNames, names_of
from carcqt.words.puzzles.goals import GoalWords
from editor.documents.layouts import LayoutDocument
from editor.forms.filling import fill_select
from editor.layouts.edits import laid_at, tile_of
from editor.layouts.forms import Form, FormRow, SpinField
from editor.puzzles import edits
from editor.puzzles.edits import Openness
from editor.puzzles.goalkinds import form_of
from editor.puzzles.goalkinds.kind import MOST_POINTS, Wish
from editor.puzzles.regions import region_of

_MOST_TURNS = 9


class GoalForm(Form):
    pick_asked = Signal(bool)
    """Whether a region, or villages, are to be clicked on."""

    def __init__(self, document: LayoutDocument) -> None:
        super().__init__(document, self.tr("Goal"))
        self.leave = LinkButton(self.tr("No puzzle"))
        self.head.addWidget(self.leave)
        self.wish, self.seat, self.other = Select(), Select(), Select()
        self.others, self.openness, self.count = Select(), Select(), Select()
        self.mission, self.system = Select(), Select()
        self.least = SpinField(0, MOST_POINTS, width=84)
        self.turns = SpinField(1, _MOST_TURNS, width=84)
        self.pick = Button("", icon="pin", height=36)
        self.pick.setCheckable(True)
        self.sentence = Label("", 12, 400, "text2")
        self._rows: dict[str, FormRow] = {}
        self.box.addWidget(self.wish)
        things: dict[str, QWidget] = {
            "least": self.least,
            "pick": self.pick,
            "system": self.system,
            "other": self.other,
            "mission": self.mission,
            "turns": self.turns,
            "count": self.count,
            "seat": self.seat,
            "others": self.others,
            "open": self.openness,
        }
        for key, thing in things.items():
            self._rows[key] = FormRow(thing)
            self.box.addWidget(self._rows[key])
        self.box.addWidget(self.sentence)
        self._connect()
        self.places = {
            "goal aim": self.wish,
            "aim": self.wish,
            **{key: thing for key, thing in things.items() if key != "pick"},
            **dict.fromkeys(("at", "zone", "villages"), self.pick),
            "goal": self.wish,
        }
        self.leave.setToolTip(self.tr("Remove the goal, hints and comments, and keep the table"))
        self.wish.setAccessibleName(self.tr("Goal"))
        in_rounds = names_of(language().translate, self.content.game).in_rounds
        for key, text in (
            ("turns", self.tr("Rounds") if in_rounds else self.tr("Turns")),
            ("count", self.tr("Points")),
            ("seat", self.tr("For")),
            ("others", self.tr("Others")),
            ("open", self.tr("Hidden")),
            ("other", self.tr("Player to keep out")),
            ("mission", self.tr("Mission")),
            ("system", self.tr("It counts as")),
        ):
            self._rows[key].set_text(text)

    def _connect(self) -> None:
        self.leave.clicked.connect(self._leave)
        self.wish.activated.connect(self._set_wish)
        self.seat.activated.connect(lambda: self._set_seat("seat", self.seat))
        self.other.activated.connect(lambda: self._set_seat("other", self.other))
        self.others.activated.connect(self._set_others)
        self.openness.activated.connect(self._set_openness)
        self.mission.activated.connect(self._set_mission)
        self.system.activated.connect(self._set_system)
        self.least.changed.connect(self._set_least)
        self.turns.changed.connect(self._set_turns)
        self.count.activated.connect(self._set_count)
        self.pick.toggled.connect(self.pick_asked)

    def state(self) -> bool:
        """Whether something is to be clicked on."""
        return self.pick.isChecked()

    def take_over(self, state: bool) -> None:
        self.pick.setChecked(state)

    # What is shown.

    def refresh(self) -> None:
        goal = edits.goal_of(self.content)
        self.setVisible(goal is not None)
        if goal is None:
            return
        wish = edits.wish_of(goal)
        wishes = [
            (one.id, form_of(language().translate, one.aim).text(one))
            for one in edits.wishes_in(self.content)
        ]
        fill_select(self.wish, wishes, wish.id)
        players = self._players()
        fill_select(self.seat, players, str(goal.seat))
        self.turns.set_value(goal.turns)
        self.least.set_value(goal.least or 0)
        counts = [
            ("track", self.tr("on the track")),
            ("final", self.tr("with the final scoring")),
        ]
        fill_select(self.count, counts, "final" if goal.is_final else "track")
        others = [
            (OtherSeats.SILENT.value, self.tr("do not play")),
            (OtherSeats.SCRIPTED.value, self.tr("follow a script")),
            (OtherSeats.BEST.value, self.tr("reply as well as they can")),
        ]
        fill_select(self.others, others, goal.others.value)
        openness = [
            (Openness.OPEN.value, self.tr("nothing: everything is visible")),
            (Openness.WORST.value, self.tr("draws: the worst one counts")),
            (Openness.EXPECTED.value, self.tr("draws: the average counts")),
        ]
        fill_select(self.openness, openness, edits.openness_of(goal).value)
        self._refresh_targets(goal, wish, players)
        self._say(goal)

    def _refresh_targets(self, goal: Goal, wish: Wish, players: list[tuple[str, str]]) -> None:
        form = form_of(language().translate, goal.aim)
        systems = self._systems(goal) if "system" in form.rows else []
        for key in ("pick", "other", "mission", "count"):
            self._rows[key].setVisible(key in form.rows)
        self._rows["least"].setVisible(wish.has_least)
        self._rows["system"].setVisible(bool(systems))
        self.least.set_range(*form.least_range(self.content))
        self._rows["least"].set_text(form.least_text())
        self._rows["pick"].set_text(form.picked(goal, self.content, self._kind(goal)))
        self.pick.setText(form.pick_text())
        others = [pair for pair in players if pair[0] != str(goal.seat)]
        fill_select(self.other, others, None if goal.other is None else str(goal.other))
        if "mission" in form.rows:
            kinds = self.content.rules.attainable(self.content.material_file.material)
            called = TableNames(language().translate, (), self.content.material_file)
            ids = sorted(kinds.get("mission", ()))
            missions = [(one, called.mission(one)) for one in ids]
            own = ("", self.tr("the player’s own"))
            fill_select(self.mission, [own, *missions], goal.mission or "")
        if systems:
            kind = self._kind(goal)
            words = names_of(language().translate, self.content.game)
            both = [("", words.terrain(kind)), *((one, words.terrain(one)) for one in systems)]
            fill_select(self.system, both, goal.system or "")

    def _players(self) -> list[tuple[str, str]]:
        names = PlayerNames(language().translate, self.content.names)
        return [(str(seat), names.name(seat)) for seat in range(self.content.players)]

    def _kind(self, goal: Goal) -> str:
        """The terrain of the region; nothing where none lies there yet."""
        if goal.spot is None:
            return ""
        laid = laid_at(self.content, goal.spot.square)
        tile = None if laid is None else tile_of(self.content, laid.tile)
        if tile is None or goal.spot.zone not in tile.zone_numbers:
            return ""
        return tile.zones[tile.zone_numbers[goal.spot.zone]].kind

    def _systems(self, goal: Goal) -> list[str]:
        kind = self._kind(goal)
        return [one.id for one in self.content.description.systems if kind in one.joins]

    def _say(self, goal: Goal) -> None:
        content = self.content
        words = GoalWords(language().translate, content.game, content.names, content.material_file)
        self.sentence.setText(words.sentences(goal, region_of(content, goal)))

    # What is done.

    def _change(self, text: str, **goal: Any) -> None:
        """Changes of the same key, one right after the other, are one step."""
        self.change(text, edits.with_goal(self.content, **goal), f"goal {', '.join(goal)}")

    def _leave(self) -> None:
        self.change(self.tr("Remove the puzzle"), edits.end_puzzle(self.content))

    def _set_wish(self) -> None:
        wish = Wish.from_id(self.wish.currentData())
        text = self.tr("Goal: {goal}").format(goal=self.wish.currentText())
        self.change(text, edits.with_wish(self.content, wish))
        goal = edits.goal_of(self.content)
        if goal is not None and form_of(language().translate, goal.aim).asks_for_click(goal):
            # Nothing else is to be done next.
            self.pick.setChecked(True)

    def _set_seat(self, key: str, select: Select) -> None:
        text = (
            self.tr("Puzzle for {name}") if key == "seat" else self.tr("Player to keep out: {name}")
        )
        seat = int(select.currentData()) + 1
        self._change(text.format(name=select.currentText()), **{key: seat})

    def _set_others(self) -> None:
        others = OtherSeats(self.others.currentData())
        proposal = self.document.proposal
        text = self.tr("Other players {do}").format(do=self.others.currentText())
        replies = proposal.replies if proposal is not None else ()
        self.change(text, edits.with_others(self.content, others, replies))

    def _set_openness(self) -> None:
        text = self.tr("Hidden: {how}").format(how=self.openness.currentText())
        self.change(text, edits.with_openness(self.content, Openness(self.openness.currentData())))

    def _set_mission(self) -> None:
        text = self.tr("Mission: {mission}").format(mission=self.mission.currentText())
        self._change(text, mission=self.mission.currentData() or None)

    def _set_system(self) -> None:
        text = self.tr("Counts as {kind}").format(kind=self.system.currentText())
        self._change(text, system=self.system.currentData() or None)

    def _set_least(self, least: int) -> None:
        self._change(self.tr("At least {count}").format(count=least), least=least)

    def _set_turns(self, turns: int) -> None:
        self._change(self.tr("%n turn(s)", "", turns), turns=turns)

    def _set_count(self) -> None:
        text = self.tr("Points {where}").format(where=self.count.currentText())
        self._change(text, count=self.count.currentData())

    def take_picked(self, what: object) -> None:
        """A region or a village that was clicked on."""
        if isinstance(what, str):
            name = self.content.material_file.names(language().code).get(what, what)
            text = self.tr("Village of the goal: {village}").format(village=name)
            self.change(text, edits.with_village(self.content, what))
        elif isinstance(what, tuple):
            square, zone = what
            text = self.tr("Region of the goal: {zone} at {square}")
            text = text.format(zone=zone, square=square)
            self.change(text, edits.with_region(self.content, square, zone))
