"""How much is tried: some cases, a few random games in every run; all of them in the long set."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeVar

import pytest
from hypothesis import HealthCheck, settings

Test = TypeVar("Test", bound=Callable[..., None])

_IS_LONG: Final = settings.get_current_profile_name() == "long"
_IS_AGAIN: Final = os.environ.get("CARCQT_CORE") == "plain"
"""The same sources were tried compiled before, as often as usual."""
_PATIENT: Final = [HealthCheck.too_slow, HealthCheck.data_too_large]


def seeds(few: int, many: int) -> list[Any]:
    """Random games for a test."""
    few = 1 if _IS_AGAIN else few
    more = (pytest.param(seed, marks=pytest.mark.long) for seed in range(few, many))
    return [*range(few), *more]


def some(values: Iterable[Any], every: int) -> list[Any]:
    """Every so many of what a test is made for, the first among them; in the long set all."""
    return [_case(value, is_long=number % every > 0) for number, value in enumerate(values)]


def paired(ones: Sequence[Any], others: Sequence[Any]) -> list[Any]:
    """Each of them with one of the others; in the long set all with all."""
    least = min(len(ones), len(others))
    return [
        _case((one, other), is_long=(first - second) % least > 0)
        for first, one in enumerate(ones)
        for second, other in enumerate(others)
    ]


def _case(value: Any, *, is_long: bool) -> Any:
    """A tuple holds a value for each parameter."""
    values = value if isinstance(value, tuple) else (value,)
    return pytest.param(*values, marks=pytest.mark.long) if is_long else value


def often(few: int, many: int) -> int:
    """For a test that is marked as thorough, so that the long set runs it as well."""
    return many if _IS_LONG else few


def examples(few: int, many: int) -> Callable[[Test], Test]:
    """Examples of hypothesis for a test."""
    few = few // 3 if _IS_AGAIN else few
    count = settings(max_examples=often(few, many), suppress_health_check=_PATIENT)

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.thorough(count(test))
        return marked

    return mark
