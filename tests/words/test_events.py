"""What has happened and what can be done, as sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from inspect import getmembers, isclass
from random import Random
from sys import modules
from typing import Any

import pytest

from carcqt.content.decks import builtin_deck
from carcqt.content.languages import CODES
from carcqt.rules import events
from carcqt.rules.events import (
    Completed,
    Discarded,
    Drawn,
    Ended,
    Event,
    Item,
    Laid,
    Placed,
    Returned,
    Scored,
    Spot,
)
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.games.amazon import Amazon, DoubleChosen, RiverScoring, Sailed
from carcqt.rules.games.goldrush import TAKE, Goldrush
from carcqt.rules.games.hunters import Eaten, Hunters
from carcqt.rules.geometry import Square
from carcqt.rules.moves import PASS, ChooseTile, Lay, Move, Place
from carcqt.rules.tilelaying import tokens
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.rules.tilelaying.tokens import TokensLaid, TokensLost, TokensShown, TokensTaken
from carcqt.words.events import EventWords
from carcqt.words.moves import MoveWords
from carcqt.words.speech import catalogue
from tests.support import TILE_LAYING, play

FILE = builtin_deck("hunters")
START = Square(0, 0)


def new_game(seed: int = 1, players: int = 3) -> Hunters:
    return Hunters.new(FILE.deck, players, Random(seed))


def words_for(game: Game[Any]) -> dict[str, EventWords]:
    return {
        language: EventWords(catalogue(language), game, ["Anna", "Ben"], FILE) for language in CODES
    }


# The start tile, L56, lies at 0,0: meadow m0, forest f0, river r0 and lake l0.
SENTENCES: list[tuple[Event, str, str]] = [
    (
        Drawn(0, "land", "L01"),
        "Anna draws L01 (Three-fish lake).",
        "Anna pioche L01 (Lac aux trois poissons).",
    ),
    (
        Drawn(2, "bonus", "BX87"),
        "Player 3 draws the bonus tile BX87 (Mushrooms by the lake).",
        "Joueur 3 pioche la tuile bonus BX87 (Champignons au bord du lac).",
    ),
    (Drawn(1, "land", "own"), "Ben draws own.", "Ben pioche own."),
    (
        Discarded(0, "land", "L07"),
        "L07 fits nowhere and leaves the game.",
        "L07 ne convient nulle part et quitte la partie.",
    ),
    (Laid(0, "L05", Square(1, 0), 0), "Anna lays L05 at 1,0.", "Anna pose L05 en 1,0."),
    (
        Laid(0, "L05", Square(1, -2), 3),
        "Anna lays L05 at 1,-2, turned 270°.",
        "Anna pose L05 en 1,-2, tournée de 270°.",
    ),
    (
        Placed(1, "member", Spot(START, "m0")),
        "Ben places a hunter in the meadow m0 at 0,0.",
        "Ben place un chasseur dans la prairie m0 en 0,0.",
    ),
    (
        Placed(1, "member", Spot(START, "r0")),
        "Ben places a fisher on the river r0 at 0,0.",
        "Ben place un pêcheur sur la rivière r0 en 0,0.",
    ),
    (
        Placed(1, "hut", Spot(START, "l0")),
        "Ben places a hut on the lake l0 at 0,0.",
        "Ben place une hutte sur le lac l0 en 0,0.",
    ),
    (
        Completed("forest", Spot(START, "f0"), 5),
        "The forest f0 at 0,0 is complete: 5 sections.",
        "La forêt f0 en 0,0 est terminée : 5 portions.",
    ),
    (
        Completed("river", Spot(START, "r0"), 1),
        "The river r0 at 0,0 is complete: 1 section.",
        "La rivière r0 en 0,0 est terminée : 1 tronçon.",
    ),
    (
        Scored(1, "forest", Spot(START, "f0"), (Item("section", 5, 2),)),
        "Ben scores 10 points for the forest: 5 sections × 2 = 10.",
        "Ben marque 10 points pour la forêt : 5 portions × 2 = 10.",
    ),
    (
        Scored(1, "forest", Spot(START, "f0"), (Item("section", 2, 2), Item("mushrooms", 1, 2))),
        "Ben scores 6 points for the forest: 2 sections × 2 + 1 mushroom clearing × 2 = 6.",
        "Ben marque 6 points pour la forêt : 2 portions × 2 + 1 clairière aux champignons × 2 = 6.",
    ),
    (
        Scored(0, "river", Spot(START, "r0"), (Item("section", 3, 1), Item("fish", 3, 1))),
        "Anna scores 6 points for the river: 3 sections + 3 fish = 6.",
        "Anna marque 6 points pour la rivière : 3 tronçons + 3 poissons = 6.",
    ),
    (
        Scored(0, "network", Spot(START, "l0"), (Item("fish", 1, 1),)),
        "Anna scores 1 point for the river network around l0 at 0,0: 1 fish.",
        "Anna marque 1 point pour le réseau fluvial autour de l0 en 0,0 : 1 poisson.",
    ),
    (
        Scored(0, "meadow", Spot(START, "m0"), (Item("deer", 1, 2), Item("eaten", 1, -2))),
        "Anna scores 0 points for the meadow around m0 at 0,0: 1 deer × 2 − 1 deer eaten × 2 = 0.",
        "Anna marque 0 point pour la prairie autour de m0 en 0,0 : "
        "1 cerf × 2 − 1 cerf mangé × 2 = 0.",
    ),
    (
        Scored(0, "meadow", Spot(START, "m0"), ()),
        "Anna scores nothing for the meadow around m0 at 0,0.",
        "Anna ne marque aucun point pour la prairie autour de m0 en 0,0.",
    ),
    (
        Returned(0, "member", Spot(START, "f0")),
        "Anna takes a gatherer back.",
        "Anna reprend un cueilleur.",
    ),
    (
        Returned(0, "member", Spot(Square(9, 9), "f0")),
        "Anna takes a member of the tribe back.",
        "Anna reprend un homme.",
    ),
    (
        Eaten((Spot(START, "m0"),), (Spot(Square(1, 0), "m1"),)),
        "1 sabre-tooth tiger (0,0) eats 1 deer (1,0).",
        "1 tigre à dents de sabre (0,0) mange 1 cerf (1,0).",
    ),
    (
        Eaten((Spot(START, "m0"),) * 2, (Spot(Square(1, 0), "m1"), Spot(START, "m0"))),
        "2 sabre-tooth tigers (0,0 0,0) eat 2 deer (1,0 0,0).",
        "2 tigres à dents de sabre (0,0 0,0) mangent 2 cerfs (1,0 0,0).",
    ),
    (
        Ended((34, 20, 1), (0,)),
        "The game is over. Anna wins with 34 points. Behind: Ben (20), Player 3 (1).",
        "La partie est terminée. Anna gagne avec 34 points. Derrière : Ben (20), Joueur 3 (1).",
    ),
    (
        Ended((1, 0, 0), (0,)),
        "The game is over. Anna wins with 1 point. Behind: Ben (0), Player 3 (0).",
        "La partie est terminée. Anna gagne avec 1 point. Derrière : Ben (0), Joueur 3 (0).",
    ),
    (
        Ended((7, 7, 7), (0, 1, 2)),
        "The game is over. Anna, Ben and Player 3 share the win with 7 points.",
        "La partie est terminée. Anna, Ben et Joueur 3 gagnent ensemble avec 7 points.",
    ),
]


SPOT = Spot(START, "m0")
GOLDRUSH: list[tuple[Event, str, str]] = [
    (
        TokensLaid(SPOT, 2),
        "2 tokens are added on the mountain m0 at 0,0.",
        "2 jetons s’ajoutent sur la montagne m0 en 0,0.",
    ),
    (
        TokensTaken(1, SPOT, 1, ()),
        "Ben takes 1 token from the mountain.",
        "Ben prend 1 jeton sur la montagne.",
    ),
    (
        TokensTaken(1, SPOT, 2, ("5", "0")),
        "Ben takes 2 tokens: 0, 5.",
        "Ben prend 2 jetons : 0, 5.",
    ),
    (TokensLost(SPOT, 1), "1 token leaves the game.", "1 jeton est retiré de la partie."),
    (
        TokensShown(0, ("2", "1")),
        "Anna reveals 2 tokens: 1, 2.",
        "Anna révèle 2 jetons : 1, 2.",
    ),
    (
        Placed(0, "tent", SPOT, Spot(Square(1, 0), "m0")),
        "Anna moves a tent (on the mountain m0 at 0,0).",
        "Anna déplace une tente (sur la montagne m0 en 0,0).",
    ),
    (
        Scored(0, "token", None, (Item("token", 3, 1), Item("token", 2, 5))),
        "Anna scores 13 points for the mine tokens: 3 tokens + 2 tokens × 5 = 13.",
        "Anna marque 13 points pour les jetons mine : 3 jetons + 2 jetons × 5 = 13.",
    ),
]
AMAZON: list[tuple[Event, str, str]] = [
    (
        DoubleChosen(0, "D01"),
        "Anna chooses the double tile D01.",
        "Anna choisit la double tuile D01.",
    ),
    (
        Sailed(1, 2, 7),
        "Ben’s boat moves 2 spaces, to space 7.",
        "La pirogue de Ben avance de 2 cases (case 7).",
    ),
    (
        RiverScoring(SPOT, 3, 1, ((0,), (1,))),
        "The Amazon is scored: 3 caimans, 1 piranha.",
        "Décompte du fleuve : 3 caïmans, 1 piranha.",
    ),
    (
        RiverScoring(SPOT, 0, 0, ((0, 1),)),
        "The Amazon is scored: no animals.",
        "Décompte du fleuve : aucun animal.",
    ),
    (
        Scored(0, "amazon", None, (Item("first", 7, 1),)),
        "Anna scores 7 points for the Amazon: 7 for the first boat at the mouth.",
        "Anna marque 7 points pour l’Amazone : 7 pour la première pirogue à l’embouchure.",
    ),
]


@pytest.mark.parametrize(
    ("rules", "event", "english", "french"),
    [
        *((Goldrush, *told) for told in GOLDRUSH),
        *((Amazon, *told) for told in AMAZON),
    ],
)
def test_sentences_of_other_games(
    rules: type[TileLaying], event: Event, english: str, french: str
) -> None:
    game = rules.new(builtin_deck(rules.description.game).deck, 3, Random(1))
    words = words_for(game)
    assert words["en"].sentence(event) == english
    assert words["fr"].sentence(event).replace("\N{NO-BREAK SPACE}", " ") == french


@pytest.mark.parametrize(("event", "english", "french"), SENTENCES)
def test_sentences(event: Event, english: str, french: str) -> None:
    words = words_for(new_game())
    assert words["en"].sentence(event) == english
    assert words["fr"].sentence(event).replace("\N{NO-BREAK SPACE}", " ") == french


def event_types() -> Iterator[type[Event]]:
    """Those of the core, then those that only one game has."""
    for module in (events, tokens, *(modules[rules.__module__] for rules in TILE_LAYING.values())):
        for _, kind in getmembers(module, isclass):
            if issubclass(kind, Event) and kind is not Event and kind.__module__ == module.__name__:
                yield kind


def test_every_type_of_event_has_a_sentence() -> None:
    told = {type(event) for event, _, _ in (*SENTENCES, *GOLDRUSH, *AMAZON)}
    assert told == {*event_types()}


MOVES: list[tuple[Move, str, str]] = [
    (Lay("L05", Square(1, 0), 0), "Lay L05 at 1,0.", "Poser L05 en 1,0."),
    (
        Lay("L05", Square(1, 0), 1),
        "Lay L05 at 1,0, turned 90°.",
        "Poser L05 en 1,0, tournée de 90°.",
    ),
    (
        Place("member", START, "m0"),
        "Place a hunter in the meadow m0 at 0,0.",
        "Placer un chasseur dans la prairie m0 en 0,0.",
    ),
    (
        Place("hut", START, "r0"),
        "Place a hut on the river r0 at 0,0.",
        "Placer une hutte sur la rivière r0 en 0,0.",
    ),
    (PASS, "Place nothing.", "Ne rien placer."),
]


@pytest.mark.parametrize(("move", "english", "french"), MOVES)
def test_moves(move: Move, english: str, french: str) -> None:
    game = new_game()
    assert MoveWords(catalogue("en"), game).sentence(move) == english
    assert MoveWords(catalogue("fr"), game).sentence(move) == french


OTHER_MOVES: list[tuple[type[TileLaying], Move, str, str]] = [
    (
        Goldrush,
        TAKE,
        "Take a token from the mountain where your tent stands.",
        "Prendre un jeton sur la montagne de votre tente.",
    ),
    (
        Amazon,
        ChooseTile("D02"),
        "Choose the double tile D02.",
        "Choisir la double tuile D02.",
    ),
]


@pytest.mark.parametrize(("rules", "move", "english", "french"), OTHER_MOVES)
def test_moves_of_other_games(
    rules: type[TileLaying], move: Move, english: str, french: str
) -> None:
    game = rules.new(builtin_deck(rules.description.game).deck, 2, Random(1))
    assert MoveWords(catalogue("en"), game).sentence(move) == english
    assert MoveWords(catalogue("fr"), game).sentence(move) == french


def test_every_kind_of_move_has_a_sentence() -> None:
    known = {kind for rules in TILE_LAYING.values() for kind in rules.moves}
    told = [move for move, _, _ in MOVES] + [move for _, move, _, _ in OTHER_MOVES]
    assert {type(move) for move in told} == known


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", TILE_LAYING)
def test_whole_games_are_told_in_both_languages(name: str, seed: int) -> None:
    allowed = GAMES[name].description.players
    material = builtin_deck(name).deck
    game = GAMES[name].new(material, allowed[seed % len(allowed)], Random(seed))
    words = words_for(game)
    told = [*game.opening]
    for happened in play(game, Random(seed)):
        told += happened
    # Moves taken back do not keep their events from being told.
    game.pop()
    for event in told:
        english, french = (words[language].sentence(event) for language in CODES)
        assert english != french
        for sentence in (english, french):
            assert re.search(r"[{}%]|\(s\)|\bNone\b|Spot", sentence) is None, sentence
            assert sentence.endswith(".")
            assert "  " not in sentence
