"""Why a turn is good: what it changes in the parts of the evaluation."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

from carcqt.players.advice import Evaluation, Part, PartKind, Reason, ReasonKind
from carcqt.players.evaluator import Evaluator, lead
from carcqt.players.games import STANDS
from carcqt.players.tiles.reasons import TurnReasons
from carcqt.players.tiles.regions import WORTH_TELLING
from carcqt.rules.game import Game, Turn
from carcqt.rules.tilelaying.game import TileLaying

_OWN: Final = {
    PartKind.SCORED: ReasonKind.CLOSES,
    PartKind.REGION: ReasonKind.GROWS,
    PartKind.BONUS: ReasonKind.BONUS,
    PartKind.HELD: ReasonKind.COLLECTS,
    PartKind.PLACE: ReasonKind.ADVANCES,
}


class Reasons:
    """For the turns of one seat from one position."""

    def __init__(self, game: Game[Any], evaluator: Evaluator) -> None:
        self._game: Final = game
        self._evaluator: Final = evaluator
        self._tiles: TurnReasons | None = None
        if isinstance(game, TileLaying):
            self._tiles = TurnReasons(game, evaluator, STANDS.get(game.description.game))

    def of(self, turn: Turn, usual: float) -> tuple[tuple[Reason, ...], float]:
        """The reasons, the most important first, and how much further ahead the turn looks than
        doing nothing; an ordinary one leaves the seat so far ahead."""
        if self._tiles is not None:
            return self._tiles.of(turn, usual)
        game, seat, before = self._game, self._game.to_move, self._evaluator.evaluation()
        for move in turn:
            game.push(move)
        after = self._evaluator.evaluation()
        for _ in turn:
            game.pop()
        found = sorted(_changes(seat, before, after), key=lambda reason: -reason.points)
        was, now = (
            lead([each.total(one) for one in range(game.players)], seat) for each in (before, after)
        )
        return tuple(found), now - was


def _changes(seat: int, before: Evaluation, after: Evaluation) -> Iterator[Reason]:
    """Parts of the same kind and of the same thing, as they were and are."""
    changed: defaultdict[tuple[int, PartKind, str, str], float] = defaultdict(float)
    for sign, evaluation in ((-1, before), (1, after)):
        for part in evaluation.parts:
            changed[_of(part)] += sign * part.points
    for (whose, kind, what, village), points in changed.items():
        if whose == seat and kind in _OWN and points >= WORTH_TELLING:
            yield Reason(_OWN[kind], points, seat, what, round(points), village=village)
        elif whose != seat and points <= -WORTH_TELLING:
            yield Reason(ReasonKind.SPOILS, -points, whose, what, round(-points), village=village)


def _of(part: Part) -> tuple[int, PartKind, str, str]:
    return part.seat, part.kind, part.what, part.village
