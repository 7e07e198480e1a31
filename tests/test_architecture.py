"""What import contracts cannot say."""

from __future__ import annotations

import ast
import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from carcqt.rules.games import GAMES

PACKAGE = Path(__file__).parents[1] / "carcqt"
MODULES = [path for path in sorted(PACKAGE.rglob("*.py")) if path.parent.name != "games"]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_module_but_a_games_own_names_a_game(path: Path) -> None:
    named = re.findall(rf"[\"'](?:{'|'.join(GAMES)})[\"']", path.read_text("utf-8"))
    assert named == []


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: path.stem)
def test_no_module_is_longer_than_can_be_taken_in(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 600


def imported(path: Path) -> set[str]:
    """All that a module imports, also where only a type checker does."""
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def modules(folder: Path) -> dict[str, Path]:
    """By their dotted names."""
    return {
        ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts): path
        for path in sorted(folder.rglob("*.py"))
        if path.name != "__init__.py"
    }


@pytest.mark.parametrize("room", ["app", "play", "ui"])
def test_no_room_has_a_circle_of_imports(room: str) -> None:
    inside = modules(PACKAGE / room)
    graph = {name: imported(path) & inside.keys() for name, path in inside.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" < ".join(error.args[1]))


def test_a_game_at_the_table_needs_no_picture_and_no_window() -> None:
    """Which import contracts cannot say, as they see PySide6 as one."""
    used = {name for path in modules(PACKAGE / "play").values() for name in imported(path)}
    assert {name.split(".")[1] for name in used if name.startswith("PySide6.")} == {"QtCore"}
