"""The test board."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from carcqt.content.decks import builtin_deck
from carcqt.rules.games import GAMES
from carcqt.rules.geometry import Square
from editor.decks.testboard.trial import Trial

DECKS = tuple(game for game in GAMES if GAMES[game].description.material == "deck")


def trial_of(game: str, seed: int = 1) -> Trial:
    return Trial(builtin_deck(game).deck, GAMES[game].description, seed)


@pytest.mark.parametrize("game", DECKS)
def test_all_tiles_can_be_laid_and_taken_back(game: str) -> None:
    trial, rng = trial_of(game), Random(5)
    begun, first = trial.laid, trial.left.copy()
    for _ in range(70):
        fits = trial.fits()
        if not fits:
            trial.draw()
            continue
        square = rng.choice(sorted(fits))
        assert trial.lay(square, rng.choice(fits[square]))
    laid = len(trial.laid)
    assert laid > 40
    assert len({one.square for one in trial.laid}) == laid
    while trial.can_undo:
        trial.undo()
    assert (trial.laid, trial.left) == (begun, first)


def test_what_does_not_fit_is_not_laid() -> None:
    trial = trial_of(DECKS[0])
    laid = trial.laid
    assert not trial.lay(Square(7, 7), 0)
    assert trial.laid == laid


def test_any_tile_can_be_next_more_often_than_there_are_copies() -> None:
    trial = trial_of(DECKS[0])
    tile = next(t.id for t in trial.deck.tiles if t.pile == trial.description.piles[0])
    for _ in range(3):
        trial.choose(tile)
        fits = trial.fits()
        square = min(fits)
        assert trial.lay(square, fits[square][0])
    assert sum(one.tile == tile for one in trial.laid) == 3
    trial.choose("no such tile")
    assert trial.hand != "no such tile"


def test_tiles_with_problems_are_left_out() -> None:
    deck = builtin_deck(DECKS[0]).deck
    broken = replace(deck.tiles[0], zones=deck.tiles[0].zones[:-1])
    trial = Trial(replace(deck, tiles=(broken, *deck.tiles[1:])), GAMES[DECKS[0]].description)
    assert trial.left_out == 1
    assert not trial.knows(broken.id)
    assert trial.hand is not None


def test_without_a_start_tile_the_first_goes_to_the_middle() -> None:
    deck = builtin_deck(DECKS[0]).deck
    land = tuple(t for t in deck.tiles if t.pile == "land")[:3]
    trial = Trial(replace(deck, tiles=land), GAMES[DECKS[0]].description)
    assert list(trial.fits()) == [Square(0, 0)]


def test_an_empty_deck_has_nothing_to_lay() -> None:
    deck = replace(builtin_deck(DECKS[0]).deck, tiles=())
    trial = Trial(deck, GAMES[DECKS[0]].description)
    assert trial.is_empty
    assert (trial.hand, trial.fits(), trial.laid) == (None, {}, [])
