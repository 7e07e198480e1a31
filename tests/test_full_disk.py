"""Every writer on a disk that fills up: the old file stays, and a sentence says why."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.full_disk import WRITERS
from tests.support import ROOT

PLACES = 200
"""At how many bytes of each file the disk is full, from the first byte to the last."""


def reports(count: int, *writers: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.full_disk", str(count), *writers]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_a_disk_that_is_full_at_either_end_or_in_the_middle_leaves_the_old_file() -> None:
    found = reports(3)
    assert set(found) == set(WRITERS)
    assert {name: report["faults"] for name, report in found.items() if report["faults"]} == {}
    assert {report["places"] for report in found.values()} == {3}


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("writer", WRITERS)
def test_a_disk_that_is_full_anywhere_leaves_the_old_file(writer: str) -> None:
    report = reports(PLACES, writer)[writer]
    assert report["faults"] == []
    assert report["places"] == min(PLACES, report["size"])
