"""The plain and the compiled core side by side: everything that happens is the same in both."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from carcqt.rules import COMPILED
from tests.digests import CLOSELY
from tests.support import ROOT, TILE_LAYING

pytestmark = pytest.mark.skipif(not COMPILED, reason="there is one core only")

GAMES_EACH = 1000
BLOCKS = 10


def digests(core: str, name: str, first: int, count: int) -> list[str]:
    """Of games whose every legal list is looked at."""
    numbers = map(str, (first * CLOSELY, count, CLOSELY))
    done = subprocess.run(
        [sys.executable, "-m", "tests.digests", name, *numbers],
        cwd=ROOT,
        env={**os.environ, "CARCQT_CORE": core},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize("name", TILE_LAYING)
def test_a_game_goes_the_same_way(name: str) -> None:
    plain = digests("plain", name, 0, 1)
    assert len(plain) == 1
    assert plain == digests("compiled", name, 0, 1)


@pytest.mark.long
@pytest.mark.parametrize("name", TILE_LAYING)
@pytest.mark.parametrize("block", range(BLOCKS))
def test_a_thousand_games_go_the_same_way(name: str, block: int) -> None:
    count = GAMES_EACH // BLOCKS
    plain = digests("plain", name, block * count, count)
    assert len(plain) == count
    assert plain == digests("compiled", name, block * count, count)
