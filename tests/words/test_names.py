"""What things are called."""

from __future__ import annotations

from random import Random

import pytest

from carcqt.content.languages import CODES
from carcqt.rules.description import START
from carcqt.rules.events import Spot
from carcqt.rules.games import GAMES
from carcqt.rules.geometry import Square
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.rules.tiles import Zone
from carcqt.words.games import VOCABULARIES
from carcqt.words.names import PlayerNames, SpotNames, TableNames, ZoneNames, names_of
from carcqt.words.speech import catalogue
from tests.support import builtin_deck

GAME = next(iter(GAMES))


def marked(context: str, text: str, n: int | None) -> str:
    """A translation that shows that it was asked for."""
    return f"<{text}>"


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_a_game_describes_has_a_name(game: str) -> None:
    names, description = names_of(marked, game), GAMES[game].description
    found = [names.title()]
    found += [names.icon(icon.id, 2) for icon in description.icons]
    found += [names.phase(phase) for phase in getattr(GAMES[game], "phases", ())]
    found += [
        names.measure(f"completed-{terrain.id}")
        for terrain in description.terrains
        if terrain.completes
    ]
    assert [name for name in found if not name.startswith("<")] == []
    things = {START, *description.piles, *description.sources}
    for described in (description.terrains, description.systems, description.pieces):
        things |= {one.id for one in described}
    assert things - names.nouns().keys() == set()


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("game", GAMES)
def test_every_noun_has_what_its_language_asks_for(game: str, language: str) -> None:
    names, description = names_of(catalogue(language), game), GAMES[game].description
    nouns = {thing: names.noun(thing) for thing in names.nouns()}
    assert [thing for thing, noun in nouns.items() if not noun.article] == []
    places = {kind for piece in description.pieces for kind in piece.on}
    assert [place for place in sorted(places) if not nouns[place].at] == []
    texts = [names.inside(place) for place in sorted(places)]
    texts += [names.a_piece(piece.id, kind) for piece in description.pieces for kind in piece.on]
    texts += [names.region(source) for source in description.sources]
    texts += [names.source(source) for source in description.sources]
    assert [text for text in texts if "|" in text or "  " in text or not text] == []


def test_what_a_game_does_not_know_is_called_by_its_id() -> None:
    names = names_of(catalogue("fr"), GAME)
    assert names.terrain("desert") == "desert"
    assert names.icon("camel", 3) == "3 camel"
    assert names.phase("sleep") == "sleep"


def test_each_game_has_its_words() -> None:
    assert VOCABULARIES.keys() == GAMES.keys()


@pytest.mark.parametrize("game", GAMES)
def test_the_pieces_of_a_game_can_be_told_apart_by_one_letter(game: str) -> None:
    letters = [piece.id[0] for piece in GAMES[game].description.pieces]
    assert len({*letters}) == len(letters)


def test_players() -> None:
    named = PlayerNames(catalogue("fr"), ["Anna", "Ben\x1b"])
    assert [named.name(seat) for seat in range(3)] == ["Anna", "Ben\\x1b", "Joueur 3"]
    assert named.listed([0]) == "Anna"
    assert named.listed([0, 2]) == "Anna et Joueur 3"
    assert PlayerNames(catalogue("en")).listed([0, 1, 2]) == "Player 1, Player 2 and Player 3"


@pytest.mark.parametrize(
    ("language", "piece", "where", "lost"),
    [
        ("en", "a gatherer", "in the forest with 1 gold nugget and 1 volcano", "f0 at 9,9"),
        ("fr", "un cueilleur", "dans la forêt à 1 pépite d’or et 1 volcan", "f0 en 9,9"),
    ],
)
def test_spots_are_called_by_what_lies_there(
    language: str, piece: str, where: str, lost: str
) -> None:
    game = GAMES[GAME].new(builtin_deck(GAME), 2, Random(1))
    assert isinstance(game, TileLaying)
    spots = SpotNames(catalogue(language), game, TableNames(catalogue(language)))
    assert spots.piece("member", Spot(Square(0, 0), "f0")) == piece
    assert spots.where(Spot(Square(0, 0), "f0")) == where
    assert spots.where(Spot(Square(9, 9), "f0")) == ""
    assert spots.where(Spot(Square(0, 0), "f9")) == ""
    assert spots.written(Spot(Square(9, 9), "f0")) == lost


@pytest.mark.parametrize("language", CODES)
def test_zones(language: str) -> None:
    zones = (
        Zone("m0", "meadow", (0, 2)),
        Zone("m1", "meadow", (3,)),
        Zone("m2", "meadow", (4,), icons=(("deer", 2), ("tiger", 1))),
        Zone("r0", "river", (1,), to=("l0",)),
        Zone("r1", "river", (7,)),
        Zone("l0", "lake", icons=(("fish", 1),)),
    )
    names = ZoneNames(catalogue(language), GAMES["hunters"].description)
    expected = {
        "en": [
            "m0, m1 meadow",
            "m2 meadow: 2 deer, 1 sabre-tooth tiger",
            "r0 river → l0",
            "r1 river → spring",
            "l0 lake: 1 fish",
        ],
        "fr": [
            "m0, m1 prairie",
            "m2 prairie\N{NO-BREAK SPACE}: 2 cerfs, 1 tigre à dents de sabre",
            "r0 rivière → l0",
            "r1 rivière → source",
            "l0 lac\N{NO-BREAK SPACE}: 1 poisson",
        ],
    }[language]
    assert names.listed(zones) == expected
    assert names.telling(zones) == expected[1:]
