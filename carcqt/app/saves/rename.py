"""Another title for a saved game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from carcqt.ui.widgets.buttons import ButtonKind
from carcqt.ui.widgets.dialogs import Dialog
from carcqt.ui.widgets.fields import Field
from carcqt.ui.widgets.labels import Label

_LONGEST: Final = 60


class RenameDialog(Dialog):
    def __init__(self, title: str, usual: str, parent: QWidget | None = None) -> None:
        """`usual`: what it is called without a title of its own."""
        super().__init__(parent)
        self.fit()
        self._label = Label("", 14, 400, "text2")
        self.field: Final = Field(title, usual)
        self.field.setMaxLength(_LONGEST)
        self.field.selectAll()
        self.add(self._label, self.field)
        self._cancel = self.add_button("")
        self._act = self.add_button("", ButtonKind.PRIMARY)
        self.field.setFocus()
        self.retranslate()

    @property
    def title(self) -> str:
        return self.field.text().strip()

    def retranslate(self) -> None:
        self.set_title(self.tr("Rename the game"))
        self._label.setText(self.tr("Without a title, the game has the names of its players."))
        self.field.setAccessibleName(self.tr("Title"))
        self._cancel.setText(self.tr("Cancel"))
        self._act.setText(self.tr("Rename"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
