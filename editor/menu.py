"""Everything that can be done with a document, behind one button."""

from __future__ import annotations

from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from carcqt.content.languages import LANGUAGES
from carcqt.ui.language import language
from carcqt.ui.settings import settings
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.popmenu import PopMenu
from editor.actions import EditorActions
from editor.documents.deck import DeckDocument
from editor.documents.document import Document
from editor.documents.map import MapDocument
from editor.forms.page import DocumentPage


class Commands(Protocol):
    """What the menu offers is done by the commands."""

    @property
    def document(self) -> Document[Any] | None: ...

    @property
    def page(self) -> DocumentPage | None: ...

    @property
    def commands(self) -> EditorActions: ...

    def export(self, ending: str) -> None: ...

    def share(self) -> None: ...

    def make_pack(self) -> None: ...

    def show_guide(self) -> None: ...


class EditorMenu(QObject):
    def __init__(self, commands: Commands, parent: QWidget) -> None:
        super().__init__(parent)
        self._commands, self._parent = commands, parent

    def drop(self, under: QWidget) -> PopMenu:
        menu = self.menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.drop(under)
        return menu

    def menu(self) -> PopMenu:
        commands, document = self._commands, self._commands.document
        menu, acts = PopMenu(self._parent), commands.commands
        menu.take(acts["new"])
        menu.take(acts["open"])
        menu.add(self.tr("Make a pack…"), commands.make_pack, "pile")
        if document is None:
            self._add_help(menu)
            self._add_looks(menu)
            return menu
        menu.take(acts["save_as"])
        menu.add(
            self.tr("Reload"),
            document.revert,
            "undo",
            enabled=document.path is not None,
        )
        menu.addSeparator()
        menu.add(self.tr("Export as PNG…"), lambda: commands.export("png"), "export")
        menu.add(self.tr("Export as SVG…"), lambda: commands.export("svg"), "export")
        if isinstance(document, DeckDocument):
            menu.take(acts["print"])
        else:
            menu.add(self.tr("Export as PDF…"), lambda: commands.export("pdf"), "export")
        if not isinstance(document, MapDocument):
            menu.add(self.tr("Share as a page…"), commands.share, "globe")
        menu.addSeparator()
        count = len(menu.actions())
        if commands.page is not None:
            commands.page.fill_menu(menu)
        if len(menu.actions()) > count:
            menu.addSeparator()
        menu.take(acts["history"])
        menu.take(acts["close"])
        self._add_help(menu)
        self._add_looks(menu)
        return menu

    def _add_help(self, menu: PopMenu) -> None:
        menu.addSeparator()
        menu.add(self.tr("Guide"), self._commands.show_guide, "book")
        menu.take(self._commands.commands["keys"])

    def _add_looks(self, menu: PopMenu) -> None:
        menu.addSeparator()
        menu.add(self.tr("Dark"), self._switch_light, "moon", checked=style().is_dark)
        for one in LANGUAGES:
            is_spoken = language().code == one.code
            menu.add(one.name, partial(self._speak, one.code), "globe", checked=is_spoken)

    def _switch_light(self) -> None:
        settings().theme = "light" if style().is_dark else "dark"
        style().set(mode=settings().theme)

    def _speak(self, code: str) -> None:
        settings().language = code
        language().set(code)
