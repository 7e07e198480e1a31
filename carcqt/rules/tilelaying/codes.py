"""Moves as the kernel's integers and back, and why a move is not legal."""

from __future__ import annotations

from typing import Final

from carcqt.rules.geometry import SQUARES, cell_of
from carcqt.rules.kernel import journal as j
from carcqt.rules.kernel import kernel as k
from carcqt.rules.kernel.board import OBSTACLES
from carcqt.rules.kernel.journal import NONE
from carcqt.rules.moves import PASS, Lay, Move, Pass, Place
from carcqt.rules.problems import IllegalMove, Problem
from carcqt.rules.tilelaying.names import Names


class MoveCodes:
    kernel: k.Kernel

    def __init__(self, names: Names) -> None:
        self.names: Final = names
        self.kernel = names.kernel
        self.deck: Final = names.deck

    def other_move(self, code: int) -> Move:
        """What is done instead of placing a piece, or in phases that only this game has."""
        raise NotImplementedError

    def made(self, begin: int) -> Move:
        """The move that the journal tells of from here on."""
        entry, at = self.kernel.entry, begin + j.WIDTH
        phase, what = entry[begin + 1], entry[at]
        if phase == k.LAY:
            square = SQUARES[self.kernel.squares.cell[entry[at + 3]]]
            return Lay(self.names.tile(entry[at + 1]), square, entry[at + 2])
        if phase == k.PLACE and what == j.PLACED:
            spot = self.names.spot(entry[at + 1])
            return Place(self.names.piece(entry[at + 2]), spot.square, spot.zone)
        return self.other_made(begin)

    def other_made(self, begin: int) -> Move:
        """The same for moves that only one game has, and passing."""
        return PASS

    def seen(self, thing: int) -> str:
        """What something is called that lay face down."""
        raise NotImplementedError

    def find(self, move: object) -> int:
        """The code of a legal move; NONE for any other."""
        try:
            return self.code(move) if isinstance(move, Move) else NONE
        except IllegalMove:
            return NONE

    def code(self, move: Move) -> int:
        """The code of a legal move, or raises."""
        phase = self.kernel.phase
        if phase == k.LAY and isinstance(move, Lay):
            return self._lay(move)
        if phase == k.PLACE and not isinstance(move, Lay):
            if isinstance(move, Place):
                return self._place(move)
            return k.PASS if isinstance(move, Pass) else self.other_code(move)
        return self.further_code(move)

    def other_code(self, move: Move) -> int:
        raise IllegalMove(Problem.at("move-unknown", move=str(move)))

    def further_code(self, move: Move) -> int:
        phase = self.names.phases[self.kernel.phase]
        raise IllegalMove(Problem.at("move-phase", move=str(move), phase=phase))

    def _lay(self, move: Lay) -> int:
        kernel, cell = self.kernel, cell_of(move.square)
        hand = self.names.tile(kernel.hand)
        if move.tile != hand:
            raise IllegalMove(Problem.at("lay-other-tile", move=str(move), drawn=hand))
        if SQUARES[cell] != move.square:
            # Beyond the table, where another square may have the same cell.
            raise IllegalMove(Problem.at("lay-apart", move=str(move)))
        if obstacle := OBSTACLES[kernel.obstacle(kernel.hand, move.turn, cell)]:
            raise IllegalMove(Problem.at(obstacle, move=str(move)))
        return 4 * kernel.squares.number(cell) + move.turn

    def _place(self, move: Place) -> int:
        tile = self._tile_for(move)
        kernel, description = self.kernel, self.names.description
        face = self.deck.faces[kernel.laid_face[tile]]
        zone = face.tile.zone_numbers[move.zone]
        number, node = description.piece_numbers[move.piece], kernel.laid_base[tile] + zone
        if problem := self._placing_problem(move, number, node, face.kinds[zone]):
            raise IllegalMove(problem)
        return 1 + node * kernel.kinds + number

    def _tile_for(self, move: Place) -> int:
        """The tile where a piece is to be placed, which has such a zone; or raises."""
        kernel, pieces = self.kernel, self.names.description.piece
        last = kernel.laid - 1
        if move.piece not in pieces:
            known = ", ".join(pieces)
            problem = Problem.at("piece-unknown", move=str(move), piece=move.piece, known=known)
            raise IllegalMove(problem)
        tile = kernel.tile_on(cell_of(move.square))
        if tile != NONE and self.names.square(tile) != move.square:
            tile = NONE
        if tile != last and not pieces[move.piece].roams:
            here = str(self.names.square(last))
            raise IllegalMove(Problem.at("place-elsewhere", move=str(move), square=here))
        if tile == NONE:
            raise IllegalMove(Problem.at("place-no-tile", move=str(move)))
        zones = self.deck.faces[kernel.laid_face[tile]].tile.zone_numbers
        if move.zone not in zones:
            known = ", ".join(zones)
            problem = Problem.at("zone-unknown", move=str(move), zone=move.zone, known=known)
            raise IllegalMove(problem)
        return tile

    def _placing_problem(self, move: Place, number: int, node: int, kind: str) -> Problem | None:
        kernel, piece = self.kernel, self.names.description.pieces[number]
        what = kernel.to_move * kernel.kinds + number
        if kind not in piece.on:
            known = ", ".join(piece.on)
            return Problem.at("piece-terrain", move=str(move), kind=kind, known=known)
        if piece.roams:
            if not kernel.owned[what]:
                return Problem.at("place-no-supply", move=str(move), piece=move.piece)
            if kernel.piece_on(node) != NONE:
                return Problem.at("place-zone-taken", move=str(move))
            if not kernel.open_ends(kernel.find(node)):
                return Problem.at("place-complete", move=str(move), kind=kind)
        elif not kernel.supply[what]:
            return Problem.at("place-no-supply", move=str(move), piece=move.piece)
        elif kernel.is_held(kernel.claim(node, number)):
            return Problem.at("place-taken", move=str(move), kind=piece.system or kind)
        return None
