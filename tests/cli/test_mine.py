"""`carcqt mine` as its users meet it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from carcqt.cli import main
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.writing import dumps
from tests.puzzles.test_mining import small_deck

NAME = "hunters-19-0.toml"
"""With this seed the first game has one."""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def deck(tmp_path: Path) -> str:
    path = tmp_path / "deck.toml"
    path.write_text(dumps(small_deck()), "utf-8")
    return str(path)


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        code = main(arguments)
    except SystemExit as stop:
        code = int(stop.code or 0)
    output = capsys.readouterr()
    return code, output.out, output.err


def kept(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in sorted(folder.iterdir())}


def test_what_it_finds_can_be_checked_and_solved(
    tmp_path: Path, deck: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, again = tmp_path / "new" / "folder", tmp_path / "again"
    mine = ["mine", "hunters", "--deck", deck, "--seed", "19"]
    code, out, err = said(capsys, *mine, "--games", "2", "-o", str(folder))
    assert (code, err) == (0, "")
    assert f"{NAME}: level 3, Closing, Sharing, Sacrifice, Bonus turn" in out
    assert "2 games played, 12 positions examined, 12 proven, 1 good enough, 1 puzzle kept" in out
    path = str(folder / NAME)
    assert said(capsys, "check", path)[0] == 0
    code, out, _ = said(capsys, "solve", path)
    assert code == 0
    assert "The proof in the file is correct." in out
    told = Scenario.load(folder / NAME).model.puzzle
    assert told is not None
    assert (told.id, told.difficulty) == ("hunters-19-0", 3)
    assert told.themes == ["close", "share", "sacrifice", "bonus"]

    # In two steps it comes to the same, and nothing is written over.
    code, out, _ = said(capsys, "--lang", "fr", *mine, "--games", "1", "-o", str(again))
    assert (code, "niveau 3, Fermeture" in out) == (0, True)
    assert json.loads(kept(again)["mined.json"])["games"] == 1
    assert said(capsys, *mine, "--games", "2", "-o", str(again))[0] == 0
    assert kept(again) == kept(folder)
    (folder / NAME).write_text("mine now", "utf-8")
    code, out, _ = said(capsys, *mine, "--games", "2", "-o", str(folder))
    assert (code, "2 games played" in out) == (0, True)
    assert kept(folder)[NAME] == "mine now"

    # What was asked for otherwise is not mixed with it.
    code, _, err = said(capsys, *mine, "--seed", "4", "-o", str(folder))
    assert code == 2
    assert "mined.json” is from another search (seed: 19 instead of 4)" in err


def test_what_does_not_matter_is_left_out(
    tmp_path: Path, deck: str, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = ["mine", "hunters", "--deck", deck, "--seed", "19", "--games", "2"]
    trimmed = tmp_path / "trimmed"
    assert said(capsys, *mine, "--trim", "-o", str(trimmed))[0] == 0
    start = Scenario.load(trimmed / NAME).model.start
    assert start is not None
    whole = tmp_path / "whole"
    assert said(capsys, *mine, "-o", str(whole))[0] == 0
    before = Scenario.load(whole / NAME).model.start
    assert before is not None
    assert 0 < len(start.laid or ()) < len(before.laid or ())
    assert said(capsys, "solve", str(trimmed / NAME))[0] == 0
    code, _, err = said(capsys, *mine, "-o", str(trimmed))
    assert code == 2
    assert "trims: True instead of False" in err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--theme", "tent"], "--theme: there is no theme “tent”. Choose from: close, twofold"),
        (["--level", "6"], "--level"),
        (["--games", "0"], "--games"),
        (["--deck", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_wrong_use_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    code, out, err = said(capsys, "mine", "hunters", "-o", str(tmp_path / "new"), *arguments)
    assert (code in (1, 2), out) == (True, "")
    assert message in err
    assert not (tmp_path / "new").exists()


def test_a_folder_that_cannot_be_one(
    tmp_path: Path, deck: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = said(capsys, "mine", "hunters", "-o", deck)
    assert code == 2
    assert "deck.toml” cannot be used as a folder" in err
    (tmp_path / "mined.json").write_text("[]", "utf-8")
    code, _, err = said(capsys, "mine", "hunters", "-o", str(tmp_path))
    assert code == 2
    assert "mined.json” does not say where a search stopped" in err
