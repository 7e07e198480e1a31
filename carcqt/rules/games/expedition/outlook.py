"""How good the prospects of each seat are: an estimate for computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carcqt.rules.events import points
from carcqt.rules.games.expedition.facts import (
    ALL,
    BUILD,
    CLOSES,
    ENOUGH,
    GUIDE,
    INCOME,
    OFFER,
    PENALTY,
    SPECIES_NUMBERS,
    TENT,
)
from carcqt.rules.games.expedition.network import bits_of

if TYPE_CHECKING:
    from carcqt.rules.games.expedition.state import ExpeditionState

_CAMP: Final = 13.0
"""Silver to be had for each camp that can be counted on."""
_ROUND: Final = 4.8
"""Silver that a round brings."""
_WORTH: Final = 0.13
"""Points that a silver brings."""
_LATER: Final = 0.95
"""What a silver is worth today that comes in the next round."""
_SHIELD: Final = 1.5
"""Silver that the card which shields from events is worth beyond its number."""
_SETS: Final = (0.08, 0.5, 1.55)
"""Points that a species with so many tiles promises, given time."""
_STEP: Final = 0.55
"""How much less likely a camp in a village is for each link on the way there."""


def outlook_of(game: ExpeditionState) -> list[float]:
    if game.is_over:
        return list(map(float, game.scores))
    rounds = game.rounds_to_come
    return [_seat_outlook(game, seat, rounds) for seat in range(game.players)]


def _seat_outlook(game: ExpeditionState, seat: int, rounds: int) -> float:
    counts, camps = game.counts[seat], game.camps[seat]
    silver = game.money[seat] + _coming(game, seat)
    camps_to_come = (silver + _ROUND * rounds) / _CAMP
    future = min(camps_to_come, game.supplies[seat][TENT] + 0.001)
    worth = float(game.scores[seat])
    for count in counts:
        if count >= ENOUGH:
            worth += count
        else:
            worth += _SETS[count] * min(1.0, future / (1.6 * (ENOUGH - count)))
    if not game.chips[seat] and (missing := counts.count(0)):
        worth += game.next_chip * 0.75**missing * min(1.0, future / (1.2 * missing))
    mission = game.network.missions[game.missions[seat][0]]
    for village in bits_of(mission & ~camps):
        worth -= PENALTY * (1 - _chance(game, village, camps, future))
    silver += _of_hand(game, seat, rounds)
    return worth + _WORTH * silver * min(1.0, rounds / 2)


def _chance(game: ExpeditionState, village: int, camps: int, future: float) -> float:
    """That a seat with these camps comes to build in a village."""
    if game.filled[village] == len(game.network.prices[village]):
        return 0
    for distance, near in enumerate(game.network.around[village]):
        if near & camps:
            likely: float = _STEP**distance
            return likely * min(1.0, future / (1.3 * distance))
    return 0


def _coming(game: ExpeditionState, seat: int) -> float:
    """What the card chosen for this round still brings."""
    if game.chosen[seat] < 0:
        return 0
    if game.phase in (OFFER, BUILD):
        ahead = game.order.index(game.to_move) - game.order.index(seat)
        if ahead > 0 or (ahead == 0 and game.phase == BUILD):
            return 0
    income, event, counts = points(game.announced(seat)), game.event, game.counts[seat]
    shielded = game.is_shielded(seat)
    if event == "fire" and not shielded:
        return income // 2
    if event == "theft" and not shielded:
        return income - max(counts)
    if event in CLOSES and shielded:
        return income + _SHIELD / 2
    return income + game.bonus_of(seat)


def _of_hand(game: ExpeditionState, seat: int, rounds: int) -> float:
    """What the cards in hand will bring, the best of them if the game ends before all."""
    counts = game.counts[seat]
    worths: list[float] = []
    for choice in game.network.hand(game.hands[seat]):
        card = game.network.cards[choice.card]
        if card.value != game.chosen[seat] or game.phase != INCOME:
            if card.shows == ALL:
                more = float(max(counts))
            elif card.shows == GUIDE:
                more = sum(game.guides[seat]) + _SHIELD
            else:
                more = counts[SPECIES_NUMBERS[card.shows]]
            worths.append(card.value + more)
    worths.sort(reverse=True)
    later: float = _LATER ** (len(worths) / 2)
    return later * sum(worths[:rounds])
