"""Whole turns by numbers, for search: no move is made for them, and no event."""

from __future__ import annotations

from typing import Final

from carcqt.rules.kernel.arrays import i64
from carcqt.rules.kernel.journal import NONE, filled, grown
from carcqt.rules.kernel.kernel import LAY, PASS, PLACE, Kernel

MOST: Final[i64] = 4
"""No turn has more moves: a tile that calls for another, that one chosen and laid, a piece."""
_FAR: Final[i64] = 1 << 40


class TurnList:
    """The turns from one position."""

    def __init__(self, moves: i64, serial: i64) -> None:
        self.moves: Final[i64] = moves
        """How many moves had been made there, and which one was the last."""
        self.serial: Final[i64] = serial
        self.count: i64 = 0
        self.code = filled(64 * MOST, NONE)
        """So many for each turn: the codes of its moves, then NONE."""

    def add(self, codes: list[int]) -> None:
        at = self.count * MOST
        if at == len(self.code):
            self.code = grown(self.code, 2 * at, NONE)
        for code in codes:
            self.code[at] = code
            at += 1
        self.count += 1


class NumberedTurns:
    def __init__(self, kernel: Kernel) -> None:
        self._kernel: Final = kernel
        self._lists: Final[list[TurnList]] = []
        """Of the positions on the way here that somebody has asked for."""
        self._pushed: Final[list[int]] = []
        """For each turn pushed as a whole, how many moves had been made before it."""

    def forget(self) -> None:
        self._lists.clear()

    def here(self) -> TurnList:
        """The turns from the present position."""
        kernel, lists = self._kernel, self._lists
        moves, serial = kernel.moves, kernel.serial_of(kernel.moves)
        while lists:
            last = lists[-1]
            if last.moves < moves:
                break
            if last.moves == moves and last.serial == serial:
                return last
            lists.pop()
        found = TurnList(moves, serial)
        self._list(found, [])
        lists.append(found)
        return found

    def count(self) -> i64:
        return self.here().count

    def codes(self, number: i64) -> list[int]:
        """The moves of a turn."""
        here = self.here()
        if not 0 <= number < here.count:
            raise IndexError(number)
        begin = number * MOST
        return [here.code[at] for at in range(begin, begin + MOST) if here.code[at] != NONE]

    def first_codes(self) -> list[int]:
        """Of each turn, its first move."""
        here = self.here()
        return [here.code[number * MOST] for number in range(here.count)]

    def push(self, number: i64) -> None:
        here, kernel = self.here(), self._kernel
        if not 0 <= number < here.count:
            raise IndexError(number)
        self.begin()
        begin = number * MOST
        try:
            for at in range(begin, begin + MOST):
                if here.code[at] == NONE:
                    break
                kernel.play(here.code[at])
        except BaseException:
            self.pop()
            raise

    def begin(self) -> None:
        """A turn is about to be pushed."""
        self._pushed.append(self._kernel.moves)

    def pop(self) -> None:
        """Takes back everything since the last turn was pushed."""
        kernel = self._kernel
        before: i64 = self._pushed.pop()
        while kernel.moves > before:
            kernel.pop()

    def _list(self, found: TurnList, begun: list[int]) -> None:
        """Adds all turns that begin so, in an order that hangs on the position alone."""
        kernel = self._kernel
        if kernel.phase == PLACE:
            # Whatever is placed, the turn ends with it.
            for code in self._places():
                found.add([*begun, code])
            return
        for code in self._lays() if kernel.phase == LAY else self._choices():
            kernel.play(code)
            self._list(found, [*begun, code])
            kernel.pop()

    def _choices(self) -> list[int]:
        kernel = self._kernel
        return [kernel.nth_choice(number) for number in range(kernel.count_choices())]

    def _lays(self) -> list[int]:
        """By cell and turn."""
        kernel = self._kernel
        places: list[int] = []
        for number in range(kernel.count()):
            code = kernel.nth(number)
            places.append(4 * kernel.squares.cell[code >> 2] + (code & 3))
        places.sort()
        return [4 * kernel.squares.known(place >> 2) + (place & 3) for place in places]

    def _places(self) -> list[int]:
        """By where they are; of those that are equal, the first."""
        kernel = self._kernel
        if kernel.grounds == 0:
            return self._choices()
        ranked: list[tuple[int, int]] = []
        for number in range(kernel.count()):
            code = kernel.nth(number)
            ranked.append((self._place_rank(code), code))
        ranked.sort()
        met: set[int] = set()
        found: list[int] = []
        for _, code in ranked:
            alike = code if code <= PASS else self._alike(code - 1)
            if alike not in met:
                met.add(alike)
                found.append(code)
        return found

    def _place_rank(self, code: i64) -> i64:
        kernel = self._kernel
        if code <= PASS:
            return code - _FAR
        node, piece = (code - 1) // kernel.kinds, (code - 1) % kernel.kinds
        tile = kernel.tile_of[node]
        zone = node - kernel.laid_base[tile]
        cell = kernel.squares.cell[kernel.laid_square[tile]]
        return (cell * len(kernel.tables.kind) + zone) * kernel.kinds + piece

    def _alike(self, spot: i64) -> i64:
        """Equal for pieces that would come to the same; above 0."""
        kernel = self._kernel
        node, piece = spot // kernel.kinds, spot % kernel.kinds
        root = kernel.find(node) if kernel.tables.roams[piece] else kernel.claim(node, piece)
        return 1 + (root * 4 + kernel.variant(node)) * kernel.kinds + piece
