"""The event of a round, over the map."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carcqt.art.brush.sprites import put
from carcqt.art.maps.cards import event_sign
from carcqt.ui.theme.painting import draw_box, painter
from carcqt.ui.theme.style import style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.cards import Card
from carcqt.ui.widgets.labels import Elided, Label

_WIDTH = 232


class EventSign(QWidget):
    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self._event = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_event(self, event: str, side: int) -> None:
        self._event, self._side = event, side
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(self._side), style().px(self._side))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, box = painter(self), QRectF(self.rect())
        draw_box(p, box, style().px(8), style().colour("sunken"))
        if self._event:
            at = box.center()
            put(p, event_sign(self._event), at.x(), at.y(), box.width() * 0.8)


class EventCard(Card):
    """Round, title and a sentence; one line where there is little room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(12, "raised", margin=12, spacing=8, floating=True, parent=parent)
        self.sign = EventSign(36)
        self.round = Label("", 12, 500, "text2", wrap=False)
        self.title = Elided("", 15, 600)
        self.text = Label("", 12, role="text2")
        self.brief = Label("", 12, role="text2", wrap=False)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.round)
        names.addWidget(self.title)
        head = QHBoxLayout()
        head.setSpacing(style().px(10))
        head.addWidget(self.sign)
        head.addLayout(names, 1)
        head.addWidget(self.brief, 0, Qt.AlignmentFlag.AlignVCenter)
        self.add(head, self.text)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)

    def show_event(
        self, event: str, number: str, title: str, text: str, brief: str, *, line: bool
    ) -> None:
        self.round.setText(number)
        self.title.setText(title)
        self.text.setText(text)
        self.brief.setText(brief)
        self.setAccessibleName(f"{number}. {title}. {text}")
        self.setToolTip(plain_tip(text if line else ""))
        self.round.setVisible(not line)
        self.text.setVisible(not line)
        self.brief.setVisible(line)
        self.title.set_px(14 if line else 15)
        self.sign.show_event(event, 24 if line else 36)
        self.set_margins(*((10, 6, 14, 6) if line else (12, 10, 12, 10)))
        self._fit(line=line)

    def _fit(self, *, line: bool) -> None:
        """As high as its wrapped text needs, which a layout does not find out by itself."""
        self.box.activate()
        if line:
            self.setMinimumWidth(0)
            self.setMaximumWidth(16_777_215)
            self.resize(self.sizeHint())
        else:
            wide = style().px(_WIDTH) + 2 * self.shadow
            self.setFixedWidth(wide)
            self.resize(wide, self.box.totalHeightForWidth(wide))
