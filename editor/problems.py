"""What is wrong with a document, line by line; each line leads to its place."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QMoveEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHBoxLayout,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from carcqt.rules.problems import Problem
from carcqt.ui.language import language
from carcqt.ui.layout_check import float_over
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.painting import LEFT, RIGHT, draw_box, draw_icon, elided, text_width
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.buttons import IconButton
from carcqt.ui.widgets.cards import Bar, Edge
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.pills import StateBadge
from carcqt.ui.widgets.scroll import show_ground
from carcqt.words.problems import ProblemWords
from editor.documents.document import Document

_ROW, _HEAD = 30, 46
_SHOWN: Final = 8
"""Rows that are seen without scrolling when it is unfolded."""

PlaceRole: Final = Qt.ItemDataRole.UserRole
ProblemRole: Final = Qt.ItemDataRole.UserRole + 1
GraveRole: Final = Qt.ItemDataRole.UserRole + 2
"""Whether it keeps the document from being played."""

Index = QModelIndex | QPersistentModelIndex


class ProblemsModel(QAbstractListModel):
    """Keeps problems and makes sentences when they are shown."""

    def __init__(self, document: Document[Any], parent: QWidget) -> None:
        super().__init__(parent)
        self._document: Final = document
        self._problems: list[Problem] = []
        self._grave = 0
        self._words = ProblemWords(language().translate)
        self.refresh()

    def refresh(self) -> None:
        # Asking may check, and checking may tell: that must be over first.
        problems, doubts = list(self._document.problems), list(self._document.doubts)
        self.beginResetModel()
        self._words = ProblemWords(language().translate)
        self._problems = [*problems, *doubts]
        self._grave = len(problems)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._problems)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        problem = self._problems[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words.sentence(problem)
        if role == PlaceRole:
            return self._words.place(problem)
        if role == ProblemRole:
            return problem
        if role == GraveRole:
            return index.row() < self._grave
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words.told(problem)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._words.told(problem))
        return None


class _ProblemRows(QStyledItemDelegate):
    """An icon, the sentence, its place, and what a click does."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view: Final = view
        self.act = ""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(style().px(200), style().px(_ROW))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        px, colour = style().px, style().colour
        rect = QRectF(option.rect)
        state = option.state
        is_hot = bool(state & QStyle.StateFlag.State_MouseOver)
        has_focus = bool(state & QStyle.StateFlag.State_HasFocus)
        accent = accent_of(self._view)
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if is_hot or has_focus:
            line = QColor(accent.fill) if has_focus else None
            draw_box(p, rect.adjusted(px(8), 1, -px(8), -1), px(6), colour("hover"), line)
        middle = rect.center().y()
        name, tone = ("error", "err") if index.data(GraveRole) else ("warn", "warn")
        draw_icon(p, icon(name, px(16), colour(tone)), rect.x() + px(16), middle)
        p.setFont(style().font(13, 600))
        p.setPen(QColor(accent.fill))
        p.drawText(rect.adjusted(0, 0, -px(16), 0), RIGHT, self.act)
        right = rect.right() - px(16) - text_width(p.font(), self.act) - px(10)
        p.setFont(style().font(12))
        p.setPen(colour("text2"))
        left = rect.x() + px(42)
        place = elided(p.font(), str(index.data(PlaceRole)), (right - left) * 0.4)
        wide = text_width(p.font(), place)
        p.drawText(QRectF(right - wide, rect.y(), wide + 1, rect.height()), LEFT, place)
        p.setFont(style().font(13, 500))
        p.setPen(colour("text"))
        room = right - wide - px(12) - left
        text = elided(p.font(), str(index.data()), room)
        p.drawText(QRectF(left, rect.y(), room, rect.height()), LEFT, text)
        p.restore()


