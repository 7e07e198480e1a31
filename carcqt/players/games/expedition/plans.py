"""Which camps a seat would best still set up, one after the other, and what that comes to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from carcqt.rules.games.expedition.facts import (
    ALL,
    BUILD,
    ENOUGH,
    GUIDE,
    INCOME,
    OFFER,
    PENALTY,
    SPECIES_NUMBERS,
    TENT,
)
from carcqt.rules.games.expedition.network import bits_of
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.rules.maps import IncomeCard

_STEP: Final = (0.35, 1.15, 3.0)
"""Points that one tile more promises where there are none, one or two of a species."""
_MORE: Final = 1.0
"""And where there are enough."""
_CHIP: Final = (0.0, 1.0, 0.5, 0.3, 0.2, 0.15)
"""How much of the chip a new species brings, by how many are missing."""
_LURE: Final = 0.45
"""What is left of a mission's village for each link that it is further away."""
_TENT: Final = 4.0
"""Silver that a tent is worth beside its price: they run out too."""
_CONTESTED: Final = 0.8
"""How likely a village has room later whose squares others can take."""
_CYCLE: Final = 7
"""A tile more pays about once in so many rounds."""
_HARM: Final = 0.94
"""What fire and theft leave of an income."""
_REACH: Final = 0.02
"""Points for each village that comes within reach."""
_LATER: Final = (0.1, 0.4, 0.3, 0.2)
"""How likely it is that a plan comes to one camp more than counted on, to all, to one or two
less."""
_RICHER: Final = (0.5, 0.3, 0.2, 0.0)
"""The same where the money for one more is nearly there."""
MOST_STEPS: Final = 12


@dataclass(frozen=True, slots=True)
class Prospect:
    """How a seat may stand in the end, each with its chance."""

    chance: float
    counts: tuple[int, ...]
    missing: int
    """Villages of the mission, how many."""


@dataclass(frozen=True, slots=True)
class Plan:
    steps: tuple[int, ...]
    """Villages, in the order in which camps are set up."""
    prospects: tuple[Prospect, ...]
    complete_after: float | None
    """In how many rounds all species are there, if they will be."""
    spare: float
    """Silver that is left over."""

    def counts(self) -> list[float]:
        """How many of each species there will be, on average."""
        found = [0.0] * len(SPECIES_NUMBERS)
        for each in self.prospects:
            for species, count in enumerate(each.counts):
                found[species] += each.chance * count
        return found

    @property
    def missing(self) -> float:
        return sum(each.chance * each.missing for each in self.prospects)

    def set_points(self) -> list[float]:
        """And what they will bring."""
        found = [0.0] * len(SPECIES_NUMBERS)
        for each in self.prospects:
            for species, count in enumerate(each.counts):
                if count >= ENOUGH:
                    found[species] += each.chance * count
        return found


