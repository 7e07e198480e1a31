"""The hand of a game on a map: the village in focus, and what else may be done."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from carcqt.app.table.decision import Decision
from carcqt.app.table.map.asked import MapGame
from carcqt.app.table.map.villages import village_name
from carcqt.app.table.rail.hand import Hand, OptionsPanel, WaitPanel
from carcqt.app.table.shown import MoveLabel
from carcqt.play.table import Table
from carcqt.rules.moves import Move
from carcqt.ui.language import game_words

_DIGITS = 9


class MapHand(Hand):
    def __init__(
        self, table: Table, decision: Decision, asked: MapGame, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.table, self.decision, self.asked = table, decision, asked
        self.words = game_words(table.setup.game)
        self.options = OptionsPanel(decision)
        self.options.gains.hide()
        self.wait = WaitPanel()
        for page in (self.options, self.wait):
            self.add_page(page)
        decision.changed.connect(self.refresh)
        decision.focused.connect(self.refresh)

    def refresh(self) -> None:
        if self.decision.moves:
            self._show_options()
            self.turn_to(self.options)
        else:
            self.wait.show_game(self.table)
            self.turn_to(self.wait)

    def label(self, move: Move, kind: str = "") -> MoveLabel:
        """A move as it is called for the seat whose turn it is."""
        colour = self.table.setup.seats[self.table.game.to_move].colour
        return self.asked.label(move, kind, colour)

    def _rows(self) -> list[Move]:
        """Moves in the village in focus, then those that go to none: the map offers the others."""
        focus, village_of = self.decision.focus, self.asked.village_of
        here = None if focus is None else village_of(focus)
        return [move for move in self.decision.options if village_of(move) in (here, None)]

    def _show_options(self) -> None:
        decision, phase = self.decision, self.table.game.phase
        focus = decision.focus
        village = None if focus is None else self.asked.village_of(focus)
        title = self.words.choosing(phase)
        if village is not None:
            title = village_name(self.table, village)
        rows = [
            (move, self.label(move), str(number) if number <= _DIGITS else "")
            for number, move in enumerate(self._rows(), 1)
        ]
        chosen = None if focus is None or decision.is_idle else self.label(focus)
        idle = ""
        if decision.idle is not None:
            idle = self.words.idle(decision.idle) or self.tr("Do nothing")
        self.options.show_options(title, rows, chosen, idle)

    def pick(self, digit: int) -> None:
        rows = self._rows()
        if 0 < digit <= len(rows):
            self.decision.focus_on(rows[digit - 1])
