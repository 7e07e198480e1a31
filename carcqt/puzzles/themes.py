"""What a puzzle's solution is about, read off the events of its line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from carcqt.puzzles.difficulty import difficulty_of
from carcqt.puzzles.games import game_themes
from carcqt.puzzles.goals import kind_of
from carcqt.puzzles.playedline import PlayedLine
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import Solution
from carcqt.rules.events import Completed, Event, Returned, Scored
from carcqt.rules.games import GAMES
from carcqt.rules.moves import Pass
from carcqt.rules.position import Standing
from carcqt.rules.tilelaying.game import TileLaying

CLOSE: Final = "close"
"""A region is completed, and scored or asked for."""
TWOFOLD: Final = "twofold"
"""So are several in one turn, or several camps are set up."""
STEAL: Final = "steal"
"""Another's region becomes one's own."""
SHARE: Final = "share"
"""Points are shared with another."""
BLOCK: Final = "block"
"""Another has less than before."""
SACRIFICE: Final = "sacrifice"
"""The first turn has less than another one would, when it is made."""
RESTRAINT: Final = "restraint"
"""The first turn keeps a piece that it could place."""

COMMON: Final = (CLOSE, TWOFOLD, STEAL, SHARE, BLOCK, SACRIFICE, RESTRAINT)
_OF_TILES: Final = (CLOSE, STEAL, SHARE, RESTRAINT)


def themes_in(game: str) -> tuple[str, ...]:
    """All that puzzles of a game may be about."""
    lays = issubclass(GAMES[game], TileLaying)
    common = [theme for theme in COMMON if lays or theme not in _OF_TILES]
    return (*common, *game_themes(game).themes)


def themes_of(puzzle: Puzzle, solution: Solution) -> tuple[str, ...]:
    """Of a solution with lines: of the first of them, in the order of `themes_in`."""
    if not solution.lines:
        return ()
    line = PlayedLine.of(puzzle, solution.lines[0])
    found = {*_common(line), *game_themes(puzzle.game).of(line)}
    if difficulty_of(puzzle, solution).given_up > 0:
        found.add(SACRIFICE)
    if _holds_back(puzzle, solution):
        found.add(RESTRAINT)
    return tuple(theme for theme in themes_in(puzzle.game) if theme in found)


def _common(line: PlayedLine) -> Iterator[str]:
    if isinstance(line.before, TileLaying) and isinstance(line.after, TileLaying):
        for turn in line.turns:
            yield from _completions(line.seat, line.before, turn)
        yield from _overtaken(line.seat, line.before, line.after)
    if theme := kind_of(line.goal).theme:
        yield theme
    fallen = zip(line.before.projected(), line.after.projected(), strict=True)
    loses = any(seat != line.seat and after < now for seat, (now, after) in enumerate(fallen))
    # If the goal does not ask for points, it just happens that another seat has fewer.
    if loses and kind_of(line.goal).asks_for_points:
        yield BLOCK


def _completions(seat: int, before: TileLaying, events: Sequence[Event]) -> Iterator[str]:
    """Who scores what in one turn, and who goes home with nothing."""
    won = 0
    for region in _regions(events):
        scorers = {event.seat for event in region if isinstance(event, Scored)}
        if seat not in scorers:
            continue
        won += 1
        yield CLOSE
        if len(scorers) > 1:
            yield SHARE
        for event in region:
            if isinstance(event, Returned) and event.seat not in scorers:
                piece = Standing(event.seat, event.piece, event.spot.square, event.spot.zone)
                if event.seat in _owners(before, piece):
                    yield STEAL
    if won > 1:
        yield TWOFOLD


def _regions(events: Sequence[Event]) -> list[list[Event]]:
    """What followed each completion."""
    found: list[list[Event]] = []
    for event in events:
        if isinstance(event, Completed):
            found.append([])
        elif found:
            found[-1].append(event)
    return found


def _overtaken(seat: int, before: TileLaying, after: TileLaying) -> Iterator[str]:
    """Regions that others had for themselves, and that are still there."""
    stay = {*after.position().pieces}
    for piece in before.position().pieces:
        if piece.seat == seat or piece not in stay:
            continue
        had, has = _owners(before, piece), _owners(after, piece)
        if piece.seat in had and seat not in had and seat in has:
            yield SHARE if piece.seat in has else STEAL


def _owners(game: TileLaying, piece: Standing) -> tuple[int, ...]:
    """Of the region that a piece stands in; nobody where the tile does not lie yet."""
    system = game.description.piece[piece.piece].system
    try:
        return game.region(piece.square, piece.zone, system).owners
    except KeyError:
        return ()


def _holds_back(puzzle: Puzzle, solution: Solution) -> bool:
    """Whether the answer places nothing where something could be, by whichever name."""
    answer = solution.best[0]
    if not all(isinstance(turn[-1], Pass) for turn in (answer.moves, *answer.same)):
        return False
    game = puzzle.start()
    for move in answer.moves[:-1]:
        game.push(move)
    return len(game.legal_moves) > 1