class Planner:
    """Plans for the seats of one game, as it is pushed and popped."""

    def __init__(self, game: ExpeditionState) -> None:
        self._game: Final = game
        network = game.network
        self._species: Final = network.species
        self._prices: Final = network.prices
        first, second = network.joined.values()
        self._joined: Final = [one | other for one, other in zip(first, second, strict=True)]
        self._everywhere: Final = (1 << len(network.ids)) - 1
        self._known: Final[dict[tuple[object, ...], tuple[Plan, tuple[int, ...]]]] = {}

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
            if all(game.filled[v] == had for v, had in zip(plan.steps, filled, strict=True)):
                return plan
        plan = self._make(seat, mission, rounds)
        self._known[key] = plan, tuple(game.filled[village] for village in plan.steps)
        return plan

    def rounds(self, seat: int) -> int:
        """For how many rounds a seat will still choose a card."""
        game = self._game
        pending = game.phase == INCOME and game.chosen[seat] == -1
        return game.left_in(0).total() + pending

    def income(self, seat: int, rounds: int) -> float:
        """Silver that the cards will bring in so many rounds to come."""
        game = self._game
        counts, guides = game.counts[seat], sum(game.guides[seat])
        cards, chosen = game.network.cards, game.chosen[seat]
        hand = [each.card for each in game.network.hand(game.hands[seat]) if each.card != chosen]
        worths = sorted(self._card(cards[card].shows, card, counts, guides) for card in hand)
        now = sum(worths[max(0, len(worths) - rounds) :])
        left = max(0, rounds - len(worths))
        if left:
            every = sorted(
                self._card(card.shows, card.value, counts, guides) for card in cards.values()
            )
            whole, rest = divmod(left, len(every))
            now += whole * sum(every) + sum(every[len(every) - rest :])
        # One event in four pays for a species.
        return _HARM * now + rounds * sum(counts) / 18

    def takings(self, seat: int, card: int) -> float | None:
        """Silver that the last cards bring, this one now and the best of the others after it; None
        as long as all will be played, in whatever order."""
        game, rounds = self._game, self.rounds(seat)
        counts, guides = game.counts[seat], sum(game.guides[seat])
        cards, hand = game.network.cards, game.network.hand(game.hands[seat])
        if rounds >= len(hand):
            return None
        others = sorted(
            self._card(cards[each.card].shows, each.card, counts, guides)
            for each in hand
            if each.card != card
        )
        return paid(game, seat, cards[card]) + sum(others[len(others) - (rounds - 1) :])

    @staticmethod
    def _card(shows: str, value: int, counts: list[int], guides: int) -> float:
        if shows == ALL:
            return value + max(counts)
        if shows == GUIDE:
            return value + guides
        return value + counts[SPECIES_NUMBERS[shows]]

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
        game = self._game
        species, prices, filled = self._species, self._prices, game.filled
        joined = self._joined
        counts, camps = list(game.counts[seat]), game.camps[seat]
        tents, chip = game.supplies[seat][TENT], 0 if game.chips[seat] else game.next_chip
        now = game.money[seat] + self._coming(seat)
        pay = self.income(seat, rounds) if rounds else 0.0
        rate = pay / rounds if rounds else 1.0
        silver = now + pay
        wanted = mission & ~camps
        reach = self.reach(seat) if camps else self._everywhere
        room = game.open_villages
        contested = self.contested(seat)
        lures = self._lures(wanted, camps)
        absent = counts.count(0)
        complete: float | None = None
        spent = 0.0
        steps: list[int] = []
        after = [(tuple(counts), wanted.bit_count())]
        extra, nearly = False, 0.0
        if not rounds and self._is_done(seat):
            tents = 0
        while len(steps) < MOST_STEPS and tents > 0:
            best, best_worth = -1, 0.0
            gains = [_STEP[count] if count < ENOUGH else _MORE for count in counts]
            if chip and absent:
                new = chip * _CHIP[absent]
                gains = [
                    gain if count else gain + new for gain, count in zip(gains, counts, strict=True)
                ]
            beyond, there = room & ~reach, reach & room & ~camps
            while there:
                bit = there & -there
                there ^= bit
                village = bit.bit_length() - 1
                gain = gains[species[village]]
                if wanted & bit:
                    gain += PENALTY
                for nearer, bonus in lures:
                    if nearer & bit:
                        gain += bonus
                if contested & bit and steps:
                    gain *= _CONTESTED
                gain += _REACH * (joined[village] & beyond).bit_count()
                worth = gain / (prices[village][filled[village]] + _TENT)
                if worth > best_worth:
                    best, best_worth = village, worth
            if best < 0:
                break
            best_price = prices[best][filled[best]]
            if best_price > silver - spent:
                # One camp more than can be counted on, in case there is more money.
                extra = True
                nearly = max(0.0, silver - spent) / best_price
            bit = 1 << best
            spent += best_price
            camps |= bit
            reach |= joined[best]
            tents -= 1
            kind = species[best]
            counts[kind] += 1
            time = max(0.0, spent - now) / rate
            if counts[kind] == 1:
                absent -= 1
                if not absent and not extra:
                    complete = time
            if wanted & bit:
                wanted &= ~bit
            if mission:
                lures = self._lures(wanted, camps)
            steps.append(best)
            after.append((tuple(counts), wanted.bit_count()))
            if extra:
                break
            silver += max(0.0, rounds - time) / _CYCLE
        chances = [few + nearly * (more - few) for few, more in zip(_LATER, _RICHER, strict=True)]
        last = len(after) - 1 - extra
        prospects = []
        for less, chance in enumerate(chances, -1):
            # What is short is surer.
            fewer = round(less * min(4, last) / 4) if less > 0 else less
            at = min(len(after) - 1, last - fewer)
            prospects.append(Prospect(chance, *after[at]))
        return Plan(tuple(steps[:last]), tuple(prospects), complete, max(0.0, silver - spent))

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

    def _lures(self, wanted: int, camps: int) -> list[tuple[int, float]]:
        """For each village of the mission, those that lie nearer to it than any camp does."""
        found = []
        around = self._game.network.around
        for village in bits_of(wanted):
            rings = around[village]
            for distance, near in enumerate(rings):
                if near & camps:
                    if distance > 1:
                        found.append((rings[distance - 1], PENALTY * _LURE ** (distance - 1)))
                    break
            else:
                found.append((rings[min(1, len(rings) - 1)], PENALTY * _LURE))
        return found


def paid(game: ExpeditionState, seat: int, card: IncomeCard) -> int:
    """Silver that a card brings under the event of this round."""
    income = game.income_of(card, seat)
    shielded = card.shows == GUIDE
    if game.event == "fire" and not shielded:
        return income // 2
    if game.event == "theft" and not shielded:
        return income - max(game.counts[seat])
    return income + game.bonus_of(seat)
