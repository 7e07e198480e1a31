"""A rules core that keeps only what lies on the table and works all else out anew, by flood fill.

It is there to be compared with `carcqt.rules`: written from the rules page, as simply as can be,
and sharing nothing with it but plain values (tiles, decks, moves).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import chain, permutations, product
from random import Random
from typing import NamedTuple

from carcqt.rules.geometry import Square
from carcqt.rules.moves import PASS, Lay, Move, Place
from carcqt.rules.tiles import Deck, Tile, Zone

Point = tuple[int, int, int]
"""A square, and a point of its edge: 0 to 11, clockwise from NNW."""
AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Node(NamedTuple):
    """A zone on the table: the number of its tile as they were laid, and its own on the tile."""

    tile: int
    zone: int


class Laid(NamedTuple):
    tile: Tile
    square: Square
    turn: int


class Piece(NamedTuple):
    seat: int
    kind: str
    node: Node


@lru_cache(4096)
def squares_of(tile: Tile, turn: int) -> Sequence[Square]:
    """The squares that a tile covers when its north-west one is 0,0."""
    wide, high = (tile.columns, tile.rows) if turn % 2 == 0 else (tile.rows, tile.columns)
    return [Square(x, y) for y in range(high) for x in range(wide)]


@lru_cache(4096)
def points_of(tile: Tile, turn: int) -> Mapping[Point, int]:
    """The zone at each point, inner sides included, when the north-west square is 0,0."""
    points = {}
    for number, zone in enumerate(tile.zones):
        for at in zone.at:
            square, point = divmod(at, 12)
            y, x = divmod(square, tile.columns)
            wide, high = tile.columns, tile.rows
            for _ in range(turn):
                x, y = high - 1 - y, x
                wide, high = high, wide
                point = (point + 3) % 12
            points[x, y, point] = number
    return points


@cache
def facing(point: Point) -> Point:
    """The point of the neighbouring square that touches this one."""
    x, y, number = point
    side, along = divmod(number, 3)
    right, down = AROUND[side]
    return x + right, y + down, 3 * ((side + 2) % 4) + 2 - along


def same_look(tile: Tile, one: int, other: int) -> bool:
    """Whether nobody could tell two turns apart: some renaming of the zones makes them one."""
    first, second = points_of(tile, one), points_of(tile, other)
    if first.keys() != second.keys():
        return False
    forced = {number: second[point] for point, number in first.items()}
    if len(set(first.values())) != len(set(second.values())) or any(
        forced[number] != second[point] for point, number in first.items()
    ):
        return False
    kinds = sorted({zone.kind for zone in tile.zones})
    free, left = (
        [[number for number in _of_kind(tile, kind) if number not in taken] for kind in kinds]
        for taken in (forced, forced.values())
    )
    return any(
        _renames(tile, forced | dict(zip(chain(*free), chain(*order), strict=True)))
        for order in product(*map(permutations, left))
    )


def _of_kind(tile: Tile, kind: str) -> list[int]:
    return [number for number, zone in enumerate(tile.zones) if zone.kind == kind]


def _renames(tile: Tile, names: Mapping[int, int]) -> bool:
    """Whether zones called so have the same kinds and icons and lead to each other alike."""
    ids = [zone.id for zone in tile.zones]

    def leads_to(number: int) -> set[int]:
        return {ids.index(hub) for hub in tile.zones[number].to}

    return all(
        tile.zones[here].kind == tile.zones[there].kind
        and dict(tile.zones[here].icons) == dict(tile.zones[there].icons)
        and {names[hub] for hub in leads_to(here)} == leads_to(there)
        for here, there in names.items()
    )


def spread(start: Node, links: Mapping[Node, Iterable[Node]]) -> frozenset[Node]:
    """Everything that can be reached."""
    reached, waiting = {start}, [start]
    while waiting:
        for node in links[waiting.pop()]:
            if node not in reached:
                reached.add(node)
                waiting.append(node)
    return frozenset(reached)


class Table:
    """Laid tiles, and what follows from them."""

    def __init__(self, laid: Iterable[Laid] = ()) -> None:
        self.laid = list(laid)
        """Tiles are only added: what is known of those that lie there goes on to hold."""
        self._looked = 0
        self._points: dict[Point, Node] = {}
        self._covered: set[Square] = set()
        self._pairs: dict[tuple[Node, Node], None] = {}

    def _look(self) -> None:
        """At the points of tiles that are new, and what they touch."""
        for number in range(self._looked, len(self.laid)):
            tile, (left, top), turn = self.laid[number]
            new = {
                (left + x, top + y, point): Node(number, zone)
                for (x, y, point), zone in points_of(tile, turn).items()
            }
            self._points |= new
            self._covered |= {Square(x, y) for x, y, _ in new}
            for point, node in new.items():
                other = self._points.get(facing(point))
                if other is not None:
                    self._pairs[node, other] = None
        self._looked = len(self.laid)

    def zone(self, node: Node) -> Zone:
        return self.laid[node.tile].tile.zones[node.zone]

    def icon(self, nodes: Iterable[Node], icon: str) -> int:
        shown = (self.zone(node).icons for node in nodes)
        return sum(count for icons in shown for name, count in icons if name == icon)

    def node(self, square: Square, zone: str) -> Node:
        """The zone of this name on the tile whose north-west square is this one."""
        for number, laid in enumerate(self.laid):
            if laid.square == square:
                return Node(number, [shown.id for shown in laid.tile.zones].index(zone))
        raise KeyError(square)

    def nodes(self) -> list[Node]:
        return [
            Node(number, zone)
            for number, laid in enumerate(self.laid)
            for zone in range(len(laid.tile.zones))
        ]

    def points(self) -> Mapping[Point, Node]:
        self._look()
        return self._points

    def covered(self) -> Set[Square]:
        self._look()
        return self._covered

    def regions(self) -> dict[Node, frozenset[Node]]:
        """For each zone, the zones that it forms one feature with."""
        return self._flooded(self.nodes(), self._touching())

    def systems(self, kinds: Sequence[str]) -> dict[Node, frozenset[Node]]:
        """For each zone of these kinds, those joined to it across edges or by what leads where."""
        nodes = [node for node in self.nodes() if self.zone(node).kind in kinds]
        return self._flooded(nodes, self._touching() + self._leading(nodes))

    def parts(self, nodes: Iterable[Node]) -> set[frozenset[Node]]:
        """What is left of a system when every tile is taken on its own."""
        links = self._linked(nodes, self._leading(nodes))
        return {spread(node, links) for node in links}

    def open_ends(self) -> Counter[Node]:
        """Where each zone meets no tile: once for a whole side, or for each point of a mixed."""
        points, covered, found = self.points(), self.covered(), Counter[Node]()
        for x, y in covered:
            for side, (right, down) in enumerate(AROUND):
                if (x + right, y + down) not in covered:
                    shown = [points[x, y, 3 * side + along] for along in range(3)]
                    found.update(shown[:1] if len(set(shown)) == 1 else shown)
        return found

    def fitting(self, tile: Tile) -> list[tuple[Square, int]]:
        """All squares and turns where a tile fits; of turns that look the same, the first."""
        looks = [
            turn
            for turn in range(4)
            if not any(same_look(tile, turn, before) for before in range(turn))
        ]
        return list(self.places(tile, looks))

    def fits_somewhere(self, tile: Tile) -> bool:
        return any(True for _ in self.places(tile))

    def places(self, tile: Tile, turns: Iterable[int] = range(4)) -> Iterator[tuple[Square, int]]:
        covered = self.covered()
        around = max(tile.columns, tile.rows)
        xs, ys = {x for x, _ in covered}, {y for _, y in covered}
        for turn in turns:
            shape, points = squares_of(tile, turn), points_of(tile, turn)
            for y in range(min(ys, default=0) - around, max(ys, default=0) + 2):
                for x in range(min(xs, default=0) - around, max(xs, default=0) + 2):
                    if self._fits(tile, Square(x, y), shape, points):
                        yield Square(x, y), turn

    def _fits(
        self, tile: Tile, square: Square, shape: Sequence[Square], points: Mapping[Point, int]
    ) -> bool:
        """It lies on no other tile, touches one by a side, and agrees with all that it touches."""
        covered = self._covered
        if not covered:
            return square == Square(0, 0)
        here = [(square.x + x, square.y + y) for x, y in shape]
        if any(each in covered for each in here) or not any(
            (x + right, y + down) in covered for x, y in here for right, down in AROUND
        ):
            return False
        for (x, y, point), zone in points.items():
            node = self._points.get(facing((square.x + x, square.y + y, point)))
            if node is not None and self.zone(node).kind != tile.zones[zone].kind:
                return False
        return True

    def _touching(self) -> list[tuple[Node, Node]]:
        self._look()
        return list(self._pairs)

    def _leading(self, nodes: Iterable[Node]) -> list[tuple[Node, Node]]:
        pairs = []
        for node in nodes:
            names = [zone.id for zone in self.laid[node.tile].tile.zones]
            pairs += [(node, Node(node.tile, names.index(hub))) for hub in self.zone(node).to]
        return pairs

    def _flooded(
        self, nodes: Iterable[Node], pairs: Iterable[tuple[Node, Node]]
    ) -> dict[Node, frozenset[Node]]:
        links = self._linked(nodes, pairs)
        found: dict[Node, frozenset[Node]] = {}
        for node in links:
            if node not in found:
                found |= dict.fromkeys(region := spread(node, links), region)
        return found

    def _linked(
        self, nodes: Iterable[Node], pairs: Iterable[tuple[Node, Node]]
    ) -> dict[Node, list[Node]]:
        links: dict[Node, list[Node]] = {node: [] for node in nodes}
        for one, other in pairs:
            if one in links and other in links:
                links[one].append(other)
                links[other].append(one)
        return links


@dataclass
class Happened:
    """What one move brought about, without order."""

    drawn: list[str] = field(default_factory=list)
    completed: list[tuple[str, int]] = field(default_factory=list)
    """Kind and number of sections."""
    scored: list[tuple[int, str, int]] = field(default_factory=list)
    """Seat, source and points."""
    returned: list[Piece] = field(default_factory=list)


@dataclass
class Hunted(Happened):
    eaten: list[tuple[list[Node], list[Node]]] = field(default_factory=list)
    """For a meadow, the tigers that ate and the deer."""


WATER = ("river", "lake")
MAY_STAND = {"member": ("forest", "river", "meadow"), "hut": WATER}


class NaiveHunters:
    """The game `hunters`, from its page of rules."""

    def __init__(
        self, deck: Deck, players: int, piles: Mapping[str, Sequence[str]], first: int = 0
    ) -> None:
        """Piles are given in the order in which they will be drawn."""
        self.deck = {tile.id: tile for tile in deck.tiles}
        start = [tile for tile in deck.tiles if tile.pile == "start"]
        self.table = Table(Laid(tile, Square(0, 0), 0) for tile in start)
        self.piles = {name: list(things) for name, things in piles.items()}
        self.pieces: list[Piece] = []
        self.scores = [0] * players
        self.supplies = [{"member": 5, "hut": 2} for _ in range(players)]
        self.to_move = first
        self.hand: Tile | None = None
        self.gone: list[str] = []
        self.is_over = False
        self.happened = Hunted()
        self._draw_land()

    @classmethod
    def new(cls, deck: Deck, players: int, rng: Random) -> NaiveHunters:
        piles = {}
        for name in ("land", "bonus"):
            piles[name] = [
                tile.id for tile in deck.tiles if tile.pile == name for _ in range(tile.count)
            ]
            rng.shuffle(piles[name])
        return cls(deck, players, piles)

    @property
    def legal_moves(self) -> list[Move]:
        if self.is_over:
            return []
        if self.hand is not None:
            return [Lay(self.hand.id, *place) for place in self.table.fitting(self.hand)]
        moves: list[Move] = [PASS]
        number = len(self.table.laid) - 1
        tile, square, _ = self.table.laid[number]
        for kind, kinds in MAY_STAND.items():
            if self.supplies[self.to_move][kind]:
                features = self._features(kind)
                for zone, shown in enumerate(tile.zones):
                    if shown.kind in kinds:
                        feature = features[Node(number, zone)]
                        if not self._standing(feature, kind):
                            moves.append(Place(kind, square, shown.id))
        return moves

    def push(self, move: Move) -> None:
        self.happened = Hunted()
        if isinstance(move, Lay):
            assert self.hand is not None
            self.table.laid.append(Laid(self.hand, move.square, move.turn))
            self.hand = None
            return
        if isinstance(move, Place):
            self.supplies[self.to_move][move.piece] -= 1
            node = self.table.node(move.square, move.zone)
            self.pieces.append(Piece(self.to_move, move.piece, node))
        self._finish_turn()

    def _features(self, piece: str) -> dict[Node, frozenset[Node]]:
        return self.table.systems(WATER) if piece == "hut" else self.table.regions()

    def _standing(self, feature: frozenset[Node], kind: str) -> list[Piece]:
        return [piece for piece in self.pieces if piece.kind == kind and piece.node in feature]

    def _finish_turn(self) -> None:
        last = len(self.table.laid) - 1
        tile = self.table.laid[last].tile
        touched = {region for node, region in self.table.regions().items() if node.tile == last}
        ends, gold = self.table.open_ends(), False
        for region in touched:
            kind = self.kind(region)
            if kind in ("forest", "river") and not any(ends[node] for node in region):
                self.happened.completed.append((kind, len(region)))
                self._score(kind, self._majority(self._standing(region, "member")), region)
                self._send_home(region)
                gold = gold or self.table.icon(region, "gold") > 0
        if gold and tile.pile != "bonus" and self._draw("bonus"):
            return
        self.to_move = (self.to_move + 1) % len(self.scores)
        self._draw_land()

    def _draw_land(self) -> None:
        if not self._draw("land"):
            self.is_over = True
            self._final_scoring()

    def _draw(self, pile: str) -> bool:
        while self.piles[pile]:
            tile = self.deck[self.piles[pile].pop(0)]
            self.happened.drawn.append(tile.id)
            if self.table.fits_somewhere(tile):
                self.hand = tile
                return True
            self.gone.append(tile.id)
        return False

    def _send_home(self, region: frozenset[Node]) -> None:
        for piece in self._standing(region, "member"):
            self.pieces.remove(piece)
            self.supplies[piece.seat]["member"] += 1
            self.happened.returned.append(piece)

    def _score(self, source: str, seats: Iterable[int], feature: frozenset[Node]) -> None:
        for seat in seats:
            self.scores[seat] += self.worth(source, feature)
            self.happened.scored.append((seat, source, self.worth(source, feature)))

    def _majority(self, pieces: list[Piece]) -> list[int]:
        counts = [sum(piece.seat == seat for piece in pieces) for seat in range(len(self.scores))]
        return [seat for seat, count in enumerate(counts) if count == max(counts) > 0]

    def kind(self, region: frozenset[Node]) -> str:
        return self.table.zone(min(region)).kind

    def worth(self, source: str, feature: frozenset[Node]) -> int:
        """Points of a completed forest or river, a network, or a meadow at the end."""

        def count(icon: str) -> int:
            return self.table.icon(feature, icon)

        if source == "forest":
            return 2 * len(feature) + 2 * count("mushrooms")
        if source == "river":
            lakes = {
                self.table.node(self.table.laid[river.tile].square, lake)
                for river in feature
                for lake in self.table.zone(river).to
            }
            return len(feature) + self.table.icon(lakes, "fish")
        if source == "network":
            return count("fish")
        if source != "meadow":
            return 0
        deer = count("deer") - self.eaten(feature)
        return 2 * (deer + count("mammoth") + count("aurochs"))

    def eaten(self, meadow: frozenset[Node]) -> int:
        tigers = 0 if self.table.icon(meadow, "fire") else self.table.icon(meadow, "tiger")
        return min(tigers, self.table.icon(meadow, "deer"))

    def owners(self, source: str, feature: frozenset[Node]) -> list[int]:
        """Who scores a feature as it stands."""
        pieces = self._standing(feature, "hut" if source == "network" else "member")
        if source == "meadow":
            shrine = [piece for piece in pieces if self.table.icon([piece.node], "shrine")]
            pieces = shrine or pieces
        return self._majority(pieces)

    def _final_scoring(self) -> None:
        meadows = set()
        for region in set(self.table.regions().values()):
            if self.kind(region) in ("forest", "river"):
                self._send_home(region)
            elif self.kind(region) == "meadow":
                meadows.add(region)
        for network in set(self.table.systems(WATER).values()):
            self._score("network", self.owners("network", network), network)
        for meadow in meadows:
            owners = self.owners("meadow", meadow)
            self._score("meadow", owners, meadow)
            if owners and (eaten := self.eaten(meadow)):
                found = self._animals(meadow, "tiger"), self._animals(meadow, "deer")
                self.happened.eaten.append((found[0][:eaten], found[1][:eaten]))

    def _animals(self, meadow: frozenset[Node], animal: str) -> list[Node]:
        """The zone of each such animal, in the order they were laid."""
        return [node for node in sorted(meadow) for _ in range(self.table.icon([node], animal))]


NAIVE = {"hunters": NaiveHunters}
"""The games that there is a naive version of."""
