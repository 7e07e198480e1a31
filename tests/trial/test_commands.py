"""Some of the trial's random command lines; all of them are tried in the trial itself."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.support import ROOT


@pytest.mark.skipif(os.name == "nt", reason="the trial forks")
def test_random_command_lines_end_as_they_should() -> None:
    """Apart from these tests, whose threads and windows a fork would not outlive."""
    trial = [sys.executable, "-m", "tests.trial", "--part", "commands", "--share", "0.004"]
    done = subprocess.run(
        [*trial, "--jobs", "2"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert "0 wrong in all" in done.stdout
