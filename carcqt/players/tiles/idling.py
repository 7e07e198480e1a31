"""What doing nothing is worth: the tile laid anywhere, and no piece placed."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace
from statistics import median, median_low
from typing import Final

from carcqt.players.evaluation import Evaluation, Part, PartKind
from carcqt.players.evaluator import Evaluator
from carcqt.players.telling import TELLING
from carcqt.players.tiles.viewpoint import Scores, Viewpoint
from carcqt.rules.game import Turn

_MEDIANS: Final = (PartKind.REGION, PartKind.HAND, PartKind.BONUS, PartKind.PLACE)
"""What changes with every turn, a little: it is compared to a turn that does not touch it."""


class Idling:
    def __init__(self, view: Viewpoint, evaluator: Evaluator, before: Evaluation) -> None:
        self._view: Final = view
        self._ends: Final[list[tuple[float, Scores]]] = []
        """How far ahead it leaves the seat where the game ends with this turn, and what everyone
        scores."""
        self.scored: Final[Scores] = Counter()
        """Points at once that come wherever the tile is laid."""
        self.evaluation: Final = self._look(evaluator, before)
        """Each part as it is if the tile is laid where it does not touch it."""

    def _look(self, evaluator: Evaluator, before: Evaluation) -> Evaluation:
        met = self._try(evaluator, before)
        parts = [
            replace(part, points=median(points))
            if part.kind in _MEDIANS and (points := met[number])
            else part
            for number, part in enumerate(before.parts)
            # The last tile makes these possible only until the next one.
            if part.kind not in (PartKind.OPEN, PartKind.JOINS)
        ]
        parts += [
            Part(seat, PartKind.SCORED, float(points), source)
            for (seat, source), points in sorted(self.scored.items())
            if points
        ]
        return Evaluation(tuple(parts))

    def _try(self, evaluator: Evaluator, before: Evaluation) -> defaultdict[int, list[float]]:
        """Return the points of each part, by its number, after turns without a piece."""
        game, view = self._view.game, self._view
        met: defaultdict[int, list[float]] = defaultdict(list)
        scored = list[Scores]()
        for turn in self._turns():
            events = [event for move in turn for event in game.push(move)]
            after = evaluator.evaluation()
            if game.is_over:
                self._ends.append((view.lead(after), view.scores(events)))
            else:
                scored.append(view.scores(events))
                found: defaultdict[object, float] = defaultdict(float)
                for part in after.parts:
                    found[view.key(part)] += part.points
                for number, part in enumerate(before.parts):
                    met[number].append(found[view.key(part)])
            for _ in turn:
                game.pop()
        sources = {source for each in scored for source in each}
        self.scored.update({source: min(each[source] for each in scored) for source in sources})
        return met

    def _turns(self) -> list[Turn]:
        """Return turns without a piece, from all parts of the board."""
        game = self._view.game
        idle = [turn for turn in map(game.turn, range(game.turn_count)) if turn[-1].idle]
        return idle[:: max(1, -(-len(idle) // TELLING.idle_turns))]

    @property
    def end(self) -> tuple[float, Scores] | None:
        """How far ahead it usually leaves the seat at the end, and with what scores."""
        if not self._ends:
            return None
        usual = median_low([ahead for ahead, _ in self._ends])
        return next(end for end in self._ends if end[0] == usual)
