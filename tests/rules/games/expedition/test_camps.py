"""Camps: first tents, links, prices, tiles and chips; the end."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from carcqt.rules.events import Ended, Item, Scored
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.expedition.events import Built, Disclosed, Turned
from carcqt.rules.journalled import JournalledGame
from carcqt.rules.maps import Map
from tests.rules.games.expedition.expeditions import (
    SMALL,
    begun,
    in_turn,
    journey,
    legal,
    of_type,
    push,
    refusal,
    scored,
    stands,
    tiles,
)
from tests.support import builtin_material, play

NOTHING = tiles("")
RICH = (90, 90, 90)


def priced(*prices: int) -> Map:
    """The small map with these prices in every village."""
    return replace(
        SMALL, villages=tuple(replace(village, prices=prices) for village in SMALL.villages)
    )


def test_first_tents_go_clockwise_from_the_first_player() -> None:
    """X-R7."""
    game = begun(4, first=2)
    seats = []
    while game.phase == "found":
        seats.append(game.to_move)
        game.push(game.legal_moves[0])
    assert seats == [2, 3, 0, 1]


def test_a_first_tent_may_join_anothers_and_takes_the_cheapest_free_square() -> None:
    game = begun()
    assert "build a" in legal(game)
    assert game.money == [9, 9, 9]
    (first,) = push(game, "build a")
    assert (first.price, first.tile, game.money[0]) == (2, "orchid", 3)
    (second,) = push(game, "build a")
    assert (second.price, game.money[1]) == (3, 0)
    # Now a is full; the rest have squares that 3 gold can pay.
    assert legal(game) == [f"build {village}" for village in "bcdefghi"]
    assert refusal(game, "build a") == "build-full"
    events = push(game, "build e")
    assert game.counts == [list(tiles("orchid")), list(tiles("orchid")), list(tiles("reptile"))]
    assert of_type(events, Turned)[0].round == 1


def test_who_cannot_pay_a_first_tent_has_none_and_may_build_anywhere() -> None:
    """X-R13."""
    dear = priced(4, 5)
    game = Expedition.new(dear, 3, Random(1))
    assert game.phase == "income"
    assert of_type(game.opening, Turned)
    game = Expedition.from_position(
        dear, stands("", event="jaguar", money=(12, 0, 0), events=("fire",))
    )
    push(game, "choose 5", "choose 1", "choose 0")
    assert legal(game) == ["rest", *(f"build {village}" for village in "abcdefghi")]
    push(game, "build e")
    assert game.camps[0] == 1 << 4
    assert refusal(game, "build a") == "move-phase"


def test_when_only_some_can_pay_the_others_are_passed_over() -> None:
    """X-R13: one square that 3 gold can pay, three players."""
    villages = [
        replace(village, prices=(3,) if village.id == "e" else (4,)) for village in SMALL.villages
    ]
    game = Expedition.new(replace(SMALL, villages=tuple(villages)), 3, Random(1), first=1)
    assert (game.to_move, legal(game)) == (1, ["build e"])
    push(game, "build e")
    assert game.phase == "income"
    assert [bool(camps) for camps in game.camps] == [False, True, False]


def test_x_e5_from_rosaria_to_its_five_neighbours() -> None:
    """X-E5, on the built-in map."""
    material = builtin_material("expedition")
    start = Expedition.start_position(material, 3, Random(1), {}, 0)
    position = replace(
        start,
        phase="income",
        drawn="bonus-fish",
        pieces=stands("0:rosaria").pieces,
        supplies=((11, 0), (12, 0), (12, 0)),
        piles=(replace(start.piles[0], things=("fire",)),),
        extra=start.extra.saying("money", (90, 0, 0)),
    )
    game = Expedition.from_position(material, position)
    push(game, "choose 6", "choose 1", "choose 2")
    neighbours = {"santo-cano", "morena", "piedras", "xibu", "tucu"}
    assert set(legal(game)) == {"rest", *(f"build {village}" for village in neighbours)}


def test_a_camp_just_built_is_a_place_to_build_from() -> None:
    """X-R11."""
    game = in_turn("0:a", "bonus-fish", (5, 1, 0), money=RICH)
    assert refusal(game, "build c") == "build-apart"
    push(game, "build b", "build c", "build f")
    assert "build i" in legal(game)


def test_two_links_of_different_kinds_close_one_at_a_time() -> None:
    """X-R12: e and f are joined by both."""
    for event in ("jaguar", "crocodile"):
        game = in_turn("0:f", event, (5, 1, 0), money=RICH)
        assert "build e" in legal(game)


def test_one_own_camp_in_a_village_and_a_full_one_is_closed() -> None:
    game = in_turn("0:a 1:b 2:b", "bonus-fish", (5, 1, 0), money=RICH)
    assert legal(game) == ["rest", "build d"]
    assert refusal(game, "build a") == "build-own"
    assert refusal(game, "build b") == "build-full"
    assert refusal(game, "build nowhere") == "village-unknown"


def test_squares_fill_from_the_cheapest_and_must_be_paid() -> None:
    game = in_turn("0:a 1:b", "bonus-fish", (3, 1, 0), money=(5, 0, 0))
    assert (game.to_move, game.money[0]) == (0, 8)
    assert refusal(game, "build b") == "build-price"
    (built, *_) = push(game, "build d")
    assert isinstance(built, Built)
    assert (built.price, game.money[0]) == (2, 2)


def test_who_can_build_nothing_is_not_asked() -> None:
    """A move is a decision: with an empty purse there is none."""
    game = in_turn("0:a 1:b 2:c", "bonus-reptile", (1, 1, 3), money=(0, 0, 0))
    assert (game.phase, game.event) == ("income", "fire")


def test_without_a_research_tile_the_camp_is_built_all_the_same() -> None:
    """X-R6."""
    taken = (NOTHING, tiles("parrot=12"), NOTHING)
    game = in_turn("0:a", "bonus-fish", (5, 1, 0), money=RICH, tiles=taken)
    (built, *_) = push(game, "build d")
    assert isinstance(built, Built)
    assert built.tile == ""
    assert game.counts[0] == list(NOTHING)
    assert game.camps[0].bit_count() == 2


def test_no_tent_no_camp() -> None:
    """X-R14: the twelve tents include the first one."""
    game = in_turn("0:a", "bonus-fish", (5, 1, 0), money=RICH, supplies=((1, 0), (12, 0), (12, 0)))
    push(game, "build b")
    assert game.supplies[0][0] == 0
    assert game.to_move != 0
    start = begun()
    assert [supply[0] for supply in start.supplies] == [12, 12, 12]
    push(start, "build a")
    assert start.supplies[0][0] == 11


def test_the_camp_that_completes_the_five_brings_the_highest_chip() -> None:
    """X-R15: turn order settles it; one for each player."""
    four = tiles("butterfly fish parrot reptile")
    game = in_turn("0:a 1:b 2:d", "bonus-fish", (5, 3, 0), money=RICH, tiles=(four, four, NOTHING))
    assert scored(push(game, "rest")) == []
    assert scored(push(game, "build a")) == [(1, "chip", 4)]
    push(game, "rest", "rest")
    push(game, "choose 6", "choose 5", "choose 1", "build d", "build e")
    assert game.chips == [0, 4, 0]
    game = in_turn("0:b 1:b 2:d", "bonus-fish", (5, 3, 0), money=RICH, tiles=(four, four, NOTHING))
    assert scored(push(game, "build a")) == [(0, "chip", 4)]
    assert scored(push(game, "rest", "build a")) == [(1, "chip", 3)]
    assert game.scores == [4, 3, 0]


def test_a_guide_never_completes_the_five() -> None:
    """X-R5: it stands only under what is owned."""
    four = tiles("butterfly fish parrot reptile")
    game = in_turn("0:a", "guide", (5, 1, 0), tiles=(four, NOTHING, NOTHING))
    assert "hire orchid" not in legal(game)
    push(game, "hire fish")
    assert game.chips == [0, 0, 0]


@pytest.mark.parametrize(("players", "chips"), [(2, [4, 2]), (3, [4, 3, 2]), (4, [5, 4, 3, 2])])
def test_chips_by_the_number_of_players(players: int, chips: list[int]) -> None:
    """X-R18: with three the 5 stays out; two play for 4 and 2."""
    missions = tuple((f"m{seat + 1}",) for seat in range(players))
    found = []
    for taken in range(players):
        held = (*chips[:taken], *([0] * (players - taken)))
        game = journey("", players=players, chips=held, missions=missions, event="theft")
        found.append(game.next_chip)
    assert found == chips


def last_round(**more: object) -> Expedition:
    """All cards of the last round but one are chosen."""
    game = journey(events=(), event="bonus-reptile", **more)  # type: ignore[arg-type]
    players = range(game.players - 1)
    push(game, *("choose 0" for _ in players))
    return game


def test_x_e4_the_final_score() -> None:
    """X-E4: four players, the second to own all five, one village of the mission missing: 9."""
    own = tiles("orchid=2 butterfly=3 reptile parrot=4 fish")
    game = last_round(
        tents="0:a 0:b 0:c",
        players=4,
        scores=(4, 5, 0, 0),
        chips=(4, 5, 0, 0),
        money=(0, 0, 0, 0),
        tiles=(own, NOTHING, NOTHING, NOTHING),
        guides=(tiles("butterfly fish"), NOTHING, NOTHING, NOTHING),
    )
    events = push(game, "choose 0")
    assert [one for one in scored(events) if one[0] == 0] == [
        (0, "butterfly", 4),
        (0, "parrot", 4),
        (0, "mission", -3),
    ]
    assert game.scores[0] == 9
    butterflies = next(one for one in of_type(events, Scored) if one.source == "butterfly")
    assert butterflies.items == (Item("butterfly", 3, 1), Item("guide", 1, 1))


def test_missions_are_disclosed_at_the_end_and_a_full_village_costs_as_much() -> None:
    """X-R18; X-R17: scores may be negative."""
    game = last_round(tents="0:a 1:b 2:b 1:a", money=(0, 0, 0))
    events = push(game, "choose 0")
    assert of_type(events, Disclosed) == [
        Disclosed(0, "m1", ("b", "c", "d")),
        Disclosed(1, "m2", ("c", "d", "e")),
        Disclosed(2, "m3", ("c", "d", "e", "f")),
    ]
    assert game.scores == [-9, -9, -12]


def test_ties_go_to_most_tiles_then_to_most_money_and_are_shared_then() -> None:
    """X-R17: guides count as tiles."""
    even = {"tents": "", "missions": (("m1",), ("m2",), ("m3",)), "scores": (0, 0, 0)}
    game = last_round(**even, tiles=(tiles("fish=2"), tiles("fish"), NOTHING), money=(0, 3, 3))
    assert push(game, "choose 0")[-1] == Ended((-12, -12, -12), (0,))
    game = last_round(
        **even,
        tiles=(tiles("fish=2"), tiles("parrot"), NOTHING),
        guides=(NOTHING, tiles("parrot"), NOTHING),
        money=(0, 1, 5),
    )
    push(game, "choose 0")
    assert game.winners == (1,)
    game = last_round(**even, tiles=(NOTHING,) * 3, money=(5, 5, 4))
    push(game, "choose 0")
    assert game.winners == (0, 1)


def test_projected_is_what_the_final_scoring_would_bring() -> None:
    for players in (2, 3, 4):
        game = begun(players, seed=players)
        for _ in play(game, Random(players)):
            assert game.projected() == JournalledGame.projected(game)


def test_the_outlook_comes_to_the_score_when_nothing_is_left_to_come() -> None:
    game = begun(3, seed=9)
    for _ in play(game, Random(9)):
        assert len(game.outlook()) == 3
    assert [round(value, 6) for value in game.outlook()] == game.scores
