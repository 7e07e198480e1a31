"""The benchmarks run and answer in their form; how fast anything is, no test says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from benchmarks.beside import all_tasks, compare, told
from benchmarks.puzzles import CASES, PlainSearch, puzzle
from benchmarks.yardsticks import SKETCH
from carcqt.rules.games import GAMES
from tests.support import ROOT

RATES = ("games", "lists", "counts", "pushed_turns", "popped_turns")


def test_a_quick_run_gives_all_figures_for_each_game(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    run = subprocess.run(
        [sys.executable, "-m", "benchmarks", "--quick", "--json", str(file)],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    found = json.loads(run.stdout)
    assert json.loads(file.read_text(encoding="utf-8")) == found
    assert found["games"].keys() == GAMES.keys()
    assert bool(found["sketch"]) == SKETCH.exists() == ("note" not in found)
    for figures in found["games"].values():
        assert figures["sizes"].keys() == {"1", "4"}
        for size in figures["sizes"].values():
            assert size["microseconds_per_push"] > 0
            assert size["microseconds_per_pop"] > 0
            for rate in RATES:
                assert size[rate]["per_second"] > 0
                assert (size[rate]["share_of_sketch"] is not None) == SKETCH.exists()
        for rate in figures["search"].values():
            assert rate["per_second"] > 0
            assert (rate["share_of_sketch"] is not None) == SKETCH.exists()
        assert all(rate > 0 for rate in figures["leaves"].values())
        assert figures["growth"].keys() == {"push_and_pop", "list_per_open_square"}
        for growth in figures["growth"].values():
            assert growth.keys() == {"4"}


def test_a_game_that_there_is_not_is_refused() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "benchmarks", "--games", "nonsense"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    assert run.returncode == 2


def test_pictures_are_timed_too() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "benchmarks.pictures", "--tiles", "2"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    found = json.loads(run.stdout)["seconds"]
    assert all(found[what] > 0 for what in ("plan", "first_draw", "another_turn"))


def test_the_puzzles_of_the_benchmark_have_their_turns() -> None:
    for name in GAMES:
        for case in CASES:
            asked = puzzle(name, 1, case)
            plain = PlainSearch(asked, 20, values=True)
            plain.run()
            assert 0 < plain.nodes <= 21


def test_a_checkout_beside_itself_gives_the_same_answers() -> None:
    tasks = [("decision", "hard", "hunters", "0", "300"), ("turns", "amazon")]
    assert {task[0] for tasks in all_tasks(list(GAMES), ROOT).values() for task in tasks} == {
        *("decision", "puzzle", "replies", "turns", "games")
    }
    rows = compare(tasks, ROOT, 1)
    found = told([*rows.values()])
    assert found["same answers"]
    assert found["factor"] > 0


def test_a_folder_without_a_checkout_is_refused(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "benchmarks.beside", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        check=False,
        text=True,
    )
    assert run.returncode == 2
    assert "is not a checkout" in run.stderr
