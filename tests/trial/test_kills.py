"""A save that is ended at any of its steps; programs that are killed are left to the trial."""

from __future__ import annotations

import sys

import pytest

from tests.trial.kills import judge_planted, steps


@pytest.mark.skipif(sys.platform == "win32", reason="counts the calls that are made elsewhere")
def test_a_save_that_is_ended_before_any_of_its_calls_leaves_no_half_file() -> None:
    assert steps(False, range(1)).found == []


@pytest.mark.skipif(sys.platform == "win32", reason="counts the calls that are made elsewhere")
def test_a_save_that_writes_over_the_old_file_is_found_out() -> None:
    result = steps(True, range(1))
    judge_planted(result)
    assert result.found == []
