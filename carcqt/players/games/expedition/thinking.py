"""How a level thinks on an expedition: move by move, each played on with other chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from statistics import fmean
from typing import Any, Final

from carcqt.players.evaluator import lead
from carcqt.players.facts import Advice, Fact
from carcqt.players.games.expedition.cards import CardFacts
from carcqt.players.games.expedition.facts import (
    CampClosed,
    CampShort,
    CardPays,
    GuideOffered,
    NothingToGain,
)
from carcqt.players.games.expedition.finding import find_facts
from carcqt.players.games.expedition.secrets import Mix, drawn_from, matched_regrets
from carcqt.players.games.expedition.valuing import ExpeditionEvaluator
from carcqt.players.levels import Sight, Strength
from carcqt.players.racing import Candidate, Race
from carcqt.players.telling import TELLING
from carcqt.rules.game import Turn, View
from carcqt.rules.games.expedition.facts import BUILD, INCOME, KEEP, OFFER
from carcqt.rules.games.expedition.moves import REST, Block, Build, Choose
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.rules.moves import Move
from carcqt.search.limits import Budget, Interrupted, Limits

_SLIP: Final = 6
_CANDIDATES: Final = 8
"""Moves that are played on, at most: better to know fewer of them well."""
_SAMPLES: Final = 400
"""Sets of chance, at most."""
_LOOKS: Final = 3
"""How the position looks after a move counts as much as so many sets of chance."""
_COST: Final = 60
"""Nodes for a turn that is played on: it costs so many times what one does over a kernel."""
_ROUNDS: Final = 400
"""Of regrets."""
_RARE: Final = 0.08
"""Cards that should be chosen more seldom than that are not."""
_TEMPO: Final = 0.12
"""Points for moving before somebody else, for each village that both want."""
_ALIKE: Final = 8
"""So many moves are looked at for some that differ in what can be said for them."""
_EXACT: Final = 300
"""Whole turns that are looked at in the last round,"""
_WORLDS: Final = 24
"""each with so many guesses at what others are after, at most."""


_PLAIN: Final = (CampClosed, CampShort, CardPays, NothingToGain)
"""Facts that speak for no turn."""


@dataclass(kw_only=True, eq=False)
class MoveCandidate(Candidate):
    move: Move


class ExpeditionThought:
    """One decision of one seat."""

    def __init__(self, view: View[Any], strength: Strength, rng: Random, limits: Limits) -> None:
        self._view, self._strength, self._rng = view, strength, rng
        self._limits: Final = limits
        self.game = self._imagined()
        self._seat: Final = self.game.to_move
        self._evaluator = ExpeditionEvaluator(self.game, strength.sight, self._seat)

    def _imagined(self) -> ExpeditionState:
        game = self._view.imagine(self._rng)
        if not isinstance(game, ExpeditionState):
            raise TypeError(game)
        return game

    def choose(self) -> Turn:
        """The next move alone: what follows it may bring to light what nobody knows yet."""
        found, strength = self.ranked(), self._strength
        most = strength.picks
        if strength.slips and self._rng.random() < strength.slips:
            most = _SLIP
        if self.game.phase == INCOME and most == 1:
            return (self._drawn(found).move,)
        return (found[self._rng.randrange(min(most, len(found)))].move,)

    def advise(self, count: int) -> tuple[Advice, ...]:
        found = self.ranked()
        # Later ones are not told to be better than those before them.
        most = found[0].value
        advice: dict[object, Advice] = {}
        for each in found[:_ALIKE]:
            most = min(most, _worth(each, found))
            turn = self._whole(each.move)
            told = self._facts(turn, is_best=not advice)
            # Of those with the same reasons, the first; a second one must have something for it.
            if not advice or any(map(_speaks, told)):
                alike = told[: TELLING.why]
                advice.setdefault(alike, Advice(turn, most, told, seat=self._seat))
            # Of two missions, the one is compared with the other.
            if len(advice) == count or self.game.phase == KEEP:
                break
        return self._by_reasons(tuple(advice.values()))

    def _by_reasons(self, advice: tuple[Advice, ...]) -> tuple[Advice, ...]:
        """Of turns that nobody can tell from each other, the one first that says most for itself;
        cards have nothing to count, and what is sure is told as it is."""
        best = advice[0]
        if best.turn[0].idle or self.game.phase == INCOME or not self.game.left_in(0):
            return advice
        alike = [each for each in advice if best.points - each.points <= TELLING.alike]
        alike.sort(key=lambda each: -sum(fact.points for fact in each.facts[: TELLING.why]))
        alike = [replace(each, points=best.points) for each in alike]
        return (*alike, *advice[len(alike) :])

    def _facts(self, turn: Turn, *, is_best: bool) -> tuple[Fact, ...]:
        """Return the facts about a turn. Of an income card, what it announces comes last; of the
        best one, what it leaves in hand is told where nothing else speaks for it."""
        game, first = self.game, turn[0]
        whole = ExpeditionEvaluator(game, Sight.WHOLE, self._seat)
        told = find_facts(game, whole, turn)
        if not isinstance(first, Choose):
            return told
        if is_best and game.left_in(0) and not any(map(_speaks, told)):
            return CardFacts(game, whole, first).ranked(), *told
        return tuple(sorted(told, key=_announces))

    def ranked(self) -> list[MoveCandidate]:
        """All moves, the best one first."""
        found = [
            MoveCandidate(move=move, looks=self._looks(move))
            for move in self.game.choices()
            if not isinstance(move, Block) or self._concerns_others(move)
        ]
        self._rng.shuffle(found)
        # A tent that changes nothing is kept for when it does.
        found.sort(key=lambda each: (-each.looks, isinstance(each.move, Block)))
        strength = self._strength
        if not strength.turns or len(found) == 1:
            return found
        budget = Budget(self._limits)
        at_end = not self.game.left_in(0) and self.game.phase in (BUILD, OFFER)
        if strength.exact and at_end:
            return self._to_the_end(found, budget)
        tried = min(strength.candidates, _CANDIDATES)
        found = built_first(self._play_on(found[:tried], budget)) + found[tried:]
        if self.game.phase == INCOME:
            found.sort(key=lambda each: self._is_beaten(_card(each.move), found))
        return found

    def _concerns_others(self, tent: Block) -> bool:
        """Whether there is one who can go there, and has to pay more for it then; where one's own
        mission still leads, that is oneself."""
        game, planner = self.game, self._evaluator.planner
        village = game.network.numbers[tent.village]
        if self._evaluator.mission(self._seat) & ~game.camps[self._seat] & 1 << village:
            return False
        price, dearer = game.network.prices[village][game.filled[village] :][:2]
        others = (other for other in range(game.players) if other != self._seat)
        return price < dearer and any(planner.reach(each) >> village & 1 for each in others)

    def _looks(self, move: Move) -> float:
        game = self.game
        game.push(move)
        value = self._lead()
        game.pop()
        return value

    def _lead(self) -> float:
        values = self._evaluator.values()
        return lead(values, self._seat) if self._strength.denies else values[self._seat]

    # Cards.

    def _drawn(self, found: Sequence[MoveCandidate]) -> MoveCandidate:
        """A card, so that nobody can be sure which."""
        good = [each for each in found if not self._is_beaten(_card(each.move), found)]
        mix = self._mixes(good)[self._seat]
        return good[drawn_from(mix, self._rng, _RARE)]

    def _is_beaten(self, card: int, found: Sequence[MoveCandidate]) -> bool:
        """Whether another card comes sooner, and brings more with those that are still played."""
        takings, own = self._evaluator.planner.takings, self._rank(self._seat, card)
        brings = takings(self._seat, card)
        if brings is None:
            return False
        others = [_card(each.move) for each in found]
        return any(
            self._rank(self._seat, other) > own and (takings(self._seat, other) or 0) > brings
            for other in others
        )

    def _rank(self, seat: int, card: int) -> tuple[int, int]:
        """Who shows more moves first."""
        shown = self.game.network.cards[card]
        return self.game.income_of(shown, seat), shown.ties[seat]

    def _mixes(self, found: Sequence[MoveCandidate]) -> list[Mix]:
        """How often everyone should choose each card; the seat's own in the order given."""
        game = self.game
        cards = [[each.card for each in game.network.hand(hand)] for hand in game.hands]
        cards[self._seat] = [_card(each.move) for each in found]
        worth = [self._card_worths(seat, cards[seat]) for seat in range(game.players)]
        worth[self._seat] = [_worth(each, found) for each in found]
        ranks = [[self._rank(seat, card) for card in cards[seat]] for seat in range(game.players)]
        tempo = self._tempo()

        def payoff(player: int, made: Sequence[int]) -> float:
            got = worth[player][made[player]]
            own = ranks[player][made[player]]
            for other, choice in enumerate(made):
                if other != player and own > ranks[other][choice]:
                    got += tempo[player][other]
            return got

        counts = [len(hand) for hand in cards]
        return matched_regrets(counts, payoff, self._rng, _ROUNDS)

    def _card_worths(self, seat: int, cards: Sequence[int]) -> list[float]:
        """What each card of another seat is worth to it beside the order."""
        game, found = self.game, []
        before = game.chosen[seat]
        for card in cards:
            game.chosen[seat] = card
            found.append(self._evaluator.planner.silver(seat) * _POINTS)
        game.chosen[seat] = before
        return found

    def _tempo(self) -> list[list[float]]:
        """For each seat, what it is worth to move before each other one."""
        game, evaluator = self.game, self._evaluator
        wanted = [
            sum(1 << v for v in evaluator.plan(seat).steps[:3]) for seat in range(game.players)
        ]
        reach = [evaluator.planner.reach(seat) for seat in range(game.players)]
        return [
            [
                _TEMPO * (wanted[seat] & reach[other]).bit_count()
                for other in range(game.players)
            ]
            for seat in range(game.players)
        ]  # fmt: skip

    # Playing on.

    def _play_on(self, candidates: list[MoveCandidate], budget: Budget) -> list[MoveCandidate]:
        """Chance is the same for all that are in it."""
        # How a card looks says little of what it is worth.
        race = Race(candidates, 0 if self.game.phase == INCOME else _LOOKS)
        try:
            for _ in range(_SAMPLES):
                leads = self._sample(race.running, budget)
                # Cards are drawn out of a mix: of none is enough known because others are better.
                race.add(leads, 0.0 if self.game.phase == INCOME else budget.spent)
                if not race.is_open:
                    break
        except Interrupted:
            pass
        return race.ranked()

    def _sample(self, candidates: Sequence[MoveCandidate], budget: Budget) -> list[float]:
        game = self._imagined()
        # One for all: what was planned after one move often holds after another.
        evaluator = ExpeditionEvaluator(game, Sight.WHOLE, self._seat)
        seed = self._rng.random()
        return [
            self._played(game, evaluator, each.move, Random(seed), budget) for each in candidates
        ]

    def _played(
        self,
        game: ExpeditionState,
        evaluator: ExpeditionEvaluator,
        move: Move,
        rng: Random,
        budget: Budget,
    ) -> float:
        policy = evaluator.policy(rng)
        made, began, met = len(game.record), game.round, list[float]()
        half, rounds = self._strength.rounds // 2, self._strength.rounds
        try:
            budget.spend(_COST)
            game.push(move)
            # The last events say less than the game so far: halfway counts, too.
            for ahead in (half, rounds) if half > 1 else (rounds,):
                while not game.is_over and (
                    game.round < began + ahead or game.phase in (BUILD, OFFER)
                ):
                    budget.spend(_COST)
                    policy.play_turn()
                met.append(lead(evaluator.values(), self._seat))
            # What is sure needs no mean.
            return met[-1] if game.is_over else fmean(met)
        finally:
            while len(game.record) > made:
                game.pop()

    def _to_the_end(self, found: list[MoveCandidate], budget: Budget) -> list[MoveCandidate]:
        """In the last round every turn is followed to the end of the game, with other missions of
        the others again and again."""
        turns = [*islice(self.game.turns(), _EXACT)]
        ends: list[list[float]] = []
        game, evaluator = self.game, self._evaluator
        try:
            for _ in range(_WORLDS):
                ends.append([self._final(game, evaluator, turn, budget) for turn in turns])
                game = self._imagined()
                evaluator = ExpeditionEvaluator(game, Sight.WHOLE, self._seat)
        except Interrupted:
            if not ends:
                return found
        after: dict[Move, float] = {}
        for turn, values in zip(turns, zip(*ends, strict=True), strict=True):
            after[turn[0]] = max(fmean(values), after.get(turn[0], float("-inf")))
        most = max(after.values())
        for each in found:
            if each.move in after:
                each.leads, each.behind = [after[each.move]], most - after[each.move]
        return sorted(found, key=lambda each: (not each.leads, -each.value))

    def _final(
        self, game: ExpeditionState, evaluator: ExpeditionEvaluator, turn: Turn, budget: Budget
    ) -> float:
        made = len(game.record)
        try:
            for move in turn:
                game.push(move)
            policy = evaluator.policy(Random(0))
            budget.spend(_COST)
            while not game.is_over:
                budget.spend(_COST)
                policy.play_turn()
            ahead = lead([float(score) for score in game.scores], self._seat)
            # Ties are settled by tiles and money.
            return ahead + 0.01 * sum(game.counts[self._seat]) + 0.0001 * game.money[self._seat]
        finally:
            while len(game.record) > made:
                game.pop()

    def _whole(self, move: Move) -> Turn:
        """The turn that begins with a move, gone on with as the evaluation would."""
        game, made = self.game, len(self.game.record)
        secret = game.phase == INCOME
        turn = [move]
        game.push(move)
        while not secret and not game.turn_has_ended(self._seat):
            best = max(game.choices(), key=self._looks)
            turn.append(best)
            game.push(best)
        while len(game.record) > made:
            game.pop()
        return tuple(turn)


def _announces(fact: Fact) -> bool:
    return isinstance(fact, GuideOffered) and not fact.is_sure


def _speaks(fact: Fact) -> bool:
    """Return whether a fact speaks for its turn against others."""
    return not isinstance(fact, _PLAIN) and not _announces(fact)


def built_first(found: list[MoveCandidate]) -> list[MoveCandidate]:
    """A camp before resting that is no better: what stands cannot be lost any more."""
    if found[0].move != REST:
        return found
    camps = (each for each in found if isinstance(each.move, Build) and each.leads)
    best = min(camps, key=lambda each: each.behind, default=None)
    if best is None or best.behind > TELLING.alike:
        return found
    return [best, *(each for each in found if each is not best)]


_POINTS: Final = 0.13
"""For a silver."""


def _worth(each: MoveCandidate, found: Sequence[MoveCandidate]) -> float:
    """Beside the best one with the same chance: others were played on with more of it, or less."""
    return found[0].value - each.behind if each.leads else each.looks


def _card(move: Move) -> int:
    if not isinstance(move, Choose):
        raise TypeError(move)
    return move.card
