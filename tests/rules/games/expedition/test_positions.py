"""Positions of an expedition: what is wrong is named, and what is left out is as at the start."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from carcqt.rules.extra import Extra
from carcqt.rules.geometry import Square
from carcqt.rules.piles import PileState
from carcqt.rules.position import Standing
from tests.rules.games.expedition.expeditions import faults, journey, stands, tiles

NOTHING = tiles("")
EVERY = (0, 1, 2, 3, 4, 5, 6)
BUILDING: dict[str, Any] = {
    "phase": "build",
    "event": "theft",
    "chosen": (5, 4, 3),
    "hands": tuple(tuple(c for c in EVERY if c != card) for card in (5, 4, 3)),
    "order": (1, 2, 3),
}


def test_good_ones() -> None:
    assert faults(stands(event="theft")) == []
    assert faults(stands(**BUILDING)) == []
    assert faults(stands("", phase="found")) == []
    assert faults(stands("", phase="keep", players=2, missions=(("m1", "m2"), ("m3", "m4")))) == []


def test_what_is_left_out_is_as_at_the_start_and_tiles_follow_the_camps() -> None:
    game = journey("0:a 0:b 1:c", event="theft")
    assert game.money == [9, 9, 9]
    assert [game.hand(seat) for seat in range(3)] == [list(EVERY)] * 3
    assert game.counts == [list(tiles("orchid butterfly")), list(tiles("fish")), list(NOTHING)]
    assert game.chips == [0, 0, 0]
    assert journey(event="guide").offer


CASES: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown event in the pile": ({"events": ("flood",)}, "event-unknown"),
    "an unknown event before": ({"gone": ("flood",)}, "event-unknown"),
    "an event too often": ({"events": ("jaguar",) * 3}, "event-too-often"),
    "no event for a round": ({"events": ()}, "event-missing"),
    "no event while building": ({**BUILDING, "event": ""}, "event-missing"),
    "an event before the first round": ({"phase": "found", "event": "fire"}, "event-early"),
    "no event after the first tents": ({"phase": "found", "events": ()}, "event-none-left"),
    "a phase for two players": ({"phase": "keep"}, "phase-unknown"),
    "a tent in no village": ({"tents": "0:z"}, "village-unknown"),
    "two tents of one player": ({"tents": "0:a 0:a"}, "tent-twice"),
    "more tents than squares": ({"tents": "0:f 1:f"}, "tent-too-many"),
    "a tent of nobody": ({"tents": "5:a"}, "seat-unknown"),
    "a neutral tent among three": ({"tents": "n:a"}, "supply-count"),
    "too many tents": ({"supplies": ((12, 0), (11, 0), (11, 0))}, "supply-count"),
    "no supplies": ({"supplies": ((11, 0),)}, "supplies-shape"),
    "a purse of the wrong form": ({"money": (1, 2)}, "extra-shape"),
    "a purse below nothing": ({"money": (-1, 2, 3)}, "extra-shape"),
    "a purse of texts": ({"money": ("a", "b", "c")}, "extra-shape"),
    "tiles of the wrong form": ({"tiles": ((1, 2),) * 3}, "extra-shape"),
    "an unknown thing": ({"weather": 3}, "extra-unknown"),
    "too many tiles": ({"tiles": (tiles("fish=7"), tiles("fish=6"), NOTHING)}, "tiles-too-many"),
    "a guide alone": ({"guides": (tiles("fish"), NOTHING, NOTHING)}, "guide-alone"),
    "too many guides": ({"guides": (tiles("orchid=5"), NOTHING, NOTHING)}, "guides-too-many"),
    "a chip twice": ({"chips": (4, 4, 0)}, "chips-wrong"),
    "a chip of another table": ({"chips": (5, 0, 0)}, "chips-wrong"),
    "an unknown card": ({"hands": ((9,), EVERY, EVERY)}, "hand-cards"),
    "a card twice": ({"hands": ((1, 1), EVERY, EVERY)}, "hand-cards"),
    "an empty hand": ({"hands": ((), EVERY, EVERY)}, "hand-empty"),
    "a chosen card not in hand": (
        {"hands": (EVERY, (1, 2), EVERY), "chosen": (-1, 5, -1)},
        "chosen-wrong",
    ),
    "a chosen card still in hand": ({**BUILDING, "hands": (EVERY,) * 3}, "chosen-wrong"),
    "nothing chosen while building": ({**BUILDING, "chosen": (5, -1, 3)}, "chosen-wrong"),
    "the seat to move has chosen": ({"chosen": (5, -1, -1)}, "chosen-already"),
    "an unknown mission": ({"missions": (("m1",), ("m2",), ("m99",))}, "missions-wrong"),
    "a mission twice": ({"missions": (("m1",), ("m1",), ("m2",))}, "missions-wrong"),
    "two missions for one": ({"missions": (("m1", "m4"), ("m2",), ("m3",))}, "missions-number"),
    "no mission for one": ({"missions": ((), ("m2",), ("m3",))}, "missions-number"),
    "no order while building": ({**BUILDING, "order": ()}, "order-wrong"),
    "a seat twice in the order": ({**BUILDING, "order": (1, 1, 2)}, "order-wrong"),
    "an order too early": ({"order": (1, 2, 3)}, "order-wrong"),
    "an offer under another event": ({"offer": True}, "offer-wrong"),
    "an offer without a guide": (
        {**BUILDING, "event": "guide", "phase": "offer", "offer": False},
        "offer-none",
    ),
    "an offer to who owns nothing": (
        {**BUILDING, "event": "guide", "phase": "offer", "tents": "1:a"},
        "offer-none",
    ),
    "a neutral tent out of turn": ({"blocked": True}, "blocked-early"),
}


@pytest.mark.parametrize("case", CASES)
def test_what_is_wrong_is_named(case: str) -> None:
    changes, code = CASES[case]
    given = {"event": "" if "phase" in changes else "theft", **changes}
    tents = given.pop("tents", "0:a 1:b 2:c")
    if code in ("event-missing", "event-none-left") and "events" in changes:
        given["event"] = ""
    assert code in faults(stands(tents, **given))


def test_missions_are_not_guessed() -> None:
    position = replace(stands(event="theft"), extra=Extra())
    assert faults(position) == ["extra-missing"]


def test_things_off_the_map() -> None:
    position = stands(event="theft")
    far = Standing(0, "tent", Square(1, 0), "d")
    assert "village-unknown" in faults(replace(position, pieces=(*position.pieces, far)))
    king = Standing(0, "king", Square(0, 0), "d")
    assert "piece-unknown" in faults(replace(position, pieces=(*position.pieces, king)))


def test_the_pile_is_that_of_the_events() -> None:
    position = stands(event="theft")
    assert faults(replace(position, piles=())) == ["piles-shape"]
    wrong = PileState("events", ("fire",), known=2)
    assert faults(replace(position, piles=(wrong,))) == ["pile-known"]
