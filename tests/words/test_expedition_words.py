"""What has happened on an expedition and what can be done, as sentences; maps as text."""

from __future__ import annotations

import re
from inspect import getmembers, isclass
from random import Random

import pytest

from carcqt.content.languages import CODES
from carcqt.content.maps import MapFile, builtin_map
from carcqt.rules.events import Event, Item, Scored, Spot
from carcqt.rules.games.expedition import Expedition, events
from carcqt.rules.games.expedition.events import (
    Built,
    Chosen,
    Disclosed,
    Earned,
    Hired,
    Kept,
    Ordered,
    Robbed,
    Shown,
    TakenBack,
    Turned,
    Unwanted,
)
from carcqt.rules.games.expedition.facts import EVENTS
from carcqt.rules.games.expedition.moves import COLLECT, REST, Block, Build, Choose, Hire, Keep
from carcqt.rules.geometry import Square
from carcqt.rules.moves import Move
from carcqt.words.moves import MoveWords
from carcqt.words.names import names_of
from carcqt.words.registers import Register
from carcqt.words.speech import catalogue
from carcqt.words.story import StoryWords
from carcqt.words.terminal.text import TerminalText
from tests.rules.games.expedition.expeditions import SMALL, in_turn, push
from tests.support import ROOT, play

FILE = builtin_map("expedition")
SPOT = Spot(Square(0, 0), "santo-cano")


def new_game(players: int = 3, seed: int = 1) -> Expedition:
    return Expedition.new(FILE.map, players, Random(seed))


def written(language: str, game: Expedition, *players: str) -> StoryWords:
    return StoryWords(catalogue(language), game, players, FILE, Register.FILES)


