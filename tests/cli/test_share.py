"""`carcqt share`: pages by command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from carcqt.cli import main

ROOT = Path(__file__).parents[2]
PUZZLE = str(ROOT / "scenarios" / "hunters" / "puzzles" / "two-against-one.toml")


def test_page_of_puzzle(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    assert main(["share", PUZZLE, "-o", str(page)]) == 0
    assert page.read_text("utf-8").startswith("<!DOCTYPE html>")
    assert "kB" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("file", "output", "code", "said"),
    [
        (PUZZLE, "page.pdf", 2, "End it in .html."),
        ("missing.toml", "page.html", 1, "missing.toml"),
        (str(ROOT / "resources/maps/expedition.toml"), "page.html", 1, "A map has no page"),
        (PUZZLE, "missing/page.html", 1, "page.html"),
    ],
)
def test_complaint_has_one_line(
    file: str,
    output: str,
    code: int,
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["share", file, "-o", str(tmp_path / output), "--lang", "en"][:4]) == code
    told = capsys.readouterr().err
    assert said in told
    assert len(told.splitlines()) == 1
    assert not list(tmp_path.rglob("*.*"))
