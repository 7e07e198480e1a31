"""Files of every format, damaged at random: each is read, checked, replayed, written, edited and
drawn, or refused with problems; nothing else may come of it."""

from __future__ import annotations

import io
import os
import tempfile
import traceback
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import cache, partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final

from carcqt.cli.output import BAD, GOOD
from carcqt.content.decks import DeckFile
from carcqt.content.learning.lessons import LessonFile
from carcqt.content.maps import MapFile
from carcqt.content.materials import MaterialFile
from carcqt.content.open import open_any
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError, parse_toml
from carcqt.content.toml.writing import dumps
from carcqt.play.puzzles.verdicts import comment_on
from carcqt.puzzles.checks import proof_problems, puzzle_problems
from carcqt.puzzles.lessons import lesson_problems
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.problems import Problem
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import catalogue
from tests.trial.damage import altered, damaged, seeds
from tests.trial.packs import packs
from tests.trial.pages import pages
from tests.trial.pieces import Hang, TrialRun, watched
from tests.trial.result import TrialResult

_EDITED_EVERY: Final = 5
_DRAWN_EVERY: Final = 21
"""Not a multiple of two, as every second file is damaged otherwise."""
_COMMENTED: Final = 5
"""First turns of a puzzle whose comments are looked for."""
STAGES: Final = ("read", "checked", "replayed", "written", "edited", "drawn")

Reach = Callable[[str], None]
"""Called at each stage that a file comes to."""


@cache
def words() -> ProblemWords:
    return ProblemWords(catalogue("fr"))


def use(path: Path, number: int, reach: Reach) -> None:
    """All that a file is for; raises FileError where it is refused."""
    found = open_any(path)
    reach("read")
    tell(problems_of(found))
    reach("checked")
    if isinstance(found, LessonFile):
        return
    if isinstance(found, Scenario):
        found.setup()
        game = found.start()
        for step in found.play(game):
            list(step.events)
        found.failures(game, [])
        comment(found)
        reach("replayed")
        text = found.to_text()
    else:
        assert isinstance(found, DeckFile | MapFile)
        text = dumps(found.to_data())
    parse_toml(text.encode())
    reach("written")
    if number % _EDITED_EVERY == 0:
        edit(path)
        reach("edited")
    if number % _DRAWN_EVERY == 0:
        draw(path, "200" if found.rules.description.material == "map" else "20")
        reach("drawn")


def comment(found: Scenario) -> None:
    """Look for what the author says of some first turns, as the page of a puzzle does."""
    about = found.model.puzzle
    if about is None or not about.wrong or found.problems() or puzzle_problems(found):
        return
    puzzle = Puzzle.of(found)
    for turn in islice(puzzle.start().turns(), _COMMENTED):
        comment_on(puzzle, (), turn, about.wrong)


def problems_of(found: MaterialFile | Scenario | LessonFile) -> list[Problem]:
    """As `carcqt check` tells them."""
    if isinstance(found, LessonFile):
        return lesson_problems(found)
    if isinstance(found, Scenario):
        return found.problems() or puzzle_problems(found) or proof_problems(found)
    return list(found.problems())


def tell(problems: list[Problem]) -> None:
    for problem in problems:
        words().told(problem)


def edit(path: Path) -> None:
    from editor.documents.opening import open_document

    document = open_document(path)
    document.problems  # noqa: B018
    assert document.save(path.with_suffix(".saved.toml"))
    document.close()


def draw(path: Path, size: str) -> None:
    from carcqt.cli import main

    asked = ["--lang", "en", "render", str(path), "-o", f"{path}.png", "--size", size]
    with redirect_stdout(io.TextIOWrapper(io.BytesIO(), "utf-8")):
        assert main(asked) in (GOOD, BAD)


def fuzz(seed: int, numbers: range, is_planted: bool = False) -> TrialResult:
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance() or QApplication([])
    result, known = TrialResult(), seeds()
    with tempfile.TemporaryDirectory() as own:
        path = Path(own, "file.toml")
        for number in numbers:
            rng = Random(f"{seed} {number}")
            path.write_bytes((altered if number % 2 else damaged)(rng.choice(known), rng))
            planted = rng.choice(STAGES) if is_planted else ""
            try:
                with watched():
                    use(path, number, partial(reach, result, planted))
            except FileError as error:
                result.counts["refused"] += 1
                tell(list(error.problems))
            except (Exception, Hang) as error:
                last = traceback.extract_tb(error.__traceback__)[-1]
                where = f"{os.path.basename(last.filename)}:{last.lineno}"
                result.found.append(f"input {number}: {type(error).__name__} {error} at {where}")
            result.done += 1
    del application
    return result


def reach(result: TrialResult, planted: str, stage: str) -> None:
    result.counts[stage] += 1
    if stage == planted:
        raise PlantedError(stage)


class PlantedError(Exception):
    """In every file, at one stage or another."""


def judge_planted(result: TrialResult) -> None:
    """The search has to find what was planted at every stage."""
    missed = [
        stage
        for stage in STAGES
        if not any(f"{PlantedError.__name__} {stage}" in line for line in result.found)
    ]
    result.counts.clear()
    result.counts["times found"] = len(result.found)
    result.found = [f"what was planted where files are {stage} was not found" for stage in missed]


def runs(count: int, seed: int) -> list[TrialRun]:
    few = max(1, count // 20)
    control = partial(fuzz, seed, is_planted=True)
    return [
        TrialRun("fuzz", partial(fuzz, seed), count, 500),
        TrialRun("fuzz of packs", partial(packs, seed), few, 500),
        TrialRun("fuzz of pages", partial(pages, seed), max(1, few // 5), 50),
        TrialRun("fuzz, planted bug", control, 3000, 500, judge_planted),
    ]
