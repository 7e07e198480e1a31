"""What is searched for: a value, whose turns raise it, and what chance does."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Any

from carcqt.rules.game import Game, Turn

Value = int | float | Fraction
"""Whole numbers stay exact, also as means over chance."""


class Others(Enum):
    """What the other seats want."""

    AGAINST = "against"
    """All together keep the value down; of two seats, that is to win."""
    WITH = "with"
    """They raise it too; so it is where only one seat has turns to choose."""


class Chance(Enum):
    """What is drawn after a turn."""

    GIVEN = "given"
    """What the piles hold, in their order."""
    EXPECTED = "expected"
    """Anything that may come, as likely as it is."""
    WORST = "worst"
    """What keeps the value lowest."""


@dataclass(frozen=True)
class TurnBounds:
    """What the last turns of lines can come to at most. Good as long as the game stays there, and
    whenever it is back there."""

    most: Value
    """Whichever it is."""
    of_turns: Callable[[], Sequence[Value]]
    """For each by its number; asked for only where one of them may be good enough."""
    best: Callable[[Value, Value], tuple[Value, int] | None] | None = None
    """For games that find the best turn themselves: what it comes to in a window, and how many
    turns were made for that. `None` if this game, or this position, does not."""


@dataclass(frozen=True)
class Aim:
    """A seat wants the value of the position where a line ends to be as high as it can be.

    All that these functions answer must hang on the position, scores included; what else they
    look at, such as how many turns were made, `memory` tells.
    """

    seat: int
    value: Callable[[Game[Any]], Value]
    """Of a position where a line ends, or where it is broken off."""
    others: Others = Others.AGAINST
    chance: Chance = Chance.GIVEN
    ends: Callable[[Game[Any]], bool] | None = None
    """Whether a line has come to its end though the game has not."""
    banked: Callable[[Game[Any]], Value] | None = None
    """The part of the value that is on the score track already. The rest must hang on the key
    alone, so that equal positions with other scores are searched once."""
    memory: Callable[[Game[Any]], Hashable] | None = None
    """What else the functions look at, as texts, numbers and tuples of them."""
    candidates: Callable[[Game[Any]], Iterable[int]] | None = None
    """The numbers of the turns that are looked at, if not all are. Without any the line ends."""
    given: Callable[[Game[Any]], Turn | None] | None = None
    """The moves that are made in a position where nobody chooses; `None` where somebody does."""
    bounds: Callable[[Game[Any]], tuple[Value, Value]] | None = None
    """The least and the most that any line from here can come to, also where it is broken off.
    The closer they are, the less need be looked at."""
    turn_bounds: Callable[[Game[Any]], TurnBounds | None] | None = None
    """Of a position from which a seat that raises the value makes the last turn, where they can
    be told without making it. The closer to the truth, the fewer turns are made."""
    span: tuple[Value, Value] | None = None
    """The same for all positions; means over chance are cut short by it."""
    last: Callable[[Game[Any]], bool] | None = None
    """Whether the turns from here are likely to be the last of their lines: then none is tried
    before another for being better at once."""
    estimate: Callable[[Game[Any]], Value] | None = None
    """What turns are tried first by, if not by the value."""

    def raises(self, seat: int) -> bool:
        """Whether a seat chooses its turns for the value."""
        return seat == self.seat or self.others is Others.WITH

    def is_end(self, game: Game[Any]) -> bool:
        return game.is_over or (self.ends is not None and self.ends(game))

    @property
    def has_bounds(self) -> bool:
        """Whether it may be told what turns come to before they are followed."""
        return self.bounds is not None or self.turn_bounds is not None

    @property
    def can_prune(self) -> bool:
        """Whether the order of turns can make anything shorter."""
        return (
            self.others is Others.AGAINST
            or self.chance is Chance.WORST
            or self.has_bounds
            or self.span is not None
        )


def points_of(seat: int) -> Callable[[Game[Any]], Value]:
    """What a seat has, with all that would count if the game ended now."""
    return lambda game: game.projected()[seat]


def lead_of(seat: int) -> Callable[[Game[Any]], Value]:
    """How far it is ahead of the best other."""
    return lambda game: _lead(game.projected(), seat)


def most_points(seat: int, others: Others = Others.WITH, chance: Chance = Chance.GIVEN) -> Aim:
    """To have as many points as can be."""
    return Aim(seat, points_of(seat), others, chance, banked=lambda game: game.scores[seat])


def most_lead(game: Game[Any], seat: int, chance: Chance = Chance.GIVEN) -> Aim:
    """To be as far ahead of the best other as can be."""
    # Which other is the best one hangs on all scores, unless there is only one.
    banked = (lambda game: _lead(game.scores, seat)) if game.players == 2 else None
    return Aim(seat, lead_of(seat), Others.AGAINST, chance, banked=banked)


def _lead(scores: list[int], seat: int) -> int:
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
