"""Files of every format, damaged at random: each is read, begun, replayed, written, drawn and
edited, or refused with problems; nothing else may come of it."""

from __future__ import annotations

import os
import tempfile
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from carcqt.cli.command import BAD, GOOD
from carcqt.content.decks import DeckFile
from carcqt.content.files import FileError, parse_toml
from carcqt.content.lessons import LessonFile
from carcqt.content.maps import MapFile
from carcqt.content.open import open_any
from carcqt.content.scenarios import Scenario
from carcqt.content.toml import dumps
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import catalogue
from tests.support import ROOT
from tests.trial.damage import damaged
from tests.trial.packs import packs
from tests.trial.result import TrialResult

_DRAWN_EVERY = 500
_EDITED_EVERY = 5


def seeds() -> list[bytes]:
    files = [
        *sorted((ROOT / "resources").rglob("*.toml")),
        *sorted((ROOT / "scenarios").rglob("*.toml")),
        *sorted((ROOT / "tests" / "files").glob("*.toml")),
    ]
    return [path.read_bytes() for path in files]


def use(path: Path, number: int) -> None:
    """All that a file is for; raises FileError where it is refused."""
    found = open_any(path)
    if isinstance(found, LessonFile):
        for place in range(len(found.steps)):
            found.scene_of(place)[1].start()
        return
    if isinstance(found, Scenario):
        found.table()
        game = found.start()
        for step in found.play(game):
            list(step.events)
        found.failures(game, [])
        text = found.to_text()
    else:
        assert isinstance(found, DeckFile | MapFile)
        list(found.problems())
        text = dumps(found.to_data())
    parse_toml(text.encode())
    if number % _EDITED_EVERY == 0:
        edit(path)
    if number % _DRAWN_EVERY == 0:
        from carcqt.cli import main

        size = "200" if found.rules.description.material == "map" else "20"
        asked = ["--lang", "en", "render", str(path), "-o", f"{path}.png", "--size", size]
        assert main(asked) in (GOOD, BAD)


def edit(path: Path) -> None:
    from editor.documents.opening import open_document

    document = open_document(path)
    document.problems  # noqa: B018
    assert document.save(path.with_suffix(".saved.toml"))
    document.close()


def fuzz(count: int, seed: int, use: Callable[[Path, int], None] = use) -> TrialResult:
    result, known = TrialResult("fuzz"), seeds()
    words = ProblemWords(catalogue("fr"))
    refused = 0
    with tempfile.TemporaryDirectory() as own:
        path = Path(own, "file.toml")
        for number in range(count):
            rng = Random(f"{seed} {number}")
            path.write_bytes(damaged(rng.choice(known), rng))
            try:
                use(path, number)
            except FileError as error:
                refused += 1
                for problem in error.problems:
                    words.told(problem)
            except Exception as error:
                last = traceback.extract_tb(error.__traceback__)[-1]
                where = f"{os.path.basename(last.filename)}:{last.lineno}"
                result.found.append(f"input {number}: {type(error).__name__} at {where}")
            result.done += 1
    result.notes.append(f"{refused:,} refused with their problems, the others used")
    return result


def control(count: int, seed: int) -> TrialResult:
    """A bug is planted, in good files whose last line has no end: the search has to find it."""

    def planted(path: Path, number: int) -> None:
        use(path, number)
        if not path.read_bytes().endswith(b"\n"):
            raise ZeroDivisionError

    found = fuzz(count, seed, planted)
    result = TrialResult("fuzz, planted bug", found.done)
    hits = sum("ZeroDivisionError" in line for line in found.found)
    result.notes.append(f"found {hits} times")
    if not hits:
        result.found.append("the planted bug was not found")
    return result


def runs(count: int, seed: int) -> Iterator[TrialResult]:
    yield fuzz(count, seed)
    yield packs(max(1, count // 20), seed)
    yield control(min(count, 2000), seed)
