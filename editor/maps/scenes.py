"""Maps in the editor in every state that matters, to be looked at and checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from carcqt.players.balance import Tables, play
from carcqt.rules.games.charts import PATH
from carcqt.ui.scenes import Scene
from editor.documents.map import MapDocument
from editor.maps import edits
from editor.maps.page import MapPage
from editor.maps.side import MapPanel
from editor.window import EditorWindow

_GAMES = 4


class MapScenes:
    def __init__(self, name: str, window: Callable[[MapDocument], EditorWindow]) -> None:
        self._name, self._window = name, window

    def scenes(self) -> Iterator[Scene]:
        yield Scene("editor-map-village", self.village)
        yield Scene("editor-map-link", self.link)
        yield Scene("editor-map-problems", self.problems)
        yield Scene("editor-map-mission", self.mission)
        yield Scene("editor-map-balance", self.balance)
        for panel in (MapPanel.CARDS, MapPanel.MAP):
            yield Scene(f"editor-map-{panel.name.lower()}", partial(self.panel, panel))

    def page(self) -> tuple[EditorWindow, MapPage]:
        window = self._window(MapDocument.built_in(self._name))
        assert isinstance(window.page, MapPage)
        return window, window.page

    def village(self) -> EditorWindow:
        window, page = self.page()
        page.editing.select([page.editing.content.map.villages[7].id])
        return window

    def link(self) -> EditorWindow:
        window, page = self.page()
        links = page.editing.content.map.links
        page.editing.select(link=next(n for n, link in enumerate(links) if len(link.bends) > 1))
        return window

    def problems(self) -> EditorWindow:
        window, page = self.page()
        first, last = (
            page.editing.content.map.villages[0].id,
            page.editing.content.map.villages[15].id,
        )
        page.map.ask_name = None
        page.map.change("", edits.add_link(page.editing.content, PATH, first, last))
        page.show_place(page.map.problems[0])
        # So that it can be closed without a question.
        page.map.stack.setClean()
        return window

    def mission(self) -> EditorWindow:
        window, page = self.page()
        page.editing.open_mission(1)
        return window

    def balance(self) -> EditorWindow:
        window, page = self.page()
        page.run.map, page.run.tables, page.run.times = page.editing.content.map, Tables(), _GAMES
        for number in range(_GAMES):
            play(page.run.map, page.run.players, number, page.run.tables)
        page.side.turn_to(MapPanel.BALANCE)
        page.side.balance.refresh()
        return window

    def panel(self, panel: MapPanel) -> EditorWindow:
        window, page = self.page()
        page.side.turn_to(panel)
        return window
