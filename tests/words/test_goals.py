"""Every goal is one short sentence with facts beside it, in both languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from carcqt.content.aims import GoalAim
from carcqt.content.goals import Goal, OtherSeats, Surprise
from carcqt.content.languages import CODES
from carcqt.content.materials import builtin_material
from carcqt.rules.events import Spot
from carcqt.rules.games import GAMES
from carcqt.rules.geometry import Square
from carcqt.words.puzzles.goals import GoalWords
from carcqt.words.speech import catalogue

PLAYERS = ("Anna", "Ben")


def goals() -> list[Goal]:
    full = Goal(
        GoalAim.POINTS,
        0,
        2,
        spot=Spot(Square(1, 0), "f0"),
        other=1,
        villages=("otire",),
        mission="m1",
    )
    found = [replace(full, aim=aim, least=least) for aim in GoalAim for least in (None, 1, 2)]
    found += [replace(full, others=others) for others in OtherSeats]
    found += [replace(full, surprise=surprise) for surprise in Surprise]
    return [*found, replace(full, is_open=True), replace(full, is_final=True, turns=3)]


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("game", GAMES)
def test_each_goal_is_one_short_sentence(game: str, language: str) -> None:
    words = GoalWords(catalogue(language), game, PLAYERS)
    for goal in goals():
        said = words.task(goal)
        assert "Anna" in said
        assert said.endswith(".")
        assert len(said) <= 140
        assert not set("{%").intersection(words.sentences(goal))
        assert all(fact.label and fact.text for fact in words.facts(goal))


def test_a_mission_is_told_by_its_villages() -> None:
    file = builtin_material("expedition", "map")
    goal = Goal(GoalAim.MISSION, 0, mission="m6", is_open=True)
    said = GoalWords(catalogue("fr"), "expedition", PLAYERS, file).task(goal)
    assert (
        said == "Anna joue une manche et accomplit sa mission (Quemari, Sarandu, Rosaria, Candeo)."
    )


def test_goals_are_said_as_in_chess() -> None:
    english, french = (GoalWords(catalogue(each), "hunters", PLAYERS) for each in ("en", "fr"))
    goal = Goal(GoalAim.POINTS, 0, 12, turns=2, others=OtherSeats.BEST)
    assert english.task(goal) == "Anna to play 2 turns and reach at least 12 points."
    assert french.task(replace(goal, others=OtherSeats.SILENT)) == (
        "Anna joue 2 tours de suite et atteint au moins 12 points."
    )
    claim = Goal(GoalAim.CLAIM, 1, spot=Spot(Square(1, 0), "f0"))
    assert english.task(claim) == ("Ben to play and win the sole majority in the marked region.")
    assert english.task(claim, "Anna’s forest") == (
        "Ben to play and win the sole majority in Anna’s forest."
    )
    many = GoalWords(catalogue("en"), "hunters", (*PLAYERS, "Cleo"))
    assert many.task(replace(goal, aim=GoalAim.LEAD, least=3)) == (
        "Anna to play 2 turns and be at least 3 points ahead of every rival."
    )


def test_conditions_are_facts() -> None:
    english, french = (GoalWords(catalogue(each), "hunters", PLAYERS) for each in ("en", "fr"))
    goal = Goal(GoalAim.LEAD, 0, turns=2, is_final=True, is_open=True)
    assert [(fact.label, fact.text) for fact in english.facts(goal)] == [
        ("Ben", "does not play"),
        ("Draws", "all known"),
        ("Points", "final scoring included"),
    ]
    assert [fact.sentence for fact in french.facts(replace(goal, others=OtherSeats.BEST))] == [
        "Ben répond au mieux.",
        "Tout est visible, même la pioche.",
        "Le décompte final compte aussi.",
    ]


def test_a_region_has_its_name_in_the_language_of_the_reader() -> None:
    names = {"en": "the meadow with two mammoths", "fr": "la prairie aux deux mammouths"}
    goal = Goal(GoalAim.SHARE, 0, spot=Spot(Square(1, 0), "m0"), names=names)
    said = [GoalWords(catalogue(each), "hunters", PLAYERS).task(goal) for each in ("en", "fr")]
    assert "in the meadow with two mammoths" in said[0]
    assert "partager la prairie aux deux mammouths" in said[1]
    only = replace(goal, names={"fr": "la prairie"})
    assert "la prairie" in GoalWords(catalogue("en"), "hunters", PLAYERS).task(only)
