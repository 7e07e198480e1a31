"""What a person is deciding: the moves there are, and the one that is about to be made."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from carcqt.rules.geometry import Square
from carcqt.rules.moves import Lay, Move, Place


class Decision(QObject):
    """Board, hand and keys all look at this and change it; none of them knows the others."""

    changed = Signal()
    """There are other moves."""
    focused = Signal()
    """Another one of them is about to be made."""
    turned = Signal()
    """The tile in hand is turned, wherever it is."""
    decided = Signal(object)
    sought = Signal()
    """It was confirmed before anything was chosen: somebody has to show a first choice."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.moves: Sequence[Move] = ()
        self.focus: Move | None = None
        self.lays: dict[Square, list[int]] = {}
        """Where the tile in hand fits, and turned how."""
        self.turn = 0
        """Quarter turns of the tile in hand, as every view shows it and as it will be laid."""
        self.options: list[Move] = []
        """All that is neither laying a tile nor doing nothing."""
        self.idle: Move | None = None
        """The one that does nothing."""

    def offer(self, moves: Sequence[Move]) -> None:
        self.moves = moves
        self.lays, self.options, self.idle = {}, [], None
        for move in moves:
            if isinstance(move, Lay):
                self.lays.setdefault(move.square, []).append(move.turn)
            elif move.idle:
                self.idle = move
            else:
                self.options.append(move)
        # Acts come first: however many places there are, a digit is left for each.
        self.options = [*self.others, *self.places]
        self.focus = next(iter(self.places or self.options), None)
        self.changed.emit()

    @property
    def is_idle(self) -> bool:
        """Whether doing nothing is about to be done, as a hint may advise."""
        return self.focus is not None and self.focus == self.idle

    @property
    def idles(self) -> bool:
        """Whether confirming does nothing."""
        return self.is_idle or not (self.focus or self.options or self.lays)

    @property
    def places(self) -> list[Place]:
        return [move for move in self.options if isinstance(move, Place)]

    @property
    def others(self) -> list[Move]:
        return [move for move in self.options if not isinstance(move, Place)]

    def turn_tile(self, turn: int) -> None:
        if turn != self.turn:
            self.turn = turn
            self.turned.emit()

    def focus_on(self, move: Move | None) -> None:
        if isinstance(move, Lay):
            self.turn_tile(move.turn)
        if move != self.focus:
            self.focus = move
            self.focused.emit()

    def step(self, by: int) -> None:
        """The next option, or the one before."""
        if self.options:
            here = self.options.index(self.focus) if self.focus in self.options else -by
            self.focus_on(self.options[(here + by) % len(self.options)])

    def pick(self, number: int) -> None:
        if 0 <= number < len(self.options):
            self.focus_on(self.options[number])

    def choose(self, move: Move) -> None:
        """A click: the first looks, the second does."""
        if move == self.focus:
            self.confirm()
        else:
            self.focus_on(move)

    def seek(self) -> None:
        """Let go of what is about to be done, and show a first choice."""
        self.focus_on(None)
        self.sought.emit()

    def confirm(self) -> None:
        if self.focus is not None:
            self.decided.emit(self.focus)
        elif self.options or self.lays:
            self.sought.emit()
        else:
            self.skip()

    def skip(self) -> None:
        if self.idle is not None:
            self.decided.emit(self.idle)
