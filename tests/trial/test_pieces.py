"""A trial in pieces finds the same on any number of processes, and knows which piece ended one."""

from __future__ import annotations

import os

from tests.trial.pieces import TrialRun, spread
from tests.trial.result import TrialResult


def act(numbers: range) -> TrialResult:
    if 4 in numbers:
        os._exit(9)
    result = TrialResult(len(numbers), [f"{numbers[0]} is odd"] if numbers[0] % 2 else [])
    result.counts["even"] = sum(number % 2 == 0 for number in numbers)
    return result


def test_a_process_that_dies_takes_no_other_piece_with_it() -> None:
    told = []
    for processes in (1, 2):
        run = TrialRun("numbers", act, 10, 3)
        assert len(list(spread([run], processes))) == len(run.pieces) == 4
        assert run.is_over
        died, odd = run.result.found
        assert died.startswith("3 to 5: BrokenProcessPool")
        assert odd == "9 is odd"
        told.append(str(run.result))
    assert told == ["7 tried, 2 wrong; 4 even"] * 2
