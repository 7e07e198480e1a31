"""A deck prepared for play: what each tile shows on each side in each turn, and where it fits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final

from carcqt.rules.description import START, TOKENS, Description, Role
from carcqt.rules.geometry import SIDES, STEPS, cell_of
from carcqt.rules.tiles import Deck, Tile

Nodes = tuple[int, ...]
"""Counted from the first one of a tile."""
Triple = tuple[str, str, str]
"""The terrains at the three points of a side, clockwise."""


# Plain tuples, since each tile that is laid takes them apart: named ones take thrice as long.
Part = tuple[int, tuple[Nodes, ...], tuple[int, ...]]
"""One square of a turned tile: how far it is from the tile's own cell; for each side its nodes, in
the order in which the edge that meets it has its own; the code of each side, 0 inside the tile."""
Edge = tuple[int, int, int, Nodes]
"""A side of a turned tile that faces out: how far from the tile's own cell the one beside it is;
the side of that cell which it touches; what it adds to the demand of that cell; the nodes that
reach it, in the order of its points."""


class Face:
    """A tile of the deck, ready for play. Its nodes are its zones, then its systems of zones."""

    def __init__(self, tile: Tile, box: Box) -> None:
        description = box.description
        self.tile: Final = tile
        systems = list(_systems(tile, description))
        self.kinds: Final = [*(zone.kind for zone in tile.zones), *(name for name, _ in systems)]
        self.system_nodes: Final = {
            (system, zone): node
            for node, (system, zones) in enumerate(systems, len(tile.zones))
            for zone in zones
        }
        self.parts: Final[list[list[Part]]] = []
        self.edges: Final[list[list[Edge]]] = []
        for turned in tile.all_turned:
            self._cut_up(turned, box)
        groups = [[zone] for zone in range(len(tile.zones))] + [zones for _, zones in systems]
        self.names: Final = [tile.zones[min(zones)].id for zones in groups]
        """What each node is called; a system, by its first zone."""
        self.icons: Final = [_icons_of(tile, zones) for zones in groups]
        """How often each node shows each icon."""
        self.spots: Final = [
            [
                (zone, self.claim(piece.system, zone))
                for zone, shown in enumerate(tile.zones)
                if shown.kind in piece.on and not piece.roams
            ]
            for piece in description.pieces
        ]
        """For each kind of piece, the zones where it may stand and the nodes it claims there.
        H-R13: a hut claims the node of its network, which goes on over sides like any zone."""
        self.grounds: Final = [
            (number, zone)
            for number, piece in enumerate(description.pieces)
            for zone, shown in enumerate(tile.zones)
            if piece.roams and shown.kind in piece.on
        ]
        """Kinds of piece that roam, and the zones where they may stand."""
        self.completes: Final = [
            zone
            for zone, shown in enumerate(tile.zones)
            if description.terrain[shown.kind].completes
        ]
        """The zones whose regions score once they are complete."""
        self.lines_to: Final = {
            hub: tuple(
                line for line, zone in enumerate(tile.zones) if tile.zones[hub].id in zone.to
            )
            for hub in self.completes
            if description.terrain[self.kinds[hub]].role is Role.HUB
        }
        """The lines that lead to each hub which scores once they are complete."""
        self.hubs_of: Final = {
            line: [hub for hub, lines in self.lines_to.items() if line in lines]
            for lines in self.lines_to.values()
            for line in lines
        }
        self.shown: Final[dict[str, list[tuple[int, int]]]] = {}
        """For each icon of the tile, the zones that show it and how often."""
        for number, zone in enumerate(tile.zones):
            for icon, count in zone.icons:
                self.shown.setdefault(icon, []).append((number, count))
        self.streams: Final = description.stream in self.kinds
        """It shows the stream, and goes to its mouth and nowhere else."""
        self.inlets: Final = [self._stream_end(description, turn, north=True) for turn in SIDES]
        """For each turn, how far from its own cell the stream comes in, from the north."""
        self.outlets: Final = [self._stream_end(description, turn, north=False) for turn in SIDES]
        """For each turn, how far from its own cell the stream goes on, beyond its southern side."""
        self.is_looked_up: Final = tile.squares == 1 and not self.streams
        """Where it fits can be read off the demands of all open squares; others are tried."""
        self.fits_at: Final = self._fits(box) if tile.squares == 1 else {}
        """For each demand that a tile of one square meets, in which turns."""
        self.demands: Final = tuple(self.fits_at)

    def claim(self, system: str | None, zone: int) -> int:
        return zone if system is None else self.system_nodes[system, zone]

    def _cut_up(self, turned: Tile, box: Box) -> None:
        """The parts and edges of one turn."""
        parts: list[Part] = []
        edges: list[Edge] = []
        for square in range(turned.squares):
            row, column = divmod(square, turned.columns)
            offset, shows = cell_of((column, row)), [0, 0, 0, 0]
            met: list[Nodes] = [(), (), (), ()]
            for side in SIDES:
                if turned.beside(square, side) is not None:
                    continue
                zones, triple = _reached(turned, square, side)
                systems = [node for (_, zone), node in self.system_nodes.items() if zone in zones]
                facing = (side + 2) % 4
                demand = box.codes[triple[::-1]] * box.weights[facing]
                shows[side] = box.codes[triple]
                edges.append((offset + STEPS[side], facing, demand, (*zones, *systems)))
                met[side] = (*zones[::-1], *systems)  # A-R9: points go clockwise, left meets left
            parts.append((offset, tuple(met), tuple(shows)))
        self.parts.append(parts)
        self.edges.append(edges)

    def _stream_end(self, description: Description, turn: int, *, north: bool) -> int | None:
        side = 0 if north else 2
        turned = self.tile.all_turned[turn]
        for square, (offset, _, shows) in enumerate(self.parts[turn]):
            zone = turned.zone_at.get(12 * square + 3 * side + 1)
            if shows[side] and zone is not None and self.kinds[zone] == description.stream:
                return offset + (0 if north else STEPS[side])
        return None

    def _fits(self, box: Box) -> dict[int, tuple[int, ...]]:
        fits: dict[int, tuple[int, ...]] = {}
        for turn in self.tile.turns:
            _, _, shows = self.parts[turn][0]
            shown = zip(shows, box.weights, strict=True)
            for asked in product(*((0, code * weight) for code, weight in shown)):
                fits[sum(asked)] = (*fits.get(sum(asked), ()), turn)
        return dict(sorted(fits.items()))


def _icons_of(tile: Tile, zones: list[int]) -> dict[str, int]:
    shown: dict[str, int] = {}
    for zone in zones:
        for icon, count in tile.zones[zone].icons:
            shown[icon] = shown.get(icon, 0) + count
    return shown


def _reached(tile: Tile, square: int, side: int) -> tuple[tuple[int, ...], Triple]:
    """The zones at a side, once if they are one, and the terrains of its points."""
    first, middle, last = (tile.zone_at[12 * square + 3 * side + point] for point in range(3))
    kinds = (tile.zones[first].kind, tile.zones[middle].kind, tile.zones[last].kind)
    return (middle,) if first == middle else (first, middle, last), kinds


def _systems(tile: Tile, description: Description) -> Iterator[tuple[str, list[int]]]:
    """Systems of zones inside one tile: zones of their kinds, linked by what leads to what."""
    for system in description.systems:
        groups: list[set[int]] = []
        for number, zone in enumerate(tile.zones):
            if zone.kind in system.joins:
                led = {tile.zone_numbers[hub] for hub in zone.to}
                group = {number} | {hub for hub in led if tile.zones[hub].kind in system.joins}
                apart = [other for other in groups if not other & group]
                groups = [*apart, group.union(*(other for other in groups if other & group))]
        for numbers in sorted(map(sorted, groups)):
            yield system.id, numbers


class Box:
    """All faces of a deck, and the codes by which sides and demands are compared.

    A demand is what an open square asks of its four sides: the sum of a code per side, each
    with the weight of its side; 0 asks nothing. So every demand is an index into a plain list.
    """

    def __init__(self, deck: Deck, description: Description) -> None:
        self.description: Final = description
        self.codes: Final[dict[Triple, int]] = {}
        for tile in deck.tiles:
            for square, side in tile.outer_sides():
                _, triple = _reached(tile, square, side)
                for seen in (triple, triple[::-1]):
                    self.codes.setdefault(seen, len(self.codes) + 1)
        radix = len(self.codes) + 1
        self.weights: Final = (1, radix, radix**2, radix**3)
        self.demands: Final = radix**4
        self.face: Final = {tile.id: Face(tile, self) for tile in deck.tiles}
        self.piles: Final = {
            pile: [tile.id for tile in deck.tiles if tile.pile == pile for _ in range(tile.count)]
            for pile in description.piles
        }
        """What each pile holds before it is shuffled."""
        self.start: Final = [tile for tile in deck.tiles if tile.pile == START]
        """What may lie on the table at the start."""
        self.kinds_in: Final = {pile: list(dict.fromkeys(self.piles[pile])) for pile in self.piles}
        """The kinds of tile in each pile."""
        if description.tokens:
            tokens = dict(deck.tokens) or {token.id: token.count for token in description.tokens}
            self.piles[TOKENS] = [token for token, count in tokens.items() for _ in range(count)]
        self.has_scoring_hubs: Final = any(face.lines_to for face in self.face.values())
        self.marked: Final = frozenset(
            name
            for name, face in self.face.items()
            if face.streams and face.tile.pile == description.piles[0]
        )
        """Tiles that are spread evenly over their pile."""


@lru_cache(maxsize=32)
def box_of(deck: Deck, description: Description) -> Box:
    """The prepared deck, made once."""
    return Box(deck, description)
