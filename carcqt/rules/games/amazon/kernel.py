"""What amazon has of its own, over integers: boats on the river, calls for double tiles.

word[seat]             the space where a seat's boat is
word[seats + seat]     steps won by a tile with a call, which wait until the double tile lies
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carcqt.rules.kernel.arrays import i64
from carcqt.rules.kernel.journal import JOINED, NONE, TOLD, WIDTH, filled
from carcqt.rules.kernel.kernel import FURTHER, LAY, Kernel
from carcqt.rules.kernel.tables import Tables, packed

# Kinds of region, as the description has them.
JUNGLE: Final[i64] = 0
VILLAGE: Final[i64] = 1
TRIBUTARY: Final[i64] = 2
AMAZON: Final[i64] = 3
# Icons, likewise.
BOAT: Final[i64] = 0
FRUIT: Final[i64] = 1
PARROT: Final[i64] = 2
SLOTH: Final[i64] = 6
"""The animals of the jungle are from parrot to sloth."""
CAIMAN: Final[i64] = 7
PIRANHA: Final[i64] = 8
SPACE: Final[i64] = 9
CALL: Final[i64] = 10
# Lines of a breakdown: two of its own, then the icons of jungles.
LINES: Final = ("tile", "fruit", "parrot", "toucan", "butterfly", "ocelot", "sloth")
_TILE: Final[i64] = 0
_FRUIT: Final[i64] = 1
# What is told.
CHOSEN: Final[i64] = 0
"""A double tile: seat, face."""
RIVER: Final[i64] = 1
"""The Amazon is scored: node, seat to move; then for each seat where its boat is."""
MOORED: Final[i64] = 2
"""Seat, space."""
SAILED: Final[i64] = 3
"""From here on, by seat: steps, space."""
# Why points are scored that are not for a region.
FIRST: Final[i64] = -2
SECOND: Final[i64] = -3
MOUTH: Final[i64] = -4
"""And less for lower ranks."""

CHOOSE: Final[i64] = FURTHER
"""The phase after a tile with a call: which double tile follows? Moves are faces."""
DOUBLES: Final[i64] = 1
"""The second pile, face up."""


class AmazonKernel(Kernel):
    def __init__(self, tables: Tables, players: i64, piles: i64) -> None:
        super().__init__(tables, players, piles)
        self.word = filled(2 * players, 0)
        self.river: i64 = NONE
        """A node of the Amazon, if there is one."""

    def set_boats(self, boats: Sequence[int], gains: Sequence[int]) -> None:
        self.word = packed([*boats, *gains])

    def find_river(self) -> None:
        """Once the tiles lie on the table."""
        for tile in range(self.laid):
            if self.river == NONE and self.tables.streams[self.laid_face[tile]]:
                self.river = self.stream_node(tile)

    def stream_node(self, tile: i64) -> i64:
        """The part of the Amazon on a tile."""
        node = self.laid_base[tile]
        while self.kind(node) != AMAZON:
            node += 1
        return node

    def spaces(self) -> i64:
        """How many spaces the river has for boats."""
        return 0 if self.river == NONE else self.icon(self.find(self.river), SPACE)

    def shown_on(self, tile: i64, icon: i64) -> i64:
        """How many of an icon a tile shows."""
        face, base = self.laid_face[tile], self.laid_base[tile]
        count: i64 = 0
        for kind in range(self.tables.type_first[face + 1] - self.tables.type_first[face]):
            count += self.shows(base + kind, icon)
        return count

    def animals(self, tile: i64, icon: i64) -> i64:
        """A-R4: those of a tile with a call count together with the double tile's."""
        count = self.shown_on(tile, icon)
        return count + self.shown_on(tile - 1, icon) if tile and self.is_double(tile) else count

    def is_double(self, tile: i64) -> bool:
        return self.tables.pile[self.laid_face[tile]] == DOUBLES

    # Choosing a double tile

    def may_choose(self, face: i64) -> bool:
        """Whether a double tile is left. A-R17: it must fit, too."""
        return face in self._doubles_left() and self.fits_somewhere(face)

    def _doubles_left(self) -> list[int]:
        """In the order of the deck, each once."""
        things = self.thing[DOUBLES]
        found: list[int] = []
        for place in range(self.drawn[DOUBLES], len(things)):
            if things[place] not in found:
                found.append(things[place])
        found.sort()
        return found

    def list_further(self) -> None:
        for face in self._doubles_left():
            if self.fits_somewhere(face):
                self.add_choice(face)

    def play_further(self, move: i64) -> None:
        self.put_on_top(move, DOUBLES)
        self.draw_unseen(DOUBLES)
        self.hand = move
        self.phase = LAY
        self.log(TOLD, CHOSEN, self.to_move, move)

    def _calls(self, tile: i64) -> bool:
        """A-R12: with no double tile left it is laid like any Amazon tile."""
        if not self.tables.streams[self.laid_face[tile]] or self.is_double(tile):
            return False
        if self.shown_on(tile, CALL) == 0:
            return False
        self.choices = 0
        self.list_further()
        return self.choices > 0

    # Boats

    def connect(self, joins: i64) -> None:
        self._collect(joins)
        if self._calls(self.laid - 1):
            self.phase = CHOOSE
            return
        # A-R7: icons connected by the tile come first, with the river as long as it now is.
        for seat in range(self.players):
            if self.word[self.players + seat]:
                self._sail_for_gains()
                return

    def _collect(self, joins: i64) -> None:
        """Tributaries of the tile where somebody has a meeple may bring icons."""
        tables, tile = self.tables, self.laid - 1
        face, base = self.laid_face[tile], self.laid_base[tile]
        held: list[int] = []
        for place in range(tables.scoring_first[face], tables.scoring_first[face + 1]):
            root = self.find(base + tables.scoring[place])
            if self.is_held(root) and self.icon(root, BOAT) and root not in held:
                held.append(root)
        for root in held:
            self._gain_icons(root, joins)

    def _gain_icons(self, root: i64, joins: i64) -> None:
        """A-R5: each player gains the icons that lay in no part where that player had a meeple."""
        tables, boats = self.tables, self.icon(root, BOAT)
        icons: dict[int, int] = {}
        holders: dict[int, int] = {}
        # Backwards, what each part brought is taken off again: so it was before.
        for at in range(self.written - WIDTH, joins - 1, -WIDTH):
            if self.entry[at] == JOINED and self.find(self.entry[at + 1]) == root:
                part, absorbed = self.entry[at + 1], self.entry[at + 2]
                for node in (part, absorbed):
                    if node not in icons:
                        icons[node] = self.icon(node, BOAT)
                        holders[node] = self.total[node * self.words] >> tables.seats_shift
                icons[part] -= self.icon(absorbed, BOAT)
                holders[part] -= self.total[absorbed * self.words] >> tables.seats_shift
        for seat in range(self.players):
            if self.followers(root, seat):
                known: i64 = 0
                for part, brought in icons.items():
                    followers: i64 = holders[part]
                    if followers >> tables.seat_bits * seat & tables.seat_mask:
                        known += brought
                if boats > known:
                    gains = self.players + seat
                    self.put(gains, self.word[gains] + boats - known)

    def _sail_for_gains(self) -> None:
        """A-R15: boats move together, from the active player clockwise."""
        for number in range(self.players):
            seat = (self.to_move + number) % self.players
            if self.word[self.players + seat]:
                self.sail(seat, self.word[self.players + seat])
        for seat in range(self.players):
            self.put(self.players + seat, 0)

    def sail(self, seat: i64, steps: i64) -> None:
        """A-R15: steps past the last space are lost."""
        here = self.word[seat]
        there = min(here + steps, self.spaces())
        if there > here:
            self.put(seat, there)
            self.log(TOLD, SAILED + seat, there - here, there)

    def place_piece(self, node: i64, piece: i64) -> None:
        super().place_piece(node, piece)
        icons = self.icon(self.find(node), BOAT)
        if icons:
            self.sail(self.to_move, icons)

    def place_nothing(self) -> None:
        self.sail(self.to_move, 1)

    def rank(self, seat: i64) -> i64:
        """A-R2: boats on one space share a rank, the next space is the next rank."""
        here = self.word[seat]
        if self.players == 2 and self.word[1 - seat] - here > 1:
            # A-R14: of two players the second must be directly behind.
            return self.players
        rank: i64 = 0
        for other in range(self.players):
            there = self.word[other]
            if there > here and not self._is_shared_before(other, there):
                rank += 1
        return rank

    def _is_shared_before(self, seat: i64, space: i64) -> bool:
        """Whether the boat of a seat counted before is on this space, too."""
        for other in range(seat):
            if self.word[other] == space:
                return True
        return False

    def score_stream(self) -> None:
        """A-R6: what an Amazon tile completes waits for the end; it brings a scoring of its own."""
        tile = self.laid - 1
        caimans, piranhas = self.animals(tile, CAIMAN), self.animals(tile, PIRANHA)
        self.log(TOLD, RIVER, self.stream_node(tile), self.to_move)
        for seat in range(self.players):
            self.log(TOLD, MOORED, seat, self.word[seat])
        # A-R3: whoever scores no point, for whatever reason, moves on.
        self._score_rank(0, caimans + piranhas, FIRST)
        self._score_rank(1, piranhas, SECOND)
        idle = [self._scores_none(seat, caimans, piranhas) for seat in range(self.players)]
        for number in range(self.players):
            seat = (self.to_move + number) % self.players
            if idle[seat]:
                self.sail(seat, 1)

    def _scores_none(self, seat: i64, caimans: i64, piranhas: i64) -> bool:
        rank = self.rank(seat)
        points = caimans + piranhas if rank == 0 else piranhas
        return rank > 1 or points == 0

    def _score_rank(self, rank: i64, points: i64, cause: i64) -> None:
        """Those of a rank score, from the active player clockwise."""
        for number in range(self.players):
            seat = (self.to_move + number) % self.players
            if points and self.rank(seat) == rank:
                self.gain(seat, points, cause)

    # Worth

    def beyond_regions(self, final: bool, lead: bool) -> i64:
        """A boat may get ahead of others in the rest of a turn, and so may theirs at a scoring of
        the river."""
        tile = self.laid - 1
        sides: i64 = 2 if lead else 1
        if self.tables.streams[self.laid_face[tile]]:
            points = self.animals(tile, CAIMAN) + self.animals(tile, PIRANHA)
            return sides * (points + self._prize(0) if final else points)
        if not final or self.river == NONE:
            return 0
        return self._most_at_mouth(lead)

    def _most_at_mouth(self, lead: bool) -> i64:
        """What the boat of the seat to move gains there by sailing as far as it can, and in lead,
        what another one loses that it does not stay behind."""
        seat, steps, base = self.to_move, i64(1), self.laid_base[self.laid - 1]
        for node in range(base, self.nodes):
            steps = max(steps, self.icon(self.find(node), BOAT))
        here = self.word[seat]
        there = min(here + steps, self.spaces())
        lost: i64 = 0
        for other in range(self.players):
            if lead and other != seat and self.word[other] <= there:
                lost = max(lost, self._prize(self.rank(other)))
        gained = -self._prize(self.rank(seat))
        self.word[seat] = max(here, there)
        gained += self._prize(self.rank(seat))
        self.word[seat] = here
        return gained + lost

    def _prize(self, rank: i64) -> i64:
        """At the mouth. A-R1: with four or five players the second scores 4."""
        if self.players > 3:
            return 7 - 3 * rank if rank < 3 else 0
        return 6 - 3 * rank if rank < 2 else 0

    def worth(self, root: i64, closed: bool) -> i64:
        kind = self.kind(root)
        if kind == JUNGLE:
            points: i64 = 0
            for animal in range(PARROT, SLOTH + 1):
                points += self.line(animal, self.icon(root, animal), 1)
            return points
        if kind != TRIBUTARY and kind != VILLAGE:
            return 0
        each: i64 = 1
        # A-R6: one that a double tile completed counts as complete at the end.
        if kind == VILLAGE and (closed or self.open_ends(root) == 0):
            each = 2
        tiles = self.line(_TILE, self.tiles_in(root), each)
        return tiles + self.line(_FRUIT, self.icon(root, FRUIT), 1)

    def score_beyond(self) -> None:
        """The mouth, by rank. A-R16: it is no tile, so it joins and completes nothing."""
        if self.river != NONE:
            for rank in range(i64(3)):
                self._score_rank(rank, self._prize(rank), MOUTH - rank)
