"""What held regions would bring at the end: worked out once, then only where something changed."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, Protocol

from carcqt.rules.regions import Regions, Totals

_FAR: Final = 60
"""Changes after which everything is worked out anew."""
_NONE: Final[tuple[tuple[int, ...], int]] = ((), 0)


class _Game(Protocol):
    """What is asked of a game."""

    @property
    def players(self) -> int: ...
    @property
    def regions(self) -> Regions: ...
    @property
    def totals(self) -> Totals: ...
    def held_hubs(self) -> Collection[int]: ...
    def held_regions(self) -> Iterable[tuple[str, int]]: ...
    def prospect(self, root: int) -> tuple[tuple[int, ...], int]: ...


class Prospects:
    # It is given the game each time: a game that held it in a circle would outlive its use.
    def __init__(self) -> None:
        self._at = -1
        """How many changes of the regions had been made when all was worked out; -1 for never."""
        self._of: dict[int, tuple[tuple[int, ...], int]] = {}
        self._sums: list[int] = []

    def rewound(self, changes: int) -> None:
        """So many changes are left: is what was worked out still true of them?"""
        if changes < self._at:
            self._at = -1

    def sums(self, game: _Game) -> list[int]:
        """For each seat, what all held regions would bring."""
        regions = game.regions
        if self._at < 0 or len(regions.journal) - self._at > _FAR:
            self._start(game)
        sums = list(self._sums)
        changed = regions.changed_since(self._at)
        for root in changed:
            seats, worth = self._of.get(root, _NONE)
            for seat in seats:
                sums[seat] -= worth
        hubs = game.held_hubs()
        roots = {regions.find(root) for root in changed}.difference(hubs)
        for root in (*roots, *hubs):
            if regions.total[root] >> game.totals.seats:
                seats, worth = game.prospect(root)
                for seat in seats:
                    sums[seat] += worth
        return sums

    def _start(self, game: _Game) -> None:
        self._at = len(game.regions.journal)
        hubs = game.held_hubs()
        roots = [root for _, root in game.held_regions() if root not in hubs]
        self._of = {root: game.prospect(root) for root in roots}
        self._sums = [0] * game.players
        for seats, worth in self._of.values():
            for seat in seats:
                self._sums[seat] += worth
