"""Sheets as they will be printed, small."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from carcqt.art.paper.printing import Page, PrintAndPlay
from carcqt.art.plans.plan import Content, content
from carcqt.board.pictures import Pictures
from carcqt.rules.tiles import Tile
from carcqt.ui.theme.painting import draw_box, painter
from carcqt.ui.theme.style import style

_PIXELS: Final = 92
_AIR: Final = 10


class SheetPreview(QWidget):
    """One side of a sheet, as large as there is room for."""

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures: Final = pictures
        self._sheets: PrintAndPlay | None = None
        self._page: Page = []
        self._label, self._is_back = "", False
        self._bled: dict[tuple[Content, int], QImage] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        pictures.arrived.connect(self._renew)

    def show_page(self, sheets: PrintAndPlay, page: Page, label: str, is_back: bool) -> None:
        if self._sheets is None or self._sheets.asked != sheets.asked:
            self._bled = {}
        self._sheets, self._page = sheets, page
        self._label, self._is_back = label, is_back
        self.setAccessibleName(label)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(300), style().px(420))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(120), style().px(160))

    def paintEvent(self, event: QPaintEvent) -> None:
        sheets = self._sheets
        if sheets is None:
            return
        p, air, whole = painter(self), style().px(_AIR), sheets.sheet
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        scale = min(
            (self.width() - 2 * air) / whole.width(), (self.height() - 2 * air) / whole.height()
        )
        box = QRectF(0, 0, whole.width() * scale, whole.height() * scale)
        box.moveCenter(QRectF(self.rect()).center())
        for far in range(4):
            draw_box(p, box.adjusted(-far, -far + 2, far, far + 2), 3, QColor(0, 0, 0, 12))
        p.fillRect(box, Qt.GlobalColor.white)
        p.translate(box.topLeft())
        p.scale(scale, scale)
        sheets.paint(p, self._page, self._picture, self._label, is_back=self._is_back)

    def _picture(self, tile: Tile) -> QImage:
        assert self._sheets is not None
        image, is_real = self._pictures.picture(tile, 0, _PIXELS)
        key = content(tile), tile.columns
        if key not in self._bled or not is_real:
            self._bled[key] = self._sheets.bled(image, tile)
        return self._bled[key]

    def _renew(self, what: Content) -> None:
        self._bled = {key: image for key, image in self._bled.items() if key[0] != what}
        self.update()
