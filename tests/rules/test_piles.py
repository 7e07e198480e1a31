"""Piles over which some things are spread evenly (A-R8)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carcqt.rules.piles import MOST_STACKS, PileState, Stack, chances, dealt, left_of

MARKED = frozenset({"A", "B"})


@pytest.mark.parametrize(
    ("plain", "special", "stacks"),
    [
        (65, 15, ((16, 3),) * 5),
        (10, 0, ()),
        (10, 1, ()),
        (3, 2, ((3, 1), (2, 1))),
        (4, 7, ((3, 2), (2, 2), (2, 1), (2, 1), (2, 1))),
        (0, 3, ((1, 1), (1, 1), (1, 1))),
    ],
)
def test_stacks_differ_by_one_at_most_the_larger_first(
    plain: int, special: int, stacks: tuple[Stack, ...]
) -> None:
    """A-R8: 80 tiles are five stacks of 16 with 3 Amazon tiles each."""
    assert dealt("land", ["x"] * plain + ["A"] * special, MARKED, Random(1)).stacks == stacks


things = st.lists(st.sampled_from(["A", "B", "x", "y", "z"]), max_size=30)


@given(things=things, seed=st.integers(0, 999))
def test_each_stack_holds_what_the_plan_says(things: list[str], seed: int) -> None:
    pile = dealt("land", things, MARKED, Random(seed))
    assert Counter(pile.things) == Counter(things)
    assert len(pile.stacks) <= MOST_STACKS
    assert_plan_holds(pile)


def assert_plan_holds(pile: PileState) -> None:
    rest = pile.things
    for size, marks in pile.stacks:
        here, rest = rest[:size], rest[size:]
        assert (len(here), sum(thing in MARKED for thing in here)) == (size, marks)
    assert not rest or not pile.stacks


@given(things=things, drawn=st.integers(0, 12), known=st.integers(0, 5), seed=st.integers(0, 999))
def test_what_is_imagined_agrees_with_plan_and_knowledge(
    things: list[str], drawn: int, known: int, seed: int
) -> None:
    whole = dealt("land", things, MARKED, Random(seed))
    left, stacks = whole.things[drawn:], left_of(whole.stacks, whole.things[:drawn], MARKED)
    pile = PileState("land", left, min(known, len(left)), stacks)
    assert_plan_holds(pile)
    seen = pile.hidden()
    imagined = seen.imagined(Random(seed + 1), MARKED)
    assert_plan_holds(imagined)
    assert imagined.hidden() == seen
    assert imagined.things[: pile.known] == pile.things[: pile.known]


@pytest.mark.parametrize(
    ("things", "stacks"),
    [
        ("AxyAx", ((2, 1), (3, 1))),
        ("ABxx", ((1, 1), (3, 1))),
        ("xAyB", ((1, 0), (3, 2))),
        ("AxyxB", ()),
    ],
)
def test_the_chance_of_each_is_its_share_of_all_orders_that_agree(
    things: str, stacks: tuple[Stack, ...]
) -> None:
    orders = [
        order
        for order in permutations(things)
        if all(
            sum(thing in MARKED for thing in order[begin : begin + size]) == marks
            for begin, size, marks in _places(stacks)
        )
    ]
    first = Counter(order[0] for order in orders)
    weights = chances(things, stacks, MARKED)
    assert weights.keys() == first.keys()
    for thing, count in first.items():
        assert Fraction(weights[thing], weights.total()) == Fraction(count, len(orders))


def _places(stacks: tuple[Stack, ...]) -> list[tuple[int, int, int]]:
    begins = [sum(size for size, _ in stacks[:number]) for number in range(len(stacks))]
    return [(begin, *stack) for begin, stack in zip(begins, stacks, strict=True)]
