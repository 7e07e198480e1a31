"""What is wrong with a document, line by line; each line leads to its place."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
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
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.painting import LEFT, RIGHT, draw_box, draw_icon, elided, text_width
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.cards import Bar, Edge
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.pills import StateBadge
from carcqt.ui.widgets.scroll import set_scroll_bars
from carcqt.words.problems import ProblemWords
from editor.documents.document import Document

_ROW: Final = 30
_SHOWN: Final = 3
"""Rows that are seen without scrolling."""

PlaceRole: Final = Qt.ItemDataRole.UserRole
ProblemRole: Final = Qt.ItemDataRole.UserRole + 1

Index = QModelIndex | QPersistentModelIndex


class ProblemsModel(QAbstractListModel):
    """Keeps problems and makes sentences when they are shown."""

    def __init__(self, document: Document[Any], parent: QWidget) -> None:
        super().__init__(parent)
        self._document: Final = document
        self._problems: list[Problem] = []
        self._words = ProblemWords(language().translate)
        self.refresh()

    def refresh(self) -> None:
        # Asking may check, and checking may tell: that must be over first.
        problems = list(self._document.problems)
        self.beginResetModel()
        self._words = ProblemWords(language().translate)
        self._problems = problems
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
        draw_icon(p, icon("error", px(16), colour("err")), rect.x() + px(16), middle)
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

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        set_scroll_bars(self)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._open)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(index.data(ProblemRole))


class ProblemsPanel(Bar):
    show_asked = Signal(object)
    """A problem whose place is to be shown."""

    def __init__(self, document: Document[Any], parent: QWidget | None = None) -> None:
        super().__init__(Edge.TOP, horizontal=False, margins=(0, 8, 0, 8), spacing=2, parent=parent)
        self._document: Final = document
        self._title: Final = Label("", 14, 600, wrap=False)
        self._count: Final = StateBadge()
        self._checked: Final = Label("", 12, 400, "text2", wrap=False)
        self.view: Final = _View(self)
        self._rows: Final = _ProblemRows(self.view)
        self.model: Final = ProblemsModel(document, self)
        self.view.setModel(self.model)
        self.view.setItemDelegate(self._rows)
        head = QHBoxLayout()
        head.setContentsMargins(style().px(16), 0, style().px(16), 0)
        head.setSpacing(style().px(8))
        head.addWidget(self._title)
        head.addWidget(self._count)
        head.addStretch(1)
        head.addWidget(self._checked)
        self.add(head, self.view)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.view.opened.connect(self.show_asked)
        document.problems_changed.connect(self.refresh)
        style().follow(self._fit)
        self._retranslate()

    def refresh(self) -> None:
        self.model.refresh()
        count = self.model.rowCount()
        if count:
            self._count.set_state(str(count), "err", "error")
            self._count.setAccessibleName(self.tr("%n problem(s)", "", count))
        else:
            self._count.set_state(self.tr("none"), "ok", "check")
        self._fit()

    def go_to(self, step: int) -> None:
        """Shows the next problem, or the one before."""
        count = self.model.rowCount()
        if count:
            row = (self.view.currentIndex().row() + step) % count
            index = self.model.index(row)
            self.view.setCurrentIndex(index)
            self.show_asked.emit(index.data(ProblemRole))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Problems"))
        self._checked.setText(self.tr("checked just now"))
        self._rows.act = self.tr("Show")
        self.view.setAccessibleName(self.tr("Problems"))
        self.refresh()

    def _fit(self) -> None:
        rows = min(self.model.rowCount(), _SHOWN)
        self.view.setFixedHeight(rows * style().px(_ROW))
        self.view.setVisible(rows > 0)
        self.updateGeometry()
