"""The map as a whole: title, description, size."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from carcqt.ui.widgets.labels import Label
from editor.forms.fields import NumberField, Texts
from editor.maps.editing import MapEditing
from editor.maps.edits import LEAST_SIDE, MOST_SIDE
from editor.maps.parts import Column, beside, heading, small


class MapForm(Column):
    def __init__(self, editing: MapEditing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editing: Final = editing
        self.title_label, self.title = heading(), Texts()
        self.size_label, self.size_note = heading(), small()
        self.wide, self.high = NumberField(MOST_SIDE, 84), NumberField(MOST_SIDE, 84)
        self.about_label, self.about = heading(), Texts(longer=True)
        self.box.addWidget(self.title_label)
        self.box.addWidget(self.title)
        self.box.addWidget(self.size_label)
        sizes = beside(self.wide, Label("×", 14, 500, wrap=False), self.high)
        sizes.addStretch(1)
        self.box.addLayout(sizes)
        self.box.addWidget(self.size_note)
        self.box.addWidget(self.about_label)
        self.box.addWidget(self.about)
        self.box.addStretch(1)
        self.title.edited.connect(self._retitle)
        self.about.edited.connect(editing.set_about)
        for field in (self.wide, self.high):
            field.editingFinished.connect(self._resize)
        editing.document.changed.connect(self.refresh)
        self._say()

    def refresh(self) -> None:
        content = self._editing.content
        self.title.show_texts(dict(content.title))
        self.about.show_texts(dict(content.about))
        for field, side in zip((self.wide, self.high), content.map.extent, strict=True):
            field.show_number(side)

    def _retitle(self, code: str, text: str) -> None:
        self._editing.set_title(code, text)
        self.refresh()

    def _resize(self) -> None:
        """Only when a number is whole: half of one is a tiny map."""
        texts = (self.wide.text(), self.high.text())
        if all(text.isdecimal() for text in texts):
            self._editing.set_extent((int(texts[0]), int(texts[1])))
        for field, side in zip(
            (self.wide, self.high), self._editing.content.map.extent, strict=True
        ):
            field.setText(str(side))

    def _say(self) -> None:
        self.title_label.setText(self.tr("Title"))
        self.size_label.setText(self.tr("Size"))
        note = self.tr("From {least} to {most}. Villages do not move.")
        self.size_note.setText(note.format(least=LEAST_SIDE, most=MOST_SIDE))
        self.wide.setAccessibleName(self.tr("Width"))
        self.high.setAccessibleName(self.tr("Height"))
        self.about_label.setText(self.tr("Description"))
        for texts, name in ((self.title, self.tr("Title")), (self.about, self.tr("Description"))):
            texts.set_names([f"{name} ({code})" for code in texts.fields])
        self.refresh()
