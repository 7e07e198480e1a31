"""How long silver is saved for a camp."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, repeat

from carcqt.players.games.expedition.valuing import ExpeditionEvaluator
from carcqt.rules.events import points
from carcqt.rules.games.expedition.state import ExpeditionState


def next_camps(
    game: ExpeditionState, evaluator: ExpeditionEvaluator, seat: int
) -> Iterator[tuple[int, int]]:
    """The villages within reach that a seat will probably build in next, and what they cost in
    silver."""
    reach, network = evaluator.planner.reach(seat), game.network
    for village in evaluator.plan(seat).steps:
        prices = network.prices[village][game.filled[village] :]
        if reach >> village & 1 and prices:
            yield village, prices[0]


def rounds_until(
    game: ExpeditionState, evaluator: ExpeditionEvaluator, seat: int, silver: int
) -> int | None:
    """After how many incomes a seat has so much silver, if it shows its best cards and no event
    makes them more or less; nothing if the game ends before."""
    network, has = game.network, game.money[seat]
    if has >= silver:
        return 0
    hands = chain([game.hands[seat]], repeat(network.full_hand))
    shown = chain.from_iterable(
        sorted(
            (points(game.worth_of(network.cards[each.card], seat)) for each in network.hand(hand)),
            reverse=True,
        )
        for hand in hands
    )
    for number, income in zip(range(evaluator.planner.rounds(seat)), shown, strict=False):
        has += income
        if has >= silver:
            return number + 1
    return None
