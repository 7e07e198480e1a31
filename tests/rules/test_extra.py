"""What only one game keeps: read from plain data, whatever that is, and written as it was."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carcqt.rules.events import Spot
from carcqt.rules.extra import Extra, Plain
from carcqt.rules.games import GAMES
from carcqt.rules.games.expedition.extra import ExpeditionExtra
from carcqt.rules.games.goldrush import GoldrushExtra, Mine
from carcqt.rules.geometry import Square

KEYS = sorted({name for rules in GAMES.values() for name in rules.extra_type.names()})
plain: st.SearchStrategy[Plain] = st.recursive(
    st.booleans() | st.integers() | st.sampled_from(["1", "0,0 m0", "m1"]) | st.none(),
    lambda inner: st.lists(inner, max_size=3).map(tuple),
    max_leaves=8,
)


@pytest.mark.parametrize("game", GAMES)
@given(st.dictionaries(st.sampled_from([*KEYS, "moon", "unfit", "said"]), plain, max_size=5))
def test_anything_is_kept_as_it_was_said(game: str, said: dict[str, Plain]) -> None:
    kind = GAMES[game].extra_type
    extra = kind.read(said)
    assert extra.plain() == said
    assert list(extra.plain()) == list(said)
    assert kind.of(Extra.read(said)) == extra
    assert set(extra.unknown) == {*said} - {*kind.names()}


def test_what_fits_has_its_type_and_what_does_not_is_set_apart() -> None:
    extra = ExpeditionExtra.read({"money": (1, 2), "chips": "many", "moon": 3, "offer": True})
    assert (extra.money, extra.chips, extra.offer) == ((1, 2), None, True)
    assert extra.unfit == (("chips", "many"), ("moon", 3))
    assert extra.unknown == ("moon",)


def test_true_is_no_number() -> None:
    assert ExpeditionExtra.read({"money": (True, 2)}).money is None
    assert ExpeditionExtra.read({"offer": 1}).offer is None


def test_a_mine_is_a_place_and_its_tokens() -> None:
    extra = GoldrushExtra.read({"mines": (("-1,2 m0", "1", "3"),)})
    assert extra.mines == (Mine(Spot(Square(-1, 2), "m0"), ("1", "3")),)
    assert extra.plain() == {"mines": (("-1,2 m0", "1", "3"),)}


@pytest.mark.parametrize(
    "mines",
    [3, "0,0 m0", ("0,0 m0",), (("0,0 m0",),), (("0,0 m0", 1),), (("m0", "1"),), ((1, "1"),)],
)
def test_no_other_thing_is_a_mine(mines: Plain) -> None:
    assert GoldrushExtra.read({"mines": mines}).unfit == (("mines", mines),)


def test_one_thing_is_said_otherwise_or_no_more() -> None:
    extra = GoldrushExtra.read({"lost": ("1",), "purses": ((), ())})
    assert extra.saying("lost", ("2",)).plain() == {"lost": ("2",), "purses": ((), ())}
    assert extra.saying("lost", None) == GoldrushExtra(purses=((), ()))
    assert list(extra.saying("mines", ()).plain()) == ["lost", "purses", "mines"]
