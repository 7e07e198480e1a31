"""Everything that can be done with a document, behind one button."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from carcqt.ui.language import language
from carcqt.ui.settings import settings
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.popmenu import PopMenu
from editor.documents.deck import DeckDocument

LANGUAGES: Final = (("fr", "Français"), ("en", "English"))
"""By their own names, which nobody translates."""

if TYPE_CHECKING:
    from editor.window import EditorWindow


class EditorMenu(QObject):
    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window)
        self._window: Final = window

    def drop(self, under: QWidget) -> PopMenu:
        menu = self.menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.drop(under)
        return menu

    def menu(self) -> PopMenu:
        window, document = self._window, self._window.document
        menu = PopMenu(window)
        menu.add(self.tr("New…"), window.show_start, "plus", "Ctrl+N")
        menu.add(self.tr("Open…"), window.ask_for_file, "folder", "Ctrl+O")
        if document is None:
            self._add_help(menu)
            self._add_looks(menu)
            return menu
        menu.add(self.tr("Save as…"), window.save_as, "save", "Ctrl+Shift+S")
        menu.add(
            self.tr("Read again from the disk"),
            document.revert,
            "undo",
            enabled=document.path is not None,
        )
        menu.addSeparator()
        menu.add(self.tr("Export as PNG…"), lambda: window.export("png"), "export")
        menu.add(self.tr("Export as SVG…"), lambda: window.export("svg"), "export")
        printed = isinstance(document, DeckDocument)
        menu.add(
            self.tr("PDF to print and play…") if printed else self.tr("Export as PDF…"),
            lambda: window.export("pdf"),
            "export",
        )
        menu.addSeparator()
        count = len(menu.actions())
        if window.page is not None:
            window.page.fill_menu(menu)
        if len(menu.actions()) > count:
            menu.addSeparator()
        menu.add(self.tr("History"), window.toggle_history, "clock", "Ctrl+H")
        menu.add(self.tr("Close"), lambda: window.close_document(document), "close", "Ctrl+W")
        self._add_help(menu)
        self._add_looks(menu)
        return menu

    def _add_help(self, menu: PopMenu) -> None:
        menu.addSeparator()
        menu.add(self.tr("Guide"), self._window.show_guide, "book")
        menu.add(self.tr("Keys"), self._window.show_keys, "help", "F1")

    def _add_looks(self, menu: PopMenu) -> None:
        menu.addSeparator()
        menu.add(self.tr("Dark"), self._switch_light, "moon", checked=style().is_dark)
        for code, name in LANGUAGES:
            menu.add(name, partial(self._speak, code), "globe", checked=language().code == code)

    def _switch_light(self) -> None:
        settings().theme = "light" if style().is_dark else "dark"
        style().set(mode=settings().theme)

    def _speak(self, code: str) -> None:
        settings().language = code
        language().set(code)
