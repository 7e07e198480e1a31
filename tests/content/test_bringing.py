"""What comes from elsewhere: packs and pasted texts."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from carcqt.content.bringing import (
    bring_pack,
    bring_text,
    is_file_text,
    is_lesson,
    is_pack,
    open_pack,
)
from carcqt.content.data import builtin_deck_path, data_folder, lesson_path
from carcqt.content.packs import write_pack
from carcqt.content.toml.files import FileError
from tests.support import put_in_place

PUZZLE = min((data_folder("scenarios") / "hunters" / "puzzles").glob("*.toml"))


def test_a_pack_is_known_by_its_name_or_by_what_it_is(tmp_path: Path) -> None:
    write_pack(tmp_path / "p.carcqt", {"en": "P"}, [PUZZLE])
    (tmp_path / "p.zip").write_bytes((tmp_path / "p.carcqt").read_bytes())
    (tmp_path / "q.zip").write_text("no zip")
    assert is_pack(tmp_path / "p.carcqt")
    assert is_pack(tmp_path / "P.CARCQT")
    assert is_pack(tmp_path / "p.zip")
    assert not is_pack(tmp_path / "q.zip")
    assert not is_pack(PUZZLE)
    assert is_lesson(lesson_path("hunters"))
    assert not is_lesson(PUZZLE)
    assert not is_lesson(tmp_path / "none.toml")


def test_a_pack_brings_its_puzzles_first(tmp_path: Path) -> None:
    files = [builtin_deck_path("amazon"), PUZZLE]
    write_pack(tmp_path / "p.carcqt", {"fr": "Une soirée d’été"}, files)
    pack = bring_pack(tmp_path / "p.carcqt", tmp_path / "own")
    assert pack.folder == tmp_path / "own" / "une-soiree-dete"
    assert [file.name for file in pack.files] == [PUZZLE.name, "amazon.toml"]
    assert all(file.is_file() for file in pack.files)


def test_a_pasted_puzzle_is_kept_once(tmp_path: Path) -> None:
    text = PUZZLE.read_text("utf-8")
    assert is_file_text(text)
    path = bring_text(f"\n{text}\n\n", tmp_path)
    assert bring_text(text, tmp_path) == path
    assert os.listdir(tmp_path) == [path.name]
    other = bring_text(text + "# another\n", tmp_path)
    assert other.stem == f"{path.stem}-2"


@pytest.mark.parametrize(
    "text", ["format = ", 'format = 1\nkind = "deck"\ngame = "hunters"', "kind game format", ""]
)
def test_what_is_no_puzzle_is_not_kept(text: str, tmp_path: Path) -> None:
    with pytest.raises(FileError):
        bring_text(text, tmp_path)
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("kind", ["pipe", "folder", "link", "loop"])
def test_a_pasted_puzzle_and_a_pack_pass_over_a_name_that_is_taken(
    kind: str, tmp_path: Path
) -> None:
    text = PUZZLE.read_text("utf-8")
    (tmp_path / "a").mkdir()
    usual = bring_text(text, tmp_path / "a")
    put_in_place(tmp_path / usual.name, kind)
    assert bring_text(text, tmp_path) == tmp_path / f"{usual.stem}-2.toml"
    assert bring_text(text, tmp_path) == tmp_path / f"{usual.stem}-2.toml"
    write_pack(tmp_path / "p.carcqt", {"en": "Pack"}, [PUZZLE])
    put_in_place(tmp_path / "pack", kind)
    assert bring_pack(tmp_path / "p.carcqt", tmp_path).folder == tmp_path / "pack-2"


def test_only_packs_that_were_looked_at_before_are_dropped(tmp_path: Path) -> None:
    """A link may have led to a folder of the user's."""
    aside = tmp_path / "aside"
    others = {"Letters": "a.odt", "decks": "deck.toml", "both": "manifest.toml"}
    for folder, name in others.items():
        (aside / folder).mkdir(parents=True)
        (aside / folder / name).touch()
    (aside / "both" / "notes.txt").touch()
    put_in_place(aside / "link", "loop")
    for folder in [*others, "link"]:
        os.utime(aside / folder, (1, 1), follow_symlinks=False)
    for number in range(10):
        write_pack(tmp_path / "p.carcqt", {"en": f"Pack {number}"}, [PUZZLE])
        opened = open_pack(tmp_path / "p.carcqt", tmp_path / "own", aside)
        os.utime(opened.folder, (number + 2, number + 2))
    packs = {f"pack-{number}" for number in range(2, 10)}
    assert {path.name for path in aside.iterdir()} == packs | {*others, "link"}
