"""One suite for all games: every test here runs for each of them, and names none."""

from __future__ import annotations

from typing import Any

import pytest

from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.tilelaying.game import TileLaying
from tests.support import TILE_LAYING


@pytest.fixture(params=GAMES.values(), ids=list(GAMES))
def rules(request: pytest.FixtureRequest) -> type[Game[Any]]:
    found: type[Game[Any]] = request.param
    return found


@pytest.fixture(params=TILE_LAYING.values(), ids=list(TILE_LAYING))
def tile_laying(request: pytest.FixtureRequest) -> type[TileLaying]:
    found: type[TileLaying] = request.param
    return found
