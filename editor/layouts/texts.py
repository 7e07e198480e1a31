"""Title and text in each language, and what else the file says, which stays as it is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.content.languages import LANGUAGES
from carcqt.ui.language import language
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import LinkButton
from carcqt.ui.widgets.choices import Segmented
from carcqt.ui.widgets.fields import Field
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.pills import StateBadge
from carcqt.ui.widgets.removal import clear
from editor.documents.layouts import LayoutDocument
from editor.forms.fields import TextArea
from editor.layouts import edits
from editor.layouts.forms import Form

_MOST_TITLE: Final = 200
_MOST_TEXT: Final = 20_000


class Paragraph(TextArea):
    """Grows with its panel; undo and redo are the document's."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUndoRedoEnabled(False)

    def sizeHint(self) -> QSize:
        return QSize(style().px(160), style().px(112))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(100), style().px(72))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if held and event.key() in (Qt.Key.Key_Z, Qt.Key.Key_Y):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _restyle(self) -> None:
        self.setFont(style().font(13))
        own = QPalette(self.palette())
        own.setColor(QPalette.ColorRole.Base, QColor(Qt.GlobalColor.transparent))
        own.setColor(QPalette.ColorRole.Text, style().colour("text"))
        self.setPalette(own)
        self.document().setDocumentMargin(style().px(8))
        self.updateGeometry()
        self.viewport().update()


class TextsForm(Form):
    def __init__(self, document: LayoutDocument) -> None:
        super().__init__(document, self.tr("Texts"))
        self.which = Segmented([(one.code, one.name, "") for one in LANGUAGES], language().code)
        self.missing = StateBadge()
        self.name, self.text = Field(), Paragraph()
        self.name.setMaxLength(_MOST_TITLE)
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.which)
        row.addStretch(1)
        self.box.addLayout(row)
        self.box.addWidget(self.missing)
        self.box.addWidget(self.name)
        self.box.addWidget(self.text)
        self.which.chosen.connect(lambda _: self.refresh())
        self.name.textEdited.connect(self._title_typed)
        self.text.textChanged.connect(self._text_typed)
        self._showing = False
        self.places = {"title": self.name, "text": self.text}
        self._say()

    def state(self) -> object:
        return self.which.value

    def take_over(self, state: object) -> None:
        self.which.value = state
        self.refresh()

    @property
    def code(self) -> str:
        return str(self.which.value)

    def _say(self) -> None:
        self.name.setPlaceholderText(self.tr("Title"))
        self.name.setAccessibleName(self.tr("Title"))
        self.text.setPlaceholderText(self.tr("What players should know"))
        self.text.setAccessibleName(self.tr("What players should know"))
        self.which.setAccessibleName(self.tr("Language of the texts"))

    def refresh(self) -> None:
        content, code = self.content, self.code
        # A puzzle has more of them, with its goal.
        self.setVisible("goal" not in content.kept)
        if self.name.text() != content.title.get(code, ""):
            self.name.setText(content.title.get(code, ""))
        text = content.text.get(code, "")
        if self.text.toPlainText() != text:
            self._showing = True
            self.text.setPlainText(text)
            self._showing = False
        lacking = [
            one.name
            for one in LANGUAGES
            if any(texts and one.code not in texts for texts in (content.title, content.text))
        ]
        said = self.tr("Missing: {languages}").format(languages=", ".join(lacking))
        self.missing.set_state(said, "warn", "warn")
        self.missing.setVisible(bool(lacking))

    def _title_typed(self, text: str) -> None:
        new = edits.with_text(self.content, "title", self.code, text)
        self.change(self.tr("Title"), new, f"title {self.code}")

    def _text_typed(self) -> None:
        if self._showing:
            return
        text = self.text.toPlainText()[:_MOST_TEXT]
        new = edits.with_text(self.content, "text", self.code, text)
        self.change(self.tr("Text"), new, f"text {self.code}")


class KeptForm(Form):
    """Moves, expectations, the table: said, not changed."""

    def __init__(self, document: LayoutDocument) -> None:
        super().__init__(document, self.tr("Kept unchanged"))
        self.lines = QVBoxLayout()
        self.lines.setSpacing(style().px(4))
        self.box.addLayout(self.lines)
        self.note = Label("", 12, 400, "text3")
        self.forget = LinkButton(self.tr("Remove its moves"))
        self.box.addWidget(self.note)
        self.box.addWidget(self.forget, 0, Qt.AlignmentFlag.AlignLeft)
        self.forget.clicked.connect(self._forget)
        self._said: list[str] = []
        self.places = dict.fromkeys(("expect", "moves", "move"), self.forget)
        self.note.setText(self.tr("The editor shows this data without changing it."))

    def refresh(self) -> None:
        said = self._sentences()
        self.setVisible(bool(said))
        self.forget.setVisible(bool(self.content.kept.get("moves")))
        if said == self._said:
            return
        self._said = said
        clear(self.lines)
        for line in said:
            self.lines.addWidget(Label(line, 13, 400, "text2"))

    def _sentences(self) -> list[str]:
        kept = self.content.kept
        found = []
        if moves := kept.get("moves"):
            found.append(self.tr("%n move(s) of the file", "", len(moves)))
        if kept.get("expect"):
            found.append(self.tr("Expected result after the file’s moves"))
        if kept.get("table"):
            found.append(self.tr("Players of this game"))
        return found

    def _forget(self) -> None:
        self.change(self.tr("Remove its moves"), edits.without_moves(self.content))
