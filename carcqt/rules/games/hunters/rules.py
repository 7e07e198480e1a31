"""Carcassonne à la préhistoire · Hunters and Gatherers (2002)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from carcqt.rules.description import Description, Icon, Piece, Role, System, Terrain
from carcqt.rules.events import Event, Spot
from carcqt.rules.games.hunters.kernel import BONUS, DEER, GOLD, LINES, TIGER, HuntersKernel
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.rules.tilelaying.happenings import Happenings
from carcqt.rules.values import value

NETWORK: Final = "network"


@value
class Eaten(Event):
    """H-R15: which tigers of a meadow ate which deer, in the order they were laid."""

    tigers: tuple[Spot, ...]
    deer: tuple[Spot, ...]


class HuntersHappenings(Happenings):
    lines = LINES

    def told(self, what: int, a: int, b: int) -> Iterator[Event]:
        yield Eaten(self._where(what, TIGER, a), self._where(what, DEER, a))

    def _where(self, meadow: int, icon: int, most: int) -> tuple[Spot, ...]:
        """A spot for each such icon of a region, in the order they were laid."""
        kernel = self.kernel
        spots = [
            self.names.spot(node)
            for node in kernel.members(meadow)
            for _ in range(kernel.shows(node, icon))
        ]
        return tuple(spots[:most])


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
            # H-R13: a hut stands on one zone and claims its network, which must be free of huts
            # (`Kernel._list_spots`).
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
    kernel_type = HuntersKernel
    happenings_type = HuntersHappenings
    tile_worth: ClassVar[Mapping[str, int]] = {"forest": 2, "river": 1}

    def prizes(self, root: int) -> dict[str, int]:
        """H-R11: one bonus tile, however much gold there is."""
        has_gold = self.kernel.icon(root, GOLD) and not self.is_empty(BONUS)
        return {"bonus": 1} if has_gold else {}
