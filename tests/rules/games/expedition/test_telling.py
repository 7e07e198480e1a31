"""What an expedition tells of itself: ways, prices and worths, seats, and what happened lately."""

from __future__ import annotations

from random import Random

import pytest

from carcqt.rules.events import points
from carcqt.rules.games import GAMES
from carcqt.rules.games.expedition.explorers import explorers_of, open_score, ready
from carcqt.rules.games.expedition.recent import got_in_round, last_announced, last_tents
from carcqt.rules.moves import END
from tests.rules.games.expedition.expeditions import (
    SMALL,
    begun,
    in_turn,
    journey,
    push,
    stands,
    tiles,
)


def test_links_of_a_village_and_the_ways_there_from_ones_camps() -> None:
    game = journey("0:a 0:e 1:b 2:c", event="theft")
    assert game.links_of("e") == {"path": ["b", "f", "h"], "waterway": ["d", "f"]}
    assert game.links_of("g") == {"path": ["d"], "waterway": ["h"]}
    assert game.ways_to("d", 0) == {"path": ["a"], "waterway": ["e"]}
    assert game.ways_to("f", 0) == {"path": ["e"], "waterway": ["e"]}
    assert game.ways_to("i", 0) == {}
    assert game.camps_of(0) == ["a", "e"]
    assert game.villages_of("m1") == ["a", "b", "c", "d"]


@pytest.mark.parametrize(("event", "kind"), [("jaguar", "path"), ("crocodile", "waterway")])
def test_x_r12_an_event_closes_its_kind_of_link_but_to_those_who_are_shielded(
    event: str, kind: str
) -> None:
    game = journey(event=event)
    assert [game.closed_to(seat) for seat in range(3)] == [kind] * 3
    push(game, "choose 6", "choose 0", "choose 1")
    assert [game.closed_to(seat) for seat in range(3)] == ["", kind, kind]
    assert journey(event="fire").closed_to(0) == ""


def test_the_next_camp_costs_what_the_next_free_square_says() -> None:
    game = journey("0:a 1:a 2:c", event="theft")
    assert game.price_of("a") is None
    assert [game.price_of(village) for village in "bcf"] == [2, 4, 2]
    assert game.campers_in("a") == [0, 1]
    assert game.has_camp(0, "a")
    assert not game.has_camp(2, "a")


def test_a_neutral_tent_takes_a_square_and_is_nobodys_camp() -> None:
    game = journey("0:a 1:b n:e", event="theft", players=2)
    assert game.has_neutral("e")
    assert not game.has_neutral("a")
    assert game.price_of("e") == 4
    assert game.campers_in("e") == []


def test_x_e1_what_each_card_would_announce() -> None:
    own = (tiles("fish=2 orchid=1"),) + (tiles(""),) * 2
    game = journey(event="bonus-fish", tiles=own, guides=(tiles("fish=1"),) + (tiles(""),) * 2)
    worths = [points(game.worth_of(card, 0)) for card in SMALL.cards]
    assert worths == [0 + 3, 1 + 3, 2, 3, 4, 5 + 1, 6 + 1]
    assert [game.bonus_of(seat) for seat in range(3)] == [3, 0, 0]
    assert not any(map(game.protects, SMALL.cards))
    assert game.shield == 6
    fire = journey(event="fire")
    assert [card.value for card in SMALL.cards if fire.protects(card)] == [6]
    assert fire.bonus_of(0) == 0


def test_rounds_are_counted_and_a_hand_comes_back_after_its_last_card() -> None:
    game = journey(event="theft", events=["fire"] * 2, gone=["jaguar"], hands=((0, 1), (2,), (3,)))
    assert (game.round, game.rounds) == (2, 4)
    assert [game.back_after(seat) for seat in range(3)] == [3, 2, 2]
    push(game, "choose 0", "choose 2", "choose 3")
    assert [game.back_after(seat) for seat in range(3)] == [3, 2, 2]
    whole = journey(event="theft", events=["fire"] * 2)
    assert whole.back_after(0) == 0, "the game ends before"


def test_a_position_tells_what_each_seat_has() -> None:
    game = journey(event="theft", money=(10, 0, 0), guides=(tiles("orchid"),) + (tiles(""),) * 2)
    own, other, _ = explorers_of(game.seen_by(0).position)
    assert own.purse == (3, 1)
    assert (own.tiles, own.guides, own.counts) == (
        tiles("orchid"),
        tiles("orchid"),
        tiles("orchid=2"),
    )
    assert own.camps == {"a"}
    assert (own.tents, own.chip, own.chosen) == (11, 0, -1)
    assert (own.missions, other.missions) == (("m1",), ())
    assert other.hand == tuple(range(7))


def test_the_open_score_leaves_the_mission_out() -> None:
    own = tiles("orchid=3 fish=2"), tiles("orchid=4"), tiles("")
    game = journey(event="theft", tiles=own, scores=(5, 0, 0))
    assert [open_score(game.position(), seat) for seat in range(3)] == [8, 4, 0]
    duel = journey("0:a 1:b", event="theft", tiles=own[:2], players=2)
    assert [open_score(duel.position(), seat) for seat in range(2)] == [3 + 1, 4 + 1]
    game.push(END)
    assert [open_score(game.position(), seat) for seat in range(3)] == game.scores


def test_who_has_decided() -> None:
    game = begun(2)
    assert ready(game.position()) == [False, False]
    push(game, "keep 1")
    assert ready(game.position()) == [True, False]
    push(game, "keep 1")
    assert ready(game.position()) == [False, False]
    push(game, "build a")
    assert ready(game.position()) == [True, False]
    push(game, "build b", "choose 3")
    assert ready(game.position()) == [True, False]


def test_what_happened_in_a_round_is_read_backwards() -> None:
    game = in_turn("0:a 1:b 2:c", "fire", (5, 1, 2), money=(9, 9, 9))
    events = [*journey(event="fire").opening]
    before = journey(event="fire", money=(9, 9, 9))
    events += push(before, "choose 5", "choose 1", "choose 2", "build d")
    back = events[::-1]
    assert [type(event).__name__ for event in got_in_round(back, 0)] == ["Shown", "Earned"]
    assert last_announced(back, 0) == points(game.announced(0)) == 6
    assert last_announced((), 0) is None
    assert last_tents(back) == {"d": 0}
    events += push(before, "rest", "rest", "rest")
    assert last_tents(events[::-1]) == {"d": 0}, "a round that has just begun shows the last one"


def test_games_that_try_a_map_begin_evenly_and_tell_what_came_of_each_seat() -> None:
    fairness = GAMES[SMALL.game].fairness
    assert fairness is not None
    rng = Random(1)
    game = fairness.start(GAMES[SMALL.game], SMALL, 3, rng, 4)
    assert game.to_move == 1
    prices = set()
    while lots := fairness.by_lot(game, 4):
        prices |= {SMALL.village[str(move).split()[1]].prices[0] for move in lots}
        game.push(lots[0])
    assert prices == {3}
    while not game.is_over:
        game.push(rng.choice(game.legal_moves))
    results = fairness.results(game)
    assert len({result.mission for result in results}) == 3
    for result in results:
        assert result.home in result.visited
        assert result.counts["camps"] == len(result.visited)
    assert GAMES["hunters"].fairness is None


def test_a_hidden_choice_is_ready_all_the_same() -> None:
    game = journey(event="theft")
    push(game, "choose 3")
    seen = game.seen_by(1).position
    assert ready(seen) == [True, False, False]
    assert explorers_of(seen)[0].chosen is None
    assert explorers_of(stands(event="theft")) == [], "only what is said is told"
