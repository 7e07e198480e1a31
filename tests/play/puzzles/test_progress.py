"""How far somebody has come, the level, and the puzzle of the day."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from carcqt.content.data import builtin_puzzles
from carcqt.play.puzzles.collection import PuzzleCollection, Shelf, ShelfKind
from carcqt.play.puzzles.daily import days_running, puzzle_of_the_day
from carcqt.play.puzzles.progress import Progress, PuzzleProgress, solved_at, tried_at
from carcqt.play.puzzles.rating import FIRST, level_of, puzzle_rating, rated, to_next_level

NOON = datetime(2026, 3, 1, 12)


@pytest.mark.parametrize(
    ("wrong", "hints", "shown", "stars"),
    [
        (0, 0, False, 3),
        (1, 0, False, 2),
        (0, 1, False, 2),
        (1, 1, False, 2),
        (2, 0, False, 1),
        (0, 2, False, 1),
        (9, 3, False, 1),
        (0, 0, True, 0),
    ],
)
def test_stars(wrong: int, hints: int, shown: bool, stars: int) -> None:
    before = PuzzleProgress(wrong, hints, shown)
    assert before.stars == 0
    assert solved_at(before, NOON, 5).stars == stars


def test_it_is_there_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "progress.json"
    progress = Progress(path)
    assert progress.of("lake") == PuzzleProgress()
    tried = tried_at(progress.of("lake"), NOON, wrong=1)
    progress.keep("lake", tried)
    assert Progress(path).of("lake").is_begun
    progress.keep("lake", solved_at(tried, NOON + timedelta(hours=1), 61.25))
    progress.rate("lake", 3, NOON)
    progress.note_day(NOON.date())
    again = Progress(path)
    assert again.of("lake") == PuzzleProgress(
        1, 0, False, 61.2, NOON + timedelta(hours=1), NOON + timedelta(hours=1)
    )
    assert (again.solved, again.of("lake").tries, again.of("lake").stars) == (1, 2, 2)
    assert again.rating == progress.rating != FIRST
    assert again.days == {date(2026, 3, 1)}
    assert again.problem is None


def test_what_comes_after_the_answer_counts_no_more() -> None:
    solved = solved_at(PuzzleProgress(), NOON, 10)
    later = NOON + timedelta(days=1)
    again = solved_at(tried_at(solved, later, wrong=5, hints=3, is_shown=True), later, 99)
    assert again == replace(solved, tried=later)


def test_two_programs_do_not_lose_each_others_puzzles(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    one, other = Progress(path), Progress(path)
    one.keep("lake", solved_at(PuzzleProgress(), NOON, 1))
    other.keep("ford", solved_at(PuzzleProgress(), NOON, 1))
    assert Progress(path).solved == 2


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b"{" * 100_000,
        b'{"format": 1, "kind": "progress", "puzzles": {"a": {"wrong": "x"}}}',
        b'{"format": 0, "kind": "progress"}',
        b'{"format": 2, "format": "2", "kind": "progress"}',
        b'{"format": 1, "kind": "progress", "days": ["soon"]}',
        b'{"ratings": [{"when": "2026-03-01T12:00:00", "rating": NaN, "puzzle": "lake"}]}',
        b'{"ratings": [{"when": "2026-03-01T12:00:00", "rating": 1e999, "puzzle": "lake"}]}',
        b'{"puzzles": {"lake": {"wrong": ' + 5000 * b"9" + b"}}}",
        b'{"puzzles": {"lake": {"wrong": true}}}',
        b'{"puzzles": {"lake": {"seconds": -1}}}',
        b'{"days": ["0001-01-01"]}',
    ],
)
def test_a_damaged_file_is_put_aside(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    path.write_bytes(content)
    progress = Progress(path)
    assert (tmp_path / "progress.json.damaged-1").read_bytes() == content
    assert progress.solved == 0
    progress.keep("lake", solved_at(PuzzleProgress(), NOON, 1))
    assert Progress(path).solved == 1
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("when", [datetime(1969, 12, 31, 19), datetime(9400, 1, 1)])
def test_results_of_a_day_when_the_clock_is_wrong_can_be_read_again(
    when: datetime, tmp_path: Path
) -> None:
    """A clock without a battery begins in 1970, which is 1969 in America."""
    path = tmp_path / "progress.json"
    progress = Progress(path)
    progress.keep("lake", solved_at(PuzzleProgress(), when, 1))
    progress.rate("lake", 1, when)
    progress.note_day(when.date())
    assert Progress(path).of("lake").solved == when
    assert Progress(path).days == {when.date()}
    assert days_running({when.date()}, when.date()) == 1


def test_results_of_a_puzzle_with_a_long_odd_name_can_be_read_again(tmp_path: Path) -> None:
    odd = "\udcff" * 240
    own = tmp_path / "puzzles" / odd
    own.mkdir(parents=True)
    text = builtin_puzzles("hunters")[0].read_text("utf-8")
    for number in range(2):
        # Without an id of its own.
        (own / f"{odd}{number}.toml").write_text(re.sub("(?m)^id = .*$", "", text), "utf-8")
    entries = PuzzleCollection(tmp_path / "puzzles").entries()
    one, other = (entry.id for entry in entries if entry.shelf.kind is ShelfKind.PACK)
    assert one != other
    progress = Progress(tmp_path / "progress.json")
    progress.keep(one, PuzzleProgress(wrong=2))
    assert Progress(progress.path).of(one).wrong == 2
    assert Progress(progress.path).of(other).wrong == 0


def test_a_file_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    raw = b'{"format": 2, "kind": "progress", "puzzles": {"a": {"medals": ["gold"]}}, "new": 1}'
    path.write_bytes(raw)
    progress = Progress(path)
    progress.keep("b", solved_at(PuzzleProgress(), NOON, 9))
    assert progress.of("b").is_solved
    assert progress.problem is not None
    assert progress.problem.code == "format-newer"
    assert [file.name for file in tmp_path.iterdir()] == ["progress.json"]
    assert path.read_bytes() == raw


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nothing is forbidden here")
def test_where_nothing_can_be_written_it_is_kept_for_now(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        progress = Progress(tmp_path / "progress.json")
        progress.keep("lake", solved_at(PuzzleProgress(), NOON, 1))
        assert progress.problem is not None
        assert progress.of("lake").is_solved
        progress.rate("lake", 1, NOON)
        assert progress.of("lake").is_solved
    finally:
        tmp_path.chmod(0o700)


def test_a_level_rises_with_stars_and_each_puzzle_counts_once(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "progress.json")
    assert progress.rating is None
    for number, (wrong, hints) in enumerate([(0, 0), (0, 0), (3, 3)]):
        puzzle = f"p{number}"
        progress.keep(puzzle, solved_at(PuzzleProgress(wrong, hints), NOON, 9))
        assert progress.rate(puzzle, 3, NOON + timedelta(days=number)) is not None
        assert progress.rate(puzzle, 3, NOON) is None
    first, second, third = (one.rating for one in progress.ratings)
    assert FIRST < first < second
    assert third < second
    assert progress.gain_since(NOON - timedelta(1)) == pytest.approx(third - FIRST)
    assert progress.gain_since(NOON + timedelta(days=1, hours=1)) == pytest.approx(third - second)
    progress.keep("seen", solved_at(PuzzleProgress(is_shown=True), NOON, 9))
    assert progress.rate("seen", 5, NOON) is None


def test_levels_and_what_moves_them() -> None:
    assert [level_of(rating) for rating in (0, 1199, 1200, 1400, 1600, 1799, 1800, 9000)] == [
        *(1, 1, 2, 3, 4, 4, 5, 5)
    ]
    assert [level_of(puzzle_rating(level)) for level in range(1, 6)] == [1, 2, 3, 4, 5]
    assert (to_next_level(1498), to_next_level(1900)) == (102, None)
    # A harder puzzle brings more, and what is known well moves less.
    assert rated(1500, 3, 5, 0) > rated(1500, 3, 1, 0) > 1500
    assert rated(1500, 3, 3, 0) > rated(1500, 3, 3, 50) > 1500
    assert rated(1500, 1, 1, 0) < rated(1500, 1, 3, 0) < 1500
    assert rated(1500, 2, 3, 0) == pytest.approx(1500)


def test_each_puzzle_is_that_of_a_day_before_one_is_again(tmp_path: Path) -> None:
    entries = PuzzleCollection(tmp_path).entries()
    start = -(-date(2026, 3, 1).toordinal() // len(entries)) * len(entries)
    days = [date.fromordinal(start + more) for more in range(len(entries))]
    found = [puzzle_of_the_day(entries, day) for day in days]
    assert {one.id for one in found if one} == {one.id for one in entries}
    assert puzzle_of_the_day(entries[::-1], days[0]) == found[0]
    own = replace(entries[0], shelf=Shelf(ShelfKind.OWN), id="mine")
    assert puzzle_of_the_day([*entries, own], days[0]) == found[0]
    assert puzzle_of_the_day([], days[0]) is None


def test_days_in_a_row() -> None:
    today = date(2026, 3, 1)
    before = [today - timedelta(days) for days in range(5)]
    assert days_running([], today) == 0
    assert days_running(before[:3], today) == 3
    assert days_running(before[1:4], today) == 3
    assert days_running(before[2:], today) == 0
    assert days_running([before[0], before[2]], today) == 1
