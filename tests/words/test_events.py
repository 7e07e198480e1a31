"""What has happened and what can be done, as sentences with the ids and squares of files."""

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
from carcqt.words.moves import MoveWords
from carcqt.words.registers import Register
from carcqt.words.speech import catalogue
from carcqt.words.story import StoryWords, Told
from tests.support import TILE_LAYING, play

FILE = builtin_deck("hunters")
START = Square(0, 0)


def new_game(seed: int = 1, players: int = 3) -> Hunters:
    return Hunters.new(FILE.deck, players, Random(seed))


def words_for(game: Game[Any]) -> dict[str, StoryWords]:
    return {
        language: StoryWords(catalogue(language), game, ["Anna", "Ben"], FILE, Register.FILES)
        for language in CODES
    }


def written_moves(language: str, game: Game[Any]) -> MoveWords:
    return MoveWords(catalogue(language), game, register=Register.FILES)


def told(words: StoryWords, event: Event) -> str:
    """A line with its points, as a terminal shows them in its margin."""
    lines = words.lines([Told(1, None, [event])])
    scored = "".join(f"{line.points:+} " for line in lines if line.points is not None)
    text = scored + " ".join(line.text for line in lines)
    return text.replace("\N{NO-BREAK SPACE}", " ")


# The start tile, L56, lies at 0,0: meadow m0, forest f0, river r0 and lake l0.
SENTENCES: list[tuple[Event, str, str]] = [
    (
        Drawn(0, "land", "L01"),
        "Anna draws L01 “Three-fish lake”.",
        "Anna pioche L01 « Lac aux trois poissons ».",
    ),
    (
        Drawn(2, "bonus", "BX87"),
        "Player 3 draws the bonus tile BX87 “Mushrooms by the lake”. "
        "Player 3 earns a bonus turn: there is gold in the complete forest.",
        "Joueur 3 pioche la tuile bonus BX87 « Champignons au bord du lac ». "
        "Joueur 3 gagne un tour bonus : la forêt terminée contient de l’or.",
    ),
    (Drawn(1, "land", "own"), "Ben draws the tile own.", "Ben pioche la tuile own."),
    (
        Discarded(0, "land", "L07"),
        "L07 “Sabre-tooth on the shore” fits nowhere and leaves the game.",
        "L07 « Tigre sur le rivage » ne convient nulle part et quitte la partie.",
    ),
    (
        Laid(0, "L05", Square(1, 0), 0),
        "Anna lays L05 “The mammoth’s drinking place” (1,0).",
        "Anna pose L05 « L’abreuvoir du mammouth » (1,0).",
    ),
    (
        Laid(0, "L05", Square(1, -2), 3),
        "Anna lays L05 “The mammoth’s drinking place” (1,-2).",
        "Anna pose L05 « L’abreuvoir du mammouth » (1,-2).",
    ),
    (
        Placed(1, "member", Spot(START, "m0")),
        "Ben places a hunter in the meadow with 1 mammoth (m0 at 0,0).",
        "Ben place un chasseur dans la prairie à 1 mammouth (m0 en 0,0).",
    ),
    (
        Placed(1, "member", Spot(START, "r0")),
        "Ben places a fisher on the river with 1 fish (r0 at 0,0).",
        "Ben place un pêcheur sur la rivière à 1 poisson (r0 en 0,0).",
    ),
    (
        Placed(1, "hut", Spot(START, "l0")),
        "Ben places a hut on the lake with 1 fish (l0 at 0,0).",
        "Ben place une hutte sur le lac à 1 poisson (l0 en 0,0).",
    ),
    (
        Completed("forest", Spot(START, "f0"), 5),
        "Ben completes a forest. Nobody scores (f0 at 0,0).",
        "Ben termine une forêt. Personne ne marque (f0 en 0,0).",
    ),
    (
        Completed("river", Spot(START, "r0"), 1),
        "Ben completes a river. Nobody scores (r0 at 0,0).",
        "Ben termine une rivière. Personne ne marque (r0 en 0,0).",
    ),
    (
        Scored(1, "forest", Spot(START, "f0"), (Item("section", 5, 2),)),
        "+10 Ben’s forest: 5 sections (f0 at 0,0).",
        "+10 La forêt de Ben : 5 portions (f0 en 0,0).",
    ),
    (
        Scored(1, "forest", Spot(START, "f0"), (Item("section", 2, 2), Item("mushrooms", 1, 2))),
        "+6 Ben’s forest: 2 sections, 1 mushroom clearing (f0 at 0,0).",
        "+6 La forêt de Ben : 2 portions, 1 clairière aux champignons (f0 en 0,0).",
    ),
    (
        Scored(0, "river", Spot(START, "r0"), (Item("section", 3, 1), Item("fish", 3, 1))),
        "+6 Anna’s river: 3 sections, 3 fish (r0 at 0,0).",
        "+6 La rivière d’Anna : 3 tronçons, 3 poissons (r0 en 0,0).",
    ),
    (
        Scored(0, "network", Spot(START, "l0"), (Item("fish", 1, 1),)),
        "+1 Anna’s river network: 1 fish (l0 at 0,0).",
        "+1 Le réseau fluvial d’Anna : 1 poisson (l0 en 0,0).",
    ),
    (
        Scored(0, "meadow", Spot(START, "m0"), (Item("deer", 1, 2), Item("eaten", 1, -2))),
        "+0 Anna’s meadow: 1 deer, minus 1 deer (eaten) (m0 at 0,0).",
        "+0 La prairie d’Anna : 1 cerf, moins 1 cerf mangé (m0 en 0,0).",
    ),
    (
        Scored(0, "meadow", Spot(START, "m0"), ()),
        "+0 Anna’s meadow: no points (m0 at 0,0).",
        "+0 La prairie d’Anna : aucun point (m0 en 0,0).",
    ),
    (
        Returned(0, "member", Spot(START, "f0")),
        "Anna takes a gatherer back (f0 at 0,0).",
        "Anna reprend un cueilleur (f0 en 0,0).",
    ),
    (
        Returned(0, "member", Spot(Square(9, 9), "f0")),
        "Anna takes a tribe member back (f0 at 9,9).",
        "Anna reprend un homme (f0 en 9,9).",
    ),
    (
        Eaten((Spot(START, "m0"),), (Spot(Square(1, 0), "m1"),)),
        "A sabre-tooth tiger eats 1 deer.",
        "Un tigre à dents de sabre mange un cerf.",
    ),
    (
        Eaten((Spot(START, "m0"),) * 2, (Spot(Square(1, 0), "m1"), Spot(START, "m0"))),
        "Sabre-tooth tigers eat 2 deer.",
        "Des tigres à dents de sabre mangent 2 cerfs.",
    ),
    (
        Ended((34, 20, 1), (0,)),
        "The game is over. Anna wins with 34 points. Other scores: Ben (20), Player 3 (1).",
        "La partie est terminée. Anna gagne avec 34 points. "
        "Autres scores : Ben (20), Joueur 3 (1).",
    ),
    (
        Ended((1, 0, 0), (0,)),
        "The game is over. Anna wins with 1 point. Other scores: Ben (0), Player 3 (0).",
        "La partie est terminée. Anna gagne avec 1 point. Autres scores : Ben (0), Joueur 3 (0).",
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
        "2 tokens are added to the mountain (m0 at 0,0).",
        "2 jetons s’ajoutent sur la montagne (m0 en 0,0).",
    ),
    (
        TokensTaken(1, SPOT, 1, ()),
        "Ben takes 1 token from the mountain (m0 at 0,0).",
        "Ben prend un jeton sur la montagne (m0 en 0,0).",
    ),
    (
        TokensTaken(1, SPOT, 2, ("5", "0")),
        "Ben takes 2 tokens: 0, 5 (m0 at 0,0).",
        "Ben prend 2 jetons : 0, 5 (m0 en 0,0).",
    ),
    (
        TokensLost(SPOT, 1),
        "1 token leaves the game (m0 at 0,0).",
        "Un jeton est retiré de la partie (m0 en 0,0).",
    ),
    (
        TokensShown(0, ("2", "1")),
        "Anna reveals 2 tokens: 1, 2.",
        "Anna révèle 2 jetons : 1, 2.",
    ),
    (
        TokensShown(0, ("0", "2", "1", "0")),
        "Anna reveals 4 tokens, of which 2 score: 2 × 0, 1, 2.",
        "Anna révèle 4 jetons, dont 2 rapportent des points : 2 × 0, 1, 2.",
    ),
    (
        TokensShown(0, ("0", "2")),
        "Anna reveals 2 tokens, of which 1 scores: 0, 2.",
        "Anna révèle 2 jetons, dont 1 rapporte des points : 0, 2.",
    ),
    (
        Placed(0, "tent", SPOT, Spot(Square(1, 0), "m0")),
        "Anna moves the tent to another mountain (m0 at 0,0).",
        "Anna déplace la tente sur une autre montagne (m0 en 0,0).",
    ),
    (
        Scored(0, "token", None, (Item("token", 3, 1), Item("token", 2, 5))),
        "+13 Anna’s mine tokens: 5 tokens.",
        "+13 Les jetons mine d’Anna : 5 jetons.",
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
        "The Amazon is scored: 3 caimans and 1 piranha (m0 at 0,0).",
        "Décompte du fleuve : 3 caïmans et 1 piranha (m0 en 0,0).",
    ),
    (
        RiverScoring(SPOT, 0, 0, ((0, 1),)),
        "The Amazon is scored: no animals (m0 at 0,0).",
        "Décompte du fleuve : aucun animal (m0 en 0,0).",
    ),
    (
        Scored(0, "amazon", None, (Item("first", 7, 1),)),
        "+7 Anna scores on the Amazon: 7 for the first boat at the mouth.",
        "+7 Anna, sur l’Amazone : première pirogue à l’embouchure (7).",
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
    assert told(words["en"], event) == english
    assert told(words["fr"], event) == french


@pytest.mark.parametrize(("event", "english", "french"), SENTENCES)
def test_sentences(event: Event, english: str, french: str) -> None:
    words = words_for(new_game())
    assert told(words["en"], event) == english
    assert told(words["fr"], event) == french


def event_types() -> Iterator[type[Event]]:
    """Those of the core, then those that only one game has."""
    for module in (events, tokens, *(modules[rules.__module__] for rules in TILE_LAYING.values())):
        for _, kind in getmembers(module, isclass):
            if issubclass(kind, Event) and kind is not Event and kind.__module__ == module.__name__:
                yield kind


def test_every_type_of_event_has_a_sentence() -> None:
    known = {type(event) for event, _, _ in (*SENTENCES, *GOLDRUSH, *AMAZON)}
    assert known == {*event_types()}


MOVES: list[tuple[Move, str, str]] = [
    (Lay("L05", Square(1, 0), 0), "Lay L05 at 1,0.", "Poser L05 en 1,0."),
    (
        Lay("L05", Square(1, 0), 1),
        "Lay L05 at 1,0 (a quarter turn right).",
        "Poser L05 en 1,0 (quart de tour à droite).",
    ),
    (
        Place("member", START, "m0"),
        "Place a hunter in the meadow (m0 at 0,0).",
        "Placer un chasseur dans la prairie (m0 en 0,0).",
    ),
    (
        Place("hut", START, "r0"),
        "Place a hut on the river (r0 at 0,0).",
        "Placer une hutte sur la rivière (r0 en 0,0).",
    ),
    (PASS, "Place nothing.", "Ne rien placer."),
]


@pytest.mark.parametrize(("move", "english", "french"), MOVES)
def test_moves(move: Move, english: str, french: str) -> None:
    game = new_game()
    assert written_moves("en", game).sentence(move) == english
    assert written_moves("fr", game).sentence(move) == french


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
    assert written_moves("en", game).sentence(move) == english
    assert written_moves("fr", game).sentence(move) == french


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
    happened = [*game.opening]
    for events_of_move in play(game, Random(seed)):
        happened += events_of_move
    # Moves taken back do not keep their events from being told.
    game.pop()
    for event in happened:
        english, french = (words[language].sentence(event) for language in CODES)
        assert english != french
        for sentence in (english, french):
            assert re.search(r"[{}%]|\(s\)|\bNone\b|Spot", sentence) is None, sentence
            assert sentence.endswith(".")
            assert "  " not in sentence
