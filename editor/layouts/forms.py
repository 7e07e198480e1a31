"""What the panels of a layout are made of: numbers, sections, and forms over a document."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QPolygonF,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carcqt.art.brush.sprites import sprite
from carcqt.art.drawings.tokens import token
from carcqt.ui.theme.painting import CENTRE, draw_box, draw_ring, painter, shows_focus
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.buttons import PaintedButton
from carcqt.ui.widgets.fields import Field
from carcqt.ui.widgets.labels import Elided, Label, breakable
from editor.documents.layout import LayoutContent
from editor.documents.layouts import LayoutDocument
from editor.documents.retold import Retells


class SpinField(Field):
    """A whole number: typed, or stepped by the arrows beside it and the arrow keys."""

    changed = Signal(int)

    def __init__(
        self,
        least: int = 0,
        most: int = 999,
        name: str = "",
        width: int = 72,
        parent: QWidget | None = None,
    ) -> None:
        self._least, self._most, self._width = least, most, width
        super().__init__(str(least), name=name, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.textEdited.connect(self._typed)
        self._value = least

    @property
    def value(self) -> int:
        return self._value

    def set_value(self, value: int) -> None:
        """Without a signal; what is being typed is not disturbed."""
        typed = self._read()
        self._value = value
        if typed != value:
            self.setText(str(value))
        self.set_problem("")

    def set_range(self, least: int, most: int) -> None:
        self._least, self._most = least, most

    def sizeHint(self) -> QSize:
        return QSize(style().px(self._width), style().px(32))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def step(self, by: int) -> None:
        self._take(min(self._most, max(self._least, self._value + by)))
        self.setText(str(self._value))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Up: 1,
            Qt.Key.Key_Down: -1,
            Qt.Key.Key_PageUp: 10,
            Qt.Key.Key_PageDown: -10,
        }
        if event.key() in steps:
            self.step(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.position().x() >= self.width() - style().px(20) and self.isEnabled():
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.step(1 if event.position().y() < self.height() / 2 else -1)
        else:
            super().mousePressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setText(str(self._value))
        self.set_problem("")

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        p, px = painter(self), style().px
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(style().colour("text2" if self.isEnabled() else "line2"))
        x, middle, arm = self.width() - px(12), self.height() / 2, px(3.5)
        for way in (-1, 1):
            y = middle + way * px(4)
            tip = QPointF(x, y + way * arm)
            p.drawPolygon(QPolygonF([QPointF(x - arm, y), tip, QPointF(x + arm, y)]))

    def _read(self) -> int | None:
        try:
            return int(self.text().replace("−", "-"))
        except ValueError:
            return None

    def _typed(self) -> None:
        found = self._read()
        if found is None or not self._least <= found <= self._most:
            text = self.tr("A whole number from {least} to {most}")
            self.set_problem(text.format(least=self._least, most=self._most))
            return
        self.set_problem("")
        self._take(found)

    def _take(self, value: int) -> None:
        if value != self._value:
            self._value = value
            self.changed.emit(value)

    def _restyle(self) -> None:
        super()._restyle()
        px = style().px
        self.setFont(style().font(13))
        self.setTextMargins(px(8) - 2, 0, px(20), 0)


class TokenCount(PaintedButton):
    """How many of one token: a click brings one more, a right click takes one away."""

    stepped = Signal(int)

    def __init__(self, face: str, parent: QWidget | None = None) -> None:
        self._face, self.count = face, 0
        super().__init__("", parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: self.stepped.emit(1))

    def set_count(self, count: int) -> None:
        self.count = count
        name = self.tr("Tokens of {worth}: {count}").format(worth=self._face, count=count)
        self.setAccessibleName(name)
        self.setToolTip(name + "\n" + self.tr("Click: one more. Right click or −: one less."))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(32), style().px(46))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        minus = (Qt.Key.Key_Minus, Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
        if event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.stepped.emit(1)
        elif event.key() in minus:
            self.stepped.emit(-1)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.stepped.emit(-1)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px = painter(self), style().px
        box = QRectF(self.rect())
        if self.is_hot:
            draw_box(p, box, px(6), style().colour("hover"))
        if shows_focus(self):
            draw_ring(p, box, px(6), accent_of(self).fill, style().tokens.surface)
        side = px(26)
        p.setOpacity(1 if self.count else 0.4)
        disc = QRectF((self.width() - side) / 2, px(2), side, side)
        ratio = self.devicePixelRatioF()
        p.drawImage(disc, sprite(token(self._face), round(side * ratio)))
        p.setOpacity(1)
        p.setFont(style().font(12, 600))
        p.setPen(style().colour("text" if self.count else "text3"))
        p.drawText(QRectF(0, px(28), self.width(), px(16)), CENTRE, str(self.count))


class HeapRow(QWidget):
    """Tokens by their worth; the last one is the top one."""

    changed = Signal(object)

    def __init__(self, faces: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heap: tuple[str, ...] = ()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        self.counts: Final = {face: TokenCount(face) for face in faces}
        for face, count in self.counts.items():
            row.addWidget(count)
            count.stepped.connect(lambda by, face=face: self._step(face, by))
        row.addStretch(1)

    def set_heap(self, heap: Sequence[str]) -> None:
        self.heap = tuple(heap)
        for face, count in self.counts.items():
            count.set_count(self.heap.count(face))

    def _step(self, face: str, by: int) -> None:
        heap = list(self.heap)
        if by > 0:
            heap.append(face)
        elif face in heap:
            del heap[len(heap) - 1 - heap[::-1].index(face)]
        self.changed.emit(tuple(heap))


class FormRow(QWidget):
    """A label and what it names."""

    def __init__(self, thing: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label: Final = Label("", 13, 400, "text2")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.label, 1)
        row.addWidget(thing, 0 if isinstance(thing, SpinField) else 3)
        self.thing = thing

    def set_text(self, text: str) -> None:
        self.label.setText(breakable(text))
        self.thing.setAccessibleName(text)


class Form(Retells, QWidget):
    """Part of a panel: shows a document's content and changes it."""

    def __init__(self, document: LayoutDocument, title: str) -> None:
        super().__init__()
        self.document: Final = document
        self.title: Final = Elided(title, 13, 600, "text2")
        self.box: Final = QVBoxLayout(self)
        self.box.setContentsMargins(0, 0, 0, 0)
        self.head: Final = QHBoxLayout()
        self.head.addWidget(self.title, 1)
        self.box.addLayout(self.head)
        self.places: dict[str, QWidget] = {}
        """What to show for a problem there."""
        style().follow(self._respace)

    def _respace(self) -> None:
        self.box.setSpacing(style().px(8))
        self.head.setSpacing(style().px(8))

    @property
    def content(self) -> LayoutContent:
        return self.document.content

    def refresh(self) -> None:
        """Shows the content as it is now."""

    def state(self) -> Any:
        """Return as a frozen value what `take_over` needs that the document does not say."""

    def take_over(self, state: Any) -> None:
        """Show what this form showed in another language or look."""

    def change(self, text: str, content: LayoutContent, merge: str = "") -> None:
        self.document.change(text, content, merge)
