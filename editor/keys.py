"""Which keys do what on the page that is shown, and everywhere in the editor."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from carcqt.ui.actions import Actions, Group
from carcqt.ui.help.actions import GuideActions
from carcqt.ui.widgets.buttons import ButtonKind
from carcqt.ui.widgets.dialogs import Dialog
from carcqt.ui.widgets.keysheet import KeysSheet
from editor.actions import EditorActions, StartActions, TextActions
from editor.decks.actions import DeckActions, TrialActions
from editor.forms.page import ShownPart
from editor.layouts.actions import CampActions, LayoutActions
from editor.maps.actions import MapActions
from editor.tiles.actions import TileActions

_PAGES: Final[dict[ShownPart, type[Actions]]] = {
    ShownPart.START: StartActions,
    ShownPart.GUIDE: GuideActions,
    ShownPart.TEXT: TextActions,
    ShownPart.DECK: DeckActions,
    ShownPart.TILE: TileActions,
    ShownPart.BOARD: TrialActions,
    ShownPart.LAYOUT: LayoutActions,
    ShownPart.CAMPS: CampActions,
    ShownPart.MAP: MapActions,
}
_NO_DOCUMENT: Final = (
    "save", "save_as", "print", "close", "undo", "history", "try_it", "next_problem",
)  # fmt: skip
_UNTOLD: Final = {
    ShownPart.START: _NO_DOCUMENT,
    ShownPart.GUIDE: _NO_DOCUMENT,
    ShownPart.TEXT: ("try_it",),
    ShownPart.BOARD: ("undo", "try_it"),
}
"""What cannot be done there, or is done by the page itself."""


class EditorKeys(Dialog):
    guide_asked = Signal()

    def __init__(self, shown: ShownPart, parent: QWidget | None = None) -> None:
        super().__init__(parent, width=860)
        self.shown: Final = shown
        self._sheet = KeysSheet()
        self.body.addWidget(self._sheet, 1)
        self.guide = self.add_button("", ButtonKind.GHOST, self._to_guide, "book")
        self._close = self.add_button("", ButtonKind.PRIMARY)
        self._close.setFocus()
        self.set_title(self.tr("Keys"))
        self.guide.setText(self.tr("Guide to the editor"))
        self._close.setText(self.tr("Close"))
        self._sheet.show_groups(self.groups())

    def groups(self) -> tuple[list[Group], list[Group]]:
        """Those of the page on the left."""
        return _PAGES[self.shown]().groups(), EditorActions().groups(_UNTOLD.get(self.shown, ()))

    def _to_guide(self) -> None:
        self.accept()
        self.guide_asked.emit()
