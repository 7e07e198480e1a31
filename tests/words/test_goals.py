"""Every goal is said in one sentence, in both languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from carcqt.content.goals import THING_AIMS, Goal, GoalAim, OtherSeats, Surprise
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
def test_each_goal_has_a_sentence(game: str, language: str) -> None:
    words = GoalWords(catalogue(language), game, PLAYERS)
    for goal in goals():
        if (goal.aim in THING_AIMS) == bool(GAMES[game].description.map):
            said = words.sentence(goal)
            assert "Anna" in said
            assert said.endswith(".")
            assert "{" not in said
            assert "%n" not in said


def test_a_mission_is_told_by_its_villages() -> None:
    file = builtin_material("expedition", "map")
    goal = Goal(GoalAim.MISSION, 0, mission="m6", is_open=True)
    said = GoalWords(catalogue("fr"), "expedition", PLAYERS, file).task(goal)
    villages = "Quemari, Sarandu, Rosaria, Candeo"
    assert said == f"En une manche, Anna accomplit la mission\N{NO-BREAK SPACE}: {villages}"


def test_some_of_them() -> None:
    english, french = (GoalWords(catalogue(each), "hunters", PLAYERS) for each in ("en", "fr"))
    goal = Goal(GoalAim.POINTS, 0, 12, turns=2, others=OtherSeats.BEST)
    assert english.sentence(goal) == (
        "In 2 turns, Ben playing in between, Anna reaches 12 points; "
        "Ben replies as well as possible, the worst that may come counts."
    )
    assert french.sentence(replace(goal, turns=1, is_open=True, others=OtherSeats.SILENT)) == (
        "En un tour, Anna atteint 12 points\N{NARROW NO-BREAK SPACE}; Ben ne joue pas, "
        "rien n’est caché, pas même ce qui vient ensuite."
    )
    claim = Goal(GoalAim.CLAIM, 1, spot=Spot(Square(1, 0), "f0"))
    assert english.sentence(claim, "forest") == (
        "In one turn, Ben ends up alone in the majority in the region at 1,0 (forest); "
        "Anna does not play, the worst that may come counts."
    )


def test_several_turns_say_who_plays_in_between() -> None:
    english, french = (GoalWords(catalogue(each), "hunters", PLAYERS) for each in ("en", "fr"))
    alone = Goal(GoalAim.LEAD, 0, turns=2, is_final=True)
    against = replace(alone, others=OtherSeats.BEST)
    assert english.task(alone) == (
        "In 2 turns in a row, Anna gets as far ahead of Ben as possible, the final scoring included"
    )
    assert french.task(against) == (
        "En 2 tours, entre lesquels Ben joue, Anna prend autant d’avance que possible sur Ben, "
        "décompte final compris"
    )
    many = GoalWords(catalogue("en"), "hunters", (*PLAYERS, "Cleo"))
    assert many.task(replace(against, least=3)) == (
        "In 2 turns, the others playing in between, Anna is at least 3 points ahead of every "
        "other player, the final scoring included"
    )
