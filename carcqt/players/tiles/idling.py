"""What doing nothing is worth: the tile laid anywhere, and no piece placed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace
from statistics import median, median_low
from typing import Final

from carcqt.players.evaluation import Evaluation, Part, PartKind
from carcqt.players.evaluator import Evaluator
from carcqt.players.tiles.viewpoint import Scores, Viewpoint

_MOST: Final = 32
"""Turns without a piece that are looked at."""
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
        idle = [turn for turn in map(game.turn, range(game.turn_count)) if turn[-1].idle]
        met: defaultdict[int, list[float]] = defaultdict(list)
        scored = list[Scores]()
        for turn in idle[:: max(1, -(-len(idle) // _MOST))]:
            events = [event for move in turn for event in game.push(move)]
            after = evaluator.evaluation()
            if game.is_over:
                self._ends.append((view.lead(after), view.scores(events)))
            else:
                scored.append(view.scores(events))
                for number, points in enumerate(self._again(before, after)):
                    met[number].append(points)
            for _ in turn:
                game.pop()
        self.scored.update(_least(scored))
        return met

    def _again(self, before: Evaluation, after: Evaluation) -> Iterator[float]:
        """The parts of before, as they are after a turn."""
        found: defaultdict[object, float] = defaultdict(float)
        for part in after.parts:
            found[self._view.key(part)] += part.points
        for part in before.parts:
            yield found[self._view.key(part)]

    @property
    def end(self) -> tuple[float, Scores] | None:
        """How far ahead it usually leaves the seat at the end, and with what scores."""
        if not self._ends:
            return None
        usual = median_low([ahead for ahead, _ in self._ends])
        return next(end for end in self._ends if end[0] == usual)


def _least(scored: list[Scores]) -> Scores:
    """Return the points that come in any case."""
    sources = {source for each in scored for source in each}
    return Counter({source: min(each[source] for each in scored) for source in sources})
