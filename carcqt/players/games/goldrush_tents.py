"""Finds what a turn does to mine tokens and to the tents that take them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from carcqt.players.evaluation import PartKind
from carcqt.players.facts import Fact, Glow, LaterMore
from carcqt.players.tiles.change import TurnChange
from carcqt.players.tiles.viewpoint import Viewpoint
from carcqt.rules.events import Event, Spot
from carcqt.rules.games.goldrush import Goldrush
from carcqt.rules.games.goldrush.kernel import TENT
from carcqt.rules.tilelaying.tokens import TokensLaid, TokensLost, TokensTaken


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenFact(Fact):
    part: ClassVar[PartKind | None] = PartKind.HELD
    spot: Spot | None = None
    """The mountain."""

    @property
    def glow(self) -> Glow | None:
        return Glow(self.spot, "") if self.spot is not None else None


@dataclass(frozen=True, slots=True, kw_only=True)
class TokensWon(TokenFact):
    """A seat takes tokens."""

    is_same: ClassVar[bool] = True
    count: int
    left: int | None = None
    """Tokens left for the seat's tent, if they were taken there."""
    brought: int = 0
    """Tokens of that mountain that the tile has brought."""

    @property
    def figure(self) -> object:
        return self.count, self.left is None


@dataclass(frozen=True, slots=True, kw_only=True)
class TokensGone(TokenFact):
    """Tokens leave the game: nobody has the mountain."""

    can_lead: ClassVar[bool] = False
    count: int

    def is_plain(self, mover: int) -> bool:
        return True


@dataclass(frozen=True, slots=True, kw_only=True)
class TentMoved(TokenFact):
    """The seat's tent is put on a mountain."""

    part: ClassVar[PartKind | None] = PartKind.PLACE
    reach: int
    """Tokens that it can take there, one a turn, in the turns that are left."""

    def is_plain(self, mover: int) -> bool:
        return True

    @property
    def figure(self) -> object:
        return self.reach


@dataclass(frozen=True, slots=True, kw_only=True)
class TentTokens(TokenFact):
    """There are more or fewer tokens at a tent that stays where it is."""

    part: ClassVar[PartKind | None] = PartKind.PLACE
    count: int
    """Tokens there after the turn."""
    is_more: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class LaterTokens(LaterMore):
    """The seat has more tokens later, or fewer."""


class Tents:
    """Finds facts about tokens and tents."""

    def __init__(self, view: Viewpoint) -> None:
        self._view: Final = view
        self._before: Final = self._in_reach()

    def facts(self, change: TurnChange) -> Iterator[Fact]:
        after = self._in_reach()
        for seat in range(len(after)):
            yield from self._taken(change, seat, after[seat])
        lost = [each for each in change.events if isinstance(each, TokensLost)]
        if lost:
            # A tent that could have taken them is told by itself.
            count = sum(each.count for each in lost)
            yield TokensGone(seat=self._view.seat, count=count, spot=lost[0].spot)
        yield from self._tents(change, after)

    def at_end(self, events: Sequence[Event], rest: float) -> Iterator[Fact]:
        """Yield tokens that are taken: what they count is not known before."""
        if count := _count_taken(events, self._view.seat):
            yield TokensWon(seat=self._view.seat, points=rest, count=count)

    def _taken(self, change: TurnChange, seat: int, reach: int) -> Iterator[Fact]:
        if not (count := _count_taken(change.events, seat)):
            return
        worth, left = change.worth(PartKind.HELD, seat), None
        brought = self._brought(change.events, seat)
        if self._is_from_tent(change, seat, reach):
            # A token that is taken is no longer within reach.
            worth += change.worth(PartKind.PLACE, seat)
            left = reach
        spots = (each.spot for each in change.events if isinstance(each, TokensTaken))
        yield TokensWon(
            seat=seat, points=worth, count=count, spot=next(spots, None), left=left, brought=brought
        )

    def _tents(self, change: TurnChange, after: Sequence[int]) -> Iterator[Fact]:
        own, roaming = self._view.seat, self._view.roaming
        moved = [each for each in change.placed if each.piece in roaming]
        for seat, (count, before) in enumerate(zip(after, self._before, strict=True)):
            worth = change.worth(PartKind.PLACE, seat)
            if seat == own and moved:
                worth += change.gained(PartKind.HAND, own, moved[0].piece)
                reach = min(count, self._turns_left(own))
                yield TentMoved(seat=own, points=worth, reach=reach, spot=moved[0].spot)
            elif count != before and not self._is_from_tent(change, seat, count):
                is_more = count > before
                if (change.gained(PartKind.PLACE, seat) > 0) is is_more:
                    yield TentTokens(seat=seat, points=worth, count=count, is_more=is_more)

    def _is_from_tent(self, change: TurnChange, seat: int, reach: int) -> bool:
        """Return whether a seat takes tokens at its tent, and nothing else changes there."""
        if any(each.piece in self._view.roaming for each in change.placed):
            return False
        brought = self._brought(change.events, seat)
        return self._before[seat] - reach == _count_taken(change.events, seat) - brought

    def _brought(self, events: Sequence[Event], seat: int) -> int:
        """Return the tokens that the tile brings to mountains from which a seat takes some."""
        root = self._view.root
        taken = (each for each in events if isinstance(each, TokensTaken) and each.seat == seat)
        roots = {root(each.spot, "") for each in taken}
        laid = (each for each in events if isinstance(each, TokensLaid))
        return sum(each.count for each in laid if root(each.spot, "") in roots)

    def _in_reach(self) -> list[int]:
        """Return the tokens of the mountain where each seat's tent stands."""
        game = self._game
        kernel, mines, found = game.kernel, game.mines, [0] * game.players
        for slot in range(kernel.standing):
            seat, what = divmod(int(kernel.standing_what[slot]), int(kernel.kinds))
            if what == TENT:
                found[seat] += len(mines.get(kernel.find(kernel.standing_node[slot]), ()))
        return found

    def _turns_left(self, seat: int) -> int:
        """Return the turns that a seat has left, whatever others win."""
        game = self._game
        left = game.left_in(0).total() + (game.hand is not None)
        away = (seat - game.to_move) % game.players
        return (left + game.players - 1 - away) // game.players

    @property
    def _game(self) -> Goldrush:
        assert isinstance(self._view.game, Goldrush)
        return self._view.game


def _count_taken(events: Sequence[Event], seat: int) -> int:
    return sum(each.count for each in events if isinstance(each, TokensTaken) and each.seat == seat)
