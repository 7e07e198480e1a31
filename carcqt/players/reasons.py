"""Why a turn is good: what it changes in the parts of the evaluation."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

from carcqt.players.advice import Evaluation, Part, PartKind, Reason, ReasonKind
from carcqt.players.evaluator import Evaluator
from carcqt.players.tiles.reasons import WORTH_TELLING, TurnReasons
from carcqt.rules.game import Game, Turn
from carcqt.rules.tilelaying.game import TileLaying

MOST: Final = 3
_OWN: Final = {
    PartKind.SCORED: ReasonKind.CLOSES,
    PartKind.REGION: ReasonKind.GROWS,
    PartKind.BONUS: ReasonKind.BONUS,
    PartKind.HELD: ReasonKind.COLLECTS,
    PartKind.PLACE: ReasonKind.ADVANCES,
}


def reasons(
    game: Game[Any], evaluator: Evaluator, turn: Turn, usual: float | None = None
) -> tuple[Reason, ...]:
    """The reasons for a turn, the most important first, and what speaks against it. It is compared
    to how far ahead the seat is after an ordinary turn, if that is given."""
    if isinstance(game, TileLaying):
        return tuple(TurnReasons(game, evaluator, turn, usual).told(MOST))
    seat, before = game.to_move, evaluator.evaluation()
    for move in turn:
        game.push(move)
    after = evaluator.evaluation()
    for _ in turn:
        game.pop()
    found = sorted(_changes(seat, before, after), key=lambda reason: -reason.points)
    return tuple(found[:MOST])


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
