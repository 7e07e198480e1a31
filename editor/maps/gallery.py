"""Maps in the editor in every state that matters, to be looked at and checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from carcqt.players.balance import BalanceTables, play
from carcqt.rules.games.expedition.facts import PATH
from carcqt.ui.gallery import GalleryScene
from editor.documents.map import MapDocument
from editor.maps import edits
from editor.maps.page import MapPage
from editor.maps.side import Panel
from editor.window import EditorWindow

_GAMES = 4


class MapScenes:
    def __init__(self, name: str, window: Callable[[MapDocument], EditorWindow]) -> None:
        self._name, self._window = name, window

    def scenes(self) -> Iterator[GalleryScene]:
        yield GalleryScene("editor-map-village", self.village)
        yield GalleryScene("editor-map-link", self.link)
        yield GalleryScene("editor-map-problems", self.problems)
        yield GalleryScene("editor-map-mission", self.mission)
        yield GalleryScene("editor-map-balance", self.balance)
        for panel in (Panel.CARDS, Panel.MAP):
            yield GalleryScene(f"editor-map-{panel.name.lower()}", partial(self.panel, panel))

    def page(self) -> tuple[EditorWindow, MapPage]:
        window = self._window(MapDocument.built_in(self._name))
        assert isinstance(window.page, MapPage)
        return window, window.page

    def village(self) -> EditorWindow:
        window, page = self.page()
        page.acts.select([page.acts.content.map.villages[7].id])
        return window

    def link(self) -> EditorWindow:
        window, page = self.page()
        links = page.acts.content.map.links
        page.acts.select(link=next(n for n, link in enumerate(links) if len(link.bends) > 1))
        return window

    def problems(self) -> EditorWindow:
        window, page = self.page()
        first, last = page.acts.content.map.villages[0].id, page.acts.content.map.villages[15].id
        page.map.ask_name = None
        page.map.change("", edits.add_link(page.acts.content, PATH, first, last))
        page.show_place(page.map.problems[0])
        # So that it can be closed without a question.
        page.map.stack.setClean()
        return window

    def mission(self) -> EditorWindow:
        window, page = self.page()
        page.acts.open_mission(1)
        return window

    def balance(self) -> EditorWindow:
        window, page = self.page()
        page.run.map, page.run.tables, page.run.games = (
            page.acts.content.map,
            BalanceTables(),
            _GAMES,
        )
        for number in range(_GAMES):
            play(page.run.map, page.run.players, number, page.run.tables)
        page.side.turn_to(Panel.BALANCE)
        page.side.balance.refresh()
        return window

    def panel(self, panel: Panel) -> EditorWindow:
        window, page = self.page()
        page.side.turn_to(panel)
        return window
