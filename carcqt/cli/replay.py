"""`carcqt replay`: the moves of a scenario file, turn by turn."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from carcqt.cli.output import BAD, GOOD, say
from carcqt.content.events import event_data
from carcqt.content.goals import Goal
from carcqt.content.open import open_file
from carcqt.content.scenarios import Scenario, Step
from carcqt.content.toml.files import FileError
from carcqt.puzzles.goals import value_of
from carcqt.rules.events import Event
from carcqt.rules.game import Game
from carcqt.rules.problems import Problem
from carcqt.words.names import PlayerNames
from carcqt.words.numbers import digits, gained
from carcqt.words.problems import ProblemWords
from carcqt.words.registers import Register
from carcqt.words.speech import Speech, Translate
from carcqt.words.story import StoryLine, StoryWords, Told


class ReplayWords(Speech):
    """What is told around the events."""

    def move(self, number: int, name: str, move: str) -> str:
        return self.tr("Move {number}, {name}: {move}").format(number=number, name=name, move=move)

    def standing(self, names: Sequence[str], scores: Sequence[int]) -> str:
        each = (f"{name} {digits(score)}" for name, score in zip(names, scores, strict=True))
        return self.tr("Scores: {scores}").format(scores=", ".join(each))

    def verdict(self, expects: bool, failures: int) -> str:
        if not expects:
            return self.tr("The file states no expected result.")
        if failures:
            return self.tr("%n expected result(s) not reached.", "", failures)
        return self.tr("All expected results were reached.")


class Replay:
    """A scenario played as far as its moves can be made."""

    def __init__(self, path: Path) -> None:
        self.problems: list[Problem] = []
        self.failures: list[Problem] = []
        self.steps: list[Step] = []
        self.game: Game[Any] | None = None
        self.scenario: Scenario | None = None
        try:
            found = open_file(path)
            if not isinstance(found, Scenario):
                kind = found.rules.description.material
                raise FileError(Problem.at("kind-other", "kind", found=kind, wanted="scenario"))
            self.scenario = found
            self.game = found.start()
            for step in found.play(self.game):
                self.steps.append(step)
            self.failures = found.failures(self.game, self.events)
        except FileError as error:
            self.problems = list(error.problems)

    @property
    def events(self) -> list[Event]:
        """Everything that happened, opening included."""
        assert self.game is not None
        return [*self.game.opening, *(event for step in self.steps for event in step.events)]

    @property
    def is_good(self) -> bool:
        return not self.problems and not self.failures


def run(options: argparse.Namespace, translate: Translate) -> int:
    replay = Replay(Path(options.file))
    if options.json:
        document = _document(options.file, replay, ProblemWords(translate))
        say(json.dumps(document, indent=1, ensure_ascii=False))
    else:
        tell(options.file, replay, translate)
    return GOOD if replay.is_good else BAD


def tell(file: str, replay: Replay, translate: Translate) -> None:
    """A replay in sentences."""
    scenario, game = replay.scenario, replay.game
    if scenario is not None and game is not None:
        words = ReplayWords(translate)
        story = StoryWords(translate, game, scenario.names, scenario.material_file, Register.FILES)
        players = PlayerNames(translate, scenario.names)
        names = [players.name(seat) for seat in range(game.players)]
        _say_lines(story.lines([Told(0, None, _seen(game.opening))]))
        for seat, turn in groupby(replay.steps, key=lambda step: step.seat):
            told = list[Told]()
            for step in turn:
                say(words.move(step.number, names[seat], step.move.seen))
                told.append(Told(seat, step.move, _seen(step.events)))
            _say_lines(story.lines(told))
        say(words.standing(names, game.scores))
        if not replay.problems:
            say(words.verdict(scenario.model.expect is not None, len(replay.failures)))
    problem_words = ProblemWords(translate)
    for problem in (*replay.problems, *replay.failures):
        say(problem_words.line(file, problem), sys.stderr)


def _say_lines(lines: Sequence[StoryLine]) -> None:
    """Print sentences, with the points that they are about in a margin."""
    for line in lines:
        scored = "" if line.points is None else gained(line.points)
        say(f"{scored:>5}  {line.text}")


def _document(file: str, replay: Replay, words: ProblemWords) -> dict[str, Any]:
    document: dict[str, Any] = {"file": file}
    scenario, game = replay.scenario, replay.game
    if scenario is not None and game is not None:
        document |= {
            "game": scenario.model.game,
            "players": scenario.names or scenario.players,
            "opening": [event_data(event) for event in _seen(game.opening)],
            "moves": [
                {
                    "number": step.number,
                    "seat": step.seat + 1,
                    "move": step.move.seen,
                    "events": [event_data(event) for event in _seen(step.events)],
                }
                for step in replay.steps
            ],
            "scores": list(game.scores),
            "over": game.is_over,
            "winners": [seat + 1 for seat in game.winners] if game.is_over else [],
            "goal_reached": _goal_reached(scenario, game),
        }
    document |= {
        "problems": [_problem_data(problem, words) for problem in replay.problems],
        "expectations_hold": not replay.failures if not replay.problems else None,
        "failures": [_problem_data(problem, words) for problem in replay.failures],
    }
    return document


def _goal_reached(scenario: Scenario, game: Game[Any]) -> bool | None:
    """Whether things stand as a goal wants them; `None` where only the best will do."""
    goal = None if scenario.model.goal is None else Goal.of(scenario.model.goal)
    return bool(value_of(goal, game)) if goal is not None and goal.is_either_or else None


def _seen(events: Sequence[Event]) -> list[Event]:
    """What the whole table sees of them."""
    seen = (event.for_seat(None) for event in events)
    return [event for event in seen if event is not None]


def _problem_data(problem: Problem, words: ProblemWords) -> dict[str, Any]:
    return {
        "code": problem.code,
        "place": list(problem.place),
        "facts": dict(problem.facts),
        "text": words.sentence(problem),
    }
