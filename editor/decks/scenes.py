"""A deck page in the states that are worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QScrollArea, QWidget

from carcqt.players.arena import Match
from editor.decks.overview.head import LIST
from editor.decks.page import DeckPage
from editor.decks.stats.testrun import QUICK


def _list(page: DeckPage) -> None:
    page.head.view.value = LIST
    page.grid.set_rows(True)


def _found(page: DeckPage) -> None:
    sides = page.content.rules.description.terrains
    page.filter(("corner", sides[1].id, sides[2].id))
    page.grid.select_rows([page.model.row_at(1), page.model.row_at(2)])
    page.show_statistics()


def _properties(page: DeckPage) -> None:
    page.grid.select_rows([3])
    page.show_properties()


def _tile(page: DeckPage) -> None:
    page.open_tile(2)


def _board(page: DeckPage) -> None:
    page.try_it()
    view, rng = page.try_view, Random(3)
    assert view is not None
    assert view.trial is not None
    for _ in range(14):
        if fits := view.trial.fits():
            square = rng.choice(sorted(fits))
            view.lay(square, rng.choice(fits[square]))
        else:
            view.skip()


def _run(page: DeckPage) -> None:
    page.show_statistics()
    match = Match(page.content.game, page.content.deck, (QUICK, QUICK), seed=1)
    for number in range(12):
        page.run.count(match.play(number))
    page.run_view.refresh()
    # Once all has its size.
    QTimer.singleShot(0, page, lambda: _scroll_to(page.run_view.start))


def _scroll_to(widget: QWidget) -> None:
    around = widget.parentWidget()
    while around is not None and not isinstance(around, QScrollArea):
        around = around.parentWidget()
    if around is not None:
        around.ensureWidgetVisible(widget)


STATES: Final[dict[str, Callable[[DeckPage], None]]] = {
    "list": _list,
    "found": _found,
    "properties": _properties,
    "tile": _tile,
    "board": _board,
    "run": _run,
}
