"""A deck as flat tables, made once and never changed: all that the kernel looks up.

Where there are several things of one, they lie in a row of a longer table: row r of `x` is
`x[x_first[r]]` up to, not including, `x[x_first[r + 1]]`.

    face        a tile of the deck              turned      4 × face + turn
    part        a square of a turned tile       part side   4 × part + side
    type        a node of a face: its zones, then its systems
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from carcqt.rules.kernel.arrays import i64, vec
from carcqt.rules.kernel.squares import Squares

NO_WAY: Final[i64] = 1 << 40
"""Stands for how far the stream is from a tile that it does not cross."""


def packed(items: Sequence[int]) -> vec[i64]:
    return vec[i64](list(items))


class Tables:
    def __init__(self, number: Mapping[str, int], table: Mapping[str, Sequence[int]]) -> None:
        self.squares: Final = Squares()

        self.faces: Final[i64] = number["faces"]
        self.pieces: Final[i64] = number["pieces"]
        self.icons: Final[i64] = number["icons"]
        self.tiles: Final[i64] = number["tiles"]
        """How many tiles there are, copies counted, and how many nodes these have."""
        self.nodes: Final[i64] = number["nodes"]

        # What an open square asks of its sides: the sum of a code per side, times its weight.
        self.radix: Final[i64] = number["radix"]
        self.demands: Final[i64] = number["demands"]

        # The totals of a region are so many words. The first has open ends at the bottom, then
        # the size, then icons, and at its top the followers, seat by seat.
        self.words: Final[i64] = number["words"]
        self.open_mask: Final[i64] = number["open_mask"]
        self.size_shift: Final[i64] = number["size_shift"]
        self.size_mask: Final[i64] = number["size_mask"]
        self.seats_shift: Final[i64] = number["seats_shift"]
        self.seat_bits: Final[i64] = number["seat_bits"]
        self.seat_mask: Final[i64] = number["seat_mask"]
        self.one_follower = packed(table["one_follower"])
        """For each seat, what one follower adds to the totals of a region."""

        # Of each face.
        self.type_first = packed(table["type_first"])
        self.copies = packed(table["copies"])
        self.pile = packed(table["pile"])
        self.marked = packed(table["marked"])
        """Spread evenly over its pile."""
        self.streams = packed(table["streams"])
        """It shows the stream, and goes to its mouth and nowhere else."""
        self.looked_up = packed(table["looked_up"])
        """Where it fits is read off the demands of the open squares; others are tried."""
        self.single = packed(table["single"])
        """It covers one square."""
        self.turn_mask = packed(table["turn_mask"])
        """The turns after which it looks different from any smaller one, as bits."""
        self.fit_mask = packed(table["fit_mask"])
        """For each face × demand, the turns that meet it, as bits."""
        self.meets: Final = [
            packed(table["meets_demand"][begin:end])
            for begin, end in pairwise(table["meets_first"])
        ]
        """For each face, the demands that it meets."""
        self.turns_in = packed([mask.bit_count() for mask in range(16)])
        """How many turns there are in a mask of them."""
        self.scoring_first = packed(table["scoring_first"])
        self.scoring = packed(table["scoring"])
        """In rows of faces: the zones whose regions score once they are complete."""
        self.spot_first = packed(table["spot_first"])
        self.spot_zone = packed(table["spot_zone"])
        self.spot_claim = packed(table["spot_claim"])
        """In rows of face × piece: the zones where it may stand, and the nodes it claims there."""
        self.ground_first = packed(table["ground_first"])
        self.ground_piece = packed(table["ground_piece"])
        self.ground_zone = packed(table["ground_zone"])
        """In rows of faces: kinds of piece that roam, and the zones where they may stand."""
        self.has_grounds: Final = bool(table["ground_zone"])
        self.roams = packed(table["roams"])
        """Of each kind of piece."""
        self.in_system = packed(table["in_system"])
        """Of each kind of piece: it claims more than the zone it stands on."""

        # Of each kind of region.
        self.is_ground = packed(table["is_ground"])
        """Roaming pieces may stand there."""
        self.sources = packed(table["sources"])
        """The kinds that score, in the order of the final scoring."""

        # Of each turned face.
        self.part_first = packed(table["part_first"])
        self.part_offset = packed(table["part_offset"])
        """In rows of turned faces: how far each square is from the tile's own cell."""
        self.inlet = packed(table["inlet"])
        self.outlet = packed(table["outlet"])
        """How far from the tile's own cell the stream comes in, and goes on beyond it."""

        # Of each side of a part.
        self.side_code = packed(table["side_code"])
        """What it shows; 0 inside the tile."""
        self.side_asks = packed(table["side_asks"])
        """What it adds to the demand of the square beside it."""
        self.edge_first = packed(table["edge_first"])
        self.edge_own = packed(table["edge_own"])
        self.edge_met = packed(table["edge_met"])
        """In rows of part sides: its nodes, and again in the order in which others meet them."""

        # Of each type of node.
        self.kind = packed(table["kind"])
        self.fresh = packed(table["fresh"])
        """The totals before it touches anything, so many words each."""
        self.field = packed(table["field"])
        """For each type × icon, where the totals of its region count it: 65536 × mask + 256 × word
        + shift."""
        self.shows = packed(table["shows"])
        """For each type × icon, how many."""
        self.claim = packed(table["claim"])
        """For each type × piece, the node of the face that such a piece on it claims."""
        self.leads_first = packed(table["leads_first"])
        self.leads = packed(table["leads"])
        """In rows of types: the zones that a line leads to."""
        self.line_first = packed(table["line_first"])
        self.line = packed(table["line"])
        """In rows of types: the lines to a hub which scores once they are complete."""
        self.hub_first = packed(table["hub_first"])
        self.hub = packed(table["hub"])
        """In rows of types: the hubs that score of a line."""
        self.has_scoring_hubs: Final = bool(table["hub"])
