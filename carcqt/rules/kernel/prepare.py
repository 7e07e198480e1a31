"""Makes the kernel's tables of a deck that is prepared for play."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from carcqt.rules.description import Description
from carcqt.rules.faces import Box, Face
from carcqt.rules.geometry import SIDES
from carcqt.rules.kernel.tables import NO_WAY, Tables

_BITS: Final = 62
"""Of a word of totals: machine integers have 64, and a total is never below zero."""


class PreparedDeck:
    """A deck for the kernel: its tables, and what their numbers are called."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.faces: Final = list(box.face.values())
        self.numbers: Final = {face.tile.id: number for number, face in enumerate(self.faces)}
        self.kinds: Final = kinds_of(box.description)
        self.tables: Final = _Preparation(box).tables
        self.tiles: Final = list(self.numbers)
        self.outcomes: Final[list[tuple[str, ...]]] = [(tile,) for tile in self.tiles]
        """For each face, what is told of drawing it alone."""
        self.zones: Final = [name for face in self.faces for name in face.names]
        """What each type of node is called."""
        self.pieces: Final = [piece.id for piece in box.description.pieces]


@lru_cache(maxsize=32)
def prepared(box: Box) -> PreparedDeck:
    return PreparedDeck(box)


class _Preparation:
    def __init__(self, box: Box) -> None:
        self._box = box
        self._faces = list(box.face.values())
        self._kinds = kinds_of(box.description)
        self._number: dict[str, int] = {}
        self._table: defaultdict[str, list[int]] = defaultdict(list)
        self._fields: list[tuple[int, int, int]] = []
        """For each kind of region × icon, where the totals count it: word, shift and mask."""
        self._lay_out_totals()
        for face in self._faces:
            self._add_face(face)
            self._add_nodes(face)
            for turn in SIDES:
                self._add_turned(face, turn)
        for rows in ("meets", "scoring", "ground", "part", "leads", "line", "hub", "spot"):
            self._end_row(rows, _ENDS[rows])
        self._table["type_first"].append(len(self._table["kind"]))
        self._end_row("edge", "edge_own")
        pieces = box.description.pieces
        self._table["roams"] = [piece.roams for piece in pieces]
        self._table["in_system"] = [piece.system is not None for piece in pieces]
        grounds = {kind for piece in pieces if piece.roams for kind in piece.on}
        self._table["is_ground"] = [kind in grounds for kind in self._kinds]
        sources = [source for source in box.description.sources if source in self._kinds]
        self._table["sources"] = list(map(self._kinds.index, sources))
        self._number |= {
            "faces": len(self._faces),
            "pieces": len(pieces),
            "icons": len(box.description.icons),
            "tiles": sum(face.tile.count for face in self._faces),
            "radix": box.weights[1],
            "demands": box.demands,
        }
        self.tables: Final = Tables(self._number, self._table)

    def _end_row(self, rows: str, items: str) -> None:
        """What is added to the items from here on belongs to the next row."""
        self._table[f"{rows}_first"].append(len(self._table[items]))

    def _lay_out_totals(self) -> None:
        """Counts are as wide as the largest that all tiles of the deck together could bring."""
        box, icons = self._box, [icon.id for icon in self._box.description.icons]
        nodes = ends = 0
        most: defaultdict[tuple[str, str], int] = defaultdict(int)
        for face in self._faces:
            nodes += face.tile.count * len(face.kinds)
            ends += face.tile.count * sum(len(edge[3]) for edge in face.edges[0])
            for node, shown in enumerate(face.icons):
                for icon, count in shown.items():
                    most[face.kinds[node], icon] += face.tile.count * count
        pieces, seats = box.description.pieces, box.description.players[-1]
        per_seat = sum(piece.count for piece in pieces).bit_length()
        open_bits, size_bits = ends.bit_length(), nodes.bit_length()
        room = _BITS - open_bits - size_bits - seats * per_seat
        if room < 0:
            raise OverflowError("a deck of so many tiles cannot be counted")
        words = 1
        for kind in self._kinds:
            used, left, at = 0, room, open_bits + size_bits
            for icon in icons:
                bits = most[kind, icon].bit_length()
                if bits > left:
                    used, left, at = used + 1, _BITS, 0
                place = (used, at, (1 << bits) - 1) if bits else (0, 0, 0)
                self._fields.append(place)
                left, at = left - bits, at + bits
            words = max(words, used + 1)
        shift = _BITS - seats * per_seat
        self._table["one_follower"] = [1 << shift + per_seat * seat for seat in range(seats)]
        self._number |= {
            "nodes": nodes,
            "words": words,
            "open_mask": (1 << open_bits) - 1,
            "size_shift": open_bits,
            "size_mask": (1 << size_bits) - 1,
            "seats_shift": shift,
            "seat_bits": per_seat,
            "seat_mask": (1 << per_seat) - 1,
        }

    def _add_face(self, face: Face) -> None:
        box, table = self._box, self._table
        piles, tile = box.description.piles, face.tile
        table["type_first"].append(len(table["kind"]))
        table["copies"].append(tile.count)
        table["pile"].append(piles.index(tile.pile) if tile.pile in piles else -1)
        table["marked"].append(tile.id in box.marked)
        table["streams"].append(face.streams)
        table["looked_up"].append(face.is_looked_up)
        table["single"].append(tile.squares == 1)
        table["turn_mask"].append(_bits(tile.turns))
        table["fit_mask"] += [_bits(face.fits_at.get(demand, ())) for demand in range(box.demands)]
        self._end_row("meets", "meets_demand")
        table["meets_demand"] += face.demands
        self._end_row("scoring", "scoring")
        table["scoring"] += face.completes
        for spots in face.spots:
            self._end_row("spot", "spot_zone")
            table["spot_zone"] += [zone for zone, _ in spots]
            table["spot_claim"] += [claim for _, claim in spots]
        self._end_row("ground", "ground_zone")
        table["ground_piece"] += [piece for piece, _ in face.grounds]
        table["ground_zone"] += [zone for _, zone in face.grounds]

    def _add_nodes(self, face: Face) -> None:
        table, icons = self._table, [icon.id for icon in self._box.description.icons]
        ends = [node for _, _, _, nodes in face.edges[0] for node in nodes]
        zones = face.tile.zones
        for node, kind in enumerate(face.kinds):
            table["kind"].append(self._kinds.index(kind))
            table["fresh"] += self._fresh(kind, ends.count(node), face.icons[node])
            table["shows"] += [face.icons[node].get(icon, 0) for icon in icons]
            first = self._kinds.index(kind) * len(icons)
            for word, shift, mask in self._fields[first : first + len(icons)]:
                table["field"].append(mask << 16 | word << 8 | shift)
            for piece in self._box.description.pieces:
                known = piece.system is None or (piece.system, node) in face.system_nodes
                table["claim"].append(face.claim(piece.system, node) if known else node)
            self._end_row("leads", "leads")
            if node < len(zones):
                table["leads"] += [face.tile.zone_numbers[hub] for hub in zones[node].to]
            self._end_row("line", "line")
            table["line"] += face.lines_to.get(node, ())
            self._end_row("hub", "hub")
            table["hub"] += face.hubs_of.get(node, ())

    def _fresh(self, kind: str, ends: int, shown: dict[str, int]) -> list[int]:
        """The totals of a node that touches nothing."""
        icons = [icon.id for icon in self._box.description.icons]
        words = [0] * self._number["words"]
        words[0] = ends + (1 << self._number["size_shift"])
        first = self._kinds.index(kind) * len(icons)
        for icon, count in shown.items():
            field = first + icons.index(icon)
            word, shift, _ = self._fields[field]
            words[word] += count << shift
        return words

    def _add_turned(self, face: Face, turn: int) -> None:
        table = self._table
        self._end_row("part", "part_offset")
        inlet, outlet = face.inlets[turn], face.outlets[turn]
        table["inlet"].append(NO_WAY if inlet is None else inlet)
        table["outlet"].append(NO_WAY if outlet is None else outlet)
        edges = iter(face.edges[turn])
        for offset, met, shows in face.parts[turn]:
            table["part_offset"].append(offset)
            for side in SIDES:
                table["side_code"].append(shows[side])
                self._end_row("edge", "edge_own")
                asks = 0
                if shows[side]:
                    _, _, asks, nodes = next(edges)
                    table["edge_own"] += nodes
                    table["edge_met"] += met[side]
                table["side_asks"].append(asks)


_ENDS: Final = {
    "meets": "meets_demand",
    "scoring": "scoring",
    "ground": "ground_zone",
    "part": "part_offset",
    "leads": "leads",
    "line": "line",
    "hub": "hub",
    "spot": "spot_zone",
}


def kinds_of(description: Description) -> list[str]:
    """The kinds of region by their numbers: terrains, then systems."""
    terrains = [terrain.id for terrain in description.terrains]
    return terrains + [system.id for system in description.systems]


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)
