"""The scripts under `examples`, run as a reader would run them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

from PySide6.QtGui import QImage

from carcqt.content.data import builtin_deck_path

FOLDER: Final = Path(__file__).parents[1] / "examples"


def run(script: str, *args: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, FOLDER / script, *args]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False)


def test_all_of_them_are_tried() -> None:
    assert {path.name for path in FOLDER.glob("*.py")} == {
        "check_deck.py",
        "draw_tile.py",
        "random_games.py",
    }


def test_games_are_played_at_random() -> None:
    done = run("random_games.py", "expedition", "2")
    assert (done.returncode, done.stderr) == (0, "")
    first, second, *wins = done.stdout.splitlines()
    assert first.startswith("game 0: ")
    assert second.startswith("game 1: ")
    assert [line[:13] for line in wins] == ["player 1 won ", "player 2 won "]


def test_a_tile_is_drawn(tmp_path: Path) -> None:
    done = run("draw_tile.py", "hunters", "L08", tmp_path / "tile.png", "64")
    assert (done.returncode, done.stderr) == (0, "")
    assert QImage(str(tmp_path / "tile.png")).width() == 64


def test_a_deck_is_loaded_and_its_zones_counted() -> None:
    done = run("check_deck.py", builtin_deck_path("amazon"))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[:2] == [
        "Amazon River: 86 tiles for amazon",
        " 179 zones of jungle",
    ]


def test_every_problem_of_a_deck_is_named(tmp_path: Path) -> None:
    deck = builtin_deck_path("hunters").read_text("utf-8")
    (tmp_path / "deck.toml").write_text(
        deck.replace('kind = "forest"', 'kind = "wood"', 2), encoding="utf-8"
    )
    done = run("check_deck.py", tmp_path / "deck.toml")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("“wood”") == 2
