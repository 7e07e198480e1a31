"""Arrow keys reach every square, and mostly go where one expects."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from carcqt.board.heldtile import HeldTile
from carcqt.board.stepping import STEPS, ArrowSteps
from carcqt.rules.geometry import Square
from tests.board.samples import DECK

TILE = DECK.tiles[5]
squares = st.sets(
    st.builds(Square, st.integers(-9, 9), st.integers(-9, 9)), min_size=1, max_size=24
)


def reached(hand: HeldTile, start: Square) -> set[Square]:
    seen, todo = {start}, [start]
    while todo:
        here = todo.pop()
        for step in STEPS:
            hand.put(here, by_keys=True)
            there = hand.step(*step, (0.0, 0.0))
            assert there is not None
            if there not in seen:
                seen.add(there)
                todo.append(there)
    return seen


@given(squares)
def test_every_square_is_reached_from_every_other(found: set[Square]) -> None:
    hand = HeldTile(TILE, {square: [0] for square in found})
    for start in found:
        assert reached(hand, start) == found


@given(squares, st.sampled_from(STEPS))
def test_the_same_key_leads_to_the_same_square(found: set[Square], step: tuple[int, int]) -> None:
    start = (float(min(found).x), float(min(found).y))
    places = [(float(x), float(y)) for x, y in found]
    assert ArrowSteps(places).step(start, *step) == ArrowSteps(places[::-1]).step(start, *step)


def test_round_a_board_arrows_go_to_the_next_square() -> None:
    ring = [(float(x), float(y)) for x in range(5) for y in range(5) if x in (0, 4) or y in (0, 4)]
    stepper = ArrowSteps(ring)
    assert stepper.step((1.0, 0.0), 1, 0) == (2.0, 0.0)
    assert stepper.step((2.0, 0.0), 0, 1) == (2.0, 4.0)
    assert stepper.step((0.0, 2.0), 0, -1) == (0.0, 1.0)
    assert stepper.step((0.0, 2.0), -1, 0) == (0.0, 2.0)


def test_a_place_that_is_none_of_them_leads_to_the_nearest() -> None:
    assert ArrowSteps([(0.0, 0.0), (5.0, 5.0)]).step((4.0, 4.4), 1, 0) == (5.0, 5.0)
