"""A page made in a process of its own: plain data in and out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import Final

from carcqt.art.studio.worker import begin_painting
from carcqt.background.child import Report
from carcqt.content.materials import KINDS, MaterialFile, read_material
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError, parse_toml
from carcqt.content.writing import find_target, write_text
from carcqt.rules.problems import Problem
from carcqt.share.analyses import analysis_of
from carcqt.share.maker import PageOptions
from carcqt.share.making import make_page

_PAUSE: Final = 0.1
"""Seconds between two reports."""


@dataclass(frozen=True)
class ShareSource:
    """What is shared."""

    text: str
    """The file, as it would be saved now."""
    name: str
    """Name of the page, without its ending."""
    folder: Path | None = None
    """Where decks and maps lie that the file names."""
    save: Path | None = None
    """The saved game beside which an analysis may lie."""
    is_puzzle: bool = False
    is_running: bool = False
    """True for a game that is not over: the page hides what is hidden."""
    start: int = 0
    """The number of moves after which a replay begins."""


@dataclass(frozen=True)
class ShareQuestion:
    source: ShareSource
    path: Path
    """Where the page goes."""
    options: PageOptions


@dataclass(frozen=True)
class ShareAnswer:
    size: int = 0
    """Bytes of the page."""
    problems: tuple[Problem, ...] = ()
    """Why there is none."""


def write_page(question: ShareQuestion, material: object, report: Report) -> ShareAnswer:
    """Make a page and write it; report how far it is, as pairs of steps done and steps in all."""
    begin_painting()
    told = 0.0

    def tell(done: int, of: int) -> None:
        nonlocal told
        if monotonic() - told > _PAUSE:
            told = monotonic()
            report((done, of))

    try:
        find_target(question.path)
        found = _read(question.source)
        options = replace(question.options, start=question.source.start)
        if isinstance(found, Scenario) and question.source.save is not None:
            options = replace(options, analysis=analysis_of(question.source.save, found))
        text = make_page(found, question.source.name, options, tell)
        write_text(question.path, text)
    except FileError as error:
        return ShareAnswer(problems=error.problems)
    return ShareAnswer(len(text.encode()))


def _read(source: ShareSource) -> MaterialFile | Scenario:
    data = parse_toml(source.text.encode())
    if (kind := str(data.get("kind"))) in KINDS:
        return read_material(data, kind)
    return Scenario.from_data(data, source.folder)
