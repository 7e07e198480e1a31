"""Finds what a turn does to mine tokens and to the tents that take them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from carcqt.players.evaluation import PartKind
from carcqt.players.facts import Fact, Glow
from carcqt.players.tiles.viewpoint import Mechanism, TurnChange, Viewpoint
from carcqt.rules.events import Event, Spot
from carcqt.rules.games.goldrush import Goldrush
from carcqt.rules.games.goldrush.kernel import TENT
from carcqt.rules.tilelaying.tokens import TokensTaken


class TokenFact(Fact):
    """A fact about tokens of a mountain."""

    headed = ("count",)
    count: int
    """Tokens."""
    spot: Spot | None = None
    """The mountain."""

    @property
    def glow(self) -> Glow | None:
        return Glow(self.spot, "mountain") if self.spot is not None else None


class TokensWon(TokenFact):
    """A seat takes tokens."""


class TentMoved(TokenFact):
    """The seat's tent is put on a mountain, where it can take tokens in the turns that are left,
    one a turn."""

    is_plain: bool = True


class TentTokens(TokenFact):
    """There are more or fewer tokens at a tent that stays where it is."""

    is_more: bool


class Tents(Mechanism):
    """Finds facts about tokens and tents."""

    def __init__(self, view: Viewpoint) -> None:
        super().__init__(view)
        assert isinstance(view.game, Goldrush)
        self._game: Final = view.game
        self._before: Final = self._in_reach()

    def facts(self, change: TurnChange) -> Iterator[Fact]:
        after = self._in_reach()
        for seat, before in enumerate(self._before):
            yield from self._of_seat(change, seat, before, after[seat])

    def _of_seat(self, change: TurnChange, seat: int, before: int, count: int) -> Iterator[Fact]:
        """Yield what happens to the tokens of a seat, and at its tent."""
        taken, spot = _taken(change.events, seat)
        worth, stays = (change.worth(kind, seat) for kind in (PartKind.HELD, PartKind.PLACE))
        moved = next((each for each in change.placed if each.piece in self.view.roaming), None)
        if seat == self.view.seat and moved:
            stays += change.gained(PartKind.HAND, seat, moved.piece)
            reach = min(count, self._turns_left(seat))
            yield TentMoved(seat=seat, points=stays, count=reach, spot=moved.spot)
        elif taken:
            # A token that is taken is no longer within reach.
            worth += stays
        elif count != before and (change.gained(PartKind.PLACE, seat) > 0) is (count > before):
            yield TentTokens(seat=seat, points=stays, count=count, is_more=count > before)
        if taken:
            yield TokensWon(seat=seat, points=worth, count=taken, spot=spot)

    def at_end(self, events: Sequence[Event], rest: float) -> Iterator[Fact]:
        """Yield tokens that are taken: what they count is not known before."""
        if count := _taken(events, self.view.seat)[0]:
            yield TokensWon(seat=self.view.seat, points=rest, count=count)

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


def _taken(events: Sequence[Event], seat: int) -> tuple[int, Spot | None]:
    """Return how many tokens a seat takes, and a mountain where it does."""
    taken = [each for each in events if isinstance(each, TokensTaken) and each.seat == seat]
    return sum(each.count for each in taken), next((each.spot for each in taken), None)
