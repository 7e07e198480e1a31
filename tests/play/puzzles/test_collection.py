"""All puzzles there are."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

from carcqt.content.data import builtin_puzzles
from carcqt.content.scenarios import Scenario
from carcqt.play.puzzles.choosing import (
    PuzzleFilter,
    PuzzleOrder,
    PuzzlePlace,
    chosen,
    random_of,
)
from carcqt.play.puzzles.collection import BUILTIN, OWN, PuzzleCollection, Shelf, ShelfKind
from carcqt.play.puzzles.progress import Progress
from carcqt.rules.games import GAMES
from carcqt.rules.problems import Problem
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import catalogue

BROKEN = {
    "binary.toml": bytes(range(256)),
    "empty.toml": b"",
    "goal.toml": b'format = 2\nkind = "scenario"\ngame = "hunters"\n\n[goal]\naim = "fame"\n',
    "half.toml": b'format = 2\nkind = "scenario"\ngame = "hun',
    "newer.toml": b'format = 9\nkind = "scenario"\ngame = "hunters"\n\n[goal]\naim = "points"\n',
    "unknown.toml": b'format = 2\nkind = "scenario"\ngame = "chess"\n\n[goal]\naim = "points"\n',
}


@pytest.fixture
def own(tmp_path: Path) -> Path:
    (tmp_path / "own").mkdir()
    return tmp_path / "own"


def test_every_built_in_puzzle_is_there_and_tells_what_its_file_does(own: Path) -> None:
    found = PuzzleCollection(own).entries()
    assert [entry.path for entry in found] == [
        path for game in GAMES for path in builtin_puzzles(game)
    ]
    for entry in found:
        model = Scenario.load(entry.path).model
        assert model.puzzle is not None
        assert entry.shelf == BUILTIN
        assert not entry.is_broken
        assert (entry.id, entry.game) == (model.puzzle.id, model.game)
        assert entry.told("fr") == model.title["fr"]
        assert entry.level == model.puzzle.difficulty
        assert entry.themes == tuple(model.puzzle.themes)
    assert len({entry.id for entry in found}) == len(found)


def test_ones_own_folder_and_packs_in_it(own: Path) -> None:
    first, second, third = (builtin_puzzles(game)[0] for game in list(GAMES)[:3])
    shutil.copy(first, own / "b.toml")
    shutil.copy(second, own / "a.toml")
    (own / "club").mkdir()
    shutil.copy(third, own / "club" / "one.toml")
    (own / ".hidden").mkdir()
    shutil.copy(third, own / ".hidden" / "one.toml")
    there = PuzzleCollection(own)
    found = [entry for entry in there.entries() if entry.shelf != BUILTIN]
    pack = Shelf(ShelfKind.PACK, "club")
    assert [(entry.path.name, entry.shelf) for entry in found] == [
        ("a.toml", OWN),
        ("b.toml", OWN),
        ("one.toml", pack),
    ]
    for entry in (*found, *there.entries()):
        assert there.entry(entry.path) == entry


def test_broken_files_have_a_reason_and_other_files_are_left_out(own: Path) -> None:
    for name, content in BROKEN.items():
        (own / name).write_bytes(content)
    layout = b'format = 2\nkind = "scenario"\ngame = "hunters"\ndeck = "hunters"\n'
    (own / "layout.toml").write_bytes(layout)
    (own / "deck.toml").write_bytes(b'format = 1\nkind = "deck"\ngame = "hunters"\n')
    (own / "lesson.toml").write_bytes(b'format = 1\nkind = "lesson"\ngame = "hunters"\n')
    (own / "notes.txt").write_text("mine")
    (own / "folder.toml").mkdir()
    found = {entry.path.name: entry for entry in PuzzleCollection(own).entries() if entry.is_broken}
    assert [*found] == [*BROKEN]
    words = ProblemWords(catalogue("fr"))
    for entry in found.values():
        assert words.sentence(entry.problems[0])
        assert entry.told("fr") == entry.path.stem


def test_a_title_may_be_missing_and_a_file_may_be_written_by_hand(own: Path) -> None:
    path = next(path for path in builtin_puzzles("hunters") if path.stem == "there-and-back")
    text = path.read_text()
    head, rest = text.split("\n[goal]\n")
    goal, rest = rest.split("\n\n[puzzle]\n")
    inline = ", ".join(goal.splitlines())
    # A goal at the top, no id, and a list whose lines begin like headings.
    (own / "by-hand.toml").write_text(
        head.replace("title =", f"goal = {{ {inline} }}\ntext =").replace(
            "moves = []", "moves = [\n]"
        )
    )
    (entry,) = (one for one in PuzzleCollection(own).entries() if one.shelf == OWN)
    assert not entry.is_broken
    assert entry.goal is not None
    assert entry.told("en") == "by-hand"
    assert entry.id == "file own by-hand"


def test_what_has_not_changed_is_not_read_again(own: Path) -> None:
    source = builtin_puzzles("hunters")[0]
    shutil.copy(source, own / "mine.toml")
    there = PuzzleCollection(own)
    before = there.entries()
    assert all(one is other for one, other in zip(there.entries(), before, strict=True))
    text = source.read_text().replace('en = "', 'en = "My ', 1)
    (own / "mine.toml").write_text(text)
    after = there.entries()
    assert [one is other for one, other in zip(after, before, strict=True)].count(False) == 1
    assert next(one for one in after if one.shelf == OWN).told("en").startswith("My ")
    (own / "mine.toml").unlink()
    assert [entry for entry in there.entries() if entry.shelf == OWN] == []


def test_one_that_could_not_be_opened_stays_broken_until_it_changes(own: Path) -> None:
    source = builtin_puzzles("hunters")[0]
    shutil.copy(source, own / "mine.toml")
    there = PuzzleCollection(own)
    entry = next(entry for entry in there.entries() if entry.shelf == OWN)
    there.found_broken(entry, Problem.at("goal-over"))
    found = next(entry for entry in there.entries() if entry.shelf == OWN)
    assert found.is_broken
    assert (found.id, found.title) == (entry.id, entry.title)
    (own / "mine.toml").write_text(source.read_text() + "\n")
    assert not next(entry for entry in there.entries() if entry.shelf == OWN).is_broken


def test_no_folder_no_puzzles_of_ones_own(tmp_path: Path) -> None:
    found = PuzzleCollection(tmp_path / "nowhere").entries()
    assert {entry.shelf for entry in found} == {BUILTIN}


def test_whoever_has_solved_nothing_yet_begins_with_what_is_easy(tmp_path: Path) -> None:
    entries = PuzzleCollection(tmp_path / "none").entries()
    progress = Progress(tmp_path / "progress.json")
    listed = chosen(entries, progress, PuzzleFilter(), PuzzleOrder.SUGGESTED, "en")
    levels = [entry.level for entry in listed]
    assert levels == sorted(levels, key=lambda level: level or 0)
    found = random_of(entries, progress, Random(1))
    assert found is not None
    assert found.level == 1


def test_when_all_that_was_looked_for_is_solved_the_best_suited_one_follows(
    tmp_path: Path,
) -> None:
    entries = PuzzleCollection(tmp_path / "none").entries()
    progress = Progress(tmp_path / "progress.json")
    hardest = max(entries, key=lambda entry: entry.level or 0)
    place = PuzzlePlace.of_entry(hardest, [hardest], entries, progress, "en")
    assert place.next is not None
    assert place.next.level == 1
