"""A round: the event, secret cards, order, income, guides."""

from __future__ import annotations

from random import Random

import pytest

from carcqt.rules.events import points
from carcqt.rules.games.expedition.events import (
    Chosen,
    Earned,
    Hired,
    Ordered,
    Robbed,
    Shown,
    TakenBack,
    Turned,
    Unwanted,
)
from carcqt.rules.games.expedition.facts import EVENTS
from tests.rules.games.expedition.expeditions import (
    begun,
    in_turn,
    journey,
    legal,
    of_type,
    push,
    refusal,
    seen,
    tiles,
)

NOTHING = tiles("")
GUIDES = "guides"


def announced(card: int, own: str, guides: str = "") -> int:
    """What the first of three players announces with these tiles."""
    mine, others = tiles(own), (NOTHING, NOTHING)
    kept = tuple(all_ - some for all_, some in zip(mine, tiles(guides), strict=True))
    game = journey(tents="", event="theft", tiles=(kept, *others), guides=(tiles(guides), *others))
    events = push(game, f"choose {card}", "choose 0", "choose 0")
    return points(of_type(events, Shown)[0].items)


def test_x_e1_the_value_is_the_number_and_the_tiles_of_its_species() -> None:
    """X-E1, all five figures of it."""
    assert announced(2, "butterfly") == 3
    assert announced(5, "orchid=3") == 8
    assert announced(0, "fish=3 butterfly=2 parrot=2") == 3
    assert announced(1, "fish=3", guides="fish") == 4
    assert announced(6, "fish=2 orchid=2", guides="fish orchid") == 8


def test_cards_3_and_4_show_parrot_and_reptile() -> None:
    assert announced(3, "parrot=2") == 5
    assert announced(4, "reptile") == 5
    assert announced(4, "parrot=2") == 4


def test_the_highest_value_moves_first_and_ties_go_by_the_cards_numbers() -> None:
    game = journey(tents="", event="theft", tiles=(NOTHING, tiles("fish=4"), NOTHING))
    events = push(game, "choose 5", "choose 1", "choose 5")
    # All three announce 5. Card 1 has the highest numbers; of two cards 5 the later seat's.
    assert of_type(events, Ordered) == [Ordered((1, 2, 0))]


def test_a_choice_is_secret_until_all_have_chosen() -> None:
    """X-R9: for the others only that a card was chosen, then all are shown together."""
    game = journey(event="theft")
    (chosen,) = push(game, "choose 5")
    assert chosen == Chosen(0, 5)
    assert chosen.for_seat(0) == chosen
    assert chosen.for_seat(1) == chosen.for_seat(None) == Chosen(0, None)
    assert game.to_move == 1
    assert seen(game, 0)["chosen"] == (5, -1, -1)
    for seat in (1, 2, None):
        assert seen(game, seat)["chosen"] == (None, -1, -1)
        # X-R10: the hand still shows all cards that have not been played.
        assert seen(game, seat)["hands"][0] == (0, 1, 2, 3, 4, 5, 6)
    events = push(game, "choose 4", "choose 3")
    assert [(shown.seat, shown.card) for shown in of_type(events, Shown)] == [
        (0, 5),
        (1, 4),
        (2, 3),
    ]
    assert seen(game, 1)["chosen"] == (5, 4, 3)
    assert seen(game, 1)["hands"][0] == (0, 1, 2, 3, 4, 6)


def test_a_computer_player_cannot_peek_at_a_card_or_a_mission() -> None:
    """X-R9: whatever the others chose or hold, the view is the same; each may be imagined."""
    views = set()
    for card in range(7):
        game = journey(
            event="theft", missions=((f"m{card + 1}",), ("m8",), ("m7" if card < 6 else "m1",))
        )
        push(game, f"choose {card}")
        views.add(game.seen_by(1))
    assert len({str(view.position) for view in views}) == 1
    (view,) = {str(view.position): view for view in views}.values()
    imagined = [view.imagine(Random(seed)) for seed in range(200)]
    assert {game.chosen[0] for game in imagined} == {0, 1, 2, 3, 4, 5, 6}  # type: ignore[attr-defined]
    assert {game.missions[0] for game in imagined} == {(f"m{n}",) for n in range(1, 8)}  # type: ignore[attr-defined]
    assert {game.missions[1] for game in imagined} == {("m8",)}  # type: ignore[attr-defined]


