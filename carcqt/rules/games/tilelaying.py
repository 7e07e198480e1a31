"""What the tile-laying games share: draw, lay, place one piece, score what was completed."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final, cast

from carcqt.rules.board import Board, LaidFace
from carcqt.rules.description import START
from carcqt.rules.events import (
    Completed,
    Discarded,
    Drawn,
    Ended,
    Item,
    Laid,
    Placed,
    Returned,
    Scored,
    Spot,
    points,
)
from carcqt.rules.faces import Face, box_of
from carcqt.rules.game import OVER, Game
from carcqt.rules.games.checks import problems_of
from carcqt.rules.games.legal import Lays, Places
from carcqt.rules.geometry import SQUARES, Square, cell_of
from carcqt.rules.moves import Lay, Move, Pass, Place
from carcqt.rules.position import LaidTile, PileState, Position, Standing
from carcqt.rules.problems import IllegalMove, Problem
from carcqt.rules.regions import ONE_OPEN, OPEN_MASK, SIZE_MASK
from carcqt.rules.tiles import Deck

LAY: Final = "lay"
PLACE: Final = "place"


@dataclass(frozen=True, slots=True)
class Region:
    """A feature as it stands, for hints and overlays."""

    kind: str
    spots: tuple[Spot, ...]
    open_ends: int
    followers: tuple[int, ...]
    owners: tuple[int, ...]
    """The seats that would score it."""
    worth_now: tuple[Item, ...]
    """If the game ended now."""
    worth_closed: tuple[Item, ...]
    """If it closed as it stands."""


class TileLaying(Game[Deck]):
    moves: ClassVar[tuple[type[Move], ...]] = (Lay, Place, Pass)
    phases: ClassVar[tuple[str, ...]] = (LAY, PLACE, OVER)

    def __init__(self, material: Deck, position: Position) -> None:
        super().__init__(material, position)
        self.box: Final = box_of(material, self.description)
        self.totals: Final = self.box.totals
        self.board: Final = Board(self.box)
        self.regions: Final = self.board.regions
        self.supplies: Final = [list(supply) for supply in position.supplies]
        self.standing: Final[dict[int, tuple[int, int]]] = {}
        """Seat and kind of the piece on a zone's node."""
        self.gone: Final = list(position.gone)
        self.hand = self.box.face.get(position.drawn)
        """The tile that is to be laid."""
        for laid in position.laid:
            self.board.lay(self.box.face[laid.tile], laid.turn, cell_of(laid.square))
        if not position.laid:
            self.board.open_anywhere()
        for piece in position.pieces:
            on = cast(LaidFace, self.board.laid_at(cell_of(piece.square)))
            number = self.description.piece_numbers[piece.piece]
            self._stand(on, on.face.tile.zone_numbers[piece.zone], piece.seat, number)
        if self.phase == LAY and self.hand is None:
            self._next_tile()
        self.opening = self._events

    @classmethod
    def start_position(
        cls, material: Deck, players: int, rng: Random, options: Mapping[str, str], first: int
    ) -> Position:
        start = [tile for tile in material.tiles if tile.pile == START]
        supply = tuple(piece.count for piece in cls.description.pieces)
        piles = box_of(material, cls.description).piles
        return Position(
            game=cls.description.game,
            scores=(0,) * players,
            to_move=first,
            phase=LAY,
            laid=tuple(LaidTile(tile.id, Square(0, 0)) for tile in start[:1]),
            supplies=(supply,) * players,
            piles=tuple(PileState(pile, cls._shuffled(piles[pile], rng)) for pile in piles),
            options=tuple(options.items()),
        )

    @classmethod
    def _shuffled(cls, things: Sequence[str], rng: Random) -> tuple[str, ...]:
        return tuple(sorted(things, key=lambda _: rng.random()))

    @classmethod
    def problems(cls, material: Deck, position: Position) -> list[Problem]:
        return problems_of(cls, material, position)

    def _position(self) -> Position:
        pieces = []
        for node in sorted(self.standing):
            (seat, piece), spot = self.standing[node], self.spot(node)
            name = self.description.pieces[piece].id
            pieces.append(Standing(seat, name, spot.square, spot.zone))
        return Position(
            game=self.description.game,
            scores=tuple(self.scores),
            to_move=self.to_move,
            phase=self.phase,
            drawn="" if self.hand is None else self.hand.tile.id,
            laid=tuple(
                LaidTile(laid.face.tile.id, SQUARES[laid.cell], laid.turn)
                for laid in self.board.laid
            ),
            pieces=tuple(pieces),
            supplies=tuple(map(tuple, self.supplies)),
            gone=tuple(self.gone),
        )

    def _mark(self) -> object:
        return self.hand, len(self.gone), self.board.mark()

    def _rewind(self, mark: object) -> None:
        self.hand, gone, board = cast("tuple[Face | None, int, tuple[int, int, int, int]]", mark)
        del self.gone[gone:]
        self.board.rewind(board)

    @property
    def legal_moves(self) -> Sequence[Move]:
        if self.phase == LAY:
            assert self.hand is not None
            return Lays(self.board, self.hand)
        if self.phase == PLACE:
            laid = self.board.laid[-1]
            return Places(self.description, laid, self._free_spots(laid))
        return ()

    def _free_spots(self, laid: LaidFace) -> list[tuple[int, int]]:
        """The pieces, and the zones of the tile, that the seat to move may put together."""
        parent, total, seats = self.regions.parent, self.regions.total, self.totals.seats
        free = []
        for piece, left in enumerate(self.supplies[self.to_move]):
            if left:
                for zone, claim in laid.face.spots[piece]:
                    node = laid.base + claim
                    while parent[node] != node:
                        node = parent[node]
                    if not total[node] >> seats:
                        free.append((piece, zone))
        return free

    def _play(self, move: Move) -> None:
        if isinstance(move, Lay):
            if self.phase == LAY:
                self._lay(move)
                return
        elif self.phase == PLACE:
            if isinstance(move, Place):
                self._place(move)
            elif not isinstance(move, Pass):
                raise IllegalMove(Problem.at("move-unknown", move=str(move)))
            self._finish_tile()
            return
        raise IllegalMove(Problem.at("move-phase", move=str(move), phase=self.phase))

    def _lay(self, move: Lay) -> None:
        face, cell = self.hand, cell_of(move.square)
        assert face is not None
        if move.tile != face.tile.id:
            raise IllegalMove(Problem.at("lay-other-tile", move=str(move), drawn=face.tile.id))
        if SQUARES[cell] != move.square:
            # Beyond the table, where another square may have the same cell.
            raise IllegalMove(Problem.at("lay-apart", move=str(move)))
        if not self.board.fits(face, move.turn, cell):
            obstacle = self.board.obstacle(face, move.turn, cell)
            raise IllegalMove(Problem.at(str(obstacle), move=str(move)))
        self.board.lay(face, move.turn, cell)
        self._events.append(Laid(self.to_move, move.tile, move.square, move.turn))
        self.hand = None
        self.phase = PLACE

    def _place(self, move: Place) -> None:
        laid, supply = self.board.laid[-1], self.supplies[self.to_move]
        if problem := self._placing_problem(move, laid, supply):
            raise IllegalMove(problem)
        piece, zone = self.description.piece_numbers[move.piece], move.zone
        self._set(supply, piece, supply[piece] - 1)
        self._stand(laid, laid.face.tile.zone_numbers[zone], self.to_move, piece)
        self._events.append(Placed(self.to_move, move.piece, Spot(move.square, zone)))

    def _placing_problem(self, move: Place, laid: LaidFace, supply: list[int]) -> Problem | None:
        zones, pieces = laid.face.tile.zone_numbers, self.description.piece
        if move.square != SQUARES[laid.cell]:
            here = str(SQUARES[laid.cell])
            return Problem.at("place-elsewhere", move=str(move), square=here)
        if move.piece not in pieces:
            known = ", ".join(pieces)
            return Problem.at("piece-unknown", move=str(move), piece=move.piece, known=known)
        if move.zone not in zones:
            known = ", ".join(zones)
            return Problem.at("zone-unknown", move=str(move), zone=move.zone, known=known)
        piece, kind = pieces[move.piece], laid.face.kinds[zones[move.zone]]
        if kind not in piece.on:
            known = ", ".join(piece.on)
            return Problem.at("piece-terrain", move=str(move), kind=kind, known=known)
        if not supply[self.description.piece_numbers[move.piece]]:
            return Problem.at("place-no-supply", move=str(move), piece=move.piece)
        claim = laid.base + laid.face.claim(piece.system, zones[move.zone])
        if self.regions.total[self.regions.find(claim)] >> self.totals.seats:
            return Problem.at("place-taken", move=str(move), kind=piece.system or kind)
        return None

    def _stand(self, laid: LaidFace, zone: int, seat: int, piece: int) -> None:
        node = laid.base + laid.face.claim(self.description.pieces[piece].system, zone)
        root = self.regions.find(node)
        self.regions.change(root, self.regions.total[root] + self.totals.one_follower(seat))
        self._put(self.standing, laid.base + zone, (seat, piece))

    def _same(self, move: Move) -> object:
        if not isinstance(move, Place):
            return move
        system = self.description.piece[move.piece].system
        return move.piece, self.regions.find(self.node(move.square, move.zone, system))

    def _finish_tile(self) -> None:
        """Step 3 and what follows. S-R6: every feature that the tile completed is scored."""
        laid = self.board.laid[-1]
        parent, total = self.regions.parent, self.regions.total
        completed: list[int] = []
        for zone in laid.face.completes:
            root = laid.base + zone
            while parent[root] != root:
                root = parent[root]
            if not total[root] & OPEN_MASK and root not in completed:
                completed.append(root)
                kind, spot = laid.face.kinds[zone], self.spot(laid.base + zone)
                self._events.append(Completed(kind, spot, total[root] & SIZE_MASK))
                if total[root] >> self.totals.seats:
                    self._award(kind, root, self._worth(kind, root, closed=True))
                    self._send_home(root)
        self._end_turn(laid, completed)

    @abstractmethod
    def _worth(self, kind: str, root: int, *, closed: bool) -> tuple[Item, ...]:
        """What a region brings: closed as it stands, or at the end of the game."""

    @abstractmethod
    def _end_turn(self, laid: LaidFace, completed: list[int]) -> None:
        """After the scoring of a tile: another tile, the next seat, or the end."""

    @abstractmethod
    def _final_scoring(self) -> None: ...

    def _next_seat(self) -> None:
        self.to_move = (self.to_move + 1) % self.players
        self._next_tile()

    def _next_tile(self) -> None:
        """Draws for the seat to move; S-R2: when no tile is left that fits, the game ends."""
        if not self._draw_fitting(0):
            self.phase = OVER
            self._final_scoring()
            self._events.append(Ended(tuple(self.scores), self.winners))

    def _draw_fitting(self, pile: int) -> bool:
        """S-R1: a tile that fits nowhere leaves the game, and the next one is drawn."""
        name = self.description.piles[pile]
        while not self.is_empty(pile):
            tile = self._draw(pile)
            face = self.box.face[tile]
            self._events.append(Drawn(self.to_move, name, tile))
            if self.board.fits_somewhere(face):
                self.hand = face
                self.phase = LAY
                return True
            self.gone.append(tile)
            self._events.append(Discarded(self.to_move, name, tile))
        return False

    def _held_regions(self) -> list[tuple[str, int]]:
        """The kinds and roots of all regions that someone stands in, in the order of the pieces."""
        roots: dict[int, str] = {}
        for node in sorted(self.standing):
            laid = self.board.laid_of(node)
            _, piece = self.standing[node]
            claim = laid.face.claim(self.description.pieces[piece].system, node - laid.base)
            roots[self.regions.find(laid.base + claim)] = laid.face.kinds[claim]
        return [(kind, root) for root, kind in roots.items()]

    def leaders(self, root: int) -> tuple[int, ...]:
        """The seats with most followers in a region."""
        followers = self.totals.followers(self.regions.total[root], self.players)
        return most(followers)

    def _award(self, source: str, root: int, items: tuple[Item, ...]) -> None:
        for seat in self.leaders(root):
            self._set(self.scores, seat, self.scores[seat] + points(items))
            self._events.append(Scored(seat, source, self.spot(root), items))

    def _send_home(self, root: int) -> None:
        """The followers of a region return to their owners."""
        for node in sorted(self.regions.members(root)):
            if node in self.standing:
                seat, number = self.standing[node]
                piece, supply = self.description.pieces[number], self.supplies[seat]
                if piece.system is None:
                    self._drop(self.standing, node)
                    self._set(supply, number, supply[number] + 1)
                    self._events.append(Returned(seat, piece.id, self.spot(node)))
        self.regions.change(root, self.totals.without_followers(self.regions.total[root]))

    def spot(self, node: int) -> Spot:
        """Where a node lies; a system is named by its first zone."""
        laid = self.board.laid_of(node)
        face, zone = laid.face, node - laid.base
        if zone >= len(face.tile.zones):
            zone = min(member for (_, member), place in face.system_nodes.items() if place == zone)
        return Spot(SQUARES[laid.cell], face.tile.zones[zone].id)

    def node(self, square: Square, zone: str, system: str | None = None) -> int:
        """The node of a zone, or of its system, on the tile that covers this square."""
        laid = self.board.laid_at(cell_of(square))
        if laid is None:
            raise KeyError(square)
        return laid.base + laid.face.claim(system, laid.face.tile.zone_numbers[zone])

    def region(self, square: Square, zone: str, system: str | None = None) -> Region:
        """The feature that a zone belongs to."""
        node = self.node(square, zone, system)
        laid, root = self.board.laid_of(node), self.regions.find(node)
        kind, total = laid.face.kinds[node - laid.base], self.regions.total[root]
        return Region(
            kind=kind,
            spots=tuple(self.spot(member) for member in sorted(self.regions.members(root))),
            open_ends=(total & OPEN_MASK) // ONE_OPEN,
            followers=self.totals.followers(total, self.players),
            owners=self.leaders(root),
            worth_now=self._worth(kind, root, closed=False),
            worth_closed=self._worth(kind, root, closed=True),
        )


def most(counts: Sequence[int]) -> tuple[int, ...]:
    """The seats with the largest count, if it is any at all."""
    best = max(counts)
    return tuple(seat for seat, count in enumerate(counts) if count == best) if best else ()
