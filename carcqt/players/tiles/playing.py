"""How a game goes on if all play by what a position is worth to them."""

from __future__ import annotations

from typing import Final

from carcqt.players.tiles.prospects import LEAST, POINT, Prospects
from carcqt.rules.kernel.arrays import i64
from carcqt.rules.kernel.journal import NONE
from carcqt.rules.kernel.kernel import LAY, OVER, PASS, PLACE, Kernel

TRIED: Final[i64] = 10
"""Pieces are tried with so many of the best ways to lay a tile."""
_HOPE: Final[i64] = 4 * POINT
"""What a piece may well bring, wherever it is placed."""


class PlayingOn:
    def __init__(self, prospects: Prospects, tried: i64) -> None:
        self.prospects: Final = prospects
        self.kernel: Final[Kernel] = prospects.kernel
        self._tried: Final[i64] = tried
        self._best: list[int] = []
        self._line: list[int] = []
        self._best_lead: i64 = 0
        self._lines: list[list[int]] = []
        """Ways to lay the tile, and how far ahead the seat to move is then without a piece."""
        self._without: list[int] = []

    def play_on(self, turns: i64) -> None:
        """Lets the seats make so many turns, each the one that looks best to it. Those with tiles
        of other piles are won, and come in between: else whoever wins one would lose another."""
        kernel = self.kernel
        while kernel.phase != OVER:
            if kernel.hand == NONE or kernel.tables.pile[kernel.hand] == 0:
                if turns == 0:
                    return
                turns -= 1
            for code in self.best_turn():
                kernel.play(code)

    def back_to(self, moves: i64) -> None:
        while self.kernel.moves > moves:
            self.kernel.pop()

    def best_turn(self) -> list[int]:
        """The codes of the moves that the seat to move would make."""
        is_noted = self.prospects.note_regions()
        try:
            return self._best_turn()
        finally:
            if is_noted:
                self.kernel.forget_held()

    def _best_turn(self) -> list[int]:
        kernel, seat = self.kernel, self.kernel.to_move
        before = kernel.moves
        self._best_lead = LEAST
        self._line = []
        self._lines = []
        self._without = []
        self._look(seat)
        order = [(-lead, number) for number, lead in enumerate(self._without)]
        order.sort()
        hope = _HOPE
        for _, number in order[: self._tried]:
            without: i64 = self._without[number]
            # Where it is so bad without a piece that none makes up for it, none is tried.
            if without + hope < self._best_lead:
                break
            for code in self._lines[number]:
                kernel.play(code)
            hope = max(hope, self._look_at_pieces(seat, self._lines[number]) - without)
            self.back_to(before)
        return self._best

    def _look(self, seat: i64) -> None:
        """At all ways to lay the tile, without a piece."""
        kernel = self.kernel
        if kernel.phase == PLACE:
            kernel.play(PASS)
            self._without.append(self._try(seat, self._line, PASS))
            kernel.pop()
            self._lines.append(self._line.copy())
            return
        if kernel.phase == LAY:
            codes = [kernel.nth(number) for number in range(kernel.count())]
        else:
            codes = [kernel.nth_choice(number) for number in range(kernel.count_choices())]
        for code in codes:
            kernel.play(code)
            self._line.append(code)
            self._look(seat)
            self._line.pop()
            kernel.pop()

    def _look_at_pieces(self, seat: i64, line: list[int]) -> i64:
        """How far ahead the seat is with the best of them."""
        kernel = self.kernel
        most = LEAST
        codes = [kernel.nth_choice(number) for number in range(kernel.count_choices())]
        for code in codes:
            if code != PASS:
                kernel.play(code)
                most = max(most, self._try(seat, line, code))
                kernel.pop()
        return most

    def _try(self, seat: i64, line: list[int], last: i64) -> i64:
        self.prospects.work_out()
        ahead = self.prospects.lead(seat)
        if ahead > self._best_lead:
            self._best_lead = ahead
            self._best = [*line, last]
        return ahead
