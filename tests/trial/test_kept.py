"""A sample of the trial: the program starts with damaged files of its own."""

from __future__ import annotations

import sys

import pytest

from tests.trial.kept import starts

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a start is split off by fork")


def test_the_program_starts_with_damaged_files_and_puts_nothing_good_aside() -> None:
    result = starts(1, range(1, 4))
    assert (result.done, result.found) == (3, [])
    assert result.counts["damaged files"] == 60