def test_played_cards_stay_out_and_all_seven_return() -> None:
    """Played cards stay out; all 7 return after rounds 7 and 14."""
    game = begun(3, seed=3)
    back = []
    while not game.is_over:
        number = len(game.gone) + 1
        if game.phase == "income":
            assert len(game.hand(game.to_move)) == 7 - (number - 1) % 7
        events = game.push(game.legal_moves[0])
        back += [number for _ in of_type(events, TakenBack)]
    assert back == [7, 7, 7, 14, 14, 14]
    assert [len(game.hand(seat)) for seat in range(3)] == [3, 3, 3]


def test_a_card_that_is_out_cannot_be_chosen() -> None:
    game = journey(event="theft", hands=((0, 2), (0, 1, 2, 3, 4, 5, 6), (1,)))
    assert legal(game) == ["choose 0", "choose 2"]
    assert refusal(game, "choose 5") == "choose-card"
    assert refusal(game, "choose 99") == "choose-card"
    assert refusal(game, "rest") == "move-phase"


def test_x_e2_theft_takes_a_silver_for_each_of_the_largest_species() -> None:
    """X-E2: with 2 fish, 2 orchids, 1 reptile 2 silver, after the income and before building."""
    game = journey(
        tents="0:a",
        event="theft",
        money=(2, 0, 0),
        tiles=(tiles("fish=2 orchid=2 reptile"), NOTHING, NOTHING),
    )
    events = push(game, "choose 5", "choose 0", "choose 0")
    assert of_type(events, Robbed)[0] == Robbed(0, 2)
    assert game.money[0] == 2 + 7 - 2


def test_theft_takes_from_gold_too_and_no_more_than_there_is() -> None:
    """X-R1: one purse, counted in silver."""
    game = journey(
        event="theft",
        money=(30, 0, 0),
        tiles=(tiles("orchid=4"), tiles("butterfly=3"), NOTHING),
        hands=((0,), (0,), (6,)),
    )
    events = push(game, "choose 0", "choose 0", "choose 6", "rest", "rest")
    assert {robbed.seat: robbed.silver for robbed in of_type(events, Robbed)} == {0: 4, 1: 3}
    game = journey(event="theft", tiles=(NOTHING, tiles("butterfly=3"), NOTHING), money=(0, 0, 0))
    push(game, "choose 1", "choose 1", "choose 1")
    assert game.money == [1, 0, 1]


def test_x_e3_a_bonus_is_a_silver_for_each_tile_of_the_species() -> None:
    """X-E3: fish bonus with 2 fish, 2 silver more, which do not count for the order."""
    game = journey(event="bonus-fish", money=(0, 0, 0), tiles=(tiles("fish=2"), NOTHING, NOTHING))
    events = push(game, "choose 2", "choose 3", "choose 0")
    assert of_type(events, Ordered) == [Ordered((1, 0, 2))]
    assert [earned.items[-1].count for earned in of_type(events, Earned)] == [0, 2, 0]
    assert game.money == [4, 3, 0]


def test_fire_halves_what_is_paid_and_not_the_order() -> None:
    """X-R2, rounded down."""
    game = journey(event="fire", events=("theft",), money=(0, 0, 0), tiles=(NOTHING,) * 3)
    events = push(game, "choose 5", "choose 4", "choose 3")
    assert of_type(events, Ordered) == [Ordered((0, 1, 2))]
    assert game.money == [2, 2, 1]


@pytest.mark.parametrize(
    ("event", "silver"), [("fire", 6), ("theft", 6), ("bonus-orchid", 8), ("jaguar", 6)]
)
def test_card_6_shields_from_what_is_bad_only(event: str, silver: int) -> None:
    """X-R3: full income, nothing lost; a bonus applies as to all."""
    game = journey(
        event=event,
        events=("guide",),
        money=(0, 0, 0),
        tiles=(tiles("orchid=2"), NOTHING, NOTHING),
    )
    push(game, "choose 6", "choose 0", "choose 0")
    assert game.money[0] == silver


