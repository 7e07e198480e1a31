"""The tree of turns and outcomes: alpha-beta, with means or the worst over chance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import inf, lcm
from typing import Any, Final, NamedTuple

from carcqt.rules.game import Game, Outcome, Turn
from carcqt.rules.keys import MASK, constant, mix
from carcqt.search.aims import Aim, Chance, TurnBounds, Value
from carcqt.search.limits import Budget, Interrupted, SearchStop
from carcqt.search.ordering import best_first, candidates, put_first
from carcqt.search.table import Bound, Entry, TranspositionTable

_ONLY: Final[Outcome] = ()


_Known = TurnBounds | tuple[Value, Value]
"""Bounds of the turns from a position, or the least and the most that it can come to."""


class _Order(NamedTuple):
    """Turns as they are tried."""

    numbers: Sequence[int]
    most: Mapping[int, Value]
    """For some turns, what they come to at most."""
    known: Mapping[int, _Known]
    """For some turns, what is known of the position after them."""


class Tree:
    """Values are the aim's, whoever is to move. A value outside the window that is asked for is
    a bound on that side: at most so much, or at least.
    """

    def __init__(
        self, game: Game[Any], aim: Aim, table: TranspositionTable | None, budget: Budget
    ) -> None:
        self.game: Final = game
        self.aim: Final = aim
        self.budget: Final = budget
        self.broken_off = False
        """Whether a line has been broken off since this was last set to false."""
        self._table: Final = table

    def make(self, turn: int | Turn, outcome: Outcome = ()) -> None:
        self.budget.spend()
        self.game.push_turn(turn, outcome)

    def make_each(self, numbers: Sequence[int]) -> Iterator[int]:
        """Make each of some turns from here, and yield its number while it is made."""
        for place, number in enumerate(numbers):
            if place:
                self.budget.spend()
                self.game.change_turn(number)
            else:
                self.make(number)
            yield number
        if numbers:
            self.game.pop_turn()

    def value(self, depth: int, low: Value, high: Value, known: _Known | None = None) -> Value:
        """Of the position that the game is in, so many turns ahead; with what is known of it."""
        game, aim = self.game, self.aim
        if aim.is_end(game):
            return aim.value(game)
        if depth == 0:
            self.broken_off = True
            return aim.value(game)
        if aim.given is not None and (turn := aim.given(game)) is not None:
            return self.after(turn, depth - 1, low, high)
        if aim.bounds is not None:
            least, most = known if isinstance(known, tuple) else aim.bounds(game)
            if most <= low or least == most:
                return most
            if least >= high:
                return least
            # Nothing is better than what comes to the most.
            high = min(high, most)
        if isinstance(known, TurnBounds):
            return self._last_turn(known, depth, low, high)
        if aim.turn_bounds is not None and (bounds := aim.turn_bounds(game)) is not None:
            return self._last_turn(bounds, depth, low, high)
        if self._table is None:
            return self._best(depth, low, high, None)[0]
        return self._remembered(self._table, depth, low, high)

    def _remembered(self, table: TranspositionTable, depth: int, low: Value, high: Value) -> Value:
        game, aim = self.game, self.aim
        hashed, check = self._key(table)
        banked = 0 if aim.banked is None else aim.banked(game)
        entry = table.find(hashed, check)
        if entry is not None and (entry.depth == depth or (entry.complete and entry.depth < depth)):
            value = entry.value + banked
            if _settles(entry.bound, value, low, high):
                self.broken_off |= not entry.complete
                return value
        before, self.broken_off = self.broken_off, False
        value, number = self._best(depth, low, high, entry)
        bound = Bound.AT_MOST if value <= low else Bound.AT_LEAST if value >= high else Bound.EXACT
        complete = not self.broken_off
        table.store(Entry(hashed, check, depth, value - banked, bound, complete, number))
        self.broken_off |= before
        return value

    def _key(self, table: TranspositionTable) -> tuple[int, object]:
        """What tells positions apart: a hash, and where it is asked for, exactly."""
        game, aim = self.game, self.aim
        scores = tuple(game.scores) if aim.banked is None else ()
        memory = None if aim.memory is None else aim.memory(game)
        hashed = game.key_hash()
        if scores or memory is not None:
            hashed = mix(hashed + constant(scores, memory) & MASK)
        return hashed, (game.key(), scores, memory) if table.exact else None

    def _last_turn(self, bounds: TurnBounds, depth: int, low: Value, high: Value) -> Value:
        """Only turns are made that may be better than the best so far."""
        if bounds.most <= low:
            return bounds.most
        if bounds.best is not None and (found := bounds.best(low, high)) is not None:
            self.budget.spend(found[1])
            return found[0]
        most = bounds.of_turns()
        best: Value = -inf
        for number in sorted(range(len(most)), key=lambda number: -most[number]):
            if most[number] <= max(low, best):
                return max(best, most[number])
            best = max(best, self.after(number, depth - 1, max(low, best), high))
            if best >= high:
                break
        return best

    def _best(self, depth: int, low: Value, high: Value, entry: Entry | None) -> tuple[Value, int]:
        """The value of the best turn, and its number."""
        game, aim = self.game, self.aim
        raises = aim.raises(game.to_move)
        best: Value = -inf if raises else inf
        found = -1
        order = self._ordered(depth, entry)
        for number in order.numbers:
            if number in order.most and order.most[number] <= low:
                # It is no better than that: nor are others that it keeps down.
                if not raises or found < 0:
                    best, found = order.most[number], number
                if raises:
                    continue
                break
            if number in order.known:
                value = self.along(number, _ONLY, depth - 1, low, high, order.known[number])
            else:
                value = self.after(number, depth - 1, low, high)
            if found < 0 or (value > best if raises else value < best):
                best, found = value, number
                if raises:
                    low = max(low, best)
                else:
                    high = min(high, best)
                if low >= high:
                    break
        return (aim.value(game), -1) if found < 0 else (best, found)

    def _ordered(self, depth: int, entry: Entry | None) -> _Order:
        """The turns as they are tried."""
        order = _Order(candidates(self.game, self.aim), {}, {})
        numbers = order.numbers
        # Where turns are the last of their lines, looking at one is as much as trying it.
        is_last = depth == 1 or (self.aim.last is not None and self.aim.last(self.game))
        if not is_last and len(numbers) > 1 and self.aim.can_prune:
            if self.aim.has_bounds and self.aim.chance is Chance.GIVEN:
                order = self._by_bounds(numbers, depth)
            else:
                order = _Order(best_first(self.game, self.aim, numbers, self.make_each), {}, {})
        if entry is None:
            return order
        return order._replace(numbers=put_first(entry.best, order.numbers))

    def _by_bounds(self, numbers: Sequence[int], depth: int) -> _Order:
        """By what each can come to, as far as a look at it tells, or else by what it brings."""
        game, aim = self.game, self.aim
        estimate, sign = aim.estimate or aim.value, -1 if aim.raises(game.to_move) else 1
        most: dict[int, Value] = {}
        kept: dict[int, _Known] = {}
        rank: dict[int, tuple[Value, Value]] = {}
        for number in self.make_each(numbers):
            reach, known = self._most(depth - 1)
            if reach is not None:
                most[number] = reach
            if known is not None:
                kept[number] = known
            rank[number] = (sign * (inf if reach is None else reach), sign * estimate(game))
        return _Order(sorted(numbers, key=rank.__getitem__), most, kept)

    def _most(self, depth: int) -> tuple[Value | None, _Known | None]:
        """The most that a position can come to, if that is told at once, and what tells it."""
        game, aim = self.game, self.aim
        if aim.is_end(game):
            return aim.value(game), None
        if depth == 0:
            return None, None
        if aim.given is not None and (turn := aim.given(game)) is not None:
            self.make(turn)
            # What tells it is known of another position than that after the turn to be ordered.
            reach, _ = self._most(depth - 1)
            game.pop_turn()
            return reach, None
        if aim.bounds is not None:
            span = aim.bounds(game)
            return span[1], span
        bounds = None if aim.turn_bounds is None else aim.turn_bounds(game)
        return (None, None) if bounds is None else (bounds.most, bounds)

    def after(self, turn: int | Turn, depth: int, low: Value, high: Value) -> Value:
        """The value after a turn, over what may be drawn."""
        chance = self.aim.chance
        if chance is Chance.GIVEN:
            return self.along(turn, _ONLY, depth, low, high)
        most = self.budget.most_outcomes
        outcomes = self.game.turn_outcomes(turn, most + 1)
        if len(outcomes) > most:
            raise Interrupted(SearchStop.NODES)
        if len(outcomes) == 1:
            return self.along(turn, outcomes[0][0], depth, low, high)
        if chance is Chance.EXPECTED:
            return self._mean(turn, outcomes, depth, low, high)
        worst: Value = inf
        for outcome, _ in outcomes:
            worst = min(worst, self.along(turn, outcome, depth, low, min(high, worst)))
            if worst <= low:
                break
        return worst

    def _mean(
        self,
        turn: int | Turn,
        outcomes: Sequence[tuple[Outcome, Fraction]],
        depth: int,
        low: Value,
        high: Value,
    ) -> Value:
        """Cut short once those still to come cannot bring the mean back into the window, which
        only a span of all values can tell."""
        least, most = self.aim.span or (-inf, inf)
        total = lcm(*(chance.denominator for _, chance in outcomes))
        weights = [chance.numerator * (total // chance.denominator) for _, chance in outcomes]
        rest = total
        summed: Value = 0
        for (outcome, _), weight in zip(outcomes, weights, strict=True):
            rest -= weight
            # What the value after this outcome must exceed, or stay below, for the mean to do so.
            floor = _ratio(low * total - summed - _times(rest, most), weight)
            ceiling = _ratio(high * total - summed - _times(rest, least), weight)
            value: Value = most if floor >= most else least
            if floor < most and ceiling > least:
                floor, ceiling = max(floor, least), min(ceiling, most)
                value = self.along(turn, outcome, depth, floor, ceiling)
            if value <= floor and floor > least:
                return min(low, _ratio(summed + weight * value + _times(rest, most), total))
            if value >= ceiling and ceiling < most:
                return max(high, _ratio(summed + weight * value + _times(rest, least), total))
            summed += weight * value
        return _ratio(summed, total)

    def along(
        self,
        turn: int | Turn,
        outcome: Outcome,
        depth: int,
        low: Value,
        high: Value,
        known: _Known | None = None,
    ) -> Value:
        """The value after a turn with this outcome; with what is known of the position then."""
        self.make(turn, outcome)
        value = self.value(depth, low, high, known)
        self.game.pop_turn()
        return value


def _settles(bound: Bound, value: Value, low: Value, high: Value) -> bool:
    """Whether a value known so far answers what is asked."""
    if bound is Bound.EXACT:
        return True
    return value >= high if bound is Bound.AT_LEAST else value <= low


def _times(count: int, value: Value) -> Value:
    """Nothing at all, even of what has no bound, is nothing."""
    return count * value if count else 0


def _ratio(value: Value, weight: int) -> Value:
    return value / weight if isinstance(value, float) else Fraction(value, weight)
