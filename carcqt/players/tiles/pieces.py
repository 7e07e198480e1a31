"""Finds how pieces come and go with a turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from carcqt.players.evaluation import PartKind
from carcqt.players.facts import (
    EasierToComplete,
    Fact,
    HarderToComplete,
    PieceReturns,
    PieceSpent,
    PieceSwapped,
    PieceWaits,
    RegionChange,
    RegionClaimed,
    RegionGrown,
    RegionsJoined,
    StandingFact,
)
from carcqt.players.telling import TELLING
from carcqt.players.tiles.change import TurnChange
from carcqt.players.tiles.regions import RegionFacts
from carcqt.rules.description import Piece

_TENDENCIES: Final = (RegionGrown, EasierToComplete, HarderToComplete)
Group = list[StandingFact]
"""The facts about one region, which its seat has already."""


class PieceFacts:
    """Adds facts about pieces to those about regions, for one turn."""

    def __init__(self, change: TurnChange, regions: RegionFacts) -> None:
        self._change, self._regions = change, regions
        self._view: Final = change.view
        self._left: Final = {event.spot for event in change.returned}
        """The spots from which pieces have returned."""

    def added(self, facts: Sequence[Fact], seat: int) -> list[Fact]:
        """Return the facts with those about the pieces of a seat."""
        found = list(facts)
        for number, piece in enumerate(self._view.game.description.pieces):
            gained = self._change.gained(PartKind.HAND, seat, piece.id)
            worth = self._view.share(seat) * gained
            home, used = self._moved(piece.id, seat)
            if home < 0 and piece.roams:
                # It can be moved as well from where it stands: the game has a fact for that.
                continue
            if home > 0 and gained > 0:
                found.append(PieceReturns(seat=seat, points=worth, piece=piece.id, count=home))
            elif used and (home == 0 or (home < 0 and gained < 0)):
                found.append(self._spent(piece, number, seat, worth, home, facts))
            elif number == 0:
                found = self._with_wait(found, seat, worth, is_sooner=gained > 0)
        return found

    def _moved(self, piece: str, seat: int) -> tuple[int, int]:
        """Return how many pieces more the supply has, and how many are placed to stay."""
        home = sum((each.seat, each.piece) == (seat, piece) for each in self._change.returned)
        if seat != self._view.seat:
            return home, 0
        spots = [
            each.spot for each in self._change.placed if each.origin is None and each.piece == piece
        ]
        # A piece that returns at once is told with its points.
        return home - len(spots), sum(spot not in self._left for spot in spots)

    def _spent(
        self, piece: Piece, number: int, seat: int, worth: float, home: int,
        facts: Sequence[Fact],
    ) -> Fact:  # fmt: skip
        if home == 0:
            return PieceSwapped(seat=seat, points=worth, piece=piece.id)
        left = self._view.game.supplies[seat][number]
        is_brief = any(map(_closes_soon, facts))
        return PieceSpent(seat=seat, points=worth, piece=piece.id, left=left, is_brief=is_brief)

    def _with_wait(
        self, facts: list[Fact], seat: int, worth: float, *, is_sooner: bool
    ) -> list[Fact]:
        """Return the facts with the time that pieces wait, at the region that shows it best.
        Where no region shows it, a region of the same tendency takes the points."""
        groups = self._groups(facts, seat)
        shown = [each for each in groups if self._shows(each, seat, is_sooner=is_sooner)]
        if not groups:
            return facts
        group = max(shown or groups, key=lambda each: abs(_points(each)))
        if shown:
            gone = _contradicting(group, is_sooner=is_sooner)
            kept = [each for each in facts if not any(each is one for one in gone)]
            return [*kept, self._wait(group[0], seat, worth, is_sooner=is_sooner)]
        if not _takes(group, worth, is_sooner=is_sooner):
            return facts
        main = max(group, key=lambda each: abs(each.points))
        more = replace(main, points=main.points + worth)
        return [more if each is main else each for each in facts]

    def _wait(self, region: StandingFact, seat: int, worth: float, *, is_sooner: bool) -> Fact:
        return PieceWaits(
            seat=seat, points=worth, kind=region.kind, spot=region.spot, is_sooner=is_sooner,
            count=self._followers(region, seat),
        )  # fmt: skip

    def _groups(self, facts: Sequence[Fact], seat: int) -> list[Group]:
        """Return the facts about regions that can be completed and have pieces of the seat."""
        groups: dict[object, Group] = {}
        for each in facts:
            if (
                isinstance(each, (RegionChange, RegionsJoined))
                and each.kind in self._view.completes
                and self._followers(each, seat)
            ):
                groups.setdefault((each.seat, each.kind, each.spot), []).append(each)
        return list(groups.values())

    def _shows(self, group: Group, seat: int, *, is_sooner: bool) -> bool:
        """Return whether the board shows that the pieces there wait for less, or for more."""
        first = group[0]
        assert first.spot is not None
        more = self._regions.more_ends(first.spot, first.kind, first.after, seat)
        if is_sooner:
            return more < 0 or any(isinstance(each, EasierToComplete) for each in group)
        return more > 0 or any(isinstance(each, HarderToComplete) for each in group)

    def _followers(self, fact: StandingFact, seat: int) -> int:
        assert fact.spot is not None
        return self._view.region(fact.spot, fact.kind).followers[seat]


def _points(group: Group) -> float:
    return sum(each.points for each in group)


def _contradicting(group: Group, *, is_sooner: bool) -> Group:
    """Return facts that count little and say the opposite of how long pieces wait."""
    if abs(_points(group)) >= TELLING.fact:
        return []
    against = HarderToComplete if is_sooner else EasierToComplete
    return [each for each in group if isinstance(each, against)]


def _takes(group: Group, worth: float, *, is_sooner: bool) -> bool:
    """Return whether facts about a region take the worth of its pieces with them."""
    points = _points(group)
    if abs(points) >= TELLING.fact:
        return points * (points + worth) > 0
    is_plain = all(isinstance(each, _TENDENCIES) for each in group)
    return is_plain and not _contradicting(group, is_sooner=is_sooner)


def _closes_soon(fact: Fact) -> bool:
    """Return whether a region that is claimed will hardly keep its piece."""
    if not isinstance(fact, RegionClaimed) or fact.after.closers is None:
        return False
    return fact.after.closers * TELLING.quick >= fact.after.left
