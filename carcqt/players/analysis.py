"""A game looked at again: what each turn was worth, what was better, and what was luck.

It knows games through their face and their evaluation alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import islice
from random import Random
from typing import Any, Final

from carcqt.players import ADVISERS
from carcqt.players.chances import chances, doubt_of, turns_left
from carcqt.players.evaluator import Evaluator, lead, ordinary
from carcqt.players.facts import Advice
from carcqt.players.games import THOUGHTS, evaluator, turn_facts
from carcqt.players.levels import Level, Sight, limits_of
from carcqt.players.selecting import Hint, Selector
from carcqt.rules.game import Game, Outcome, Turn
from carcqt.rules.moves import END, Move
from carcqt.rules.position import Position

Report = Callable[[object], None]
LEVEL: Final = Level.MEDIUM
"""Who says which turns are worth a look; they are then played on."""
_TURNS: Final = 3
_SAMPLES: Final = 4
"""Sets of draws with which the chosen turn is compared to the best ones."""
_AHEAD: Final = 3
"""Turns that are played on for it."""
_WORSE: Final = 1.0
"""Points; of a turn that loses less it is not told what it did."""
_COUNTED: Final = 2_000
"""Things that may come; of more, some are drawn at random."""
_DRAWS: Final = 4
"""Other draws that are looked at, at most."""


@dataclass(frozen=True, slots=True)
class AnalysedTurn:
    number: int
    """Moves that had been made before it."""
    moves: int
    seat: int
    chances: tuple[float, ...]
    """Of each seat to win, after it."""
    values: tuple[float, ...]
    """Points that each seat will probably have, after it."""
    loss: float
    """By how many points another turn would have been better."""
    gain: float
    """By how many points it was better than an ordinary turn."""
    luck: float
    """What was drawn for it, less what might have been, in points."""
    odds: float
    """How likely it was to draw something as good; 1 where nothing was drawn."""
    best: Hint | None = None
    """What would have been better; of a good turn, the turn itself."""
    hope: float = 0.0
    """The chance of its seat to win, if the best turn had been made."""
    own: Hint | None = None
    """The turn itself with what it did, where another was better."""

    @property
    def end(self) -> int:
        return self.number + self.moves


class GameAnalysis:
    """Goes through a game turn by turn. It holds the whole truth, but judges every turn by what
    its seat could know."""

    def __init__(self, game: Game[Any], moves: Sequence[Move], seed: int = 0) -> None:
        """The game as it began, and all moves that were made."""
        self._game: Final = game
        self._moves: Final = moves
        self._seed: Final = seed

    def go_to(self, number: int) -> bool:
        """On to where so many moves were made; false where the rules no longer accept one."""
        game = self._game
        while len(game.record) < number:
            move = self._moves[len(game.record)]
            if move not in game.legal_moves:
                return False
            game.push(move)
        return True

    def next(self) -> AnalysedTurn | None:
        """The next turn, until there is none or one that the rules do not accept."""
        game, number = self._game, len(self._game.record)
        if game.is_over or number >= len(self._moves):
            return None
        seat, rng = game.to_move, Random(f"{self._seed} {number}")
        turn = self._turn()
        if not turn:
            return None
        valued, truth = evaluator(game, Sight.WHOLE), evaluator(game, Sight.TRUTH)
        before, usual = self._values(truth), ordinary(game, valued)
        luck, odds = self._luck(valued, seat, rng)
        best, own, loss = self._better(turn, rng)
        if loss >= _WORSE and not own.facts:
            own = self._explained(own, rng)
        for move in turn:
            game.push(move)
        values = self._values(truth)
        gain = lead(valued.values(), seat) - usual
        # Whoever has just moved looks better than the turn before.
        mean = [(was + now) / 2 for was, now in zip(before, values, strict=True)]
        after = self._chances(mean)
        hoped = [value + loss * (each == seat) for each, value in enumerate(mean)]
        hope = self._chances(hoped)[seat]
        return AnalysedTurn(
            number, len(turn), seat, after, values, loss, gain, luck, odds, self._told(best), hope,
            self._told(own) if loss >= _WORSE else None,
        )  # fmt: skip

    def _explained(self, advice: Advice, rng: Random) -> Advice:
        """Return the advice with what its turn did, as its seat could know it."""
        if self._game.description.game in THOUGHTS:
            return advice
        game = self._game.seen_by(self._game.to_move).imagine(rng)
        facts, gain = turn_facts(game, evaluator(game)).find(advice.turn)
        return replace(advice, facts=facts, gain=gain)

    def _told(self, advice: Advice) -> Hint:
        selector, counts = Selector(), self._game.description.game not in THOUGHTS
        selector.add(advice, advice.gain if counts else None)
        return selector.hints()[0]

    def _values(self, valued: Evaluator) -> tuple[float, ...]:
        """Points that are to be expected; at the end, those that were scored."""
        found = self._game.scores if self._game.is_over else valued.values()
        return tuple(map(float, found))

    def _turn(self) -> Turn:
        """The moves until the next draw or seat, as they were made."""
        game, seat, made = self._game, self._game.to_move, list[Move]()
        while len(game.record) < len(self._moves):
            move = self._moves[len(game.record)]
            if move not in game.legal_moves:
                break
            game.push(move)
            made.append(move)
            # After a choice in secret that of the others comes to light.
            if move.secret or game.turn_has_ended(seat):
                break
        for _ in made:
            game.pop()
        return tuple(made)

    def _luck(self, valued: Evaluator, seat: int, rng: Random) -> tuple[float, float]:
        """What the draw is worth, less what others would have been; and how likely one as good
        was."""
        game = self._game
        if not game.record or not game.record[-1][1]:
            return 0.0, 1.0
        drawn = tuple(game.record[-1][1])
        here = self._prospect(valued, seat)
        move, _ = game.pop()
        try:
            others = _some(game, move, drawn, rng)
            if len(others) < 2:
                return 0.0, 1.0
            total = sum(chance for _, chance in others)
            mean = odds = 0.0
            for outcome, chance in others:
                share = float(chance / total)
                game.push(move, outcome)
                if game.to_move == seat and not game.is_over:
                    value = here if outcome == drawn else self._prospect(valued, seat)
                else:
                    value = here
                game.pop()
                mean += share * value
                odds += share if value >= here - 0.25 else 0.0
            return here - mean, odds
        finally:
            game.push(move, drawn)

    def _prospect(self, valued: Evaluator, seat: int) -> float:
        """How far ahead the seat can be after this turn."""
        return max((lead(values, seat) for values in valued.after_turns().values()), default=0.0)

    def _better(self, turn: Turn, rng: Random) -> tuple[Advice, Advice, float]:
        """The best turn by what the seat knows, the one that was made, and how much better the
        best one is."""
        game = self._game
        seat, view = game.to_move, game.seen_by(game.to_move)
        advices = ADVISERS[LEVEL].advise(view, rng, limits_of(LEVEL), _TURNS)
        own = next(
            (advice for advice in advices if advice.turn == turn), Advice(turn, 0.0, seat=seat)
        )
        rivals = [own, *(advice for advice in advices if advice is not own)]
        if len(rivals) == 1:
            return own, own, 0.0
        totals = [0.0] * len(rivals)
        for _ in range(_SAMPLES):
            # The same draws for all of them; few of them are no better than a good look.
            player = evaluator(view.imagine(rng), Sight.WHOLE)
            for place, rival in enumerate(rivals):
                for ahead in (0, _AHEAD):
                    totals[place] += lead(player.play_on(rival.turn, ahead), seat)
        most = max(totals)
        return rivals[totals.index(most)], own, (most - totals[0]) / (2 * _SAMPLES)

    def _chances(self, values: Sequence[float]) -> tuple[float, ...]:
        """Of winning."""
        game = self._game
        if game.is_over:
            winners = game.winners
            return tuple(
                1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)
            )
        return chances(values, turns_left(game), doubt_of(game.description.game))


def _some(
    game: Game[Any], move: Move, drawn: Outcome, rng: Random
) -> list[tuple[Outcome, Fraction]]:
    """The one that came, and some others."""
    outcomes = list(islice(game.each_outcome(move), _COUNTED + 1))
    if len(outcomes) > _COUNTED:
        some = [drawn, *(game.random_outcome(move, rng) for _ in range(_DRAWS))]
        return [(outcome, Fraction(1, len(some))) for outcome in some]
    came = [each for each in outcomes if each[0] == drawn]
    others = [each for each in outcomes if each[0] != drawn]
    if len(others) > _DRAWS:
        whole = sum((chance for _, chance in others), Fraction(0))
        picked = rng.sample(others, _DRAWS)
        part = sum((chance for _, chance in picked), Fraction(0))
        others = [(outcome, chance * whole / part) for outcome, chance in picked]
    return came + others


@dataclass(frozen=True, slots=True)
class AnalysisQuestion:
    rules: type[Game[Any]]
    beginning: Position
    moves: tuple[Move, ...]
    done: int
    """Moves that need not be looked at again."""
    seed: int


def analyse(question: AnalysisQuestion, material: Any, report: Report) -> bool:
    """Reports each turn; whether the rules have accepted all moves."""
    game, moves = question.rules(material, question.beginning), question.moves
    looked = GameAnalysis(game, moves, question.seed)
    if not looked.go_to(question.done):
        return False
    while (turn := looked.next()) is not None:
        report(turn)
    made = len(game.record)
    return made == len(moves) or moves[made] == END
