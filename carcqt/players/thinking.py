"""How a level thinks: the best turns to look at, each played on with other draws again and again.

It knows games through their face and their evaluation alone.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from carcqt.players.evaluator import Evaluator, lead
from carcqt.players.facts import Advice
from carcqt.players.games import FAR_SEEN, THOUGHTS, evaluator, turn_facts
from carcqt.players.levels import Sight, Strength
from carcqt.players.racing import FIRST, Candidate, Race
from carcqt.players.selecting import look_of
from carcqt.rules.game import Game, Turn, View
from carcqt.rules.moves import Move
from carcqt.search.aims import Chance, most_lead
from carcqt.search.deepening import search
from carcqt.search.limits import Limits
from carcqt.search.results import Proof

_SLIP: Final = 8
"""Whoever slips takes any of so many best turns."""
_DEARER: Final = 4
"""A node of exact search costs as much as so many positions that are valued."""
_BONUSES: Final = 5
"""So many turns more than tiles there may be at the end."""
_ROUNDS: Final = 1000
"""Sets of draws, at most."""
_LOOKS: Final = 3
"""What a turn looks like counts as much as so many sets of draws."""
_ALIKE: Final = 12
"""So many turns are looked at for some that do not look alike."""


@dataclass(kw_only=True, eq=False)
class TurnCandidate(Candidate):
    number: int
    """Of the turn, where the thinking begins."""
    seen: Sequence[float]
    """What each seat has right after it,"""
    turn: Turn = ()


class Thought:
    """One decision of one seat."""

    def __init__(self, view: View[Any], strength: Strength, rng: Random, limits: Limits) -> None:
        self._view: Final = view
        self._strength: Final = strength
        self._rng: Final = rng
        self._limits: Final = limits
        self._began: Final = time.monotonic()
        self._longest = 0.0
        """Seconds for one turn that was played on."""
        self._nodes_before = 0
        self.game: Game[Any] = view.imagine(rng)
        self._evaluator: Evaluator = evaluator(self.game, strength.sight)
        far = self.game.description.game in FAR_SEEN and strength.far
        # Everyone is to have moved as often.
        rounds = round((far or strength.turns) / self.game.players)
        self._turns: Final = self.game.players * max(1, rounds)

    def ranked(self) -> list[TurnCandidate]:
        """All turns, the best one first."""
        seat, denies = self.game.to_move, self._strength.denies
        after = self._evaluator.after_turns(self._is_late)
        found = [
            TurnCandidate(
                number=number,
                seen=after[number],
                looks=lead(after[number], seat) if denies else after[number][seat],
            )
            for number in sorted(after)
        ]
        # Of equal turns any may be the one.
        self._rng.shuffle(found)
        found.sort(key=lambda each: -each.looks)
        if self._strength.turns and len(found) > 1:
            left = self.game.left_in(0).total()
            best = self._solved(left)
            if best is not None:
                found.sort(key=lambda each: each.number != best)
            else:
                found = self._play_on(found, left)
        return found

    def _solved(self, left: int) -> int | None:
        """The turn that is best in every line, if few tiles are left and there is time for it."""
        game, limits = self.game, self._limits
        if not 1 < left <= self._strength.exact or game.players > 2 or game.private_sources:
            return None
        aim = most_lead(game, game.to_move, Chance.EXPECTED)
        nodes = None if limits.nodes is None else limits.nodes // _DEARER
        seconds = None if limits.seconds is None else limits.seconds / 2
        allowed = Limits(nodes, seconds, limits.cancelled)
        found = search(game, aim, left + _BONUSES, limits=allowed, deepen=False)
        return found.best.number if found.best and found.proof is Proof.PROVEN else None

    def _play_on(self, found: list[TurnCandidate], left: int) -> list[TurnCandidate]:
        """Draws are the same for all that are in it."""
        # With one tile left what others answer is the end, and every turn can be tried.
        candidates = self._strength.candidates if left > 1 else len(found)
        race = Race(found[:candidates], _LOOKS)
        for each in race.running:
            each.turn = self.game.turn(each.number)
        for _ in range(_ROUNDS if left > 1 else FIRST):
            ends = self._sample(race.running)
            if not ends:
                break
            race.add([lead(end, self.game.to_move) for end in ends], self._spent)
            if not race.is_open:
                break
        return race.ranked() + found[candidates:]

    def _sample(self, candidates: Sequence[TurnCandidate]) -> list[Sequence[float]]:
        """What one set of draws comes to; what was not finished for all counts for none."""
        game = self._view.imagine(self._rng, again=self.game)
        if game is not self.game:
            self._nodes_before += self._evaluator.nodes
            self.game, self._evaluator = game, evaluator(game, self._strength.sight)
        ends = list[Sequence[float]]()
        for each in candidates:
            if self._spent >= 1 or self._is_late():
                return []
            began = time.monotonic()
            ends.append(self._evaluator.play_on(each.turn, self._turns))
            self._longest = max(self._longest, time.monotonic() - began)
        return ends

    @property
    def _spent(self) -> float:
        """The share of nodes, or of time, that is used up."""
        nodes, seconds = self._limits.nodes, self._limits.seconds
        valued = self._nodes_before + self._evaluator.nodes
        return max(
            valued / nodes if nodes else 0.0,
            (time.monotonic() - self._began) / seconds if seconds else 0.0,
        )

    def _is_late(self) -> bool:
        """Whether there is no time for as long a look as the longest so far."""
        seconds, cancelled = self._limits.seconds, self._limits.cancelled
        passed = time.monotonic() - self._began + self._longest
        return (seconds is not None and passed >= seconds) or (
            cancelled is not None and cancelled()
        )

    def advise(self, count: int) -> tuple[Advice, ...]:
        """Return the best turns with their facts; of those that look alike, the first."""
        found, game = self.ranked(), self.game
        points, facts = found[0].value, turn_facts(game, evaluator(game, Sight.WHOLE))
        advices: dict[object, Advice] = {}
        for each in found[:_ALIKE]:
            turn = each.turn or game.turn(each.number)
            told, gain = facts.find(turn)
            behind = each.behind if each.leads else found[0].looks - each.looks
            advice = Advice(turn, found[0].value - behind, told, gain, game.to_move)
            if look_of(advice) not in advices:
                # Later ones are not told to be better than those before them.
                points = min(points, advice.points)
                advices[look_of(advice)] = replace(advice, points=points)
            if len(advices) == count:
                break
        return tuple(advices.values())

    def pick(self) -> TurnCandidate:
        """The turn that is made: not always the best one, if the level is weak."""
        found, strength = self.ranked(), self._strength
        most = strength.picks
        if strength.slips and self._rng.random() < strength.slips:
            most = _SLIP
        return found[self._rng.randrange(min(most, len(found)))] if most > 1 else found[0]


class LevelPlayer:
    """A level from beginner to expert."""

    def __init__(self, strength: Strength) -> None:
        self.strength: Final = strength

    def choose(
        self, moves: Sequence[Move], view: Callable[[], View[Any]], rng: Random, limits: Limits
    ) -> Turn:
        if len(moves) == 1:
            return (moves[0],)
        seen = view()
        if own := THOUGHTS.get(seen.rules.description.game):
            return own(seen, self.strength, rng, limits).choose()
        thought = Thought(seen, self.strength, rng, limits)
        picked = thought.pick()
        return picked.turn or thought.game.turn(picked.number)

    def advise(
        self, view: View[Any], rng: Random, limits: Limits, count: int = 3
    ) -> tuple[Advice, ...]:
        if own := THOUGHTS.get(view.rules.description.game):
            return own(view, self.strength, rng, limits).advise(count)
        thought = Thought(view, self.strength, rng, limits)
        return thought.advise(count)
