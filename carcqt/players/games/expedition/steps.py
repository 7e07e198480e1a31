"""The camps of a plan, one after the other: what makes most of the work, so it is compiled.

Villages are bits of an integer, and a map may have more of them than a machine integer has bits.
"""

from __future__ import annotations

from typing import Final

from carcqt.rules.games.expedition.facts import ENOUGH, PENALTY

MOST_STEPS: Final = 12
NEVER: Final = -1.0
_LURE: Final = 0.45
"""What is left of a mission's village for each link that it is further away."""
_TENT: Final = 4.0
"""Silver that a tent is worth beside its price: they run out too."""
_CONTESTED: Final = 0.8
"""How likely a village has room later whose squares others can take."""
_CYCLE: Final = 7.0
"""A tile more pays about once in so many rounds."""
_REACH: Final = 0.02
"""Points for each village that comes within reach."""


class Steps:
    """Finds the camps that a seat would best set up, and what it may come to have.

    What `find` found is in the fields, until it is asked again.
    """

    def __init__(
        self,
        species: list[int],
        joined: list[int],
        prices: list[tuple[int, ...]],
        around: list[tuple[int, ...]],
    ) -> None:
        """For each village its species, those it leads to, the prices of its squares, and those at
        most 0, 1, 2 … links away."""
        self._species: Final = species
        self._joined: Final = joined
        self._prices: Final = prices
        self._around: Final = around
        self._bit: Final[list[int]] = []
        """For each village."""
        bit = 1
        for _ in species:
            self._bit.append(bit)
            bit += bit
        self._step: Final[list[float]] = [0.35, 1.15, 3.0, 1.0]
        """Points that one tile more promises where there are none, one, two or enough of a
        species."""
        self._chip: Final[list[float]] = [0.0, 1.0, 0.5, 0.3, 0.2, 0.15]
        """How much of the chip a new species brings, by how many are missing."""
        self._later: Final[list[float]] = [0.1, 0.4, 0.3, 0.2]
        """How likely it is that a plan comes to one camp more than counted on, to all, to one or
        two less."""
        self._richer: Final[list[float]] = [0.5, 0.3, 0.2, 0.0]
        """The same where the money for one more is nearly there."""
        self._nearer: list[int] = []
        self._lure: list[float] = []
        """For each village of the mission, those that lie nearer to it than any camp does, and what
        that is worth."""
        self._after: list[list[int]] = []
        """After each step, the number of each species, and of the mission's villages without a
        camp."""
        self.steps: list[int] = []
        """Villages, without one that there may be no money for."""
        self.complete: float = NEVER
        """In how many rounds all species are there."""
        self.spare: float = 0.0
        """Silver that is left over, or less than none."""
        self.counts: list[float] = []
        """How many of each species there will be, on average."""
        self.sets: list[float] = []
        """And what they will bring."""
        self.missing: float = 0.0
        """How many of the mission's villages will have no camp."""

    def find(
        self,
        counts: list[int],
        camps: int,
        mission: int,
        reach: int,
        room: int,
        contested: int,
        filled: list[int],
        tents: int,
        chip: int,
        now: float,
        pay: float,
        rounds: int,
    ) -> None:
        """For who has so many of each species, these camps, and so much silver now and in the
        rounds to come; `room` are the villages with a free square, `filled` how many are not."""
        rate = pay / rounds if rounds else 1.0
        silver = now + pay
        wanted = mission & ~camps
        own = counts.copy()
        absent = own.count(0)
        spent = 0.0
        nearly = 0.0
        extra = False
        self.steps = []
        self.complete = NEVER
        self._after = [[*own, wanted.bit_count()]]
        self._find_lures(wanted, camps)
        while len(self.steps) < MOST_STEPS and tents > 0:
            gains = self._gains(own, chip * self._chip[absent] if chip else 0.0)
            unsure = contested if self.steps else 0
            best = self._best(reach & room & ~camps, room & ~reach, wanted, unsure, filled, gains)
            if best < 0:
                break
            price = float(self._prices[best][filled[best]])
            if price > silver - spent:
                # One camp more than can be counted on, in case there is more money.
                extra = True
                nearly = max(0.0, silver - spent) / price
            spent += price
            camps |= self._bit[best]
            reach |= self._joined[best]
            tents -= 1
            own[self._species[best]] += 1
            time = max(0.0, spent - now) / rate
            if own[self._species[best]] == 1:
                absent -= 1
                if not absent and not extra:
                    self.complete = time
            wanted &= ~camps
            self._find_lures(wanted, camps)
            self.steps.append(best)
            self._after.append([*own, wanted.bit_count()])
            if extra:
                self.steps.pop()
                break
            silver += max(0.0, rounds - time) / _CYCLE
        self.spare = silver - spent
        self._weigh(nearly)

    def _gains(self, counts: list[int], new: float) -> list[float]:
        """What one more of each species brings; `new` is added for a new one."""
        gains: list[float] = []
        for count in counts:
            gain = self._step[min(count, ENOUGH)]
            gains.append(gain if count else gain + new)
        return gains

    def _best(
        self,
        there: int,
        beyond: int,
        wanted: int,
        contested: int,
        filled: list[int],
        gains: list[float],
    ) -> int:
        """The village, of those that can be reached now, that is most worth its price; -1 if none
        is. `beyond` are those that cannot be reached yet."""
        best = -1
        best_worth = 0.0
        while there:
            bit = there & -there
            there ^= bit
            village = bit.bit_length() - 1
            gain = gains[self._species[village]]
            if wanted & bit:
                gain += PENALTY
            for place, nearer in enumerate(self._nearer):
                if nearer & bit:
                    gain += self._lure[place]
            if contested & bit:
                gain *= _CONTESTED
            gain += _REACH * (self._joined[village] & beyond).bit_count()
            price = float(self._prices[village][filled[village]])
            worth = gain / (price + _TENT)
            if worth > best_worth:
                best = village
                best_worth = worth
        return best

    def _find_lures(self, wanted: int, camps: int) -> None:
        self._nearer = []
        self._lure = []
        while wanted:
            bit = wanted & -wanted
            wanted ^= bit
            rings = self._around[bit.bit_length() - 1]
            distance = 0
            while distance < len(rings) and not rings[distance] & camps:
                distance += 1
            if distance == len(rings):
                # Nothing leads there yet: its neighbours would.
                distance = min(2, len(rings))
                self._add_lure(rings[distance - 1], 1)
            elif distance > 1:
                self._add_lure(rings[distance - 1], distance - 1)

    def _add_lure(self, nearer: int, links: int) -> None:
        self._nearer.append(nearer)
        self._lure.append(PENALTY * _LURE**links)

    def _weigh(self, nearly: float) -> None:
        """Over the camps that it may come to, each with its chance."""
        most = len(self._after) - 1
        planned = len(self.steps)
        species = len(self._after[0]) - 1
        self.counts = [0.0] * species
        self.sets = [0.0] * species
        self.missing = 0.0
        for place, few in enumerate(self._later):
            chance = few + nearly * (self._richer[place] - few)
            less = place - 1
            if less > 0:
                # What is short is surer.
                less = round(less * min(4, planned) / 4)
            after = self._after[min(most, planned - less)]
            for number in range(species):
                count = after[number]
                self.counts[number] += chance * count
                if count >= ENOUGH:
                    self.sets[number] += chance * count
            self.missing += chance * after[species]
