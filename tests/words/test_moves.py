"""Turns in a few words: whoever reads a list of them can tell them apart."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from carcqt.content.data import builtin_puzzles
from carcqt.content.decks import builtin_deck
from carcqt.content.languages import CODES
from carcqt.content.scenarios import Scenario
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.games import GAMES
from carcqt.rules.moves import Pass, read_move
from carcqt.words.moves import MoveWords
from carcqt.words.speech import catalogue


def turns_of(path: Path, language: str) -> list[str]:
    """All first turns of a puzzle."""
    scenario = Scenario.load(path)
    game = Puzzle.of(scenario).start()
    words = MoveWords(catalogue(language), game, scenario.material_file)
    assert scenario.model.proof is not None
    before = str(game.position())
    said = [
        words.turn(tuple(read_move(text, game.moves) for text in turn.moves))
        for turn in scenario.model.proof.turns
    ]
    assert str(game.position()) == before
    return said


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_first_turns_read_alike(game: str, language: str) -> None:
    for path in builtin_puzzles(game):
        said = turns_of(path, language)
        assert len({*said}) == len(said), (path.stem, sorted(said))


def test_how_it_reads() -> None:
    (path,) = [path for path in builtin_puzzles("amazon") if path.stem == "from-the-far-end"]
    said = turns_of(path, "en")
    assert said[0] == "At -2,2, nothing, boat +1"
    assert "At 1,-1, not turned, nothing, boat +1" in said
    assert "At 1,-1, a quarter turn left, nothing, boat +1" in said


@pytest.mark.parametrize(("language", "told"), [("en", "no action"), ("fr", "sans action")])
def test_idle_end_of_turn_is_a_phrase_in_gold_rush(language: str, told: str) -> None:
    game = GAMES["goldrush"].new(builtin_deck("goldrush").material, 2, Random(5))
    turn = (game.legal_moves[0], Pass())
    assert MoveWords(catalogue(language), game).turn(turn).endswith(f", {told}")


def test_a_turn_that_is_skipped() -> None:
    scenario = Scenario.load(builtin_puzzles("hunters")[0])
    game = Puzzle.of(scenario).start()
    words = MoveWords(catalogue("en"), game, scenario.material_file)
    assert words.turn((game.skipping(),)) == "Skips the rest"


def test_a_piece_is_named_with_the_terrain_where_it_goes() -> None:
    (path,) = [path for path in builtin_puzzles("hunters") if path.stem == "between-two-rivers"]
    said = turns_of(path, "en")
    assert any(text.endswith("a hunter in the meadow in the north-east") for text in said)
    assert any("a hut on the " in text for text in said)
    (path,) = [path for path in builtin_puzzles("expedition") if path.stem == "orchid-pays"]
    assert any(text.endswith("camp in Monte Ledo") for text in turns_of(path, "en"))
    assert any(text.endswith("campement à Monte Ledo") for text in turns_of(path, "fr"))