SENTENCES: list[tuple[Event, str, str]] = [
    (Kept(1, None), "Ben keeps one of two missions.", "Ben garde une des deux missions."),
    (Kept(1, "m2"), "Ben keeps one of two missions.", "Ben garde une des deux missions."),
    (
        Turned(3, "jaguar"),
        "Round 3: a jaguar (no path can be used).",
        "Manche 3 : jaguar (aucun chemin n’est praticable).",
    ),
    (
        Turned(4, "bonus-parrot"),
        "Round 4: bonus for parrots (1 more silver for each tile).",
        "Manche 4 : bonus « perroquets » (1 pièce d’argent de plus par tuile).",
    ),
    (Chosen(0, None), "Anna has chosen an income card.", "Anna a choisi une carte de gains."),
    (Chosen(0, 4), "Anna has chosen an income card.", "Anna a choisi une carte de gains."),
    (
        Shown(0, 5, (Item("card", 5, 1), Item("orchid", 3, 1))),
        "Anna plays card 5: 5 from the card + 3 orchids = 8.",
        "Anna joue la carte 5 : valeur 5 + 3 orchidées = 8.",
    ),
    (
        Shown(0, 0, (Item("card", 0, 1), Item("largest", 0, 1))),
        "Anna plays card 0: 0.",
        "Anna joue la carte 0 : 0.",
    ),
    (
        Ordered((2, 0, 1)),
        "Turn order: Player 3, Anna, Ben.",
        "Ordre du tour : Joueur 3, Anna, Ben.",
    ),
    (
        Earned(0, (Item("income", 7, 1), Item("fish", 2, 1))),
        "Anna gets 9 silver: 7 of income + 2 fish = 9.",
        "Anna reçoit 9 pièces d’argent : 7 de gains + 2 poissons = 9.",
    ),
    (
        Earned(0, (Item("income", 7, 1), Item("fish", 2, 1), Item("guide", 1, 1))),
        "Anna gets 10 silver: 7 of income + 2 fish + 1 guide = 10.",
        "Anna reçoit 10 pièces d’argent : 7 de gains + 2 poissons + 1 guide = 10.",
    ),
    (
        Earned(0, (Item("income", 3, 1), Item("fire", 2, -1))),
        "Anna gets 1 silver: half of 3, because of the fire.",
        "Anna reçoit 1 pièce d’argent : la moitié de 3, à cause du feu.",
    ),
    (
        Earned(0, (Item("income", 1, 1), Item("fire", 1, -1))),
        "Anna gets nothing: the fire halves 1, rounded down.",
        "Anna ne reçoit rien : le feu ne laisse que la moitié de 1, arrondie à l’inférieur.",
    ),
    (
        Earned(0, (Item("income", 0, 1),)),
        "Anna gets nothing: the card gives no silver.",
        "Anna ne reçoit rien : la carte ne rapporte rien.",
    ),
    (
        Earned(0, (Item("income", 6, 1),), True),
        "Anna gets 6 silver; the card protects from the event.",
        "Anna reçoit 6 pièces d’argent\N{NARROW NO-BREAK SPACE}; la carte protège de l’événement.",
    ),
    (
        Robbed(1, 2),
        "The monkey steals 2 silver from Ben.",
        "Le singe vole 2 pièces d’argent à Ben.",
    ),
    (
        Hired(0, "orchid"),
        "Anna hires the guide, who counts as one more orchid.",
        "Anna engage le guide, qui compte pour une tuile de plus (orchidée).",
    ),
    (
        Unwanted(),
        "Nobody hires the guide. The guide leaves the game.",
        "Personne n’engage le guide, qui quitte la partie.",
    ),
    (
        Built(0, "tent", SPOT, None, 2, "fish"),
        "Anna sets up a camp in Santo Caño for 2 gold: 1 fish.",
        "Anna établit un campement à Santo Caño pour 2 pièces d’or et reçoit 1 poisson.",
    ),
    (
        Built(0, "tent", SPOT, None, 4),
        "Anna sets up a camp in Santo Caño for 4 gold.",
        "Anna établit un campement à Santo Caño pour 4 pièces d’or.",
    ),
    (
        Built(0, "neutral", SPOT),
        "Anna puts up a neutral tent in Santo Caño.",
        "Anna plante une tente neutre à Santo Caño.",
    ),
    (
        TakenBack(0),
        "Anna takes all income cards back.",
        "Anna reprend toutes ses cartes de gains.",
    ),
    (
        Disclosed(0, "m1", ()),
        "Anna has a camp in every village of the mission.",
        "Anna a un campement dans chaque village de sa mission.",
    ),
    (
        Disclosed(0, "m1", ("tucu", "santo-cano")),
        "Anna’s mission lacks a camp in Tucu and Santo Caño.",
        "Mission d’Anna : il manque Tucu et Santo Caño.",
    ),
    (
        Scored(0, "mission", None, (Item("missing", 2, -3),)),
        "Anna’s mission: 2 villages without a camp.",
        "La mission d’Anna : 2 villages sans campement.",
    ),
    (
        Scored(0, "chip", None, (Item("chip", 1, 4),)),
        "Anna’s five species: 1 chip won.",
        "Les cinq espèces d’Anna : 1 jeton gagné.",
    ),
]


@pytest.mark.parametrize(("event", "english", "french"), SENTENCES)
def test_sentences(event: Event, english: str, french: str) -> None:
    for language, sentence in (("en", english), ("fr", french)):
        words = written(language, new_game(), "Anna", "Ben")
        assert words.sentence(event).replace("\N{NO-BREAK SPACE}", " ") == sentence


def test_every_type_of_event_has_a_sentence() -> None:
    own = {kind for _, kind in getmembers(events, isclass) if kind.__module__ == events.__name__}
    assert own <= {type(event) for event, _, _ in SENTENCES}


def test_every_event_card_says_what_it_does() -> None:
    names = {language: names_of(catalogue(language), "expedition") for language in CODES}
    told = {(names["en"].card(event), names["fr"].card(event)) for event in EVENTS}
    assert len(told) == len(EVENTS)
    assert all(english != french and " (" in english for english, french in told)


