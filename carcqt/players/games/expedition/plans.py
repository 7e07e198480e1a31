"""Which camps a seat would best still set up, one after the other, and what that comes to."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from carcqt.players.games.expedition.steps import NEVER, Steps
from carcqt.rules.games.expedition.facts import (
    ALL,
    BUILD,
    GUIDE,
    INCOME,
    OFFER,
    SPECIES,
    TENT,
)
from carcqt.rules.games.expedition.network import Network, bits_of
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.rules.maps import IncomeCard
from carcqt.rules.values import value

_HARM: Final = 0.94
"""What fire and theft leave of an income."""


@value
class Plan:
    steps: tuple[int, ...]
    """Villages, in the order in which camps are set up."""
    counts: tuple[float, ...]
    """How many of each species there will be, on average."""
    sets: tuple[float, ...]
    """And what they will bring."""
    missing: float
    """How many of the mission's villages will have no camp."""
    complete_after: float | None
    """In how many rounds all species are there, if they will be."""
    spare: float
    """Silver that is left over."""


class Planner:
    """Plans for the seats of one game, as it is pushed and popped."""

    def __init__(self, game: ExpeditionState) -> None:
        self._game: Final = game
        network = game.network
        self._prices: Final = network.prices
        self._steps: Final = Steps(
            network.species, network.ways[""], network.prices, network.around
        )
        self._everywhere: Final = (1 << len(network.ids)) - 1
        self._known: Final[dict[tuple[object, ...], tuple[Plan, list[int]]]] = {}

    def reach(self, seat: int) -> int:
        """The villages where a seat can build one day without others in between."""
        camps = self._game.camps[seat]
        if not camps:
            return self._everywhere
        return self._game.linked(seat) & ~camps

    def plan(self, seat: int, mission: int) -> Plan:
        """For a seat with a mission, given as bits; none where it is not known."""
        game = self._game
        rounds = self.rounds(seat)
        key = (
            seat, mission & ~game.camps[seat], game.camps[seat], tuple(game.counts[seat]),
            game.money[seat], self._coming(seat), game.hands[seat], game.chosen[seat], rounds,
            game.supplies[seat][TENT], game.chips[seat],
        )  # fmt: skip
        known = self._known.get(key)
        if known is not None:
            plan, filled = known
            # What others have filled elsewhere makes no plan better.
            if filled == [game.filled[village] for village in plan.steps]:
                return plan
        plan = self._make(seat, mission, rounds)
        self._known[key] = plan, [game.filled[village] for village in plan.steps]
        return plan

    def rounds(self, seat: int) -> int:
        """For how many rounds a seat will still choose a card."""
        game = self._game
        pending = game.phase == INCOME and game.chosen[seat] == -1
        return game.rounds_to_come + pending

    def income(self, seat: int, rounds: int) -> float:
        """Silver that the cards will bring in so many rounds to come."""
        game, counts = self._game, tuple(self._game.counts[seat])
        guides, chosen = sum(game.guides[seat]), game.chosen[seat]
        cards = _cards_bring(game.network, game.hands[seat], chosen, counts, guides, rounds)
        # One event in four pays for a species.
        return _HARM * cards + rounds * sum(counts) / 18

    def takings(self, seat: int, card: int) -> float | None:
        """Silver that the last cards bring, this one now and the best of the others after it; None
        as long as all will be played, in whatever order."""
        game, rounds = self._game, self.rounds(seat)
        cards, hand = game.network.cards, game.network.hand(game.hands[seat])
        if rounds >= len(hand):
            return None
        more = self._more(seat)
        others = sorted(
            [each.card + more[cards[each.card].shows] for each in hand if each.card != card]
        )
        return paid(game, seat, cards[card]) + sum(others[len(others) - (rounds - 1) :])

    def _more(self, seat: int) -> dict[str, int]:
        """What a card brings beyond its value, by what it shows."""
        game = self._game
        return _shown_brings(tuple(game.counts[seat]), sum(game.guides[seat]))

    def _coming(self, seat: int) -> float:
        """Silver that the card of this round still brings."""
        game = self._game
        if game.chosen[seat] == -1:
            return 0
        if game.phase in (OFFER, BUILD):
            ahead = game.order.index(game.to_move) - game.order.index(seat)
            if ahead > 0 or (ahead == 0 and game.phase == BUILD):
                return 0
        return paid(game, seat, game.card(seat))

    def _make(self, seat: int, mission: int, rounds: int) -> Plan:
        game, found = self._game, self._steps
        camps, tents = game.camps[seat], game.supplies[seat][TENT]
        found.find(
            game.counts[seat],
            camps,
            mission,
            self.reach(seat),
            game.open_villages,
            self.contested(seat),
            game.filled,
            tents if rounds or not self._is_done(seat) else 0,
            0 if game.chips[seat] else game.next_chip,
            game.money[seat] + self._coming(seat),
            self.income(seat, rounds) if rounds else 0.0,
            rounds,
        )
        return Plan(
            tuple(found.steps),
            tuple(found.counts),
            tuple(found.sets),
            found.missing,
            None if found.complete == NEVER else found.complete,
            max(0.0, found.spare),
        )

    def silver(self, seat: int) -> float:
        """All that a seat has and will have."""
        rounds = self.rounds(seat)
        return self._game.money[seat] + self._coming(seat) + self.income(seat, rounds)

    def _is_done(self, seat: int) -> bool:
        """Whether a seat has had its turn in this round."""
        game = self._game
        if game.phase not in (OFFER, BUILD):
            return False
        return game.order.index(seat) < game.order.index(game.to_move)

    def contested(self, seat: int) -> int:
        """Villages of which others can take the last squares."""
        game = self._game
        one = two = three = 0
        # Where so many others can build, at least. There are no more than three.
        for other in range(game.players):
            if other != seat and game.camps[other]:
                reach = self.reach(other)
                three |= two & reach
                two |= one & reach
                one |= reach
        free, roomy = game.open_villages, game.roomy_villages
        found = self._everywhere & ~free | one & free & ~roomy
        for village in bits_of(two & roomy):
            rivals = 2 + (three >> village & 1)
            if rivals >= len(self._prices[village]) - game.filled[village]:
                found |= 1 << village
        return found


