"""Opens a file of any kind."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from carcqt.content.learning.lessons import LessonFile
from carcqt.content.materials import KINDS, MaterialFile, read_material
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError, read_toml
from carcqt.rules.problems import Problem


def open_file(path: Path) -> MaterialFile | Scenario:
    """What can be played or played with."""
    return _read(read_toml(path), path.parent)


def open_any(path: Path) -> MaterialFile | Scenario | LessonFile:
    data = read_toml(path)
    if data.get("kind") == "lesson":
        return LessonFile.from_data(data, path.parent)
    return _read(data, path.parent, "lesson")


def _read(data: dict[str, Any], folder: Path, *others: str) -> MaterialFile | Scenario:
    kind = data.get("kind")
    if kind in KINDS:
        return read_material(data, kind)
    if kind == "scenario":
        return Scenario.from_data(data, folder)
    wanted = ", ".join((*KINDS, "scenario", *others))
    if kind is None:
        raise FileError(Problem.at("kind-missing", "kind", wanted=wanted))
    raise FileError(Problem.at("kind-other", "kind", found=str(kind)[:40], wanted=wanted))
