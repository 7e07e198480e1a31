"""`show`, `solve` and `render` read the files of a pack."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from carcqt.content.data import builtin_deck_path, builtin_puzzles, lesson_path
from carcqt.content.languages import CODES
from carcqt.content.packs import write_pack
from tests.cli.test_commands import said

PUZZLES = sorted(builtin_puzzles("hunters"), key=lambda path: path.stat().st_size)[:2]


@pytest.fixture
def pack(tmp_path: Path) -> str:
    path = tmp_path / "evening.carcqt"
    files = [*PUZZLES, builtin_deck_path("amazon"), lesson_path("hunters")]
    write_pack(path, {"en": "An evening", "fr": "Une soirée"}, files, "Anna")
    return str(path)


@pytest.mark.parametrize("language", CODES)
def test_show_prints_every_file_of_pack(
    language: str, pack: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = said(capsys, "--lang", language, "show", pack)
    assert (code, err) == (0, "")
    assert {"en": "“An evening”, by Anna", "fr": "«\xa0Une soirée\xa0», par Anna"}[language] in out
    for path in (*PUZZLES, builtin_deck_path("amazon"), lesson_path("hunters")):
        assert f"\n{pack}/{path.name}\n" in out
    _, alone, _ = said(capsys, "--lang", language, "show", str(PUZZLES[0]))
    assert alone in out


def test_solve_solves_puzzles_of_pack(pack: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = said(capsys, "solve", pack)
    assert err == ""
    _, alone, _ = said(capsys, "solve", *map(str, PUZZLES))
    assert code == said(capsys, "solve", *map(str, PUZZLES))[0]
    for path in PUZZLES:
        assert f"{pack}/{path.name}: " in out
    assert untimed(alone) == untimed(out.replace(f"{pack}/", f"{PUZZLES[0].parent}/"))
    documents = json.loads(said(capsys, "solve", pack, "--json")[1])
    assert [one["file"] for one in documents] == [f"{pack}/{path.name}" for path in PUZZLES]


def untimed(text: str) -> list[str]:
    return [line.rpartition(" turns tried in ")[0] or line for line in text.splitlines()]


def test_solve_writes_proof_into_no_pack(pack: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = Path(pack).read_bytes()
    code, out, err = said(capsys, "solve", pack, "--write")
    assert (code, out) == (2, "")
    assert "evening.carcqt” is a pack" in err
    assert Path(pack).read_bytes() == before


def test_solve_says_that_proof_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "puzzle.toml"
    path.write_bytes(PUZZLES[0].read_bytes())
    assert "The proof was written into the file." not in said(capsys, "solve", str(path))[1]
    assert "The proof was written into the file." in said(capsys, "solve", str(path), "--write")[1]


def test_solve_refuses_pack_without_puzzle(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "decks.carcqt"
    write_pack(path, {"en": "Decks"}, [builtin_deck_path("amazon")])
    code, out, err = said(capsys, "solve", str(path))
    assert (code, out) == (1, "")
    assert "There is no puzzle in this pack" in err
    code, out, _ = said(capsys, "solve", str(path), "--json")
    assert code == 1
    assert json.loads(out)["problems"]


def test_render_draws_every_file_of_pack(
    pack: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    code, out, err = said(capsys, "render", pack, "-o", str(folder / "p.png"), "--size", "20")
    assert (code, err) == (0, "")
    wanted = [folder / f"p-{path.stem}.png" for path in (*PUZZLES, builtin_deck_path("amazon"))]
    assert sorted(folder.iterdir()) == sorted(wanted)
    assert out.splitlines() == [f"{path}: picture written" for path in wanted]


@pytest.mark.parametrize("command", [["show"], ["solve"], ["render", "-o", "x.png"]])
def test_damaged_pack_is_refused_in_one_line(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "p.carcqt"
    path.write_bytes(b"no zip")
    code, out, err = said(capsys, *command, str(path))
    assert (code, out) == (1, "")
    assert err == f"{path}: This file is not a valid pack. Ask the sender for a new copy.\n"
