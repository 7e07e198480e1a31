"""`carcqt pack`, and `carcqt check` for packs and lessons."""

from __future__ import annotations

from pathlib import Path

import pytest

from carcqt.cli import main
from carcqt.content.data import builtin_deck_path, lesson_path
from carcqt.content.packs import read_pack

DECK = builtin_deck_path("amazon")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def test_a_pack_is_written_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "evening"
    files = [str(DECK), str(lesson_path("hunters"))]
    assert main(["pack", str(pack), *files, "--title", "An evening", "--author", "Anna"]) == 0
    written = pack.with_suffix(".carcqt")
    assert capsys.readouterr().out == f"{written}: pack with 2 files\n"
    assert read_pack(written).manifest.author == "Anna"
    assert main(["check", str(written), str(lesson_path("amazon"))]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == f"{written}: valid pack, 2 files"
    assert told[1].endswith("valid lesson for Amazon River, 12 steps")


def test_what_cannot_be_packed_or_read_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["pack", str(tmp_path / "p.carcqt"), str(tmp_path / "none.toml")]) == 1
    assert "none.toml" in capsys.readouterr().err
    (tmp_path / "p.carcqt").write_bytes(b"no zip")
    assert main(["check", str(tmp_path / "p.carcqt")]) == 1
    assert "This file is not a valid pack" in capsys.readouterr().out


def test_an_impossible_step_is_told_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = lesson_path("hunters").read_text("utf-8")
    path = tmp_path / "lesson.toml"
    path.write_text(text.replace('accept = ["lay L37 0,1 0"]', 'accept = ["lay L37 9,9 0"]'))
    assert main(["check", str(path)]) == 1
    told = capsys.readouterr().out
    assert f"{path}: step close, accept: No legal move here is like" in told
