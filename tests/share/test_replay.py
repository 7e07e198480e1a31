"""What a page holds of a game: all that the whole table saw, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError, read_toml
from carcqt.rules.games import GAMES
from carcqt.share.maker import PageOptions
from carcqt.share.making import make_page
from carcqt.share.replay import replay_page
from tests.share.pages import FILES, ROOT, data_of

RUNNING = [ROOT / "resources" / "previews" / f"{game}.toml" for game in GAMES]
OVER = FILES / "format-1-hunters.toml"


def cut(path: Path, moves: int) -> dict[str, Any]:
    """Return a game as its file would have it after so many moves."""
    data = read_toml(path)
    data.pop("expect", None)
    return {**data, "moves": data["moves"][:moves]}


@pytest.mark.parametrize("path", RUNNING, ids=lambda path: path.stem)
def test_running_game_hides_what_table_must_not_see(path: Path) -> None:
    scenario = Scenario.load(path)
    page = replay_page(scenario)
    assert not page.is_over
    for step in page.steps:
        assert scenario.rules.hide(step.position, None) == step.position


@pytest.mark.parametrize("game", GAMES)
def test_other_hidden_draws_make_the_same_page(game: str) -> None:
    data = cut(FILES / f"format-1-{game}.toml", 12)
    pages = []
    for order in (1, -1):
        known = Scenario.from_data(data)
        played = known.start()
        for _ in known.play(played):
            pass
        draws = {}
        for pile in played.position().piles:
            used = len(data["draws"].get(pile.name, ())) - len(pile.things)
            drawn = data["draws"].get(pile.name, [])
            draws[pile.name] = [*drawn[:used], *drawn[used:][::order]]
        other = Scenario.from_data({**data, "draws": draws})
        pages.append(replay_page(other))
    assert pages[0] == pages[1]


def test_game_that_is_over_shows_everything_from_the_beginning() -> None:
    scenario = Scenario.load(FILES / "format-1-expedition.toml")
    page = replay_page(scenario)
    assert page.is_over
    game = scenario.start()
    assert page.steps[0].position == game.position()


def test_log_is_told_in_all_languages() -> None:
    page = replay_page(Scenario.load(OVER))
    assert page.lines
    for line in page.lines:
        assert len(set(line.text)) == len(line.text), line.text


def test_every_line_belongs_to_a_step() -> None:
    page = replay_page(Scenario.load(OVER))
    assert {line.moves for line in page.lines} <= {step.moves for step in page.steps}
    assert [step.moves for step in page.steps] == sorted({step.moves for step in page.steps})


def test_points_of_lines_add_up_to_final_scores() -> None:
    page = replay_page(Scenario.load(OVER))
    last = page.steps[-1].position
    for seat, score in enumerate(last.scores):
        assert score == sum(line.points or 0 for line in page.lines if line.seat == seat)


def test_illegal_move_is_refused() -> None:
    data = cut(OVER, 4)
    data["moves"][2] = data["moves"][0]
    with pytest.raises(FileError):
        replay_page(Scenario.from_data(data))


@pytest.mark.parametrize(("moves", "has_file"), [(10, False), (None, True)])
def test_file_is_inside_only_if_the_game_is_over(moves: int | None, has_file: bool) -> None:
    found = Scenario.load(OVER) if moves is None else Scenario.from_data(cut(OVER, moves))
    data = data_of(make_page(found, "game", PageOptions()))
    assert (data["file"] is not None) is has_file
    if has_file:
        again = Scenario.from_data(_parsed(data["file"]["text"]))
        assert replay_page(again) == replay_page(found)


def test_states_of_page_fold_out_to_boards() -> None:
    scenario = Scenario.from_data(cut(OVER, 10))
    data = data_of(make_page(scenario, "game", PageOptions()))
    lying: list[set[int]] = []
    for base, added, removed, _ in data["board"]["states"]:
        before = lying[base] if base >= 0 else set()
        assert before >= set(removed)
        assert not before & set(added)
        lying.append(before - set(removed) | set(added))
    tiles = [sum(data["board"]["sprites"][one][5] == 0 for one in state) for state in lying]
    last = replay_page(scenario).steps[-1].position
    assert tiles[data["replay"]["steps"][-1]["state"]] == len(last.laid)


def _parsed(text: str) -> dict[str, Any]:
    import tomllib

    return tomllib.loads(text)
