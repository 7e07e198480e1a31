"""Why a turn on an expedition is good: what it brings, and what it takes from others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from carcqt.players.advice import Reason, ReasonKind
from carcqt.players.games.expedition.plans import paid
from carcqt.players.games.expedition.valuing import CHIP, MISSION, MONEY, ExpeditionEvaluator
from carcqt.rules.events import Event, Scored, points
from carcqt.rules.game import Turn
from carcqt.rules.games.expedition.events import Built, Earned, Hired
from carcqt.rules.games.expedition.facts import ENOUGH, GUIDE, PENALTY, SPECIES_NUMBERS, TENT
from carcqt.rules.games.expedition.moves import Choose
from carcqt.rules.games.expedition.state import ExpeditionState

MOST: Final = 3
CARDS: Final = "cards"
_SILVER: Final = 0.13
"""Points for one."""
_FELT: Final = 0.3
"""Points that somebody else must lose to be worth a word."""


def reasons_for(
    game: ExpeditionState, evaluator: ExpeditionEvaluator, turn: Turn
) -> tuple[Reason, ...]:
    """The most important first."""
    seat, made = game.to_move, len(game.record)
    before = list(evaluator.values())
    found: list[Reason] = []
    built = ""
    for move in turn:
        if isinstance(move, Choose):
            return tuple(_of_card(game, move, seat))
        for event in list(game.push(move)):
            if getattr(event, "seat", seat) == seat:
                found += _of_event(game, evaluator, event, seat)
                if isinstance(event, Built):
                    built = event.spot.zone
    after = list(evaluator.values())
    for other in range(game.players):
        lost = before[other] - after[other]
        # Before the first camps stand nobody depends on a village.
        if other != seat and built and lost > _FELT and game.camps[other]:
            count = max(1, round(lost))
            found.append(Reason(ReasonKind.SPOILS, lost, other, count=count, village=built))
    while len(game.record) > made:
        game.pop()
    if not found and game.left_in(0):
        found.append(Reason(ReasonKind.KEEPS, 0.0, seat, MONEY, game.money[seat]))
    found.sort(key=lambda reason: -reason.points)
    return tuple(found[:MOST])


def _of_card(game: ExpeditionState, move: Choose, seat: int) -> Iterator[Reason]:
    cards = game.network.cards
    silver = max(0, paid(game, seat, cards[move.card]))
    if game.protects(cards[move.card]):
        yield Reason(ReasonKind.ADVANCES, 1.0, seat, GUIDE)
    yield Reason(ReasonKind.ADVANCES, _SILVER * silver, seat, MONEY, silver)
    hand = game.network.hand(game.hands[seat])
    if any(paid(game, seat, cards[other.card]) > silver for other in hand):
        yield Reason(ReasonKind.KEEPS, 0.0, seat, CARDS)


def _of_event(
    game: ExpeditionState, evaluator: ExpeditionEvaluator, event: Event, seat: int
) -> Iterator[Reason]:
    if isinstance(event, Scored) and event.source == CHIP:
        chip = points(event.items)
        yield Reason(ReasonKind.CLOSES, chip, seat, CHIP, chip)
    elif isinstance(event, Built) and event.piece == game.description.pieces[TENT].id:
        village = event.spot.zone
        if event.tile:
            count = game.counts[seat][SPECIES_NUMBERS[event.tile]]
            worth = {1: 0.5, 2: 1.0, ENOUGH: 3.0}.get(count, 1.0)
            yield Reason(ReasonKind.COLLECTS, worth, seat, event.tile, count, village=village)
        if evaluator.mission(seat) >> game.network.numbers[village] & 1:
            yield Reason(ReasonKind.ADVANCES, PENALTY, seat, MISSION, PENALTY, village=village)
    elif isinstance(event, Hired):
        count = game.counts[seat][SPECIES_NUMBERS[event.species]]
        worth = 3.0 if count == ENOUGH else 1.0
        yield Reason(ReasonKind.COLLECTS, worth, seat, event.species, count)
    elif isinstance(event, Earned):
        silver = points(event.items)
        yield Reason(ReasonKind.ADVANCES, _SILVER * silver, seat, MONEY, silver)
