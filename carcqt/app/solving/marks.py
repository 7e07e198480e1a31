"""Turns that the board shows while a puzzle is solved: the one that was judged, the last right one,
or those of a line of text that is pointed at."""

from __future__ import annotations

from dataclasses import replace

from carcqt.app.solving.telling import SolvingWords
from carcqt.app.table.stage import StageTurn
from carcqt.play.puzzles.solving import Solving
from carcqt.play.puzzles.verdicts import JudgedTry, Mark
from carcqt.rules.game import Turn
from carcqt.rules.moves import Lay
from carcqt.rules.position import Position
from carcqt.ui.theme.style import style


def turns_shown(solving: Solving, words: SolvingWords) -> list[StageTurn]:
    """Return the turns on the board that there is something to say of, the latest one last."""
    if (judged := solving.last_try) is not None:
        return _with_replies(_judged(judged, words, solving.seat), solving)
    own = words.last_turn() if solving.may_look else None
    if own is None:
        return []
    seat, turn = own
    return [StageTurn(turn, "✓", "", style().tokens.ok, seat, True, is_chosen=True)]


def _with_replies(judged: StageTurn, solving: Solving) -> list[StageTurn]:
    """Return the wrong turn and what follows it on the board, numbered."""
    shown, colour = [judged], style().tokens.text2
    made = [moment.move for moment in solving.table.moments[solving.first_step :]]
    for number, step in enumerate(solving.replied, 1):
        turn, made = tuple(made[: len(step.moves)]), made[len(step.moves) :]
        shown.append(StageTurn(turn, str(number), "", colour, step.seat, True))
    return [
        *(replace(one, is_chosen=False) for one in shown[:-1]),
        replace(shown[-1], is_chosen=True),
    ]


def _judged(judged: JudgedTry, words: SolvingWords, seat: int) -> StageTurn:
    tokens = style().tokens
    colour = {Mark.NEAR: tokens.warn, Mark.WRONG: tokens.err}.get(judged.mark, tokens.text3)
    sign = "?" if judged.mark is Mark.UNKNOWN else "✗"
    chip = words.chip(judged)
    points = chip if chip != sign else ""
    return StageTurn(judged.turn, sign, points, colour, seat, True, is_chosen=True)


def try_pointed_at(judged: JudgedTry, solving: Solving) -> list[StageTurn]:
    tokens = style().tokens
    colour = tokens.warn if judged.mark is Mark.NEAR else tokens.err
    position = solving.table.position()
    return [StageTurn(judged.turn, "✗", "", colour, solving.seat, _lies(judged.turn, position))]


def line_pointed_at(solving: Solving, number: int) -> list[StageTurn]:
    """The seat's own turns of a right line, by their numbers."""
    lines, position = solving.lines or (), solving.table.position()
    if not 0 <= number < len(lines):
        return []
    own = [step.moves for step in lines[number] if step.seat == solving.seat]
    ok = style().tokens.ok
    return [
        StageTurn(turn, str(at), "", ok, solving.seat, _lies(turn, position))
        for at, turn in enumerate(own, 1)
    ]


def _lies(turn: Turn, position: Position) -> bool:
    """Whether the tile of a turn lies on the board just so."""
    laid = {(one.tile, one.square, one.turn) for one in position.laid}
    return any(
        isinstance(move, Lay) and (move.tile, move.square, move.turn) in laid for move in turn
    )
