"""Carcassonne à la préhistoire · Hunters and Gatherers (2002)."""

from __future__ import annotations

from functools import partial
from typing import Final

from carcqt.rules.board import LaidFace
from carcqt.rules.description import Description, Icon, Piece, Role, System, Terrain
from carcqt.rules.events import Event, Item, Spot
from carcqt.rules.moves import Move, Place
from carcqt.rules.regions import OPEN_MASK, SIZE_MASK
from carcqt.rules.tilelaying.features import items_of, most
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.rules.values import value

BONUS: Final = 1
"""The second pile."""
NETWORK: Final = "network"
GAME: Final = ("deer", "mammoth", "aurochs")
"""What hunters hunt."""


@value
class Eaten(Event):
    """H-R15: which tigers of a meadow ate which deer, in the order they were laid."""

    tigers: tuple[Spot, ...]
    deer: tuple[Spot, ...]


class Hunters(TileLaying):
    description = Description(
        game="hunters",
        players=range(2, 6),
        terrains=(
            Terrain("meadow", Role.OPEN),
            Terrain("forest", Role.COVER, completes=True),
            Terrain("river", Role.LINE, completes=True),
            Terrain("lake", Role.HUB),
        ),
        systems=(System(NETWORK, joins=("river", "lake")),),
        pieces=(
            # H-R5: members stand on rivers, not on lakes.
            Piece("member", 5, on=("forest", "river", "meadow")),
            # H-R13: a hut stands on one zone, each a move of its own, and claims its network.
            Piece("hut", 2, on=("river", "lake"), system=NETWORK),
        ),
        icons=(
            Icon("deer", on=("meadow",), most=9),
            Icon("mammoth", on=("meadow",), most=9),
            Icon("tiger", on=("meadow",), most=9),
            Icon("aurochs", on=("meadow",), most=9),
            Icon("shrine", on=("meadow",), most=1),
            Icon("fire", on=("meadow",), most=1),
            Icon("gold", on=("forest",), most=9),
            Icon("mushrooms", on=("forest",), most=9),
            # H-R9: the volcano has no effect.
            Icon("volcano", on=("forest", "meadow"), most=1),
            Icon("fish", on=("lake",), most=9),
        ),
        piles=("land", "bonus"),
        sources=("forest", "river", NETWORK, "meadow"),
    )

    def _worth(self, kind: str, root: int, *, closed: bool) -> tuple[Item, ...]:
        total = self.regions.total[root]
        count = partial(self.totals.icon, total)
        # H-R1: sections count, so a tile with two of them counts twice.
        sections = total & SIZE_MASK
        unfinished = not closed and total & OPEN_MASK
        match kind:
            case "meadow":
                hunted = [(animal, count(animal), 2) for animal in GAME]
                return items_of(*hunted, ("eaten", self._eaten(total), -2))
            case "network":
                return items_of(("fish", count("fish"), 1))
            case "forest" if not unfinished:
                return items_of(("section", sections, 2), ("mushrooms", count("mushrooms"), 2))
            case "river" if not unfinished:
                return items_of(("section", sections, 1), ("fish", self._fish_at_ends(root), 1))
        return ()

    def _fish_at_ends(self, river: int) -> int:
        """H-R2: a lake's fish count once for a river, even if both its ends reach that lake."""
        fish = {}
        for node in self.regions.members(river):
            laid = self.board.laid_of(node)
            tile = laid.face.tile
            for lake in tile.zones[node - laid.base].to:
                zone = tile.zone_numbers[lake]
                fish[laid.base + zone] = tile.zones[zone].shows("fish")
        return sum(fish.values())

    def _eaten(self, total: int) -> int:
        """Each tiger eats a deer; H-R8: where there is fire, all tigers of the meadow flee."""
        if self.totals.icon(total, "fire"):
            return 0
        return min(self.totals.icon(total, "deer"), self.totals.icon(total, "tiger"))

    def _end_turn(self, laid: LaidFace, completed: list[int]) -> None:
        """H-R11: gold brings one bonus tile, however much of it; H-R4: the next one that fits."""
        total, icon = self.regions.total, self.totals.icon
        gold = [root for root in completed if icon(total[root], "gold")]
        if not (gold and laid.face.tile.pile != "bonus" and self._draw_fitting(BONUS)):
            self._next_seat()

    def _final_scoring(self) -> None:
        """Unfinished forests and rivers score nothing; then huts, then hunters."""
        held = self.held_regions()
        for kind, root in held:
            if kind in ("forest", "river"):
                self._send_home(root)
        for source in (NETWORK, "meadow"):
            for kind, root in held:
                if kind == source:
                    self._award(source, root, self._worth(source, root, closed=False))
                    if source == "meadow":
                        self._show_eaten(root)

    def leaders(self, root: int) -> tuple[int, ...]:
        """H-R6, H-R10: hunters at a shrine come before all others of their meadow."""
        if self.totals.icon(self.regions.total[root], "shrine"):
            at_shrine = [0] * self.players
            for node in self.regions.members(root):
                if node in self.standing and self._shows(node, "shrine"):
                    at_shrine[self.standing[node][0]] += 1
            if any(at_shrine):
                return most(at_shrine)
        return super().leaders(root)

    def _show_eaten(self, meadow: int) -> None:
        eaten = self._eaten(self.regions.total[meadow])
        if eaten:
            tigers = self._where(meadow, "tiger")[:eaten]
            self._events.append(Eaten(tigers, self._where(meadow, "deer")[:eaten]))

    def _where(self, region: int, icon: str) -> tuple[Spot, ...]:
        """A spot for each such icon of a region, in the order they were laid."""
        return tuple(
            self.spot(node)
            for node in sorted(self.regions.members(region))
            for _ in range(self._shows(node, icon))
        )

    def _shows(self, node: int, icon: str) -> int:
        laid = self.board.laid_of(node)
        return laid.face.tile.zones[node - laid.base].shows(icon)

    def _same(self, move: Move) -> object:
        same = super()._same(move)
        if isinstance(move, Place):
            return same, self._shows(self.node(move.square, move.zone), "shrine")
        return same
