"""Tests of puzzles run for each game."""

from __future__ import annotations

from typing import Any

import pytest

from carcqt.rules.game import Game
from carcqt.rules.games import GAMES


@pytest.fixture(params=GAMES.values(), ids=list(GAMES))
def rules(request: pytest.FixtureRequest) -> type[Game[Any]]:
    found: type[Game[Any]] = request.param
    return found
