"""Which turns are tried first: a good one early makes most others short."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from carcqt.rules.game import Game
from carcqt.search.aims import Aim, Value


def candidates(game: Game[Any], aim: Aim) -> Sequence[int]:
    if aim.candidates is not None:
        return list(aim.candidates(game))
    return range(game.turn_count)


def best_first(
    game: Game[Any],
    aim: Aim,
    numbers: Sequence[int],
    make_each: Callable[[Sequence[int]], Iterable[int]],
) -> list[int]:
    """By what each turn comes to at once, for the seat that makes it."""
    estimate = aim.estimate or aim.value
    sign = -1 if aim.raises(game.to_move) else 1
    worth: dict[int, Value] = {}
    for number in make_each(numbers):
        worth[number] = sign * estimate(game)
    return sorted(numbers, key=worth.__getitem__)


def put_first(number: int, numbers: Sequence[int]) -> Sequence[int]:
    """The turn that was best when the position was met before; the others as they are."""
    if number not in numbers:
        return numbers
    return [number, *(other for other in numbers if other != number)]
