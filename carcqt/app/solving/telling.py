"""What the page says of a puzzle being solved, in the language that is set."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

from PySide6.QtCore import QLocale, QObject

from carcqt.app.solving.ahead import DrawGroups
from carcqt.app.solving.done import AnswerLine, AnswerTurn, HeroLine
from carcqt.app.solving.tries import TryLine
from carcqt.content.goals import OtherSeats
from carcqt.play.puzzles.collection import PuzzleEntry
from carcqt.play.puzzles.rating import FIRST, level_of, to_next_level
from carcqt.play.puzzles.solving import Solving, SolvingState
from carcqt.play.puzzles.verdicts import JudgedTry, Mark
from carcqt.puzzles.goals import lacking, value_of
from carcqt.puzzles.likeness import essence
from carcqt.puzzles.solution import Line
from carcqt.rules.events import Scored, points
from carcqt.rules.game import Game, Turn
from carcqt.rules.moves import Lay, Skip
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.ui.language import game_words, language, told
from carcqt.words.names import TableNames
from carcqt.words.numbers import gained
from carcqt.words.puzzles.goals import GoalFact
from carcqt.words.puzzles.task import TaskWords
from carcqt.words.puzzles.themes import ThemeWords
from carcqt.words.puzzles.tries import TryWords
from carcqt.words.speech import capital
from carcqt.words.squares import SquareLetters, covered_squares
from carcqt.words.story import StoryWords, Told

_MOST_AHEAD = 5
_MOST_OTHERS = 3
BubbleWords = tuple[str, str, str, str, str, str]


class SolvingWords(QObject):
    def __init__(self, solving: Solving) -> None:
        super().__init__(solving)
        self._solving: Final = solving

    @property
    def _tries(self) -> TryWords:
        return TryWords(language().translate, self._solving.puzzle, self._solving.table.setup)

    @property
    def _task(self) -> TaskWords:
        solving = self._solving
        setup = solving.table.setup
        return TaskWords(language().translate, solving.puzzle, setup, self.letters)

    @cached_property
    def letters(self) -> SquareLetters:
        """Letters of the squares that texts of this puzzle name."""
        puzzle = self._solving.puzzle
        return SquareLetters(covered_squares(puzzle.position, puzzle.material))

    def task(self) -> str:
        """Return the author's task, or the goal in one line."""
        return self._task.task(told(self._solving.entry.text))

    def facts(self) -> tuple[GoalFact, ...]:
        """Return the conditions of the goal; a script says itself what the others do."""
        return self._task.facts()

    def written(self, text: Mapping[str, str]) -> str:
        """Return a text of the file in the language that is set, with letters for squares."""
        return self.letters.written(told(text))

    def turn_of(self, number: int, of: int) -> str:
        words = game_words(self._solving.table.setup.game)
        text = (
            self.tr("Round {number} of {count}")
            if words.in_rounds
            else self.tr("Turn {number} of {count}")
        )
        return text.format(number=number, count=of)

    def time(self, seconds: float) -> str:
        return clock(seconds)

    def chip(self, judged: JudgedTry) -> str:
        return self._tries.chip(judged.worth)

    def tries(self) -> tuple[TryLine, ...]:
        """The last one first."""
        return tuple(map(self._try_line, reversed(self._solving.tries)))

    def _try_line(self, judged: JudgedTry) -> TryLine:
        words, game = self._tries, self._game_before(judged)
        lay = next((move for move in judged.turn if isinstance(move, Lay)), None)
        return TryLine(
            judged.mark,
            self.letters.written(words.turn(game, judged.turn)),
            words.brief(judged.worth),
            words.chip(judged.worth),
            judged is self._solving.last_try,
            game.material.tile[lay.tile] if lay is not None else None,
            lay.turn if lay is not None else 0,
        )

    def _game_before(self, judged: JudgedTry) -> Game[Any]:
        game = self._solving.puzzle.start()
        for move, outcome in judged.before:
            game.push(move, outcome)
        return game

    def stepping(self) -> str:
        """Return how far the refutation of the turn on the board has been played."""
        solving = self._solving
        if not solving.refutation:
            return ""
        done = len(solving.table.moments) - solving.first_step
        of = solving.line_length - solving.first_step
        return self.tr("Best play: move {number} of {count}").format(number=done, count=of)

    def made(self) -> tuple[str, str, str]:
        """Of the turn that was made: a heading, what is known of it, and what the button says."""
        judged = self._solving.last_try
        back = self.tr("Take this turn back")
        if judged is None:
            return self.tr("The turn is being checked…"), "", back
        turn = self._tries.turn(self._game_before(judged), judged.turn)
        title = self.letters.written(turn)
        return title, self._tries.brief(judged.worth), back

    def bubble(self) -> BubbleWords | None:
        """Tone, sign, title, text, what was missed, and the button that shows it."""
        solving = self._solving
        if (judged := solving.last_try) is not None:
            return self._verdict(judged)
        if not solving.may_look:
            return self._left_out()
        is_whole = len(solving.table.moments) == solving.line_length
        comment = self.written(solving.comment)
        if is_whole and solving.table.moments and comment:
            return ("ok", "", "", comment, "", "")
        if solving.state is SolvingState.SHOWING and solving.lines is None:
            return ("text2", "", self.tr("The solution is being worked out…"), "", "", "")
        if solving.state is SolvingState.SHOWING and solving.lines == ():
            title = self.tr("No solution found: too many continuations")
            return ("warn", "", title, comment, "", "")
        text = self._last_step()
        return ("ok", "", "", text, "", "") if text and not is_whole else None

    def _left_out(self) -> BubbleWords | None:
        """Of a reply that has become impossible nothing is seen on the board."""
        moments = self._solving.table.moments
        if not moments or not isinstance(moments[-1].move, Skip):
            return None
        return ("text2", "", "", self._last_step(), "", "")

    def _verdict(self, judged: JudgedTry) -> BubbleWords:
        words, found = self._tries, judged.shortfall
        solving = self._solving
        tone = {Mark.NEAR: "warn", Mark.WRONG: "err"}.get(judged.mark, "text2")
        text = self.written(judged.comment)
        lost = show = ""
        if found is not None:
            text = text or words.why(found)
            lost = words.lost(found)
            show = self.tr("Show on the board") if found.spots else ""
            if solving.replied:
                # The bubble speaks of the reply on the board now.
                text, lost, show = self._reply(), "", ""
        if judged.mark is Mark.UNKNOWN:
            text = self.tr("It cannot be decided whether this turn is right. You can take it back.")
        return tone, words.chip(judged.worth), words.headline(judged.worth), text, lost, show

    def _reply(self) -> str:
        """Return what the last turn of the refutation on the board does."""
        solving = self._solving
        replied = solving.replied
        before = solving.first_step + sum(len(step.moves) for step in replied[:-1])
        events = [
            event
            for number in range(before + 1, len(solving.table.moments) + 1)
            for event in solving.table.events_of(number)
        ]
        won = sum(
            points(event.items)
            for event in events
            if isinstance(event, Scored) and event.seat == replied[-1].seat
        )
        goal, is_whole = solving.puzzle.goal, len(solving.table.moments) == solving.line_length
        found = lacking(goal, solving.game) if goal.is_either_or and is_whole else None
        judged = solving.last_try
        worth = judged.worth if judged is not None and is_whole else None
        return self._tries.reply(replied[-1].seat, won, found, worth)

    def _last_step(self) -> str:
        """What the last move on the board was, as the log tells it."""
        solving = self._solving
        if not solving.table.moments:
            return ""
        moment = solving.table.moments[-1]
        told_of = Told(moment.seat, moment.move, solving.table.events_of(moment.number))
        table = solving.table.setup
        words = StoryWords(language().translate, solving.game, table.names, table.material_file)
        return " ".join(line.text for line in words.lines([told_of]))

    def last_turn(self) -> tuple[int, Turn] | None:
        """The last turn on the board, and whose it is; once all is done, the last own one."""
        solving = self._solving
        moments = list(solving.table.moments)
        if len(moments) == solving.line_length:
            while moments and moments[-1].seat != solving.seat:
                moments.pop()
        if not moments:
            return None
        seat, turn = moments[-1].seat, [moments[-1].move]
        for moment in reversed(moments[:-1]):
            if moment.seat != seat or moment.is_final:
                break
            turn.insert(0, moment.move)
        return seat, tuple(turn)

    def ahead(self) -> DrawGroups:
        """What is known to come, of each pile: as much as may matter."""
        solving = self._solving
        goal, position, table = solving.puzzle.goal, solving.table.position(), solving.table.setup
        words = game_words(table.game)
        names = TableNames(language().translate, (), table.material_file)
        tiles = solving.game.material.tile if isinstance(solving.game, TileLaying) else {}

        def called(thing: str) -> str:
            """A tile by its name; a card by what it shows, without what it does."""
            card = words.card(thing).partition(" (")[0]
            return names.thing(thing) if thing in names.named else capital(card)

        each = 1 if goal.others is OtherSeats.SILENT else solving.game.players
        turns = max(0, goal.turns - solving.turns_done - 1)
        groups: list[tuple[str, tuple[str, ...]]] = []
        for number, pile in enumerate(position.piles):
            most = min(_MOST_AHEAD, turns * each) if number == 0 else _MOST_OTHERS
            if things := pile.things[: min(pile.known, most)]:
                next_up = self.tr("Next") if number == 0 else capital(words.pile(pile.name))
                groups.append((next_up, things))
            elif number == 0 and turns and (left := self._may_come()):
                groups.append((self.tr("Next, one of"), left))
        return tuple(
            (title, tuple((called(thing), tiles.get(thing)) for thing in things))
            for title, things in groups
        )

    def _may_come(self) -> tuple[str, ...]:
        """Where nobody knows the next one: all there are, if they are few."""
        left = sorted(self._solving.game.left_in(0))
        return tuple(left) if len(left) <= _MOST_AHEAD else ()

    # Once it is over.

    def hero(self) -> HeroLine:
        solving, progress = self._solving, self._solving.attempt.progress
        if not progress.is_solved:
            return HeroLine(self.tr("Solution seen"), self._asked(), 0, (), is_good=False)
        best = solving.best
        reached = self._tries.reached(self._value() if best is None else best)
        facts = (
            (clock(progress.seconds), self.tr("Time")),
            (str(progress.tries), self.tr("Tries")),
            (str(progress.hints), self.tr("Hints")),
        )
        if progress.is_shown:
            return HeroLine(self.tr("Solution seen"), reached, 0, facts, is_good=False)
        title = self.tr("Solved")
        if solving.state is SolvingState.SHOWING:
            reached = self._asked()
        return HeroLine(title, reached, progress.stars, facts, is_good=True)

    def _asked(self) -> str:
        return self.tr("Step through the answer")

    def _value(self) -> int:
        """Of the line on the board, played to its end."""
        solving = self._solving
        if solving.puzzle.is_done(solving.game):
            return value_of(solving.puzzle.goal, solving.game)
        game = solving.puzzle.start()
        for step in (solving.lines or ((),))[0]:
            for move in step.moves[:-1]:
                game.push(move)
            game.push(step.moves[-1], step.drawn)
        return value_of(solving.puzzle.goal, game)

    def stars(self, count: int) -> str:
        return self.tr("%n star(s) of three", "", count)

    def level_change(self) -> tuple[str, tuple[str, str], str, int, str] | None:
        solving = self._solving
        if solving.attempt.rating is None:
            return None
        before = FIRST if solving.attempt.rating_before is None else solving.attempt.rating_before
        after = solving.attempt.rating.rating
        missing = to_next_level(after)
        level = level_of(after)
        text = ""
        if missing is not None:
            text = self.tr("{count} to level {level}").format(count=missing, level=level + 1)
        was = "" if solving.attempt.rating_before is None else number(before)
        change = gained(round(after) - round(before))
        return self.tr("My level"), (was, number(after)), change, level, text

    def answers(self) -> tuple[list[AnswerLine], str]:
        """Right lines in a few words, and how many there are."""
        solving = self._solving
        if solving.lines is None:
            return [], self.tr("listing the answers…")
        shown = self.line_shown()
        rows = [AnswerLine(self._turns(line), at == shown) for at, line in enumerate(solving.lines)]
        progress = solving.attempt.progress
        note = str(len(rows)) if solving.has_all_lines else self.tr("more than %n", "", len(rows))
        answers = {
            essence(solving.puzzle.goal, solving.puzzle.start(), line[0].moves)
            for line in solving.lines
        }
        if solving.has_all_lines and len(answers) == 1 and rows[1:]:
            note = self.tr("one first turn, %n continuation(s)", "", len(rows))
        elif solving.has_all_lines and progress.is_solved and not progress.is_shown and rows[1:]:
            note = self.tr("1 of {count} found").format(count=len(rows))
        return rows, note

    def line_shown(self) -> int | None:
        return self._solving.line_on_board() if self._solving.table.moments else None

    def _turns(self, line: Line) -> tuple[AnswerTurn, ...]:
        """The seat's own, one after the other."""
        game, found = self._solving.puzzle.start(), []
        for step in line:
            if step.seat == self._solving.seat:
                lay = next((move for move in step.moves if isinstance(move, Lay)), None)
                text = self.letters.written(self._tries.turn(game, step.moves))
                tile = game.material.tile[lay.tile] if lay is not None else None
                found.append(AnswerTurn(text, tile, lay.turn if lay is not None else 0))
            for move in step.moves[:-1]:
                game.push(move)
            game.push(step.moves[-1], step.drawn)
        return tuple(found)

    def title(self, entry: PuzzleEntry) -> str:
        return told(entry.title) or entry.path.stem

    def about(self, entry: PuzzleEntry) -> str:
        """Its game, and what it is about."""
        words = ThemeWords(language().translate, entry.game)
        parts = [game_words(entry.game).title(), *(words.name(one) for one in entry.themes[:1])]
        return " · ".join(parts)


def clock(seconds: float) -> str:
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes}:{rest:02}"


def number(rating: float) -> str:
    """With the thousands apart, as the language has it."""
    text = QLocale(language().code).toString(round(rating))
    return text.replace("\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}")
