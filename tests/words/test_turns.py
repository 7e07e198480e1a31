"""Headings over hints."""

from __future__ import annotations

from dataclasses import replace

from carcqt.players.advice import Effect, Reason, ReasonKind
from carcqt.rules.events import Spot
from carcqt.rules.game import Turn
from carcqt.rules.games import GAMES
from carcqt.rules.games.expedition.moves import COLLECT, REST
from carcqt.rules.geometry import Square
from carcqt.rules.moves import ChooseTile, Lay, Pass, Place
from carcqt.words.speech import catalogue
from carcqt.words.turns import TurnWords
from tests.app.hands import table_of
from tests.support import new_game

LAY = Lay("G01", Square(0, 1), 0)


def words(game: str, language: str = "en") -> TurnWords:
    return TurnWords(catalogue(language), new_game(GAMES[game], 2, 1), table_of(game))


def test_turns_that_have_their_main_thing_in_common_are_told_by_what_sets_them_apart() -> None:
    points = Reason(ReasonKind.CLOSES, 5, 0, "railway", 5)
    home = Reason(ReasonKind.HOME, 4, 0, "cowboy", 1)
    token = Reason(ReasonKind.COLLECTS, 2, 0, "", 1)
    tent = Reason(ReasonKind.ADVANCES, 4, 0, "", 2, Spot(Square(0, 1), "m0"))
    little = replace(tent, points=3)
    turns: list[tuple[Turn, tuple[Reason, ...]]] = [
        ((LAY, Pass()), (points, home, token)),
        ((LAY, Pass()), (points, home, tent)),
        ((LAY, Pass()), (points, home)),
        ((LAY, Pass()), (points, home, little)),
    ]
    assert words("goldrush").acts(turns) == [
        "Points for a railway",
        "A place for the tent",
        "Points for a railway",
        # What is much less than the main thing is no heading.
        "Points for a railway",
    ]


def test_what_befalls_tents_is_not_told_as_pitching_one() -> None:
    acts = words("goldrush")
    fewer = Reason(ReasonKind.ADVANCES, 1.5, 1, "", 2, effect=Effect.POORER)
    more = Reason(ReasonKind.ADVANCES, 1.5, 0, "", 2, effect=Effect.RICHER)
    theirs = Reason(ReasonKind.ADVANCES, -1.5, 1, "", 2, effect=Effect.RICHER)
    assert acts.act((LAY,), (fewer,)) == "Hold Ben back"
    assert acts.act((LAY,), (more,)) == "Tokens for the tent"
    assert acts.act((LAY,), (theirs,)) == "A quiet turn"


def test_what_does_nothing_is_named_by_itself_whatever_the_game_is_at() -> None:
    """An analysis tells of turns long past."""
    acts = words("expedition")
    assert acts.act((COLLECT, REST), ()) == "Take the income"
    assert acts.act((REST,), ()) == "End the turn"
    assert words("hunters").act((Pass(),), ()) == "Place nothing"


def test_a_double_tile_is_named() -> None:
    lay, double = Lay("C01", Square(0, 6), 0), Lay("D01", Square(0, 7), 0)
    turn = (lay, ChooseTile("D01"), double, Place("camp", Square(0, 7), "j0"))
    assert words("amazon").further(turn) == "With “Great bend of caimans”"
    assert words("amazon").further((lay, Pass())) == ""


def test_what_comes_later_heads_no_turn() -> None:
    later = Reason(ReasonKind.FOLLOWS, 2, 0, effect=Effect.RICHER)
    points = Reason(ReasonKind.CLOSES, 4, 0, "railway", 4)
    turns: list[tuple[Turn, tuple[Reason, ...]]] = [
        ((LAY, Pass()), (points,)),
        ((LAY, Pass()), (points, later)),
    ]
    assert words("goldrush").acts(turns) == ["Points for a railway", "Points for a railway"]


def test_pieces_that_come_home_sooner_hold_nobody_back() -> None:
    for seat, effect, said in (
        (0, Effect.SOONER, "Bring pieces home"),
        (1, Effect.LATER, "Hold Ben back"),
    ):
        waits = Reason(ReasonKind.WAITS, 2, seat, effect=effect)
        assert words("hunters").act((LAY,), (waits,)) == said
