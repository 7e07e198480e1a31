"""Opens a file of any kind."""

from __future__ import annotations

from pathlib import Path

from carcqt.content.files import FileError, read_toml
from carcqt.content.materials import KINDS, MaterialFile, read_material
from carcqt.content.scenarios import Scenario
from carcqt.rules.problems import Problem


def open_file(path: Path) -> MaterialFile | Scenario:
    data = read_toml(path)
    kind = data.get("kind")
    if kind in KINDS:
        return read_material(data, kind)
    if kind == "scenario":
        return Scenario.from_data(data, path.parent)
    wanted = ", ".join((*KINDS, "scenario"))
    if kind is None:
        raise FileError(Problem.at("kind-missing", "kind", wanted=wanted))
    raise FileError(Problem.at("kind-other", "kind", found=str(kind)[:40], wanted=wanted))
