"""`carcqt solve` as its users meet it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from carcqt.content.scenarios import Scenario
from tests.cli.test_commands import english, said, write
from tests.puzzles.layouts import Data, forest_puzzle

__all__ = ["english"]

KEYS = ["file", "proven", "unique", "best", "second", "first_turns", "lines", "nodes", "seconds"]


def one_answer() -> Data:
    start = forest_puzzle({})["start"]
    start["laid"] = [{"tile": "cap", "at": [0, -1], "turn": 180}, *start["laid"]]
    return forest_puzzle({"aim": "points"}, start=start)


def test_a_puzzle_with_one_answer_ends_with_0(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = write(tmp_path / "one.toml", one_answer())
    code, out, err = said(capsys, "solve", path)
    assert (code, err) == (0, "")
    assert "score as many points as possible" in out
    assert "Proven: 6 points. One line is right, to the end." in out
    assert "Anna: lay cap 0,1 0" in out
    assert "−6  " in out
    code, out, _ = said(capsys, "--lang", "fr", "solve", path)
    assert "Prouvé" in out


def test_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = write(tmp_path / "one.toml", one_answer())
    _, out, _ = said(capsys, "solve", path, "--json")
    document = json.loads(out)
    assert list(document) == KEYS
    assert (document["proven"], document["unique"], document["best"]) == (True, True, 6)
    assert document["first_turns"][0]["moves"][0] == "lay cap 0,1 0"
    _, out, _ = said(capsys, "solve", path, path, "--json")
    assert len(json.loads(out)) == 2


def test_two_answers_and_none_end_with_1(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    two = write(tmp_path / "two.toml", forest_puzzle({"aim": "points", "turns": 2}))
    code, out, _ = said(capsys, "solve", two)
    assert code == 1
    assert re.search(r"\d+ first turns are equally good\.", out)
    none = write(tmp_path / "none.toml", forest_puzzle({"aim": "points", "least": 50}))
    code, out, _ = said(capsys, "solve", none)
    assert code == 1
    assert "the goal cannot be reached" in out


def test_what_is_no_puzzle_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = write(tmp_path / "bad.toml", forest_puzzle({"aim": "points", "seat": 2}))
    code, out, err = said(capsys, "solve", path)
    assert (code, out) == (1, "")
    assert "Seat 2 cannot begin" in err
    code, out, _ = said(capsys, "check", path)
    assert code == 1
    assert "Seat 2 cannot begin" in out


def test_a_proof_is_written_and_a_forged_one_found_out(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "one.toml"
    write(path, one_answer())
    path.write_text("# Mine.\n" + path.read_text("utf-8"), "utf-8")
    assert said(capsys, "solve", str(path), "--write")[0] == 0
    text = path.read_text("utf-8")
    assert text.startswith("# Mine.\n")
    assert Scenario.load(path).model.proof is not None
    assert "The proof in the file is correct." in said(capsys, "solve", str(path))[1]
    path.write_text(text.replace('value = "6"', 'value = "7"'), "utf-8")
    assert "The proof in the file is wrong." in said(capsys, "solve", str(path))[1]
    assert "The proof was changed" in said(capsys, "check", str(path))[1]
    path.write_text(text.replace('"cap", "cap", "plain"', '"cap", "plain", "cap"'), "utf-8")
    assert "for an older version" in said(capsys, "solve", str(path))[1]
    assert "has changed since it was proven" in said(capsys, "check", str(path))[1]
