"""A deck is drawn while its game is being set up."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import ParamSpec, TypeVar

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from carcqt.app.newgame.ahead import DeckAhead
from carcqt.art.plans.plan import content
from carcqt.art.studio.cache import DiskCache, WantedTile
from carcqt.art.studio.studio import Studio
from carcqt.board.pictures import SIZES
from carcqt.content.decks import builtin_deck

_P = ParamSpec("_P")
_T = TypeVar("_T")


class HereStudio(Studio):
    """Has workers, but what they do is done at once."""

    def order(self, work: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        done: Future[_T] = Future()
        done.set_result(work(*args, **kwargs))
        return done


def test_a_deck_is_drawn_ahead_in_all_its_turns(qtbot: QtBot, tmp_path: Path) -> None:
    whole = builtin_deck("hunters")
    file = replace(whole, entries=whole.entries[:2])
    home = QObject()
    ahead = DeckAhead(HereStudio(folder=tmp_path, workers=1), home)
    ahead.draw(file)
    cache = DiskCache(tmp_path)
    wanted = [
        WantedTile("hunters", content(entry.tile), SIZES[1], turn)
        for entry in file.entries
        for turn in entry.tile.turns
    ]
    qtbot.waitUntil(lambda: all(map(cache.has, wanted)))


def test_a_deck_that_is_no_longer_looked_at_is_not_drawn(qtbot: QtBot, tmp_path: Path) -> None:
    home = QObject()
    ahead = DeckAhead(HereStudio(folder=tmp_path, workers=1), home)
    ahead.draw(builtin_deck("hunters"))
    ahead.stop()
    ahead._begin()
    assert not ahead._rest.isActive()
    assert not any(tmp_path.rglob("*.png"))
