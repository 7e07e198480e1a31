"""A puzzle as a page holds it: every first turn with its answer, and the lines of best play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from carcqt.content.goals import OtherSeats
from carcqt.content.languages import CODES
from carcqt.content.models import PuzzleModel
from carcqt.content.scenarios import Scenario
from carcqt.content.tables import TableSetup
from carcqt.content.toml.files import FileError
from carcqt.play.puzzles.verdicts import Mark, comment_on, refutation_of
from carcqt.puzzles.checks import puzzle_problems
from carcqt.puzzles.goals import lacking
from carcqt.puzzles.proof import from_proof
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import Line, LineStep
from carcqt.puzzles.tries import Judge, Shortfall, TryAnswer, TryWorth
from carcqt.rules.events import Event, Scored, points
from carcqt.rules.game import Game, Outcome, Played, Turn
from carcqt.rules.geometry import Square
from carcqt.rules.moves import Lay, Move
from carcqt.rules.position import LaidTile, Position
from carcqt.search.aims import Value
from carcqt.search.limits import Limits
from carcqt.share.replay import Glow
from carcqt.share.texts import NOTHING, Texts, from_file, in_all
from carcqt.words.moves import MoveWords
from carcqt.words.names import TableNames, names_of
from carcqt.words.puzzles.goals import GoalFact
from carcqt.words.puzzles.task import TaskWords
from carcqt.words.puzzles.tries import TryWords
from carcqt.words.speech import Translate, capital, catalogue
from carcqt.words.squares import SquareLetters, covered_squares
from carcqt.words.story import StoryWords, Told

_MOST_NODES: Final = 24
"""Moments of a page at which somebody can choose."""
_MOST_TURNS: Final = 2500
"""Turns of all moments together; the first moment is always whole."""
_MOST_AHEAD: Final = 5

RIGHT: Final = "right"
"""Mark of a right turn, beside those of `Mark`."""


@dataclass(frozen=True)
class Choice:
    """A move that can be made, and what can be done after it: in the end, a verdict."""

    move: Move
    text: Texts
    laid: tuple[LaidTile, ...]
    """What lies on the board before the move."""
    then: tuple[Choice, ...] = ()
    verdict: int | None = None


@dataclass(frozen=True)
class ShownStep:
    """Something that happens on the board by itself."""

    text: Texts
    position: Position


@dataclass(frozen=True)
class Verdict:
    mark: str
    turn: Texts = NOTHING
    """The turn in a few words; empty if it is not told."""
    head: Texts = NOTHING
    chip: Texts = NOTHING
    text: Texts = NOTHING
    lost: Texts = NOTHING
    glow: Glow = ()
    shown: tuple[ShownStep, ...] = ()
    """The board after the turn, then what follows; none if the page does not know."""
    next: int | None = None
    """The moment that follows a right turn."""
    is_solved: bool = False


@dataclass(frozen=True)
class Moment:
    position: Position
    done: int
    """Turns done before."""
    ahead: tuple[str, ...]
    """Things known to be drawn next."""
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class PuzzlePage:
    task: Texts
    facts: tuple[tuple[Texts, Texts], ...]
    """The conditions of the goal: what each is about, and what it says."""
    hints: tuple[Texts, ...]
    comment: Texts
    turns: int
    level: int | None
    moments: tuple[Moment, ...]
    verdicts: tuple[Verdict, ...]
    marks: tuple[tuple[Texts, tuple[tuple[Square, str], ...]], ...]
    """For each text that names squares by letters, these squares."""
    has_solution: bool


Tell = Callable[[int, int], object]


def puzzle_page(
    scenario: Scenario, *, has_solution: bool = True, seconds: float = 60.0, tell: Tell
) -> PuzzlePage:
    """Raises FileError if the scenario is no puzzle that can be solved."""
    if problems := puzzle_problems(scenario):
        raise FileError(*problems)
    return _Answering(scenario, seconds, tell, has_solution=has_solution).page()


class _Answering:
    def __init__(
        self, scenario: Scenario, seconds: float, tell: Tell, *, has_solution: bool
    ) -> None:
        self._scenario: Final = scenario
        self._puzzle: Final = Puzzle.of(scenario)
        self._setup: Final = scenario.setup()
        self._about: Final = scenario.model.puzzle or PuzzleModel()
        self._tell: Final = tell
        self._has_solution: Final = has_solution
        self._game: Final[Game[Any]] = self._puzzle.start()
        self._judge: Final = Judge(self._puzzle, Limits(seconds=seconds))
        # Reasons of wrong turns must leave time for the lines of right ones.
        self._reasons: Final = Judge(self._puzzle, Limits(seconds=seconds / 2))
        self._letters: Final = SquareLetters(
            covered_squares(self._puzzle.position, self._puzzle.material)
        )
        self._lettered: Final[dict[Texts, None]] = {}
        self._verdicts: Final[dict[Verdict, int]] = {}
        self._moments: Final[list[Moment]] = []
        self._waiting: Final[list[tuple[Played, ...]]] = [()]
        """What was played before the moments that are still to be worked out."""
        self._known: Final[dict[object, int]] = {}
        self._turns = 0

    @property
    def _seat(self) -> int:
        return self._puzzle.goal.seat

    def page(self) -> PuzzlePage:
        goal, model = self._puzzle.goal, self._scenario.model
        task = self._lettered_in(
            tuple(
                self._task(code).task(text)
                for code, text in zip(CODES, from_file(_plain(model.text)), strict=True)
            )
        )
        facts = self._facts()
        hints = tuple(self._written(_plain(hint)) for hint in self._about.hints)
        while len(self._moments) < len(self._waiting):
            self._moments.append(self._moment(self._waiting[len(self._moments)]))
        return PuzzlePage(
            task,
            facts,
            hints,
            self._written(_plain(model.solution)) if self._has_solution else NOTHING,
            goal.turns,
            self._about.difficulty,
            tuple(self._moments),
            tuple(self._verdicts),
            tuple((text, self._squares(text)) for text in self._lettered),
            self._has_solution,
        )

    # Texts

    def _task(self, code: str) -> TaskWords:
        return TaskWords(catalogue(code), self._puzzle, self._setup, self._letters)

    def _facts(self) -> tuple[tuple[Texts, Texts], ...]:
        rows = zip(*(self._task(code).facts() for code in CODES), strict=True)
        return tuple(map(self._fact, rows))

    def _fact(self, row: tuple[GoalFact, ...]) -> tuple[Texts, Texts]:
        labels = tuple(fact.label for fact in row)
        return labels, self._lettered_in(tuple(fact.text for fact in row))

    def _written(self, text: dict[str, str]) -> Texts:
        """Return a text of the file, with letters for the squares that it names."""
        return self._lettered_in(tuple(map(self._letters.written, from_file(text))))

    def _said(self, say: Callable[[Translate], str]) -> Texts:
        """Return a text of ours, with letters for the squares that it names."""
        return self._lettered_in(tuple(map(self._letters.written, in_all(say))))

    def _lettered_in(self, texts: Texts) -> Texts:
        if self._letters.named_in(texts):
            self._lettered[texts] = None
        return texts

    def _squares(self, texts: Texts) -> tuple[tuple[Square, str], ...]:
        return tuple(self._letters.named_in(texts).items())

    def _try_words(self, translate: Translate) -> TryWords:
        return TryWords(translate, self._puzzle, self._setup)

    # Moments

    def _moment(self, record: tuple[Played, ...]) -> Moment:
        game = self._game
        _push_all(game, record)
        try:
            worths = self._worths(record)
            self._turns += len(worths)
            best = max((value for value in worths.values() if value is not None), default=0)
            others = [value for value in worths.values() if value is not None and value < best]
            verdicts = {}
            for number, (turn, value) in enumerate(worths.items()):
                if not record:
                    self._tell(number, len(worths))
                worth = None if value is None else TryWorth(best, value)
                is_second = bool(others) and value == max(others)
                verdicts[turn] = self._verdict(record, turn, worth, is_second=is_second)
            choices = self._choices(list(verdicts.items()), 0)
            position = self._position()
            done = game.turns_of(self._seat)[0]
            return Moment(position, done, self._ahead(position, done), choices)
        finally:
            _pop_all(game, record)

    def _worths(self, record: tuple[Played, ...]) -> dict[Turn, Value | None]:
        """Return what each turn comes to; `None` if that is not known, or not to be told."""
        game = self._game
        turns = [game.turn(number) for number in range(game.turn_count)]
        known: dict[Turn, Value] = {}
        if self._has_solution:
            proven = None if record else from_proof(self._puzzle, self._scenario.model.proof)
            if proven is not None:
                for solved in proven.turns:
                    known |= dict.fromkeys((solved.moves, *solved.same), solved.value)
            else:
                known = self._judge.values(record)
                if len(known) < len(turns):
                    # The best of some turns is not the best of all.
                    known = {}
        return {turn: known.get(turn) for turn in turns}

    def _position(self) -> Position:
        """Return the game as the solver may see it."""
        position = self._game.position()
        if self._puzzle.goal.is_open:
            return position
        return self._game.hide(position, self._seat)

    def _ahead(self, position: Position, done: int) -> tuple[str, ...]:
        """Return what is known to come, as much as may matter."""
        if not position.piles:
            return ()
        goal, pile = self._puzzle.goal, position.piles[0]
        each = 1 if goal.others is OtherSeats.SILENT else self._game.players
        most = min(_MOST_AHEAD, max(0, goal.turns - done - 1) * each)
        return pile.things[: min(pile.known, most)]

    def _choices(self, turns: Sequence[tuple[Turn, int]], made: int) -> tuple[Choice, ...]:
        """Return what may be done next in turns that begin alike, `made` moves in."""
        game = self._game
        groups: dict[Move, list[tuple[Turn, int]]] = {}
        for turn, verdict in turns:
            groups.setdefault(turn[made], []).append((turn, verdict))
        laid = game.position().laid
        found = []
        for move, group in groups.items():
            text = self._sentence(move)
            if len(group) == 1 and len(group[0][0]) == made + 1:
                found.append(Choice(move, text, laid, verdict=group[0][1]))
                continue
            game.push(move)
            found.append(Choice(move, text, laid, then=self._choices(group, made + 1)))
            game.pop()
        return tuple(found)

    def _sentence(self, move: Move) -> Texts:
        file = self._setup.material_file
        return in_all(lambda tr: MoveWords(tr, self._game, file).sentence(move))

    # Verdicts

    def _verdict(
        self, record: tuple[Played, ...], turn: Turn, worth: TryWorth | None, *, is_second: bool
    ) -> int:
        """Return the number of the verdict on a turn."""
        if worth is None:
            return self._number(Verdict(Mark.UNKNOWN.value))
        is_right = worth.value == worth.best
        if is_right or not record:
            judge = self._judge if is_right else self._reasons
            answer = judge.answer(record, turn, lambda _: None)
            if is_right:
                return self._number(self._right(record, turn, answer))
            return self._number(self._wrong(turn, worth, answer, is_near=is_second))
        # Later than at first, a wrong turn is told without its reasons: all that lose the same
        # have one verdict.
        return self._number(
            Verdict(
                Mark.WRONG.value,
                head=in_all(lambda tr: self._try_words(tr).headline(worth)),
                chip=in_all(lambda tr: self._try_words(tr).chip(worth)),
                text=self._comment(record, turn),
            )
        )

    def _number(self, verdict: Verdict) -> int:
        return self._verdicts.setdefault(verdict, len(self._verdicts))

    def _comment(self, record: tuple[Played, ...], turn: Turn) -> Texts:
        """Return what the author says of a wrong turn."""
        return self._written(dict(comment_on(self._puzzle, record, turn, self._about.wrong)))

    def _brief(self, turn: Turn) -> Texts:
        return self._said(lambda tr: self._try_words(tr).turn(self._game, turn))

    def _right(self, record: tuple[Played, ...], turn: Turn, answer: TryAnswer) -> Verdict:
        steps: Line = (LineStep(self._seat, turn, answer.drawn), *answer.replies)
        if answer.worth is None:
            return Verdict(RIGHT, turn=self._brief(turn))
        brief, before = self._brief(turn), len(self._game.record)
        shown = tuple(self._played(step, is_reply=n > 0) for n, step in enumerate(steps))
        is_solved = self._puzzle.is_done(self._game)
        goal_met = in_all(lambda tr: self._try_words(tr).reached(answer.worth.value))  # type: ignore[union-attr]
        follows = None if is_solved else self._following(tuple(self._game.record))
        while len(self._game.record) > before:
            self._game.pop()
        return Verdict(
            RIGHT,
            turn=brief,
            text=goal_met if is_solved else NOTHING,
            shown=shown,
            next=follows,
            is_solved=is_solved,
        )

    def _following(self, record: tuple[Played, ...]) -> int | None:
        """Return the moment after these moves; `None` if the page has too many."""
        key = (self._game.key(), tuple(self._game.scores))
        if key not in self._known:
            if len(self._waiting) >= _MOST_NODES or self._turns >= _MOST_TURNS:
                return None
            self._known[key] = len(self._waiting)
            self._waiting.append(record)
        return self._known[key]

    def _wrong(self, turn: Turn, worth: TryWorth, answer: TryAnswer, *, is_near: bool) -> Verdict:
        goal, found = self._puzzle.goal, answer.shortfall
        mark = Mark.NEAR if is_near and not goal.is_either_or else Mark.WRONG
        brief, text, lost = self._brief(turn), self._comment((), turn), NOTHING
        glow: Glow = ()
        line: Line = (LineStep(self._seat, turn, answer.drawn or self._any_draw(turn)),)
        if found is not None:
            if not any(text):
                text = self._said(lambda tr: self._try_words(tr).why(found))
            lost = self._said(lambda tr: self._try_words(tr).lost(found))
            glow = tuple((spot.square, spot.zone) for spot in found.spots)
            line += refutation_of(goal, found)
        return Verdict(
            mark.value,
            brief,
            in_all(lambda tr: self._try_words(tr).headline(worth)),
            in_all(lambda tr: self._try_words(tr).chip(worth)),
            text,
            lost,
            glow,
            self._refutation(line, worth, found),
        )

    def _any_draw(self, turn: Turn) -> Outcome:
        """It is taken back anyhow: any of the things that may come will do."""
        if self._puzzle.goal.is_open:
            return ()
        return self._game.turn_outcomes(turn, 1)[0][0]

    def _refutation(
        self, line: Line, worth: TryWorth, found: Shortfall | None
    ) -> tuple[ShownStep, ...]:
        """Return the board after a wrong turn, and after each turn that follows it."""
        game, goal, before = self._game, self._puzzle.goal, len(self._game.record)
        shown = [ShownStep(NOTHING, self._pushed(line[0])[1])]
        for number, step in enumerate(line[1:], 2):
            events, position = self._pushed(step)
            won = sum(
                points(event.items)
                for event in events
                if isinstance(event, Scored) and event.seat == step.seat
            )
            is_last = number == len(line)
            lacks = lacking(goal, game) if goal.is_either_or and is_last else None
            facts = (step.seat, won, lacks, worth if is_last else None)
            text = in_all(lambda tr, facts=facts: self._try_words(tr).reply(*facts))  # type: ignore[misc]
            shown.append(ShownStep(text, position))
        while len(game.record) > before:
            game.pop()
        return tuple(shown)

    def _played(self, step: LineStep, *, is_reply: bool) -> ShownStep:
        """Play a step of a line, and tell it as the log does if it is a reply."""
        told: list[Told] = []
        position = self._pushed(step, told)[1]
        if not is_reply:
            return ShownStep(NOTHING, position)
        return ShownStep(in_all(lambda tr: self._story(tr, told)), position)

    def _pushed(
        self, step: LineStep, told: list[Told] | None = None
    ) -> tuple[list[Event], Position]:
        """Make a turn; return what happened, and the board after it."""
        events: list[Event] = []
        *moves, last = step.moves
        for move, outcome in (*((move, ()) for move in moves), (last, step.drawn)):
            seen = [one for event in self._game.push(move, outcome) if (one := self._seen(event))]
            if told is not None:
                told.append(Told(step.seat, move, seen))
            events += seen
        return events, self._position()

    def _seen(self, event: Event) -> Event | None:
        return event if self._puzzle.goal.is_open else event.for_seat(self._seat)

    def _story(self, translate: Translate, told: Sequence[Told]) -> str:
        setup = self._setup
        words = StoryWords(translate, self._game, setup.names, setup.material_file)
        return " ".join(line.text for line in words.lines(told))


def called(setup: TableSetup, thing: str) -> Texts:
    """Return the name of a thing that is drawn: a tile by its name, a card by what it shows."""

    def say(translate: Translate) -> str:
        names = TableNames(translate, (), setup.material_file)
        if thing in names.named:
            return names.thing(thing)
        return capital(names_of(translate, setup.game).card(thing).partition(" (")[0])

    return in_all(say)


def lays_in(choices: Iterable[Choice]) -> Iterable[Lay]:
    """Yield the ways to lay a tile among choices and what follows them."""
    for choice in choices:
        if isinstance(choice.move, Lay):
            yield choice.move
        yield from lays_in(choice.then)


def _plain(texts: Any) -> dict[str, str]:
    return {str(code): text for code, text in texts.items()}


def _push_all(game: Game[Any], record: Sequence[Played]) -> None:
    for move, outcome in record:
        game.push(move, outcome)


def _pop_all(game: Game[Any], record: Sequence[Played]) -> None:
    for _ in record:
        game.pop()
