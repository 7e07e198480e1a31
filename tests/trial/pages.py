"""Pages for a browser out of damaged files: each is made, or refused with problems."""

from __future__ import annotations

import tempfile
import traceback
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtGui import QGuiApplication

from carcqt.content.languages import CODES
from carcqt.content.learning.lessons import LessonFile
from carcqt.content.open import open_any
from carcqt.content.toml.files import FileError
from carcqt.share.maker import PageOptions
from carcqt.share.making import make_page
from tests.trial.damage import altered, seeds
from tests.trial.pieces import Hang, watched
from tests.trial.result import TrialResult

_LARGEST: Final = 12_000
"""Bytes of the largest file that is damaged: drawing a whole deck takes long."""


def pages(seed: int, numbers: range) -> TrialResult:
    application = QGuiApplication.instance() or QGuiApplication([])
    result, known = TrialResult(), [raw for raw in seeds() if len(raw) < _LARGEST]
    with tempfile.TemporaryDirectory() as own:
        path = Path(own, "file.toml")
        for number in numbers:
            rng = Random(f"page {seed} {number}")
            path.write_bytes(altered(rng.choice(known), rng))
            try:
                with watched():
                    made = _make(path, rng)
                result.counts["made" if made else "not for pages"] += 1
            except FileError:
                result.counts["refused"] += 1
            except (Exception, Hang) as error:
                last = traceback.extract_tb(error.__traceback__)[-1]
                where = f"{Path(last.filename).name}:{last.lineno}"
                result.found.append(f"page {number}: {type(error).__name__} {error} at {where}")
            result.done += 1
    del application
    return result


def _make(path: Path, rng: Random) -> bool:
    """Make the page of a file; return False for a file of a kind that has no pages."""
    found = open_any(path)
    if isinstance(found, LessonFile):
        return False
    options = PageOptions(
        language=rng.choice(CODES),
        start=rng.choice((0, 1, 5, 99)),
        has_solution=rng.random() < 0.7,
        seconds=1,
    )
    return "</html>" in make_page(found, path.stem, options)
