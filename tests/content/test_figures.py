"""Figure files: those of the guides are right, and bad ones say what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from carcqt.content.data import data_folder, figures_path
from carcqt.content.learning.figures import FigureFile
from carcqt.content.toml.files import FileError

FILES = sorted(path.stem for path in (data_folder("resources") / "guides/figures").glob("*.toml"))


def file(**figure: Any) -> FigureFile:
    return FigureFile.from_data(
        {"format": 1, "kind": "figures", "game": "hunters", "figure": [{"id": "one", **figure}]}
    )


def codes(**figure: Any) -> list[str]:
    return [problem.code for problem in file(**figure).problems()]


def test_there_are_figures_for_every_guide() -> None:
    assert FILES == ["amazon", "editing", "expedition", "goldrush", "hunters", "playing"]


@pytest.mark.parametrize("name", FILES)
def test_figures_of_the_guides_have_no_problems(name: str) -> None:
    assert list(FigureFile.load(figures_path(name)).problems()) == []


def test_a_figure_shows_exactly_one_thing() -> None:
    assert codes() == ["figure-shows"]
    laid = [{"tile": "L00", "at": [0, 0]}]
    assert codes(laid=laid) == []
    assert codes(laid=laid, rows=[[{"icon": "deer"}]]) == ["figure-shows"]
    assert codes(rows=[[{"icon": "deer", "piece": "hut"}]]) == ["figure-shows"]


def test_ids_are_used_once() -> None:
    figure = {"id": "one", "rows": [[{"icon": "deer"}]]}
    data = {"format": 1, "kind": "figures", "game": "hunters", "figure": [figure, figure]}
    assert [problem.code for problem in FigureFile.from_data(data).problems()] == ["figure-twice"]


def test_tiles_zones_and_icons_must_be_known() -> None:
    assert codes(laid=[{"tile": "L99", "at": [0, 0]}]) == ["tile-unknown"]
    piece = {"seat": 1, "piece": "member", "at": [0, 0], "zone": "x9"}
    laid = [{"tile": "L00", "at": [0, 0]}]
    assert codes(laid=laid, pieces=[piece]) == ["zone-unknown"]
    assert codes(laid=laid, ghosts=[piece | {"at": [5, 5]}]) == ["piece-no-tile"]
    assert codes(rows=[[{"tile": "L99"}]]) == ["tile-unknown"]
    assert codes(rows=[[{"icon": "unicorn"}]]) == ["value-choice"]


def test_scenarios_must_be_there_and_long_enough() -> None:
    assert codes(scenario="nowhere") == ["file-missing"]
    assert codes(scenario="h-e1-river-of-three", moves=6) == []
    assert codes(scenario="h-e1-river-of-three", moves=7) == ["value-large"]


def test_what_has_no_meaning_is_refused_at_once() -> None:
    with pytest.raises(FileError) as refused:
        file(rows=[[{"icon": "deer", "colour": 1}]])
    assert [problem.code for problem in refused.value.problems] == ["key-unknown"]
