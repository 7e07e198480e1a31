"""Another title for a saved game."""

from __future__ import annotations

from typing import Final

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
        self.set_title(self.tr("Rename the game"))
        text = self.tr("Without a title, the game has the names of its players.")
        self.field: Final = Field(title, usual)
        self.field.setAccessibleName(self.tr("Title"))
        self.field.setMaxLength(_LONGEST)
        self.field.selectAll()
        self.add(Label(text, 14, 400, "text2"), self.field)
        self.add_button(self.tr("Cancel"))
        self.add_button(self.tr("Rename"), ButtonKind.PRIMARY)
        self.field.setFocus()

    @property
    def title(self) -> str:
        return self.field.text().strip()