class _View(QListView):
    opened = Signal(object)
    left = Signal()
    """Escape."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        show_ground(self)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.clicked.connect(self._open)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open(self.currentIndex())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(index.data(ProblemRole))


class ProblemsPanel(QWidget):
    """As high with many as with none, so that what lies above never slides; all of them unfold over
    the page."""

    show_asked = Signal(object)
    """A problem whose place is to be shown."""

    def __init__(self, document: Document[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document: Final = document
        self.sheet: Final = Bar(
            Edge.TOP, horizontal=False, margins=(0, 8, 0, 8), spacing=2, parent=self
        )
        self._title: Final = Label(self.tr("Problems"), 14, 600, wrap=False)
        self._errors: Final = StateBadge()
        self._warnings: Final = StateBadge()
        self._fine: Final = StateBadge()
        self._checked: Final = Label(self.tr("checked just now"), 12, 400, "text2", wrap=False)
        self.unfold_button: Final = IconButton("chevron-up", px=28)
        self.unfold_button.setCheckable(True)
        self.view: Final = _View(self)
        self._rows: Final = _ProblemRows(self.view)
        self.model: Final = ProblemsModel(document, self)
        self.view.setModel(self.model)
        self.view.setItemDelegate(self._rows)
        head = QHBoxLayout()
        head.setContentsMargins(style().px(16), 0, style().px(12), 0)
        head.setSpacing(style().px(8))
        for part in (self._title, self._errors, self._warnings, self._fine):
            head.addWidget(part)
        head.addStretch(1)
        head.addWidget(self._checked)
        head.addWidget(self.unfold_button)
        self.sheet.add(head, self.view)
        self.sheet.box.setStretch(1, 1)
        float_over(self.sheet)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.view.opened.connect(self._show_place)
        self.view.left.connect(lambda: self.unfold(False))
        self.unfold_button.toggled.connect(self._place)
        document.problems_changed.connect(self.refresh)
        style().follow(self._fit)
        self._rows.act = self.tr("Show")
        self.view.setAccessibleName(self.tr("Problems"))
        self.refresh()

    @property
    def is_unfolded(self) -> bool:
        return self.unfold_button.isChecked()

    def unfold(self, is_on: bool) -> None:
        self.unfold_button.setChecked(is_on)

    def refresh(self) -> None:
        self.model.refresh()
        grave, doubts = len(self._document.problems), len(self._document.doubts)
        self._errors.set_state(str(grave), "err", "error")
        self._errors.setAccessibleName(self.tr("%n problem(s)", "", grave))
        self._warnings.set_state(str(doubts), "warn", "warn")
        self._warnings.setAccessibleName(self.tr("%n warning(s)", "", doubts))
        self._fine.set_state(self.tr("none"), "ok", "check")
        self._errors.setVisible(grave > 0)
        self._warnings.setVisible(doubts > 0)
        self._fine.setVisible(not grave and not doubts)
        self.unfold_button.setVisible(grave + doubts > 1)
        if grave + doubts <= 1:
            self.unfold(False)
        self._place()

    def go_to(self, step: int) -> None:
        """Shows the next problem, or the one before."""
        count = self.model.rowCount()
        if count:
            row = (self.view.currentIndex().row() + step) % count
            index = self.model.index(row)
            self.view.setCurrentIndex(index)
            self._show_place(index.data(ProblemRole))

    def _show_place(self, problem: Problem) -> None:
        # It must not lie over what it shows.
        self.unfold(False)
        self.show_asked.emit(problem)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._place()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.unfold(False)

    def _place(self) -> None:
        """Within its own place, or unfolded upwards over the page that it stands below."""
        is_on, page = self.is_unfolded, self.parentWidget()
        self.unfold_button.set_icon("chevron-down" if is_on else "chevron-up")
        self.unfold_button.set_tooltip(
            self.tr("One line only") if is_on else self.tr("All problems")
        )
        wanted = page if is_on and page is not None else self
        if self.sheet.parentWidget() is not wanted:
            had_focus = self.sheet.isAncestorOf(QApplication.focusWidget() or self)
            self.sheet.setParent(wanted)
            self.sheet.show()
            if had_focus:
                self.view.setFocus()
        if wanted is self:
            self.sheet.setGeometry(self.rect())
            self.view.scrollTo(self.view.currentIndex())
            return
        more = min(self.model.rowCount(), _SHOWN) - 1
        box = self.geometry()
        box.setTop(max(0, box.top() - more * style().px(_ROW)))
        self.sheet.setGeometry(box)
        self.sheet.raise_()

    def _fit(self) -> None:
        self.setFixedHeight(style().px(_HEAD + _ROW))
        self._place()
