"""Opens a saved game as far as it still holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from carcqt.content.open import open_file
from carcqt.content.saving import kept_of
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError
from carcqt.play.table import Table
from carcqt.rules.moves import End, read_move
from carcqt.rules.problems import Problem, RulesError


@dataclass
class Opened:
    """A game that is ready to go on."""

    table: Table
    problems: list[Problem] = field(default_factory=list)
    """What people should be told about it."""
    is_whole_save: bool = False
    """It holds all that its file does, so that it may be written there."""
    kept: dict[str, Any] = field(default_factory=dict)
    """The goal and texts of its file."""


def open_save(path: Path) -> Opened:
    """Raises FileError where not even its beginning can be had."""
    found = open_file(path)
    if not isinstance(found, Scenario):
        kind = found.rules.description.material
        raise FileError(Problem.at("kind-other", "kind", found=kind, wanted="scenario"))
    table = Table(found.setup(), found.start())
    opened = Opened(table, kept=kept_of(found))
    texts = found.model.moves
    for text in texts:
        try:
            table.push(read_move(text, (*table.game.moves, End)))
        except RulesError:
            facts = {"made": len(table.moments), "moves": len(texts)}
            opened.problems.append(Problem.at("save-shortened", **facts))
            return opened
    expect = found.model.expect
    opened.is_whole_save = found.model.table is not None
    if expect is not None and expect.scores not in (None, table.game.scores):
        opened.problems.append(Problem.at("save-scores"))
    return opened
