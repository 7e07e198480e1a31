"""Puzzles as cards in a grid: a model over what was chosen, and how a card is painted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from carcqt.app.previews.picture import draw_preview
from carcqt.app.previews.previews import PUZZLE_WIDTH, Previews
from carcqt.app.puzzles.words import PuzzleWords
from carcqt.play.puzzles.collection import PuzzleEntry
from carcqt.play.puzzles.progress import Progress
from carcqt.ui.theme.games import LOOKS
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.painting import LEFT, draw_box, draw_icon, elided, text_width
from carcqt.ui.theme.style import style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.scroll import show_ground
from carcqt.ui.widgets.stars import draw_star

ENTRY: Final = Qt.ItemDataRole.UserRole
_WIDEST, _NARROWEST, _GAP = 245, 208, 16
_PICTURE, _WORDS = 137, 77
_LEVELS = 5
Index = QModelIndex | QPersistentModelIndex


class PuzzlesModel(QAbstractListModel):
    def __init__(self, progress: Progress, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: Sequence[PuzzleEntry] = ()
        self.progress: Final = progress

    @property
    def entries(self) -> Sequence[PuzzleEntry]:
        return self._entries

    def show_entries(self, entries: Sequence[PuzzleEntry]) -> None:
        self.beginResetModel()
        self._entries = entries
        self.endResetModel()

    def row_of(self, entry: PuzzleEntry | None) -> int:
        paths = (one.path for one in self._entries)
        return next((row for row, path in enumerate(paths) if entry and path == entry.path), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self._entries):
            return None
        entry = self._entries[index.row()]
        if role == ENTRY:
            return entry
        words = PuzzleWords()
        if role == Qt.ItemDataRole.DisplayRole:
            return words.title(entry)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return words.spoken(entry, self.progress.of(entry.id))
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(words.tip(entry))
        return None


class PuzzleDelegate(QStyledItemDelegate):
    def __init__(self, previews: Previews, progress: Progress, parent: PuzzleGrid) -> None:
        super().__init__(parent)
        self._previews, self._progress, self._grid = previews, progress, parent

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._grid.card_size()

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: PuzzleEntry = index.data(ENTRY)
        px, colour, accent = style().px, style().colour, style().accent()
        gap = px(_GAP) / 2
        box = QRectF(option.rect).adjusted(gap, gap, -gap, -gap)
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        fill, line, width = colour("surface"), colour("line"), 1.0
        if option.state & QStyle.StateFlag.State_Selected:
            line, width = QColor(accent.fill), 2.0
        elif option.state & QStyle.StateFlag.State_MouseOver:
            fill, line = colour("raised"), colour("line2")
        draw_box(p, box, px(14), fill, line, width)
        high = box.height() - px(_WORDS)
        top = QRectF(box.left(), box.top(), box.width(), high).adjusted(width, width, -width, 0)
        if entry.is_broken:
            draw_box(p, top, px(13), colour("errbg"))
            draw_icon(
                p, icon("warn", px(28), colour("err")), top.center().x() - px(14), top.center().y()
            )
        else:
            scale = top.width() / PUZZLE_WIDTH
            picture = self._previews.of_puzzle(entry)
            draw_preview(p, top, picture, px(13), scale, only_top=True)
        self._badge(p, top, entry)
        words = QRectF(box.left() + px(14), top.bottom() + px(8), box.width() - px(28), px(60))
        self._texts(p, words, entry)
        p.restore()

    def _badge(self, p: QPainter, top: QRectF, entry: PuzzleEntry) -> None:
        if entry.game not in LOOKS:
            return
        px, accent = style().px, style().accent(entry.game)
        at = QRectF(top.left() + px(9), top.top() + px(9), px(26), px(26))
        draw_box(p, at, px(6), QColor(accent.soft))
        sign = icon(LOOKS[entry.game].badge, px(16), accent.fill)
        draw_icon(p, sign, at.center().x() - px(8), at.center().y())

    def _texts(self, p: QPainter, box: QRectF, entry: PuzzleEntry) -> None:
        px, colour, words = style().px, style().colour, PuzzleWords()
        bold, small = style().font(14, 600), style().font(12)
        p.setFont(bold)
        p.setPen(colour("text"))
        title = elided(bold, words.title(entry), box.width())
        p.drawText(QRectF(box.left(), box.top(), box.width() + 1, px(26)), LEFT, title)
        low = QRectF(box.left(), box.top() + px(28), box.width(), px(24))
        right = self._chip(p, low, entry)
        x = low.left()
        if entry.level is not None:
            side = px(12)
            for number in range(_LEVELS):
                at = QPointF(x + side / 2, low.center().y())
                draw_star(p, at, side / 2, colour("text2"), full=number < entry.level)
                x += side + px(2)
            x += px(6)
        theme = words.theme(entry)
        p.setFont(small)
        p.setPen(colour("text2"))
        room = right - x - px(4)
        if text_width(small, theme) <= room or not entry.level:
            p.drawText(QRectF(x, low.top(), room, low.height()), LEFT, elided(small, theme, room))

    def _chip(self, p: QPainter, box: QRectF, entry: PuzzleEntry) -> float:
        """The state at the right end; where it begins."""
        px, colour, words = style().px, style().colour, PuzzleWords()
        progress = self._progress.of(entry.id)
        text, tone = words.chip(entry, progress)
        stars = progress.stars if progress.is_solved and not entry.is_broken else None
        if not text and stars is None:
            return box.right()
        font = style().font(12, 500)
        side = px(12)
        wide = text_width(font, text) + 2 * px(9)
        if stars is not None:
            wide = 2 * px(9) + px(18) + (3 * (side + px(2)) if stars else 0)
        chip = QRectF(box.right() - wide, box.top(), wide, box.height())
        draw_box(p, chip, chip.height() / 2, colour(f"{tone}bg"))
        if stars is None:
            p.setFont(font)
            p.setPen(colour(tone))
            p.drawText(chip, Qt.AlignmentFlag.AlignCenter, text)
            return chip.left()
        draw_icon(p, icon("check", px(14), colour(tone)), chip.left() + px(9), chip.center().y())
        x = chip.left() + px(9) + px(18)
        for number in range(3 if stars else 0):
            at = QPointF(x + side / 2, chip.center().y())
            draw_star(p, at, side / 2, colour(tone), full=number < stars)
            x += side + px(2)
        return chip.left()


class PuzzleGrid(QListView):
    """Arrows go from card to card."""

    opened = Signal()

    def __init__(
        self, previews: Previews, progress: Progress, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        show_ground(self)
        self.setItemDelegate(PuzzleDelegate(previews, progress, self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setMouseTracking(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.doubleClicked.connect(lambda _index: self.opened.emit())
        previews.arrived.connect(self.viewport().update)
        style().follow(self._restyle)

    def card_size(self) -> QSize:
        """With half a gap all around."""
        px = style().px
        room = max(1, self.viewport().width() - 1)
        columns = max(1, room // (px(_NARROWEST) + px(_GAP)))
        wide = min(room // columns, px(_WIDEST + _GAP))
        if columns > 1 or room > px(_WIDEST):
            wide = max(wide, room // columns) if columns <= 4 else room // columns
        high = round((wide - px(_GAP)) * _PICTURE / _WIDEST) + px(_WORDS) + px(_GAP)
        return QSize(wide, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters are keys of the page."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(_NARROWEST + _GAP), style().px(120))

    def _restyle(self) -> None:
        self.verticalScrollBar().setSingleStep(style().px(48))
        self.scheduleDelayedItemsLayout()
        self.viewport().update()
