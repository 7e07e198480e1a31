"""Opens a file of any kind."""

from __future__ import annotations

from pathlib import Path

from carcqt.content.decks import DeckFile
from carcqt.content.files import FileError, read_toml
from carcqt.content.scenarios import Scenario
from carcqt.rules.problems import Problem


def open_file(path: Path) -> DeckFile | Scenario:
    data = read_toml(path)
    kind = data.get("kind")
    if kind == "deck":
        return DeckFile.from_data(data)
    if kind == "scenario":
        return Scenario.from_data(data, path.parent)
    if kind is None:
        raise FileError(Problem.at("kind-missing", "kind", wanted="deck, scenario"))
    raise FileError(Problem.at("kind-other", "kind", found=str(kind)[:40], wanted="deck, scenario"))
