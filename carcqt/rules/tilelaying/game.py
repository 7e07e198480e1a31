"""The turn that the tile-laying games share: draw, lay, place one piece, score what is complete."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import ClassVar, Final, cast

from carcqt.rules.board import LaidFace
from carcqt.rules.description import START
from carcqt.rules.events import Completed, Discarded, Drawn, Laid, Placed, Spot
from carcqt.rules.faces import Face, box_of
from carcqt.rules.game import OVER
from carcqt.rules.geometry import SQUARES, STEPS, Square, cell_of
from carcqt.rules.moves import Lay, Move, Pass, Place, Skip
from carcqt.rules.piles import dealt
from carcqt.rules.position import LaidTile, Position
from carcqt.rules.problems import IllegalMove, Problem
from carcqt.rules.regions import OPEN_MASK, SIZE_MASK
from carcqt.rules.tilelaying.checks import problems_of
from carcqt.rules.tilelaying.features import Features
from carcqt.rules.tilelaying.keys import TileHash, key_of
from carcqt.rules.tilelaying.legal import Places, lays_of
from carcqt.rules.tiles import Deck

LAY: Final = "lay"
PLACE: Final = "place"


class TileLaying(Features):
    moves: ClassVar[tuple[type[Move], ...]] = (Lay, Place, Pass)
    phases: ClassVar[tuple[str, ...]] = (LAY, PLACE, OVER)

    def __init__(self, material: Deck, position: Position) -> None:
        super().__init__(material, position)
        self.hand = self.box.face.get(position.drawn)
        """The tile that is to be laid."""
        self._set_up(position)
        if self.phase == LAY and self.hand is None:
            self._next_tile()
        self.opening = self._events

    def _set_up(self, position: Position) -> None:
        """What a game does once the tiles and pieces of a position are in place."""

    @classmethod
    def start_position(
        cls, material: Deck, players: int, rng: Random, options: Mapping[str, str], first: int
    ) -> Position:
        start = [
            tile
            for tile in material.tiles
            if tile.pile == START and players in (tile.players or (players,))
        ]
        box = box_of(material, cls.description)
        supply = tuple(piece.count for piece in cls.description.pieces)
        return Position(
            game=cls.description.game,
            scores=(0,) * players,
            to_move=first,
            phase=LAY,
            laid=tuple(LaidTile(tile.id, Square(0, 0)) for tile in start[:1]),
            supplies=(supply,) * players,
            piles=tuple(dealt(pile, box.piles[pile], box.marked, rng) for pile in box.piles),
            options=tuple(options.items()),
            extra=cls.extra_type(),
        )

    @classmethod
    def problems(cls, material: Deck, position: Position) -> list[Problem]:
        return problems_of(cls, material, position)

    def _position(self) -> Position:
        position = super()._position()
        return position if self.hand is None else replace(position, drawn=self.hand.tile.id)

    def _mark(self) -> object:
        return self.hand, len(self.grounds.journal), self.board.mark()

    def _rewind(self, mark: object) -> None:
        self.hand, grounds, board = cast("tuple[Face | None, int, tuple[int, int, int]]", mark)
        self.grounds.rewind(grounds)
        self.board.rewind(board)
        self._prospects.rewound(len(self.regions.journal))

    @property
    def legal_moves(self) -> Sequence[Move]:
        if self.phase == LAY:
            assert self.hand is not None
            return lays_of(self.board, self.hand)
        if self.phase == PLACE:
            laid = self.board.laid[-1]
            spots = self._free_spots(laid)
            roaming = self._roaming_spots(laid) if self.grounds.items else self.grounds.items
            return Places(self.board, self.description, spots, roaming, self._other_choices())
        return self._further_choices()

    def _in_order(self) -> Iterable[Move]:
        if self.phase == LAY or (self.phase == PLACE and self.grounds.items):
            return sorted(self.legal_moves, key=str)
        return self.legal_moves

    def recent_tiles(self) -> int:
        """How many of the tiles laid last a rule still asks for: the one that pieces go on."""
        return 1 if self.phase == PLACE else 0

    def _key(self) -> Hashable:
        return key_of(self, self.hand, self.recent_tiles())

    def _hash(self) -> int:
        if self._search.tiles is None:
            self._search.tiles = TileHash(self, self.hand)
        return cast(TileHash, self._search.tiles).of(self, self.hand, self.recent_tiles())

    def left_for(self, square: Square) -> Counter[str]:
        """The tiles to come that would fit a square as the table is now."""
        cell, found = cell_of(square), Counter[str]()
        if cell not in self.board.demand_at:
            return found
        for pile in range(len(self.description.piles)):
            for tile, count in self.left_in(pile).items():
                face = self.box.face[tile]
                if self._fits_at(face, cell):
                    found[tile] = count
        return found

    def dead_squares(self) -> list[Square]:
        """Open squares between tiles that neither the one in hand nor any to come fits."""
        board = self.board
        faces = [] if self.hand is None else [self.hand]
        for pile in range(len(self.description.piles)):
            faces += [self.box.face[tile] for tile in self.left_in(pile)]
        return [
            SQUARES[cell]
            for cell in board.demand_at
            if not board.is_ahead(cell)
            and sum(board.laid_at(cell + step) is not None for step in STEPS) > 1
            and not any(self._fits_at(face, cell) for face in faces)
        ]

    def _fits_at(self, face: Face, cell: int) -> bool:
        if face.is_looked_up:
            return not self.board.is_ahead(cell) and self.board.demand_at[cell] in face.fits_at
        return any(self.board.fits(face, turn, cell) for turn in face.tile.turns)

    def _other_choices(self) -> Sequence[Move]:
        """What may be done instead of placing a piece."""
        return ()

    def _further_choices(self) -> Sequence[Move]:
        """What may be done in phases that only this game has."""
        return ()

    def _free_spots(self, laid: LaidFace) -> list[tuple[int, int]]:
        """The pieces, and the nodes, that the seat to move may put together."""
        parent, total, seats = self.regions.parent, self.regions.total, self.totals.seats
        base, spots = laid.base, laid.face.spots
        free = []
        for piece, left in enumerate(self.supplies[self.to_move]):
            if left:
                for zone, claim in spots[piece]:
                    node = base + claim
                    while parent[node] != node:
                        node = parent[node]
                    if not total[node] >> seats:
                        free.append((piece, base + zone))
        return free

    def _roaming_spots(self, laid: LaidFace) -> list[tuple[int, int]]:
        """A roaming piece may go from the table as well as from the supply."""
        spots = self.grounds.items
        for piece in self.description.roaming:
            if not self._has(piece):
                spots = [spot for spot in spots if spot[0] != piece]
        total, find = self.regions.total, self.regions.find
        for _, zone in laid.face.grounds:
            if not total[find(laid.base + zone)] & OPEN_MASK:
                return [spot for spot in spots if total[find(spot[1])] & OPEN_MASK]
        return spots

    def _has(self, piece: int) -> bool:
        """Whether the seat to move has such a piece, in its supply or on the table."""
        seat = self.to_move
        return self.supplies[seat][piece] > 0 or (seat, piece) in self.roaming

    def _play(self, move: Move) -> None:
        if self.phase == LAY and isinstance(move, Lay):
            self._lay(move)
        elif self.phase == PLACE and not isinstance(move, Lay):
            if isinstance(move, Place):
                self._place(move)
            elif isinstance(move, Pass):
                self._pass()
            else:
                self._act(move)
            self._finish_tile()
        else:
            self._play_further(move)

    def _play_further(self, move: Move) -> None:
        """Makes a move in phases that only this game has."""
        raise IllegalMove(Problem.at("move-phase", move=str(move), phase=self.phase))

    def _pass(self) -> None:
        """Nothing is placed."""

    def _act(self, move: Move) -> None:
        """Does what may be done instead of placing a piece."""
        raise IllegalMove(Problem.at("move-unknown", move=str(move)))

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
        self._events.append(Laid(self.to_move, move.tile, move.square, move.turn))
        self.hand = None
        self.phase = PLACE
        changes = len(self.regions.journal)
        self._lay_down(face, move.turn, cell)
        self._connect(self.board.laid[-1], changes)

    def _connect(self, laid: LaidFace, changes: int) -> None:
        """What a tile brings by where it lies, before a piece is placed; its regions were joined
        since then."""

    def _place(self, move: Place) -> None:
        laid = self._tile_for(move)
        zone = laid.face.tile.zone_numbers[move.zone]
        piece, node, seat = (
            self.description.piece_numbers[move.piece],
            laid.base + zone,
            self.to_move,
        )
        if problem := self._placing_problem(move, piece, node, laid.face.kinds[zone]):
            raise IllegalMove(problem)
        supply, origin = self.supplies[seat], None
        if supply[piece]:
            self._set(supply, piece, supply[piece] - 1)
        else:
            before = self.roaming[seat, piece]
            origin = self.spot(before)
            self._drop(self.standing, before)
            self.grounds.add((piece, before))
        self._stand(node, seat, piece)
        self._events.append(Placed(seat, move.piece, Spot(move.square, move.zone), origin))

    def _tile_for(self, move: Place) -> LaidFace:
        """The tile where a piece is to be placed, which has such a zone; or raises."""
        pieces, last = self.description.piece, self.board.laid[-1]
        if move.piece not in pieces:
            known = ", ".join(pieces)
            problem = Problem.at("piece-unknown", move=str(move), piece=move.piece, known=known)
            raise IllegalMove(problem)
        laid = self.board.laid_at(cell_of(move.square))
        if laid is not None and laid.square != move.square:
            laid = None
        if laid is not last and not pieces[move.piece].roams:
            here = str(last.square)
            raise IllegalMove(Problem.at("place-elsewhere", move=str(move), square=here))
        if laid is None:
            raise IllegalMove(Problem.at("place-no-tile", move=str(move)))
        zones = laid.face.tile.zone_numbers
        if move.zone not in zones:
            known = ", ".join(zones)
            problem = Problem.at("zone-unknown", move=str(move), zone=move.zone, known=known)
            raise IllegalMove(problem)
        return laid

    def _placing_problem(self, move: Place, number: int, node: int, kind: str) -> Problem | None:
        piece, regions = self.box.description.pieces[number], self.regions
        if kind not in piece.on:
            known = ", ".join(piece.on)
            return Problem.at("piece-terrain", move=str(move), kind=kind, known=known)
        if piece.roams:
            if not self._has(number):
                return Problem.at("place-no-supply", move=str(move), piece=move.piece)
            if node in self.standing:
                return Problem.at("place-zone-taken", move=str(move))
            if not regions.total[regions.find(node)] & OPEN_MASK:
                return Problem.at("place-complete", move=str(move), kind=kind)
        elif not self.supplies[self.to_move][number]:
            return Problem.at("place-no-supply", move=str(move), piece=move.piece)
        elif regions.total[regions.find(self._claim(node, number))] >> self.totals.seats:
            return Problem.at("place-taken", move=str(move), kind=piece.system or kind)
        return None

    def _same(self, move: Move) -> object:
        if not isinstance(move, Place):
            return move
        node, piece = self.node(move.square, move.zone), self.description.piece_numbers[move.piece]
        return move.piece, self.regions.find(self._claim(node, piece))

    def _finish_tile(self) -> None:
        """Step 3 and what follows."""
        laid = self.board.laid[-1]
        self._end_turn(laid, self._score_tile(laid))

    def _score_tile(self, laid: LaidFace) -> list[int]:
        """S-R6: every feature that the tile completed is scored. Their roots are returned."""
        if laid.face.streams:
            return self._score_stream(laid)
        parent, total = self.regions.parent, self.regions.total
        completed: list[int] = []
        for zone in laid.face.completes:
            root = laid.base + zone
            while parent[root] != root:
                root = parent[root]
            if not total[root] & OPEN_MASK and root not in completed:
                if zone in laid.face.lines_to and not self.board.is_complete(laid, zone):
                    continue
                completed.append(root)
                self._complete(laid.face.kinds[zone], laid.base + zone, root)
        if completed and self.box.has_scoring_hubs:
            for hub in self._hubs_beyond(completed):
                completed.append(hub)
                self._complete(self.kind(hub), hub, hub)
        return completed

    def _score_stream(self, laid: LaidFace) -> list[int]:
        """The same for a tile of the stream, in a game that has one."""
        raise NotImplementedError

    def _hubs_beyond(self, completed: Sequence[int]) -> list[int]:
        """Hubs of other tiles that are complete because lines to them are."""
        hubs = []
        for root in completed:
            for node in self.regions.members(root):
                laid = self.board.laid_of(node)
                for zone in laid.face.hubs_of.get(node - laid.base, ()):
                    hub = laid.base + zone
                    known = hub in completed or hub in hubs
                    if not known and self.board.is_complete(laid, zone):
                        hubs.append(hub)
        return hubs

    def _complete(self, kind: str, node: int, root: int) -> None:
        self._events.append(Completed(kind, self.spot(node), self.regions.total[root] & SIZE_MASK))
        self._settle(kind, root)

    def _settle(self, kind: str, root: int) -> None:
        """A complete region is scored by those who stand in it, and they go home."""
        if self.regions.total[root] >> self.totals.seats:
            self._award(kind, root, self._worth(kind, root, closed=True))
            self._send_home(root)

    @abstractmethod
    def _end_turn(self, laid: LaidFace, completed: list[int]) -> None:
        """After the scoring of a tile: another tile, the next seat, or the end."""

    def _next_seat(self) -> None:
        self.to_move = self._seat_after(self.to_move)
        self._next_tile()

    def _next_tile(self) -> None:
        """Draws for the seat to move; S-R2: when no tile is left that fits, the game ends."""
        if not self._draw_fitting(0):
            self._end()

    def _break_off(self) -> None:
        """A tile just laid is scored; one in hand leaves the game."""
        if self.phase == PLACE:
            self._score_tile(self.board.laid[-1])
        if self.hand is not None:
            self._add(self.gone, self.hand.tile.id)
            self.hand = None

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
            self._add(self.gone, tile)
            self._events.append(Discarded(self.to_move, name, tile))
        return False

    def _skip(self) -> None:
        self._break_off()
        self._next_seat()

    def skipping(self) -> Skip:
        return Skip() if self.hand is None else Skip(self.hand.tile.id)

    def turns_of(self, seat: int, since: int = 0) -> tuple[int, int]:
        """A tile of another pile than the first belongs to the turn that won it."""
        begun = moves = 0
        for number in range(since, len(self.record)):
            if self._frames[number][1] == seat:
                if begun == 0 or self._begins_turn(self.record[number][0]):
                    begun, moves = begun + 1, 0
                moves += 1
        if begun and self._is_within_turn(seat):
            return begun - 1, moves
        return begun, 0

    def _begins_turn(self, move: Move) -> bool:
        face = self.box.face.get(move.tile) if isinstance(move, Lay | Skip) else None
        return face is not None and face.tile.pile == self.description.piles[0]

    def _is_within_turn(self, seat: int) -> bool:
        if self.to_move != seat or self.is_over:
            return False
        return self.hand is None or self.hand.tile.pile != self.description.piles[0]

    def is_complete(self, square: Square, zone: str) -> bool:
        """Whether the feature that a zone belongs to is complete."""
        laid = self.board.laid_at(cell_of(square))
        if laid is None:
            raise KeyError(square)
        return self.board.is_complete(laid, laid.face.tile.zone_numbers[zone])