@lru_cache(maxsize=1 << 14)
def _cards_bring(
    network: Network, held: int, chosen: int, counts: tuple[int, ...], guides: int, rounds: int
) -> int:
    """Silver that the best cards of a hand but the chosen one bring, and those taken back after
    them, in so many rounds."""
    cards, more = network.cards, _shown_brings(counts, guides)
    hand = [each.card for each in network.hand(held) if each.card != chosen]
    worths = sorted([card + more[cards[card].shows] for card in hand])
    found = sum(worths[max(0, len(worths) - rounds) :])
    left = max(0, rounds - len(worths))
    if left:
        every = sorted([card.value + more[card.shows] for card in cards.values()])
        whole, rest = divmod(left, len(every))
        found += whole * sum(every) + sum(every[len(every) - rest :])
    return found


@lru_cache(maxsize=1 << 12)
def _shown_brings(counts: tuple[int, ...], guides: int) -> dict[str, int]:
    """What a card brings beyond its value, by what it shows. Nobody changes what is returned."""
    return {**dict(zip(SPECIES, counts, strict=True)), ALL: max(counts), GUIDE: guides}


def paid(game: ExpeditionState, seat: int, card: IncomeCard) -> int:
    """Silver that a card brings under the event of this round."""
    income = game.income_of(card, seat)
    shielded = card.shows == GUIDE
    if game.event == "fire" and not shielded:
        return income // 2
    if game.event == "theft" and not shielded:
        return income - max(game.counts[seat])
    return income + game.bonus_of(seat)