def test_card_6_uses_all_links_under_jaguar_and_crocodile() -> None:
    """X-R3, X-R12: an event closes its own kind of link, for all others."""
    for event, open_ones in (("jaguar", ["b"]), ("crocodile", ["d"])):
        shielded = in_turn("0:a", event, (6, 0, 0), money=(9, 0, 0))
        assert legal(shielded) == ["rest", "build b", "build d"]
        other = in_turn("0:a", event, (5, 0, 0), money=(9, 0, 0))
        assert legal(other) == ["rest", *(f"build {village}" for village in open_ones)]
        closed = "d" if event == "jaguar" else "b"
        assert refusal(other, f"build {closed}") == "build-closed"


def test_x_e6_the_guide_costs_the_income() -> None:
    """X-E6: announced 7, 7 silver or the guide; X-R4: savings may still be used."""
    start = {"money": (6, 0, 0), "tiles": (tiles("orchid=2"), NOTHING, NOTHING)}
    game = in_turn("0:a", "guide", (5, 0, 0), **start)
    assert legal(game) == ["collect", "hire orchid"]
    push(game, "collect")
    assert game.money[0] == 13
    assert game.counts[0] == list(tiles("orchid=2"))
    game.pop()
    assert push(game, "hire orchid") == [Hired(0, "orchid")]
    assert game.money[0] == 6
    assert game.counts[0] == list(tiles("orchid=3"))
    assert game.tiles(0) == list(tiles("orchid=2"))
    assert legal(game) == ["rest", "build b", "build d"]


def test_the_next_in_order_get_no_offer_once_the_guide_is_hired() -> None:
    """X-R8: and the announced values stay as they were shown."""
    game = in_turn("0:a 1:b 2:c", "guide", (5, 4, 3), money=(0, 0, 0))
    assert game.order == (0, 1, 2)
    events = push(game, "hire orchid")
    assert [earned.seat for earned in of_type(events, Earned)] == [1, 2]
    assert game.money == [0, 4, 3]
    assert game.event == "fire"


def test_a_guide_that_nobody_wants_leaves_the_game() -> None:
    game = in_turn("0:a 1:b 2:c", "guide", (1, 3, 4), money=(0, 0, 0))
    push(game, "collect", "collect")
    events = push(game, "collect")
    assert Unwanted() in events
    assert [sum(guides) for guides in game.guides] == [0, 0, 0]


def test_a_guide_stands_only_for_a_species_that_is_owned() -> None:
    """X-R5."""
    game = in_turn("0:a 1:b 2:c", "guide", (5, 4, 3))
    assert refusal(game, "hire fish") == "hire-species"
    assert refusal(game, "hire dragon") == "hire-species"


def test_a_player_without_any_species_gets_no_offer() -> None:
    """X-R16."""
    game = in_turn("1:b 2:c", "guide", (5, 4, 3), money=(0, 0, 0))
    assert (game.to_move, game.phase) == (1, "offer")
    assert game.money == [5, 0, 0]


def test_an_announced_0_may_be_given_up_and_the_guide_counts_from_the_next_round() -> None:
    """X-R16: never for this round's announcement."""
    game = in_turn(
        "0:a 1:b 2:c", "guide", (5, 4, 0), money=(0, 0, 0), tiles=(NOTHING, NOTHING, tiles("fish"))
    )
    assert game.to_move == 2
    push(game, "hire fish")
    assert game.money[2] == 0
    events = push(game, "choose 4", "choose 3", "choose 1")
    assert points(of_type(events, Shown)[2].items) == 3


def test_eighteen_rounds_each_with_an_event_of_the_eighteen() -> None:
    game = begun(4, seed=2)
    turned = of_type(game.opening, Turned)
    while not game.is_over:
        turned += of_type(game.push(game.legal_moves[-1]), Turned)
    assert [event.round for event in turned] == list(range(1, 19))
    names = [event.card for event in turned]
    assert {name: names.count(name) for name in names} == EVENTS
