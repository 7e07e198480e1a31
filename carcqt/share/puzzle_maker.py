"""The page of a puzzle that is solved there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from carcqt.rules.geometry import Square
from carcqt.rules.moves import Lay, Move, Place
from carcqt.rules.position import LaidTile, Standing
from carcqt.share.boards import BoardArt
from carcqt.share.content import first_title
from carcqt.share.files import scenario_file
from carcqt.share.maker import LITTLE, GameMaker
from carcqt.share.puzzle import Choice, Moment, PuzzlePage, Verdict, called, lays_in, puzzle_page
from carcqt.share.states import BoardStates
from carcqt.share.texts import from_file, same_in_all

_OTHER, _LAY, _SPOT = range(3)
"""Kinds of choices, as the page's script knows them."""
_ANYWHERE: Final = Square(0, 0)
"""Villages need no square."""


class PuzzleMaker(GameMaker):
    def page(self) -> str:
        puzzle = puzzle_page(
            self.scenario,
            has_solution=self.options.has_solution,
            seconds=self.options.seconds,
            tell=self.tell,
        )
        laid = _laid_in(puzzle)
        drawing = _PuzzleDrawing(self, puzzle, BoardStates(self.art(laid, LITTLE)))
        title = first_title(from_file(self.scenario.model.title), same_in_all(self.name))
        data = drawing.data()
        return self.text(
            title,
            self.content.game_title(),
            players=self.content.players(self.setup),
            file=scenario_file(
                self.scenario, self.said(title), has_solution=self.options.has_solution
            ),
            puzzle={**data, "rounds": self.in_rounds},
            board=self.board(drawing.states, laid),
        )


def _laid_in(puzzle: PuzzlePage) -> list[LaidTile]:
    """Return all tiles that lie on the page at some time, or could."""
    found: dict[LaidTile, None] = {}
    for moment in puzzle.moments:
        found |= dict.fromkeys(moment.position.laid)
        found |= {LaidTile(lay.tile, lay.square, lay.turn): None for lay in lays_in(moment.choices)}
    for verdict in puzzle.verdicts:
        for shown in verdict.shown:
            found |= dict.fromkeys(shown.position.laid)
    return list(found)


class _PuzzleDrawing:
    def __init__(self, maker: GameMaker, puzzle: PuzzlePage, states: BoardStates) -> None:
        self._maker: Final = maker
        self._content: Final = maker.content
        self._puzzle: Final = puzzle
        self.states: Final = states
        self._glows: Final[dict[str, int]] = {}
        self._seat: Final = maker.scenario.model.goal.seat - 1 if maker.scenario.model.goal else 0

    @property
    def _art(self) -> BoardArt:
        return self.states.art

    def data(self) -> dict[str, Any]:
        puzzle, text = self._puzzle, self._content.text
        moments = [self._moment(moment) for moment in puzzle.moments]
        verdicts = [self._verdict(verdict) for verdict in puzzle.verdicts]
        # Only now are all sprites known, and with them their order.
        final = self.states.final()
        for moment, row in zip(puzzle.moments, moments, strict=True):
            row["choices"] = [self._choice(choice, final) for choice in moment.choices]
        return {
            "task": text(puzzle.task),
            "facts": [[text(label), text(said)] for label, said in puzzle.facts],
            "hints": [text(hint) for hint in puzzle.hints],
            "comment": text(puzzle.comment),
            "turns": puzzle.turns,
            "level": puzzle.level,
            "solved": puzzle.has_solution,
            "moments": moments,
            "verdicts": verdicts,
            "glows": list(self._glows),
            "marks": {
                text(said): [[square.x, square.y, letter] for square, letter in squares]
                for said, squares in puzzle.marks
            },
        }

    def _moment(self, moment: Moment) -> dict[str, Any]:
        state = self.states.add(moment.position, 0 if self.states.count else -1)
        self._note(moment.choices)
        return {
            "state": state,
            "done": moment.done,
            "ahead": [self._thing(thing) for thing in moment.ahead],
        }

    def _thing(self, thing: str) -> dict[str, Any]:
        """Return something that is drawn: a tile as a picture, anything else by its name."""
        tiles = getattr(self._maker.material.material, "tile", {})
        picture = self._art.tile(thing, 0) if thing in tiles else None
        return {"name": self._content.text(called(self._maker.setup, thing)), "picture": picture}

    def _verdict(self, verdict: Verdict) -> dict[str, Any]:
        text, shown, last = self._content.text, [], 0
        for step in verdict.shown:
            last = self.states.add(step.position, last)
            shown.append({"text": text(step.text), "state": last})
        return {
            "mark": verdict.mark,
            "turn": text(verdict.turn),
            "head": text(verdict.head),
            "chip": text(verdict.chip),
            "text": text(verdict.text),
            "lost": text(verdict.lost),
            "glow": self._glow(verdict),
            "shown": shown,
            "next": verdict.next,
            "solved": verdict.is_solved,
        }

    def _glow(self, verdict: Verdict) -> int | None:
        if not verdict.glow:
            return None
        path = self._art.outline(self._puzzle.moments[0].position, verdict.glow)
        return self._glows.setdefault(path, len(self._glows)) if path else None

    # Choices

    def _note(self, choices: Sequence[Choice]) -> None:
        """Number the sprites of choices."""
        for choice in choices:
            self._sprite(choice)
            self._note(choice.then)

    def _sprite(self, choice: Choice) -> int | None:
        """Return the first number of what a choice puts on the board."""
        match choice.move:
            case Lay(tile=tile, square=square, turn=turn):
                return self.states.sprite(self._art.lay(LaidTile(tile, square, turn)))
            case Place(piece=piece, square=square, zone=zone):
                standing = Standing(self._seat, piece, square, zone)
                return self.states.sprite(self._art.piece(choice.laid, standing))
        return None

    def _choice(self, choice: Choice, final: Sequence[int]) -> list[Any]:
        """Return a choice as a row: see `choiceOf` in the page's script."""
        move, sprite = choice.move, self._sprite(choice)
        kind, x, y = self._place(choice, move)
        then: Any = choice.verdict
        if then is None:
            then = [self._choice(one, final) for one in choice.then]
        return [
            kind,
            self._content.text(choice.text),
            x,
            y,
            move.turn if isinstance(move, Lay) else 0,
            None if sprite is None else final[sprite],
            then,
        ]

    def _place(self, choice: Choice, move: Move) -> tuple[int, float, float]:
        """Return the kind of a choice, and where on the board it is made."""
        if isinstance(move, Lay):
            return _LAY, move.square.x, move.square.y
        if isinstance(move, Place):
            standing = Standing(self._seat, move.piece, move.square, move.zone)
        elif village := getattr(move, "village", ""):
            standing = Standing(self._seat, "", _ANYWHERE, village)
        else:
            return _OTHER, 0, 0
        x, y = self._art.spot(choice.laid, standing)
        return _SPOT, round(x, 3), round(y, 3)
