"""Documents: undo, saving, problems, copies of what is built in."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from carcqt.content import writing
from carcqt.content.data import builtin_decks, builtin_maps
from carcqt.content.decks import DeckFile, TileEntry
from carcqt.content.toml.files import FileError
from carcqt.rules.games import GAMES
from carcqt.rules.games.hunters import Hunters
from carcqt.rules.geometry import Square
from carcqt.rules.position import LaidTile
from carcqt.rules.problems import Problem
from carcqt.rules.tiles import Tile, Zone
from carcqt.ui.places import decks_folder, layouts_folder, maps_folder, puzzles_folder
from editor.documents.deck import DeckDocument
from editor.documents.document import Document
from editor.documents.layouts import LayoutDocument
from editor.documents.map import MapDocument
from editor.documents.opening import open_document

HUNTERS = Hunters.description.game


def deck(folder: Path) -> DeckDocument:
    """A copy of the built-in deck in a file of its own."""
    path = folder / "mine.toml"
    path.write_bytes(DeckDocument.built_in_path(HUNTERS).read_bytes())
    return DeckDocument.load(path)


def renamed(content: DeckFile, number: int, name: str) -> DeckFile:
    entry = replace(content.entries[number], name={"en": name})
    entries = (*content.entries[:number], entry, *content.entries[number + 1 :])
    return replace(content, entries=entries)


def test_a_file_that_could_not_be_opened_again_is_not_saved(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = deck(tmp_path)
    assert document.path is not None
    before = document.path.read_bytes()
    monkeypatch.setattr(writing, "LARGEST", 1000)
    document.change("Rename", renamed(document.content, 0, "Pond"))
    with qtbot.waitSignal(document.save_failed) as failed:
        assert not document.save()
    assert failed.args == [[Problem.at("file-large", most=0)]]
    assert document.path.read_bytes() == before
    assert document.is_modified
    document.close()


def test_a_change_can_be_undone_and_redone(tmp_path: Path, qtbot: QtBot) -> None:
    document = deck(tmp_path)
    first = document.content
    with qtbot.waitSignal(document.modified_changed):
        document.change("Rename", renamed(first, 0, "Pond"))
    assert document.content.entries[0].name == {"en": "Pond"}
    assert document.stack.text(0) == "Rename"
    document.stack.undo()
    assert document.content is first
    assert not document.is_modified
    document.stack.redo()
    assert document.content.entries[0].name == {"en": "Pond"}


def test_an_equal_content_is_no_step(tmp_path: Path) -> None:
    document = deck(tmp_path)
    document.change("Nothing", replace(document.content))
    assert document.stack.count() == 0


def test_typing_is_one_step_until_it_is_sealed(tmp_path: Path) -> None:
    document = deck(tmp_path)
    for name in ("P", "Po", "Pond"):
        document.change("Rename", renamed(document.content, 0, name), "name 0")
    document.change("Rename", renamed(document.content, 1, "Lake"), "name 1")
    assert document.stack.count() == 2
    document.seal()
    document.change("Rename", renamed(document.content, 1, "Lakes"), "name 1")
    assert document.stack.count() == 3


def test_typing_a_word_away_again_leaves_no_step(tmp_path: Path) -> None:
    document = deck(tmp_path)
    first = document.content
    document.change("Rename", renamed(first, 0, "P"), "name")
    document.change("Rename", first, "name")
    assert document.stack.count() == 0
    assert not document.is_modified


def test_a_macro_is_one_step(tmp_path: Path) -> None:
    document = deck(tmp_path)
    first = document.content
    with document.macro("Rename both"):
        document.change("Rename", renamed(document.content, 0, "A"))
        document.change("Rename", renamed(document.content, 1, "B"))
    assert document.stack.count() == 1
    document.stack.undo()
    assert document.content == first


@pytest.mark.parametrize("name", builtin_decks())
def test_a_built_in_deck_saved_untouched_changes_nothing(name: str, tmp_path: Path) -> None:
    document = DeckDocument.built_in(name)
    before = DeckDocument.built_in_path(name).read_bytes()
    assert document.problems == []
    assert document.save()
    assert DeckDocument.built_in_path(name).read_bytes() == before
    assert document.save(tmp_path / "copy.toml")
    assert (tmp_path / "copy.toml").read_bytes() == before


def test_a_built_in_map_opens() -> None:
    for name in builtin_maps():
        document = MapDocument.built_in(name)
        assert document.problems == []
        assert document.to_text().encode() == MapDocument.built_in_path(name).read_bytes()


def test_the_path_of_a_built_in_one_opens_it_read_only() -> None:
    document = open_document(DeckDocument.built_in_path(HUNTERS))
    assert document.origin == HUNTERS
    assert document.path is None


def test_the_first_change_of_a_built_in_one_makes_a_copy(tmp_path: Path) -> None:
    document = DeckDocument.built_in(HUNTERS)
    before = DeckDocument.built_in_path(HUNTERS).read_bytes()
    asked: list[Document[Any]] = []

    def ask(about: Document[Any]) -> str:
        asked.append(about)
        return "My tiles"

    document.ask_name = ask
    document.change("Rename", renamed(document.content, 0, "Pond"))
    document.change("Rename", renamed(document.content, 1, "Bog"))
    assert asked == [document]
    assert document.origin is None
    assert document.name == "My tiles"
    assert document.title == "My tiles"
    with pytest.raises(ValueError, match="path"):
        document.save()
    assert document.save(tmp_path / "my-tiles.toml")
    assert DeckDocument.built_in_path(HUNTERS).read_bytes() == before
    assert DeckFile.load(tmp_path / "my-tiles.toml") == document.content


def test_without_a_name_the_change_is_not_made() -> None:
    document = DeckDocument.built_in(HUNTERS)
    document.ask_name = lambda _: ""
    first = document.content
    document.change("Rename", renamed(first, 0, "Pond"))
    with document.macro("Two"):
        document.change("Rename", renamed(first, 0, "Pond"))
    assert document.content is first
    assert document.origin == HUNTERS
    assert document.stack.count() == 0


def test_rule_problems_open_and_are_listed(tmp_path: Path, qtbot: QtBot) -> None:
    text = DeckDocument.built_in_path(HUNTERS).read_text()
    path = tmp_path / "wrong.toml"
    path.write_text(text.replace('kind = "lake"', 'kind = "swamp"', 1))
    document = DeckDocument.load(path)
    assert [problem.code for problem in document.problems] == ["terrain-unknown"]
    with qtbot.waitSignal(document.problems_changed):
        document.change("Mend", DeckDocument.built_in(HUNTERS).content)
    assert document.problems == []


def test_an_illegal_layout_opens_and_says_why(tmp_path: Path) -> None:
    document = LayoutDocument.empty(HUNTERS)
    laid = (LaidTile("L00", Square(0, 0)), LaidTile("L01", Square(5, 5)))
    position = replace(document.content.position, laid=laid)
    document.change("Lay", replace(document.content, position=position))
    assert [problem.code for problem in document.problems] == ["lay-apart"]
    assert document.save(tmp_path / "apart.toml")
    again = LayoutDocument.load(tmp_path / "apart.toml")
    assert again.content.position == position
    assert again.problems == document.problems


def test_what_is_no_file_of_ours_cannot_be_opened(tmp_path: Path) -> None:
    for text in ("x = ", "format = 1", 'format = 1\nkind = "deck"\ngame = "chess"\ntile = []'):
        path = tmp_path / "other.toml"
        path.write_text(text)
        with pytest.raises(FileError):
            open_document(path)


def test_a_failed_save_is_told_and_changes_nothing(tmp_path: Path, qtbot: QtBot) -> None:
    document = deck(tmp_path)
    document.change("Rename", renamed(document.content, 0, "Pond"))
    with qtbot.waitSignal(document.save_failed):
        assert not document.save(tmp_path / "nowhere" / "mine.toml")
    assert document.is_modified
    assert document.path == tmp_path / "mine.toml"


def test_the_disk_is_not_written_over_unasked(tmp_path: Path, qtbot: QtBot) -> None:
    document = deck(tmp_path)
    document.change("Rename", renamed(document.content, 0, "Pond"))
    path = tmp_path / "mine.toml"
    other = path.read_text().replace("Lake at the woods’ corner", "Mere")
    with qtbot.waitSignal(document.disk_changed):
        path.write_text(other)
    with qtbot.waitSignal(document.disk_changed):
        assert not document.save()
    assert path.read_text() == other
    mine = document.content
    assert document.revert()
    assert document.content.entries[0].name["en"] == "Mere"
    assert not document.is_modified
    document.stack.undo()
    assert document.content == mine
    assert document.save()
    assert DeckFile.load(path) == mine


LARGE = b"# " + b"x" * 2_000_001
ODD: dict[str, Callable[[Path], object]] = {
    "not UTF-8": lambda path: path.write_bytes(b"\xff\xfe = 1\n"),
    "not TOML": lambda path: path.write_bytes(b"# mine\nformat =\n"),
    "too large": lambda path: path.write_bytes(LARGE),
    "a folder": lambda path: path.unlink() or path.mkdir(),  # type: ignore[func-returns-value]
    "a pipe": lambda path: path.unlink() or os.mkfifo(path),  # type: ignore[func-returns-value]
}


@pytest.mark.parametrize("kind", ODD)
@pytest.mark.parametrize("is_changed", [True, False])
def test_a_document_that_is_kept_over_an_odd_file_can_be_saved(
    kind: str, is_changed: bool, tmp_path: Path
) -> None:
    document = deck(tmp_path)
    path, elsewhere = tmp_path / "mine.toml", tmp_path / "other.toml"
    text = "# A comment of mine.\n" + path.read_text()
    path.write_text(text)
    assert document.revert()
    if is_changed:
        document.change("Rename", renamed(document.content, 0, "Pond"))
    ODD[kind](path)
    asked, failed = list[bool](), list[list[Problem]]()
    document.disk_changed.connect(lambda: asked.append(True))
    document.save_failed.connect(failed.append)
    document.look_at_disk()
    assert asked == [True]
    document.keep_mine()
    for _ in range(3):
        document.look_at_disk()
    assert asked == [True]
    assert document.is_modified
    if kind in ("a folder", "a pipe"):
        assert not document.save()
        ((problem,),) = failed
        assert problem.code == ("file-folder" if kind == "a folder" else "file-special")
    else:
        assert document.save()
        assert DeckFile.load(path) == document.content
        assert path.read_text().startswith("# A comment of mine.")
    assert document.save(elsewhere, force=True)
    assert DeckFile.load(elsewhere) == document.content
    assert asked == [True]


@pytest.mark.parametrize("kind", ODD)
def test_an_odd_file_that_cannot_be_reloaded_is_told(kind: str, tmp_path: Path) -> None:
    document = deck(tmp_path)
    ODD[kind](tmp_path / "mine.toml")
    read, saved = list[list[Problem]](), list[list[Problem]]()
    document.reload_failed.connect(read.append)
    document.save_failed.connect(saved.append)
    assert not document.revert()
    assert len(read) == 1
    assert saved == []


def test_own_saves_are_no_changes_of_the_disk(tmp_path: Path, qtbot: QtBot) -> None:
    document = deck(tmp_path)
    document.change("Rename", renamed(document.content, 0, "Pond"))
    with qtbot.assertNotEmitted(document.disk_changed, wait=400):
        assert document.save()


@pytest.mark.parametrize("game", GAMES)
def test_empty_ones(game: str, tmp_path: Path) -> None:
    layout = LayoutDocument.empty(game)
    assert layout.problems == []
    kind = GAMES[game].description.material
    document: Document[Any] = MapDocument.empty(game) if kind == "map" else DeckDocument.empty(game)
    assert document.problems != []
    assert document.save(tmp_path / "empty.toml")
    assert open_document(tmp_path / "empty.toml").content == document.content


@pytest.mark.parametrize("game", GAMES)
def test_another_number_of_players_keeps_what_was_set(game: str) -> None:
    content = LayoutDocument.empty(game).content
    seeded = content.with_start(seed=5)
    assert seeded.position == seeded.usual
    gone = replace(content, position=replace(content.position, gone=("L07",)))
    more = gone.with_start(players=3)
    assert more.players == 3
    assert more.position.gone == ("L07",)
    assert replace(more.position, gone=()) == more.usual
    assert more.with_start(players=2).position == gone.position


# What people do to decks, as far as a document can tell.


def _entries(content: DeckFile, entries: list[TileEntry]) -> DeckFile:
    return replace(content, entries=tuple(entries))


def act(content: DeckFile, rng: Random) -> DeckFile:
    entries = list(content.entries)
    place = rng.randrange(len(entries)) if entries else 0
    what = rng.randrange(7) if entries else 0
    if what == 0:
        zone = Zone("m0", "meadow", tuple(range(12)))
        tile = Tile(f"T{rng.randrange(10**6)}", (zone,), "normal")
        entries.insert(place, TileEntry(tile, {}))
    elif what == 1:
        del entries[place]
    elif what == 2:
        entries.insert(rng.randrange(len(entries)), entries.pop(place))
    elif what == 3:
        copy = replace(entries[place].tile, id=f"{entries[place].tile.id[:20]}x")
        entries.insert(place, replace(entries[place], tile=copy))
    elif what == 4:
        tile = replace(entries[place].tile, count=rng.randrange(1, 9))
        entries[place] = replace(entries[place], tile=tile)
    elif what == 5:
        return replace(content, title={"en": f"Deck {rng.randrange(10)}"})
    else:
        entries[place] = replace(entries[place], name={"fr": f"Tuile {rng.randrange(10)}"})
    return _entries(content, entries)


@given(seed=st.integers(0, 2**32))
@settings(max_examples=5)
def test_undoing_500_acts_gives_the_first_state_and_redoing_the_last(seed: int) -> None:
    rng = Random(seed)
    document = DeckDocument.built_in(HUNTERS)
    first = document.content
    for _ in range(500):
        choice = rng.random()
        if choice < 0.1:
            document.stack.undo()
        elif choice < 0.15:
            document.stack.redo()
        elif choice < 0.2:
            with document.macro("Several"):
                for _ in range(3):
                    document.change("Act", act(document.content, rng))
        else:
            merge = rng.choice(("", "", "name", "count"))
            document.change("Act", act(document.content, rng), merge)
    last, index = document.content, document.stack.index()
    text = document.to_text()
    while document.stack.canUndo():
        document.stack.undo()
    assert document.content == first
    for _ in range(index):
        document.stack.redo()
    assert document.content == last
    assert document.to_text() == text
    document.close()


def test_comments_outlive_a_change(tmp_path: Path) -> None:
    text = DeckDocument.built_in_path(HUNTERS).read_text()
    path = tmp_path / "mine.toml"
    path.write_text(text.replace('[[tile]]\nid = "L01"', '# Why?\n[[tile]]\nid = "L01"'))
    document = DeckDocument.load(path)
    entries = document.content.entries
    document.change("Reorder", _entries(document.content, list(reversed(entries))))
    assert document.save()
    saved = path.read_text()
    assert '\n\n# Why?\n[[tile]]\nid = "L01"' in saved
    assert saved.index('id = "L02"') < saved.index('id = "L01"') < saved.index('id = "L00"')
    assert DeckFile.load(path) == document.content


def test_what_could_not_be_opened_again_is_not_saved(tmp_path: Path, qtbot: QtBot) -> None:
    document = deck(tmp_path)
    before = (tmp_path / "mine.toml").read_bytes()
    entries = list(document.content.entries)
    entries[0] = replace(entries[0], tile=replace(entries[0].tile, id="no id"))
    document.change("Rename", _entries(document.content, entries))
    with qtbot.waitSignal(document.save_failed) as failed:
        assert not document.save()
    assert [problem.code for problem in failed.args[0]] == ["id-form"]
    assert (tmp_path / "mine.toml").read_bytes() == before


def test_a_tile_without_zones_is_saved_with_its_problems(tmp_path: Path) -> None:
    document = deck(tmp_path)
    entries = list(document.content.entries)
    entries[0] = replace(entries[0], tile=replace(entries[0].tile, zones=()))
    document.change("Erase", _entries(document.content, entries))
    assert document.save()
    again = DeckDocument.load(tmp_path / "mine.toml")
    assert again.content == document.content
    assert {problem.code for problem in again.problems} == {"point-uncovered"}


def test_a_layout_takes_its_deck_along_and_follows_it(tmp_path: Path) -> None:
    document = deck(tmp_path)
    content = LayoutDocument.empty(HUNTERS).content
    layout = LayoutDocument(
        replace(content, material_file=document.content, material_name="mine.toml")
    )
    assert layout.save(tmp_path / "layout.toml")
    assert layout.content.material_name == "mine.toml"
    assert layout.is_played_with(tmp_path / "mine.toml")
    document.change("Rename", renamed(document.content, 0, "Pond"))
    assert document.save()
    layout.take_material(document.content)
    assert layout.content.material_file == document.content
    assert layout.problems == []
    other = tmp_path / "other"
    other.mkdir()
    assert layout.save(other / "layout.toml")
    assert layout.content.material_name == ""
    assert LayoutDocument.load(other / "layout.toml").problems == []


def test_a_file_is_called_by_its_title(tmp_path: Path) -> None:
    document = DeckDocument.built_in(HUNTERS)
    document.ask_name = lambda _: "My tiles"
    document.change("Rename", renamed(document.content, 0, "Pond"))
    assert document.save(tmp_path / "pond-2.toml")
    assert document.name == "My tiles"
    names: list[str] = []
    document.renamed.connect(lambda: names.append(document.name))
    document.change("Title", replace(document.content, title={"en": "Ponds"}))
    document.change("Title", replace(document.content, title={}))
    document.stack.undo()
    assert names == ["Ponds", "pond-2", "Ponds"]


def test_each_kind_is_offered_a_folder_of_its_own() -> None:
    layout = LayoutDocument.empty(HUNTERS)
    assert DeckDocument.empty(HUNTERS).usual_folder == decks_folder()
    assert MapDocument.empty("expedition").usual_folder == maps_folder()
    assert layout.usual_folder == layouts_folder()
    layout.deck_path = decks_folder() / "mine.toml"
    layout.change("Own tiles", replace(layout.content, material_name=""))
    # A deck of one's own is named in a layout that lies beside it.
    assert layout.usual_folder == decks_folder()
    puzzle = LayoutDocument(replace(layout.content, kept={"goal": {}}))
    assert puzzle.usual_folder == puzzles_folder()
