"""Small things that float over a board or stand in a row."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from carcqt.ui.language import punctuation
from carcqt.ui.theme.icons import icon as draw_of
from carcqt.ui.theme.painting import LEFT, draw_box, draw_icon, painter, text_width, tone_colours
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.buttons import IconButton
from carcqt.ui.widgets.cards import Card
from carcqt.ui.widgets.keycaps import KeyCap
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.removal import clear


class ZoomPill(Card):
    zoom_in = Signal()
    zoom_out = Signal()
    fit = Signal()

    def __init__(self, zoom: float = 1.0, parent: QWidget | None = None) -> None:
        super().__init__(12, margin=2, spacing=2, horizontal=True, floating=True, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._smaller = IconButton("minus", self.tr("Zoom out"))
        self._larger = IconButton("plus", self.tr("Zoom in"))
        self._whole = IconButton("fit", self.tr("Show everything"))
        self._share = Label("", 12, 500, "text2", wrap=False)
        self._share.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.add(self._smaller, self._share, self._larger, self._whole)
        self._smaller.clicked.connect(self.zoom_out)
        self._larger.clicked.connect(self.zoom_in)
        self._whole.clicked.connect(self.fit)
        self.set_zoom(zoom)
        style().follow(self._widen)

    @property
    def zoom(self) -> float:
        return self._zoom

    def set_zoom(self, zoom: float) -> None:
        """1.0 is 100 %."""
        self._zoom = zoom
        self._share.setText(punctuation().percent(zoom))

    def _widen(self) -> None:
        # As wide as its longest number, so that the buttons stay under the pointer.
        widest = text_width(style().font(12, 500), "888 %") + style().px(4)
        self._share.setMinimumWidth(round(widest))


class KeyHints(Card):
    """Which keys do what here: pairs of a key and what it does."""

    def __init__(
        self, hints: Sequence[tuple[str, str]] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(12, margin=8, spacing=8, horizontal=True, floating=True, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_margins(12, 9, 14, 9)
        self.set_hints(hints)

    def set_hints(self, hints: Sequence[tuple[str, str]]) -> None:
        clear(self.box)
        for number, (key, text) in enumerate(hints):
            if number:
                self.box.addSpacing(style().px(6))
            parts = KeyCap(key.replace(" – ", "–")), Label(text, 13, 400, "text2", wrap=False)
            self.add(*parts)
            for part in parts:
                # Where the card is seen already they would count only a moment later.
                part.show()


class StateBadge(QWidget):
    """A state in a word: tone ok, warn, err, accent, or quiet."""

    def __init__(
        self, text: str = "", tone: str = "", icon: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._text, self._tone, self._icon = text, tone, icon
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        style().follow(self._restyle)

    @property
    def text(self) -> str:
        return self._text

    def set_state(self, text: str, tone: str = "", icon: str = "") -> None:
        self._text, self._tone, self._icon = text, tone, icon
        self._restyle()

    def sizeHint(self) -> QSize:
        px = style().px
        width = text_width(self.font(), self._text) + 2 * px(10) + (px(18) if self._icon else 0)
        return QSize(round(width + 0.5), max(px(24), self.fontMetrics().height() + px(6)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def needs(self) -> QSize:
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px = painter(self), style().px
        ink, fill = tone_colours(self._tone)
        if self._tone == "accent":
            accent = accent_of(self)
            ink, fill = QColor(accent.fill), QColor(accent.soft)
        draw_box(p, self.rect(), self.height() / 2, fill)
        x = px(10)
        if self._icon:
            draw_icon(p, draw_of(self._icon, px(14), ink), x - px(1), self.height() / 2)
            x += px(18)
        p.setFont(self.font())
        p.setPen(ink)
        p.drawText(QRectF(x, 0, self.width() - x, self.height()), LEFT, self._text)

    def _restyle(self) -> None:
        self.setFont(style().font(12, 500))
        self.setAccessibleName(self._text)
        self.updateGeometry()
        self.update()
