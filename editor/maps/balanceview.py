"""The balance check: start and cancel it, see how far it is and what it found."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.players.balance import COMPLETED, SCORES, Fault, faults
from carcqt.ui.language import language, punctuation
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton
from carcqt.ui.widgets.choices import Segmented
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.pills import StateBadge
from carcqt.ui.widgets.removal import clear
from editor.forms.filling import pass_focus
from editor.maps.balancerun import BalanceRun
from editor.maps.editing import MapEditing
from editor.maps.parts import Column, Meter, beside, heading, small

GAMES: Final = (50, 200, 1000)
_ENOUGH: Final = 200
"""Games before which nothing is judged: chance is too strong."""


class _Measure(QWidget):
    """A name, a bar and a number."""

    def __init__(self, name: str, meter: Meter, number: str) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style().px(6))
        said = Elided(name, 12, 400)
        said.setFixedWidth(style().px(104))
        much = Label(number, 12, 600, wrap=False, tabular=True)
        much.setMinimumWidth(style().px(34))
        much.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(said)
        row.addWidget(meter, 1)
        row.addWidget(much)


class BalancePanel(Column):
    def __init__(self, editing: MapEditing, run: BalanceRun, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editing, self._run = editing, run
        self._can = True
        self.title, self.hint = heading(), small()
        self.players_label, self.games_label = small(), small()
        lowest, highest = editing.description.players[0], editing.description.players[-1]
        counts = list(range(max(3, lowest), highest + 1))
        self.players: Final = Segmented([(count, str(count), "") for count in counts])
        self.times: Final = Segmented([(count, "", "") for count in GAMES])
        self.start: Final = Button(self.tr("Check the balance"), ButtonKind.PRIMARY, "play")
        self.progress: Final = Meter()
        self.done: Final = Label("", 12, 400, "text2", wrap=False, tabular=True)
        self.cancel: Final = IconButton("close", self.tr("Cancel"), px=28)
        self.stale: Final = StateBadge()
        self.note: Final = small()
        self._running: Final = QWidget()
        running = QHBoxLayout(self._running)
        running.setContentsMargins(0, 0, 0, 0)
        running.addWidget(self.progress, 1)
        running.addWidget(self.done)
        running.addWidget(self.cancel)
        self._results: Final = QVBoxLayout()
        self._results.setSpacing(style().px(6))
        self.box.addWidget(self.title)
        self.box.addWidget(self.hint)
        self.box.addLayout(beside(self.players_label, self.players, stretch=0))
        self.box.addLayout(beside(self.games_label, self.times, stretch=0))
        for part in (self.start, self._running, self.note, self.stale):
            self.box.addWidget(part)
        self.box.addLayout(self._results)
        self.box.addStretch(1)
        self.start.clicked.connect(self._start)
        self.cancel.clicked.connect(run.cancel)
        run.progressed.connect(self.refresh)
        run.ended.connect(self.refresh)
        editing.document.changed.connect(self._tell_stale)
        editing.document.problems_changed.connect(self.refresh)
        self._say()

    def _start(self) -> None:
        players, games = self.players.value, self.times.value
        if (
            isinstance(players, int)
            and isinstance(games, int)
            and not self._editing.document.problems
        ):
            self._run.start(self._editing.content.map, players, games)
            self.refresh()

    def _tell_stale(self) -> None:
        is_stale = self._run.map is not None and self._run.map != self._editing.content.map
        self.stale.setVisible(is_stale and self._run.tables.games > 0)

    def refresh(self) -> None:
        run, playable = self._run, not self._editing.document.problems
        pass_focus(self.start, self.cancel, self.start, self._running, run.is_running)
        self.start.setEnabled(playable)
        self.progress.set_share(run.tables.games / run.times if run.times else 0)
        self.done.setText(f"{run.tables.games} / {run.times}")
        self.note.setVisible(bool(run.failure) or not playable)
        self.note.setText(
            self.tr("This map still has problems. Correct them to play on it.")
            if not playable
            else self.tr("The games stopped unexpectedly. You can start them again.")
        )
        self._tell_stale()
        self._show_results()

    def _show_results(self) -> None:
        clear(self._results)
        tables, every = self._run.tables, self._run.tables.every
        if not tables.games or self._run.map is None:
            return
        add = self._results.addWidget
        facts = (
            (self.tr("Mean score"), self._number(every.points / every.dealt)),
            (self.tr("Missions completed"), self._share(every.completed / every.dealt)),
            (self.tr("Camps per player"),
             self._number(sum(tables.visits.values()) / every.dealt)),
        )  # fmt: skip
        for what, much in facts:
            row = QWidget()
            box = QHBoxLayout(row)
            box.setContentsMargins(0, 0, 0, 0)
            box.addWidget(Elided(what, 13, 400, "text2"), 1)
            box.addWidget(Label(much, 13, 700, wrap=False))
            add(row)
        if tables.games >= _ENOUGH:
            said = [self._sentence(fault) for fault in faults(self._run.players, tables)]
            for text in said:
                add(Label(text, 12, 500, "err"))
            if not said:
                add(Label(self.tr("Everything is within its limits."), 12, 500, "ok"))
        else:
            add(Label(self.tr("%n game(s) is (are) too few to judge.", "", tables.games), 12))
        add(self._title(self.tr("Missions completed")))
        for mission in self._run.map.missions:
            if row_of := tables.missions.get(mission.id):
                share = row_of.completed / row_of.dealt
                good = COMPLETED[0] <= share <= COMPLETED[1] or tables.games < _ENOUGH
                meter = Meter(share, COMPLETED, "" if good else "err")
                add(_Measure(mission.id, meter, self._share(share)))
        add(self._title(self.tr("Camps in each village, per game")))
        most = max(tables.visits.values(), default=0) or 1
        villages = sorted(self._run.map.village, key=lambda id: -tables.visits[id])
        for id in villages:
            count = tables.visits[id]
            meter = Meter(count / most)
            add(_Measure(self._editing.name(id), meter, self._number(count / tables.games)))

    def _title(self, text: str) -> Label:
        label = heading()
        label.setText(text)
        return label

    def _sentence(self, fault: Fault) -> str:
        known = self._editing.content.map.village
        name = self._editing.name(fault.key) if fault.key in known else fault.key
        return {
            "wins": self.tr("{what} wins too often: {times} times its fair share.").format(
                what=name, times=self._number(fault.value)
            ),
            "completed": self.tr("{what} is completed in {share} of the games.").format(
                what=name, share=self._share(fault.value)
            ),
            "score": self.tr("The mean score should be between {low} and {high}.").format(
                low=SCORES[0], high=SCORES[1]
            ),
        }[fault.what]

    def _number(self, value: float) -> str:
        return self.locale().toString(round(value, 1), "f", 1)

    def _share(self, value: float) -> str:
        return punctuation().percent(value)

    def _say(self) -> None:
        self.setLocale(QLocale(language().code))
        self.title.setText(self.tr("Balance"))
        self.hint.setText(
            self.tr("Computer players play in the background. You can keep changing the map.")
        )
        self.players_label.setText(self.tr("Players"))
        self.games_label.setText(self.tr("Games"))
        self.times.set_texts([self.locale().toString(count) for count in GAMES])
        self.stale.set_state(self.tr("map changed since then"), "warn")
        self.refresh()
