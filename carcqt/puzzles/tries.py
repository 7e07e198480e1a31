"""What somebody's try is answered with, worked out in another process: jobs in plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from carcqt.puzzles.bestplay import BestPlay
from carcqt.puzzles.goals import lacking
from carcqt.puzzles.goals.kind import Lacking
from carcqt.puzzles.likeness import apart
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import Line, LineStep
from carcqt.rules.events import Event, Scored, Spot, points
from carcqt.rules.game import Game, Outcome, Played, Turn
from carcqt.rules.moves import END
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.search.aims import Value
from carcqt.search.limits import Budget, Interrupted, Limits

MOST_LINES: Final = 50


@dataclass(frozen=True)
class TryQuestion:
    record: tuple[Played, ...]
    """What was played before."""
    turn: Turn
    """What was done then."""
    limits: Limits


@dataclass(frozen=True)
class TryWorth:
    """Reported as soon as it is known."""

    best: Value
    """What could be had."""
    value: Value
    """What the turn comes to."""


@dataclass(frozen=True)
class TryAnswer:
    worth: TryWorth | None
    """Nothing where the limits were too narrow."""
    drawn: Outcome = ()
    """What chance brings after the turn."""
    replies: Line = ()
    """After a right turn: what the others do until the seat is to move again."""
    shortfall: Shortfall | None = None
    """After a wrong one."""


@dataclass(frozen=True)
class Shortfall:
    """In what the best line from a wrong turn falls short of the best one."""

    made: Line
    """The turn, and best play after it."""
    gains: tuple[tuple[str, int], ...]
    """What the seat scores in it, by source, the most first."""
    lost: tuple[tuple[str, int], ...]
    """By source, how much more the best line scores, the most first."""
    given: tuple[tuple[int, int], ...]
    """How much more other seats score than in the best line."""
    spots: tuple[Spot, ...]
    """Of the region that brings most of what is lost, as much as lies there already."""
    lacks: Lacking | None = None
    """What the goal still lacks, where nothing can follow any more."""


@dataclass(frozen=True)
class LinesQuestion:
    first: tuple[Turn, ...]
    """Right first turns; none where they are not known."""
    limits: Limits


@dataclass(frozen=True)
class RightLines:
    lines: tuple[Line, ...]
    is_all: bool


def answer(question: TryQuestion | LinesQuestion, puzzle: Puzzle, report: Any) -> object:
    """A job."""
    if isinstance(question, LinesQuestion):
        return right_lines(puzzle, question)
    return answer_try(puzzle, question, report)


def right_lines(puzzle: Puzzle, question: LinesQuestion) -> RightLines:
    """All right lines from the start, as many as are listed; those that are one answer once."""
    play = BestPlay(puzzle, Budget(question.limits))
    found: list[Line] = []
    is_all = True
    try:
        first = _apart(play, question.first) if question.first else play.turns()
        found.extend(islice(play.along(first), MOST_LINES + 1))
    except Interrupted:
        is_all = False
    lines = apart(puzzle.goal, puzzle.start(), found[:MOST_LINES])
    return RightLines(lines, is_all and len(found) <= MOST_LINES)


def _apart(play: BestPlay, turns: Sequence[Turn]) -> list[Turn]:
    """Of turns that are one, the first."""
    first = {play.first.comes_to(turn): turn for turn in reversed(turns)}
    return list(first.values())[::-1]


def answer_try(puzzle: Puzzle, question: TryQuestion, report: Any) -> TryAnswer:
    return Judge(puzzle, question.limits).answer(question.record, question.turn, report)


class Judge:
    """Judges turns from any moments of a puzzle, and remembers what it has found out."""

    def __init__(self, puzzle: Puzzle, limits: Limits) -> None:
        """`limits` are those of all answers together."""
        self._puzzle: Final = puzzle
        self._play: Final = BestPlay(puzzle, Budget(limits))
        self._best: tuple[tuple[Played, ...], Line] | None = None
        """The best line from the moment that was asked about last, and what came before it."""
        self.is_spent = False
        """True once a limit was reached: nothing more is found out."""

    def values(self, record: Sequence[Played]) -> dict[Turn, Value]:
        """Return what each turn after these moves comes to, as far as the limits allow."""
        game, found = self._play.first.game, dict[Turn, Value]()
        if self.is_spent:
            return found
        self._begin(record)
        try:
            for number in self._play.first.numbers:
                found[game.turn(number)] = self._play.first.value(number)
        except Interrupted:
            self.is_spent = True
            return found
        self._end(record)
        return found

    def answer(
        self, record: Sequence[Played], turn: Turn, report: Callable[[TryWorth], object]
    ) -> TryAnswer:
        """Return what comes of a turn after these moves; tell its worth as soon as it is known."""
        if self.is_spent:
            return TryAnswer(None)
        self._begin(record)
        play, worth = self._play, None
        try:
            worth = TryWorth(play.value(), play.value_of(turn))
            report(worth)
            found = self._right(turn, worth)
            if found is None:
                found = self._wrong(tuple(record), turn, worth)
        except Interrupted:
            self.is_spent = True
            return TryAnswer(worth)
        self._end(record)
        return found

    def _begin(self, record: Sequence[Played]) -> None:
        for move, outcome in record:
            self._play.first.game.push(move, outcome)

    def _end(self, record: Sequence[Played]) -> None:
        for _ in record:
            self._play.first.game.pop()

    def _right(self, turn: Turn, worth: TryWorth) -> TryAnswer | None:
        """Return what follows a right turn; `None` if it is wrong."""
        if worth.value < worth.best:
            return None
        play, game = self._play, self._play.first.game
        game.push_turn(turn, play.outcome(turn))
        drawn = game.record[-1][1]
        replies = tuple(_replies(play))
        for _ in range(1 + len(replies)):
            game.pop_turn()
        return TryAnswer(worth, drawn, replies)

    def _wrong(self, record: tuple[Played, ...], turn: Turn, worth: TryWorth) -> TryAnswer:
        if self._best is None or self._best[0] != record:
            self._best = record, _one_line(self._play, self._play.turns()[0])
        right = self._best[1]
        made = _one_line(self._play, turn)
        return TryAnswer(worth, made[0].drawn, (), _shortfall(self._puzzle, record, made, right))


def _one_line(play: BestPlay, turn: Turn) -> Line:
    with closing(play.along([turn])) as lines:
        return next(lines)


def _replies(play: BestPlay) -> Iterator[LineStep]:
    """Until the puzzle's seat is to move again, or the line is over."""
    puzzle, game = play.first.puzzle, play.first.game
    while not puzzle.is_done(game) and game.to_move != puzzle.goal.seat:
        turn, seat = play.turns()[0], game.to_move
        game.push_turn(turn, play.outcome(turn))
        yield LineStep(seat, turn, game.record[-1][1])


