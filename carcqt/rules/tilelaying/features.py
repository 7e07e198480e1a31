"""Tiles on the table, the pieces in their regions, and what those are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from carcqt.rules.board import Board
from carcqt.rules.description import Description
from carcqt.rules.events import Completed, Event, Item, Spot
from carcqt.rules.faces import box_of
from carcqt.rules.game import Game, Share
from carcqt.rules.geometry import Square, cell_of
from carcqt.rules.kernel.journal import NONE
from carcqt.rules.kernel.kernel import Kernel
from carcqt.rules.kernel.prepare import prepared
from carcqt.rules.position import LaidTile, Position, Standing
from carcqt.rules.problems import Problem
from carcqt.rules.tilelaying.happenings import Happenings
from carcqt.rules.tilelaying.names import Names
from carcqt.rules.tiles import Deck


@dataclass(frozen=True, slots=True)
class Region:
    """A feature as it stands, for hints and overlays."""

    kind: str
    spots: tuple[Spot, ...]
    open_ends: int
    is_complete: bool
    """Without open ends; a hub, if all its lines are so."""
    followers: tuple[int, ...]
    owners: tuple[int, ...]
    """The seats that would score it."""
    worth_now: tuple[Item, ...]
    """If the game ended now."""
    worth_closed: tuple[Item, ...]
    """If it closed as it stands."""


class Features(Game[Deck]):
    kernel_type: ClassVar[type[Kernel]]
    happenings_type: ClassVar[type[Happenings]]
    kernel: Kernel
    happenings: Happenings
    kernel_phases: ClassVar[tuple[str, ...]]
    """By the kernel's numbers."""
    tile_worth: ClassVar[Mapping[str, int]] = {}
    """What each further tile adds to a complete region of a kind, at least."""

    def __init__(self, material: Deck, position: Position) -> None:
        super().__init__(material, position)
        self.box: Final = box_of(material, self.described(self.options))
        self.deck: Final = prepared(self.box)
        self.kernel = self.kernel_type(self.deck.tables, position.players, len(self.box.piles))
        self.names: Final = Names(self.kernel, self.deck, self.kernel_phases)
        self.happenings = self.happenings_type(self.names)
        supplies = [count for supply in position.supplies for count in supply]
        self.kernel.set_seats(list(position.scores), supplies)

    @classmethod
    def extra_problems(cls, deck: Deck, board: Board, position: Position) -> Iterator[Problem]:
        """What is wrong with what only this game keeps; all else in the position is right."""
        return iter(())

    @classmethod
    def described(cls, options: Mapping[str, str]) -> Description:
        """What the game says of itself when it is played with these options."""
        return cls.description

    @classmethod
    def marked(cls, material: Deck) -> frozenset[str]:
        return box_of(material, cls.description).marked

    @classmethod
    def used(cls, material: Deck, position: Position) -> dict[str, Counter[str]]:
        used: dict[str, Counter[str]] = {}
        for tile in (*(laid.tile for laid in position.laid), *position.gone, position.drawn):
            if tile in material.tile:
                used.setdefault(material.tile[tile].pile, Counter())[tile] += 1
        return used

    def _set_table(self, position: Position) -> None:
        """Lays the tiles of a position and puts its pieces down."""
        kernel, squares = self.kernel, self.kernel.squares
        for laid in position.laid:
            square = squares.number(cell_of(laid.square))
            kernel.lay_down(self.deck.numbers[laid.tile], laid.turn, square)
        if not position.laid:
            kernel.open_anywhere()
        for piece in position.pieces:
            number = self.description.piece_numbers[piece.piece]
            kernel.stand(self.node(piece.square, piece.zone), piece.seat * kernel.kinds + number)
        kernel.count_owned()
        kernel.close_grounds()

    @property
    def board(self) -> Board:
        return Board(self.box, self.kernel)

    @property
    def scores(self) -> list[int]:
        return self.kernel.scores()

    @property
    def supplies(self) -> list[list[int]]:
        """For each seat, how many of each kind of piece it can still place."""
        kernel = self.kernel
        kinds = range(kernel.kinds)
        return [
            [kernel.supply[seat * kernel.kinds + kind] for kind in kinds]
            for seat in range(self.players)
        ]

    @property
    def standing(self) -> dict[int, tuple[int, int]]:
        """Seat and kind of the piece on a zone's node, in the order of the nodes."""
        kernel = self.kernel
        pieces = (
            (kernel.standing_node[n], kernel.standing_what[n]) for n in range(kernel.standing)
        )
        return {node: (what // kernel.kinds, what % kernel.kinds) for node, what in sorted(pieces)}

    def _table_position(self) -> Position:
        """What lies and stands on the table, and the seats; nothing of piles, options and extra."""
        kernel, pieces = self.kernel, []
        for node, (seat, piece) in self.standing.items():
            spot = self.spot(node)
            pieces.append(Standing(seat, self.description.pieces[piece].id, spot.square, spot.zone))
        return Position(
            game=self.description.game,
            scores=tuple(self.scores),
            to_move=self.to_move,
            phase=self.phase,
            drawn="" if kernel.hand == NONE else self.names.tile(kernel.hand),
            laid=tuple(
                LaidTile(
                    self.names.tile(kernel.laid_face[tile]),
                    self.names.square(tile),
                    kernel.laid_turn[tile],
                )
                for tile in range(kernel.laid)
            ),
            pieces=tuple(pieces),
            supplies=tuple(map(tuple, self.supplies)),
            gone=(*self._start.gone, *map(self.names.tile, kernel.gone)),
        )

    def projected(self) -> list[int]:
        return self.kernel.projected()

    def measures(self, events: Sequence[Event]) -> dict[str, Share]:
        """For each kind that can be completed, how many are."""
        done = Counter(event.kind for event in events if isinstance(event, Completed))
        kinds = {terrain.id for terrain in self.description.terrains if terrain.completes}
        roots = {
            self.kernel.find(laid.base + zone)
            for laid in self.board.laid
            for zone in laid.face.completes
        }
        begun = Counter(map(self.kind, roots))
        return {f"completed-{kind}": (done[kind], begun[kind]) for kind in sorted(kinds)}

    def kind(self, node: int) -> str:
        return self.names.kind(node)

    def spot(self, node: int) -> Spot:
        """Where a node lies."""
        return self.names.spot(node)

    def node(self, square: Square, zone: str, system: str | None = None) -> int:
        """The node of a zone, or of its system, on the tile that covers this square."""
        laid = self.board.laid_at(cell_of(square))
        if laid is None:
            raise KeyError(square)
        return laid.base + laid.face.claim(system, laid.face.tile.zone_numbers[zone])

    def root(self, square: Square, zone: str, system: str | None = None) -> int:
        """The same number for all zones of one region."""
        return self.kernel.find(self.node(square, zone, system))

    def least_worth(self, root: int, squares: int) -> int:
        """What a region brings at least once it is complete, however it goes on over so many open
        squares."""
        return self.kernel.worth(root, True) + squares * self.tile_worth.get(self.kind(root), 0)

    def prizes(self, root: int) -> dict[str, int]:
        """What completing a region brings beside points, and how many of it."""
        return {}

    def region(self, square: Square, zone: str, system: str | None = None) -> Region:
        """The feature that a zone belongs to."""
        kernel, node = self.kernel, self.node(square, zone, system)
        root, seats = kernel.find(node), range(self.players)
        leaders = kernel.leaders(root)
        return Region(
            kind=self.kind(node),
            spots=tuple(self.spot(member) for member in kernel.members(root)),
            open_ends=kernel.open_ends(root),
            is_complete=kernel.is_complete(node),
            followers=tuple(kernel.followers(root, seat) for seat in seats),
            owners=tuple(seat for seat in seats if leaders >> seat & 1),
            worth_now=self.happenings.items(root, closed=False),
            worth_closed=self.happenings.items(root, closed=True),
        )
