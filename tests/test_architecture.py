"""What import contracts cannot say."""

from __future__ import annotations

import re
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