class _Ledger:
    """Who scored what in a line."""

    def __init__(self, puzzle: Puzzle, record: Sequence[Played], line: Line) -> None:
        self.game: Final = puzzle.start(is_scored=puzzle.goal.is_final)
        self.sums: Final = Counter[tuple[int, str]]()
        self.best: tuple[int, Spot] | None = None
        """What brought the seat most, and where."""
        self._seat: Final = puzzle.goal.seat
        for move, outcome in record:
            self.game.push(move, outcome)
        for step in line:
            for move in step.moves[:-1]:
                self._add(self.game.push(move))
            self._add(self.game.push(step.moves[-1], step.drawn))
        if puzzle.goal.is_final and not self.game.is_over:
            self._add(self.game.push(END))

    def _add(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, Scored):
                won = points(event.items)
                self.sums[event.seat, event.source] += won
                is_more = self.best is None or won > self.best[0]
                if event.seat == self._seat and event.spot is not None and is_more:
                    self.best = won, event.spot

    def of(self, seat: int) -> int:
        return sum(won for (one, _), won in self.sums.items() if one == seat)


def _shortfall(puzzle: Puzzle, record: tuple[Played, ...], made: Line, right: Line) -> Shortfall:
    one, other = _Ledger(puzzle, record, made), _Ledger(puzzle, record, right)
    seat, players = puzzle.goal.seat, one.game.players
    own = {source: won for (whose, source), won in one.sums.items() if whose == seat and won}
    more = {
        source: won - own.get(source, 0)
        for (whose, source), won in other.sums.items()
        if whose == seat and won > own.get(source, 0)
    }
    given = tuple(
        (rival, one.of(rival) - other.of(rival))
        for rival in range(players)
        if rival != seat and one.of(rival) > other.of(rival)
    )
    is_last = all(step.seat != seat for step in made[1:])
    return Shortfall(
        made,
        _most_first(own),
        _most_first(more),
        given,
        _there(puzzle, record, other),
        _lacks(puzzle, record, made) if is_last and puzzle.goal.is_either_or else None,
    )


def _lacks(puzzle: Puzzle, record: Sequence[Played], line: Line) -> Lacking:
    game = puzzle.start()
    for move, outcome in record:
        game.push(move, outcome)
    for step in line:
        game.push_turn(step.moves, step.drawn)
    return lacking(puzzle.goal, game)


def _most_first(sums: dict[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(sums.items(), key=lambda pair: (-pair[1], pair[0])))


def _there(puzzle: Puzzle, record: Sequence[Played], line: _Ledger) -> tuple[Spot, ...]:
    """Of the region that brings most in the best line, what lies on the board before it."""
    game: Game[Any] = line.game
    if line.best is None or not isinstance(game, TileLaying):
        return ()
    before = puzzle.start()
    for move, outcome in record:
        before.push(move, outcome)
    laid = {tile.square for tile in before.position().laid}
    try:
        spots = game.region(line.best[1].square, line.best[1].zone).spots
    except KeyError:
        return ()
    return tuple(spot for spot in spots if spot.square in laid)
