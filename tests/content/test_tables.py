"""Who sits at a table, in the file of a game."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from carcqt.content.materials import MaterialFile, builtin_material, read_material
from carcqt.content.saving import SaveText
from carcqt.content.scenarios import Scenario
from carcqt.content.tables import Aids, Seat, SeatKind, TableSetup, Undo, one_line
from carcqt.content.toml.files import FileError
from carcqt.rules.games import GAMES
from carcqt.rules.moves import END
from tests.content.examples import DECK
from tests.support import ROOT, random_move


def material(game: str) -> MaterialFile:
    return builtin_material(game, GAMES[game].description.material)


def table_for(file: MaterialFile) -> TableSetup:
    seats = (
        Seat("Ana", 3),
        Seat("Bot", 0, SeatKind.COMPUTER, "random"),
        Seat("Cléo “C”\\", 4),
    )
    return TableSetup(
        file, seats, 1, {}, Aids(squares=False, left=False), Undo.FREE, 99, "Chez nous"
    )


def saved(table: TableSetup, moves: int = 30, *, end: bool = False) -> tuple[Any, str]:
    rules = GAMES[table.game]
    rng = Random(4)
    game = rules.new(table.material_file.material, 3, rng, table.options, table.first)
    while len(game.record) < moves and not game.is_over:
        game.push(random_move(game, rng))
    if end:
        game.push(END)
    return game, SaveText(table.material_file).of(game, table, 12)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_survives_in_a_file(name: str, tmp_path: Path) -> None:
    table = table_for(material(name))
    game, text = saved(table)
    path = tmp_path / "save.toml"
    path.write_text(text, "utf-8")
    scenario = Scenario.load(path)
    found = scenario.setup()
    assert replace(found, options={}) == table
    assert found.options == game.options
    assert found.persons == (0, 2)
    assert scenario.problems() == []
    again = scenario.start()
    events = [event for step in scenario.play(again) for event in step.events]
    assert again.position() == game.position()
    assert scenario.failures(again, events) == []
    assert scenario.model.table is not None
    assert scenario.model.table.turn == 12


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_was_ended_early_ends_so_again(name: str) -> None:
    game, text = saved(table_for(material(name)), end=True)
    scenario = Scenario.from_data(tomllib.loads(text))
    again = scenario.start()
    events = [event for step in scenario.play(again) for event in step.events]
    assert again.is_over
    assert again.scores == game.scores
    assert scenario.failures(again, events) == []
    assert scenario.model.moves[-1] == "end"


def own_map() -> dict[str, Any]:
    data = tomllib.loads((ROOT / "resources" / "maps" / "expedition.toml").read_text("utf-8"))
    data["village"][0]["name"] = "Another Name"
    return data


@pytest.mark.parametrize(
    ("data", "kind"), [(DECK, "deck"), (own_map(), "map")], ids=["deck", "map"]
)
def test_a_save_holds_a_deck_or_map_of_ones_own(data: dict[str, Any], kind: str) -> None:
    file = read_material(data, kind)
    table = table_for(file)
    game, text = saved(table, 5)
    whole = Scenario.of_game(game, file, table=table, turn=12).to_text()
    assert tomllib.loads(text) == tomllib.loads(whole)
    scenario = Scenario.from_data(tomllib.loads(text))
    assert scenario.material_file.material == file.material
    assert scenario.problems() == []


def test_without_a_table_everybody_is_a_person() -> None:
    scenario = Scenario.from_data(
        {"format": 1, "kind": "scenario", "game": "hunters", "players": 3, "seed": 5}
    )
    table = scenario.setup()
    assert table.seats == (Seat("", 0), Seat("", 1), Seat("", 2))
    assert (table.undo, table.aids, table.seed, table.title) == (Undo.TURN, Aids(), 5, "")


@pytest.mark.parametrize(
    ("table", "code"),
    [
        ({"seats": [{"colour": 1}]}, "seats-number"),
        ({"seats": [{"colour": 0}, {"colour": 1}]}, "value-small"),
        ({"seats": [{"colour": 1, "kind": "dog"}, {"colour": 2}]}, "value-choice"),
        ({"undo": "often"}, "value-choice"),
        ({"aids": ["glasses"]}, "value-choice"),
        ({"chairs": 2}, "key-unknown"),
    ],
)
def test_a_table_that_cannot_be(table: dict[str, Any], code: str) -> None:
    with pytest.raises(FileError) as error:
        Scenario.from_data({"format": 1, "kind": "scenario", "game": "hunters", "table": table})
    assert [problem.code for problem in error.value.problems] == [code]


def test_an_order_known_only_in_part_is_not_given_away() -> None:
    data = {
        "format": 1,
        "kind": "scenario",
        "game": "goldrush",
        "draws": {"land": ["G05", "G18"]},
        "order": "known",
    }
    scenario = Scenario.from_data(data)
    game = scenario.start()
    text = SaveText(scenario.material_file).of(game, scenario.setup(), 1)
    again = Scenario.from_data(tomllib.loads(text)).start()
    assert [pile.known for pile in again.position().piles] == [0, 0]
    assert again.position().piles[0].things == game.position().piles[0].things


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("  Ana\n Bo ", "Ana Bo"), ("x" * 300, "x" * 100), ("a\ud800b", "ab"), ("", "")],
)
def test_a_name_as_a_file_can_hold_it(typed: str, kept: str) -> None:
    assert one_line(typed) == kept
