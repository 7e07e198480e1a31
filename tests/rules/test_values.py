"""Values are what frozen dataclasses are, but are made quicker."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, replace

import pytest

from carcqt.rules.values import value


@value
class Nothing:
    pass


@value
class Pair(Nothing):
    one: int
    other: str = "x"


@value
class Three(Pair):
    third: tuple[int, ...] = ()


def test_fields_are_given_by_place_or_name_and_have_defaults() -> None:
    assert Pair(1) == Pair(one=1, other="x")
    assert Three(1, "y", (2,)) == Three(third=(2,), other="y", one=1)
    assert repr(Three(1)) == "Three(one=1, other='x', third=())"
    assert Nothing() == Nothing()
    with pytest.raises(TypeError):
        Pair()  # type: ignore[call-arg]


def test_fields_never_change() -> None:
    pair = Pair(1)
    with pytest.raises(FrozenInstanceError):
        pair.one = 2  # type: ignore[misc]
    assert replace(pair, one=2) == Pair(2)


def test_equal_values_are_one_key_and_kinds_differ() -> None:
    assert len({Pair(1), Pair(1, "x"), Three(1)}) == 2


def test_values_are_copied_and_sent() -> None:
    three = Three(1, "y", (2,))
    assert copy.deepcopy(three) == three
    assert pickle.loads(pickle.dumps(three)) == three
