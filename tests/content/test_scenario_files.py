"""Scenarios: what their keys do, and games that are saved and opened again."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from carcqt.content.materials import builtin_material
from carcqt.content.open import open_file
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError
from carcqt.content.toml.writing import dumps
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from tests.content import examples

FILES = sorted((Path(__file__).parents[1] / "files").glob("*.toml"))


def play(game: Game[Any], rng: Random, moves: int) -> None:
    for _ in range(moves):
        if not game.is_over:
            choices = game.legal_moves
            game.push(choices[int(rng.random() * len(choices))])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("moves", [0, 1, 40, 1000])
def test_a_saved_game_opens_where_it_was_and_goes_on_the_same(name: str, moves: int) -> None:
    file = builtin_material(name, GAMES[name].description.material)
    game = GAMES[name].new(file.material, 3, Random(5), first=1)
    play(game, Random(6), moves)
    saved = Scenario.of_game(game, file, ["Ada", "Bo", "Cy"]).to_text()
    opened = Scenario.from_data(tomllib.loads(saved))
    assert opened.problems() == []
    assert opened.names == ["Ada", "Bo", "Cy"]
    again = opened.start()
    for _ in opened.play(again):
        pass
    assert again.position() == game.position()
    assert again.record == game.record
    play(game, Random(7), 30)
    play(again, Random(7), 30)
    assert again.position() == game.position()


def test_a_save_brings_its_own_deck_unless_that_is_built_in() -> None:
    data = examples.scenario()
    scenario = Scenario.from_data(data)
    game = scenario.start()
    saved = Scenario.of_game(game, scenario.material_file)
    assert saved.model.deck is None
    assert (
        Scenario.from_data(tomllib.loads(saved.to_text())).material_file.material
        == scenario.material_file.material
    )


def drawn_first(data: dict[str, Any], count: int) -> list[str]:
    game = Scenario.from_data(data).start()
    return [thing for pile in game.beginning().piles for thing in pile.things][:count]


def small(**keys: Any) -> dict[str, Any]:
    return {"format": 1, "kind": "scenario", "game": "hunters", **keys}


def test_draws_come_first_and_the_seed_shuffles_the_rest() -> None:
    draws = {"land": ["L61", "L30", "L05"]}
    one = drawn_first(small(draws=draws, seed=1), 78)
    two = drawn_first(small(draws=draws, seed=2), 78)
    assert one[:3] == two[:3] == ["L61", "L30", "L05"]
    assert one != two
    assert sorted(one) == sorted(two)
    assert drawn_first(small(draws=draws, seed=1), 78) == one


def test_after_nothing_the_pile_ends_with_the_draws() -> None:
    game = Scenario.from_data(small(draws={"land": ["L61", "L30"]}, after="nothing")).start()
    assert game.left_in(0).total() == 1
    assert game.left_in(1).total() == 12


def test_a_known_order_is_known_to_all() -> None:
    draws = {"land": ["L61", "L30", "L05"]}
    known = Scenario.from_data(small(draws=draws, order="known")).start()
    secret = Scenario.from_data(small(draws=draws)).start()
    move = known.legal_moves[0]
    known.push(move)
    secret.push(move)
    assert known.seen_by(0).position.piles[0].things[:2] == ("L30", "L05")
    (after,) = (move for move in known.legal_moves if str(move) == "pass")
    assert [outcome for outcome, _ in known.outcomes(after)] == [("L30",)]
    assert len(secret.outcomes(after)) > 10


def test_a_deck_is_found_beside_the_scenario(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(dumps(examples.deck()), "utf-8")
    data = {key: value for key, value in examples.scenario().items() if key != "tile"}
    (tmp_path / "game.toml").write_text(dumps({**data, "deck": "mine.toml"}), "utf-8")
    found = open_file(tmp_path / "game.toml")
    assert isinstance(found, Scenario)
    assert found.problems() == []
    (tmp_path / "mine.toml").unlink()
    with pytest.raises(FileError) as caught:
        open_file(tmp_path / "game.toml")
    assert caught.value.problems[0].code == "file-missing"


def test_the_seat_that_begins_and_the_seat_to_move_are_told() -> None:
    assert Scenario.from_data(small(players=3, first=3)).start().to_move == 2
    assert Scenario.from_data(small(players=3, start={"to_move": 2})).start().to_move == 1


def test_a_goal_of_the_first_format_is_migrated() -> None:
    data = examples.scenario()
    for old, new in (
        ({"aim": "points", "seat": 2, "points": 4}, {"aim": "points", "seat": 2, "least": 4}),
        ({"aim": "lead", "points": 2, "turns": 3}, {"aim": "lead", "least": 2, "turns": 3}),
        ({"aim": "most", "seat": 1}, {"aim": "points", "seat": 1}),
        ({"aim": "most", "points": 5}, {"aim": "points"}),
    ):
        model = Scenario.from_data({**data, "format": 1, "goal": old}).model
        assert model.format == 2
        assert model.goal is not None
        assert model.goal.model_dump(exclude_unset=True) == new


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_of_every_format_and_game_opens_for_ever(path: Path) -> None:
    found = open_file(path)
    if isinstance(found, Scenario):
        assert found.problems() == []
        game = found.start()
        events = [*game.opening, *(event for step in found.play(game) for event in step.events)]
        assert found.failures(game, events) == []


def test_there_is_such_a_file_for_each_game() -> None:
    named = {f"format-{number}-{game}" for number in (1, 2) for game in GAMES}
    assert named <= {path.stem for path in FILES}
