"""A map page in the states that are worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from carcqt.players.balance import BalanceTables, play
from editor.maps import edits
from editor.maps.page import MapPage
from editor.maps.side import MapPanel

_GAMES = 4


def _village(page: MapPage) -> None:
    page.editing.select([page.editing.content.map.villages[7].id])


def _link(page: MapPage) -> None:
    links = page.editing.content.map.links
    page.editing.select(link=next(n for n, link in enumerate(links) if len(link.bends) > 1))


def _problems(page: MapPage) -> None:
    villages, kind = page.editing.content.map.villages, page.editing.link_kind
    page.map.ask_name = None
    linked = edits.add_link(page.editing.content, kind, villages[0].id, villages[15].id)
    page.map.change("", linked)
    page.show_place(page.map.problems[0])
    # So that it can be closed without a question.
    page.map.stack.setClean()


def _mission(page: MapPage) -> None:
    page.editing.open_mission(1)


def _balance(page: MapPage) -> None:
    page.run.map, page.run.tables, page.run.times = (
        page.editing.content.map,
        BalanceTables(),
        _GAMES,
    )
    for number in range(_GAMES):
        play(page.run.map, page.run.players, number, page.run.tables)
    page.side.turn_to(MapPanel.BALANCE)
    page.side.balance.refresh()


def _panel(panel: MapPanel, page: MapPage) -> None:
    page.side.turn_to(panel)


STATES: Final[dict[str, Callable[[MapPage], None]]] = {
    "village": _village,
    "link": _link,
    "problems": _problems,
    "mission": _mission,
    "balance": _balance,
    "cards": partial(_panel, MapPanel.CARDS),
    "map": partial(_panel, MapPanel.MAP),
}
