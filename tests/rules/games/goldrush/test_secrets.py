"""`goldrush`: who knows which tokens."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from carcqt.rules.events import Spot
from carcqt.rules.games.goldrush import Goldrush
from carcqt.rules.geometry import Square
from carcqt.rules.kernel.kernel import FAR
from carcqt.rules.tilelaying.tokens import TokensLaid, TokensLost, TokensShown, TokensTaken
from tests.rules.games.support import GOLDRUSH, extra, only, push
from tests.support import new_game, random_move

tile, table = GOLDRUSH.tile, GOLDRUSH.table

FIELD = tile("FIELD", "p0 N E S W", count=60)
CAP = tile("CAP", "m0 N nugget", "p0 E S W", count=9)
RIDGE = tile("RIDGE", "m0 N S nugget=2", "p0 E", "p1 W", count=9)
TILES = [FIELD, CAP, RIDGE]

SEATS = [None, 0, 1, 2]


def begun(land: str = "FIELD FIELD", pieces: str = "0:tent@0,0/m0 1:cowboy@0,1/m0") -> Goldrush:
    """Three tokens on a mountain, some before players, some gone, some in the stock."""
    return table(
        "CAP@0,0/180 RIDGE@0,1/0",
        TILES,
        land=land,
        pieces=pieces,
        scores=[0, 0, 0],
        tokens="1 5",
        mines=(("0,0 m0", "1", "2", "3"),),
        purses=(("5", "0"), ("2",), ()),
        lost=("3", "3"),
    )


def known(game: Goldrush, seat: int | None, key: str) -> Any:
    return game.seen_by(seat).position.extra.plain()[key]


@pytest.mark.parametrize("seat", SEATS)
def test_everyone_knows_how_many_tokens_lie_where_and_only_ones_own_are_known(
    seat: int | None,
) -> None:
    """G-R14"""
    game = begun()
    assert known(game, seat, "mines") == (("0,0 m0", "?", "?", "?"),)
    assert known(game, seat, "lost") == ("?", "?")
    assert known(game, seat, "purses") == (
        ("5", "0") if seat == 0 else ("?", "?"),
        ("2",) if seat == 1 else ("?",),
        (),
    )
    assert game.seen_by(seat).position.piles[1].things == ("?", "?")


def test_what_one_takes_the_others_do_not_see() -> None:
    """G-R14: neither the table nor the one who owned the prospector there."""
    game = begun()
    push(game, "lay FIELD 1,0 0")
    (taken,) = only(push(game, "take"), TokensTaken)
    spot = Spot(Square(0, 0), "m0")
    assert taken == TokensTaken(0, spot, 1, ("3",))
    assert taken.for_seat(0) == taken
    for seat in (None, 1, 2):
        assert taken.for_seat(seat) == TokensTaken(0, spot, 1, ())
    assert known(game, 0, "purses")[0] == ("5", "0", "3")
    assert known(game, 1, "purses")[0] == ("?", "?", "?")


def test_what_a_completed_mountain_brings_only_its_taker_sees() -> None:
    game = begun("CAP FIELD")
    push(game, "lay CAP 0,2 0")
    (taken,) = only(push(game, "pass"), TokensTaken)
    assert (taken.seat, taken.count, taken.tokens) == (1, 4, ("1", "3", "2", "1"))
    assert taken.for_seat(1) == taken
    for seat in (None, 0, 2):
        assert taken.for_seat(seat) == TokensTaken(1, taken.spot, 4, ())


def test_tokens_that_are_laid_or_leave_the_game_are_seen_by_nobody() -> None:
    """G-R14: until the end."""
    game = begun("CAP FIELD", pieces="")
    events = push(game, "lay CAP 0,2 0", "pass")
    (laid,), (lost,) = only(events, TokensLaid), only(events, TokensLost)
    for seat in SEATS:
        assert laid.for_seat(seat) == TokensLaid(Spot(Square(0, 2), "m0"), 1)
        assert lost.for_seat(seat) == TokensLost(lost.spot, 4)
        assert known(game, seat, "lost") == ("?",) * 6
    assert extra(game, "lost") == ("3", "3", "1", "2", "3", "1")


def test_at_the_end_everything_is_shown() -> None:
    """G-R14"""
    game = begun("FIELD")
    push(game, "lay FIELD 1,0 0")
    shown = only(push(game, "pass"), TokensShown)
    assert shown == [TokensShown(0, ("5", "0")), TokensShown(1, ("2",))]
    for seat in SEATS:
        assert [event.for_seat(seat) for event in shown] == shown
        assert game.seen_by(seat).position.extra == game.position().extra


@pytest.mark.parametrize("seat", SEATS)
def test_what_a_seat_imagines_agrees_with_what_it_knows(seat: int | None) -> None:
    """All 63 tokens are somewhere, and what is hidden may be any of the rest."""
    game = begun()
    view = game.seen_by(seat)
    tops, rng = set(), Random(3)
    for _ in range(60):
        imagined = view.imagine(rng)
        assert isinstance(imagined, Goldrush)
        assert imagined.seen_by(seat).position == view.position
        assert "?" not in str(imagined.position())
        tops.add(extra(imagined, "mines")[0][-1])
        used = Goldrush.used(game.material, imagined.position())["tokens"]
        tokens = {token.id: token.count for token in Goldrush.description.tokens}
        assert used <= Counter(tokens)
    assert tops == {"0", "1", "2", "3", "5"}


def test_what_a_token_turns_out_to_be_changes_nothing_on_the_track() -> None:
    looked, rng, game = 0, Random(3), new_game(Goldrush, 2, 3)
    assert isinstance(game, Goldrush)
    game.settle_when_seen()
    game.leave_unscored()
    while not game.is_over:
        if game.phase == "lay" and rng.random() < 0.2:
            values = [value for number in range(game.turn_count) for value in after(game, number)]
            for final in (False, True):
                bounds = game.lay_bounds(final=final, lead=False)
                assert bounds is not None
                found = game.best_turn(
                    bounds, -FAR, FAR, final=final, lead=False, draws_known=False
                )
                # With a final scoring, tokens count.
                assert (None if found is None else found[0]) == (None if final else max(values))
            looked += len(values)
        game.push(random_move(game, rng))
    assert looked > 500


def after(game: Goldrush, number: int) -> set[int]:
    """The points that a seat may have after a turn, whatever comes: one number."""
    seat, found = game.to_move, set[int]()
    for outcome, _ in game.turn_outcomes(number, 30):
        game.push_turn(number, outcome)
        found.add(game.scores[seat])
        game.pop_turn()
    assert len(found) == 1
    return found