MOVES: list[tuple[Move, str, str]] = [
    (Keep(1), "Keep the first mission.", "Garder la première mission."),
    (Keep(2), "Keep the second mission.", "Garder la deuxième mission."),
    (Build("otire"), "Set up a camp in Otire.", "Établir un campement à Otire."),
    (Block("otire"), "Put up a neutral tent in Otire.", "Planter une tente neutre à Otire."),
    (Choose(3), "Choose the income card 3.", "Choisir la carte de gains 3."),
    (
        Hire("fish"),
        "Hire the guide as one more fish.",
        "Engager le guide comme une tuile de plus (poisson).",
    ),
    (COLLECT, "Take the income.", "Prendre les gains."),
    (REST, "End my turn.", "Terminer mon tour."),
]


@pytest.mark.parametrize(("move", "english", "french"), MOVES)
def test_moves(move: Move, english: str, french: str) -> None:
    game = new_game()
    assert MoveWords(catalogue("en"), game, FILE).sentence(move) == english
    assert MoveWords(catalogue("fr"), game, FILE).sentence(move) == french


def test_every_kind_of_move_has_a_sentence() -> None:
    assert {type(move) for move, _, _ in MOVES} == {*Expedition.moves}


def test_secret_moves_are_seen_by_their_verb_alone() -> None:
    assert [move.seen for move in (Choose(5), Keep(1), Build("a"), REST)] == [
        "choose …",
        "keep …",
        "build a",
        "rest",
    ]


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_told_in_both_languages(seed: int) -> None:
    game = new_game(2 + seed % 3, seed)
    told = [*game.opening]
    for happened in play(game, Random(seed)):
        told += happened
    words = [written(language, game, "Anna") for language in CODES]
    for event in told:
        for seen in (event, event.for_seat(None)):
            assert seen is not None
            english, french = (speaker.sentence(seen) for speaker in words)
            assert english != french
            for sentence in (english, french):
                assert re.search(r"[{}%]|\(s\)|\bNone\b|Spot", sentence) is None, sentence
                assert sentence.endswith(".")


@pytest.mark.parametrize("language", CODES)
def test_a_map_shows_every_village_link_mission_and_card(language: str) -> None:
    text = TerminalText(catalogue(language)).material(FILE, language)
    for village in FILE.map.villages:
        assert text.count(FILE.village_names[village.id]) >= 3
        assert f"({village.id})" in text
    colon = "\N{NO-BREAK SPACE}: " if language == "fr" else ": "
    assert all(f"{mission.id}{colon}" in text for mission in FILE.map.missions)
    assert max(map(len, text.splitlines())) <= 100


def test_the_page_about_our_map_shows_it_as_it_is() -> None:
    page = (ROOT / "docs" / "expedition-map.md").read_text("utf-8")
    assert TerminalText(catalogue("en")).material(FILE, "en") in page


def test_a_small_map_as_text() -> None:
    text = TerminalText(catalogue("en")).material(MapFile(SMALL, {}), "en")
    assert "a (a): 1 orchid, 2-3\n    ~ b\n    · d\n" in text
    assert "9 villages, squares: orchids 3" in text
    assert "m1: a, b, c, d" in text


def test_a_position_shows_what_the_table_sees_and_no_more() -> None:
    game = in_turn("0:a 1:b 2:c", "bonus-orchid", (5, 4, 3), money=(9, 0, 0))
    text = TerminalText(catalogue("en")).board(game, ["Anna"])
    assert "To move: Anna (set up camps, or rest)" in text
    assert "Round 1: bonus for orchids (1 more silver for each tile)" in text
    assert "Turn order: Anna, Player 2, Player 3" in text
    assert "a[1]" in text
    assert "rest   build b   build d" in text
    assert "m1" not in text
    row = next(line for line in text.splitlines() if line.startswith("1 Anna"))
    assert row.split()[2:5] == ["0", "16", "11"]
    assert "Income cards in hand:\n1 0 1 2 3 4 6\n" in text
    for language in CODES:
        drawn = TerminalText(catalogue(language)).board(game, ["A name that is much too long"])
        assert max(map(len, drawn.splitlines())) <= 100
    push(game, "rest", "choose 4")
    hidden = TerminalText(catalogue("en")).board(game)
    push(game, "choose 0")
    game.pop()
    assert TerminalText(catalogue("en")).board(game) == hidden
