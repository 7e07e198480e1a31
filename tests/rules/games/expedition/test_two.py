"""Two players, by the designer's own rules for two."""

from __future__ import annotations

from random import Random

from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.expedition.events import Built, Kept
from tests.rules.games.expedition.expeditions import (
    begun,
    faults,
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

NOTHING = tiles("")
RICH = (90, 90)


def two(tents: str, cards: tuple[int, int] = (5, 0), **more: object) -> Expedition:
    return in_turn(tents, "bonus-fish", cards, **more)


def test_each_keeps_one_of_two_missions_in_secret() -> None:
    game = begun(2, first=1)
    both = [set(cards) for cards in game.missions]
    assert [len(cards) for cards in both] == [2, 2]
    assert (game.phase, game.to_move, legal(game)) == ("keep", 1, ["keep 1", "keep 2"])
    kept = game.missions[1][1]
    (event,) = push(game, "keep 2")
    assert event == Kept(1, kept)
    assert event.for_seat(0) == event.for_seat(None) == Kept(1, None)
    assert game.missions[1] == (kept,)
    assert game.to_move == 0
    push(game, "keep 1")
    assert (game.phase, game.to_move) == ("found", 1)
    assert {*game.missions[1], *game.refused[1]} == both[1]


def test_what_was_refused_is_known_to_its_player_alone() -> None:
    game = begun(2, seed=4)
    push(game, "keep 1", "keep 1")
    own = {*game.missions[0], *game.refused[0]}
    for seed in range(40):
        imagined = game.seen_by(0).imagine(Random(seed))
        assert isinstance(imagined, Expedition)
        assert imagined.missions[0] == game.missions[0]
        assert imagined.refused[0] == game.refused[0]
        assert not own & {*imagined.missions[1], *imagined.refused[1]}


def test_a_neutral_tent_costs_nothing_and_may_stand_anywhere_but_on_a_last_square() -> None:
    game = two("0:a 1:b", cards=(2, 0), money=(0, 0))
    # f has one square only; of a and b one square is taken.
    assert legal(game) == ["rest", *(f"block {village}" for village in "cdeghi")]
    assert refusal(game, "block f") == "block-here"
    assert refusal(game, "block a") == "block-here"
    assert refusal(game, "block nowhere") == "village-unknown"
    money, counts = list(game.money), [list(of) for of in game.counts]
    (built, *_) = push(game, "block c")
    assert isinstance(built, Built)
    assert (built.piece, built.price, built.tile) == ("neutral", 0, "")
    assert game.money[0] == money[0]
    assert game.counts == counts
    assert game.supplies[0] == [11, 5]


def test_one_neutral_tent_a_turn_and_one_in_a_village() -> None:
    game = two("0:a 1:b", money=RICH)
    push(game, "block e")
    assert not [move for move in legal(game) if move.startswith("block")]
    assert refusal(game, "block c") == "block-here"
    push(game, "rest")
    assert game.to_move == 1
    assert "block c" in legal(game)
    assert refusal(game, "block e") == "block-here"


def test_a_neutral_tent_raises_the_price_of_the_next_camp() -> None:
    game = two("0:a 1:i", money=RICH)
    (built, *_) = of_type(push(game, "block d", "build d"), Built)[1:]
    assert built.price == 3


def test_the_majority_of_a_species_brings_a_point_and_a_tie_none() -> None:
    game = journey(
        "",
        players=2,
        event="theft",
        events=(),
        money=(0, 0),
        supplies=((12, 0), (12, 0)),
        tiles=(tiles("fish=4 orchid=2 parrot"), tiles("orchid parrot")),
        guides=(NOTHING, tiles("orchid")),
    )
    events = push(game, "choose 0", "choose 0")
    assert [one for one in scored(events) if one[1] == "majority"] == [(0, "majority", 1)]


def test_three_players_have_neither_neutral_tents_nor_a_choice_of_missions() -> None:
    game = begun(3)
    assert game.phase == "found"
    assert [supply[1] for supply in game.supplies] == [0, 0, 0]
    assert faults(stands(phase="keep", missions=(("m1", "m2"), ("m3",), ("m4",)))) == [
        "phase-unknown"
    ]
