"""What is asked, and how far one is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carcqt.app.table.tiles.lay import TilePicture
from carcqt.board.pictures import Pictures
from carcqt.ui.language import punctuation
from carcqt.ui.theme.painting import draw_box, painter
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.buttons import LinkButton
from carcqt.ui.widgets.cards import Panel
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.marks import IconSign
from carcqt.ui.widgets.removal import clear
from carcqt.ui.widgets.stars import Stars
from carcqt.words.puzzles.goals import FactKind, GoalFact

_TILE: Final = 32
"""Pixels of the picture of a tile."""
_ICONS: Final = {
    FactKind.OTHERS: "user",
    FactKind.CHANCE: "eye",
    FactKind.POINTS: "flag",
    FactKind.REPLY: "next",
}


class FactRow(QWidget):
    """An icon or a tile, and a fact of the goal as a label with its value."""

    def __init__(
        self, fact: GoalFact, pictures: Pictures | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style().px(8))
        text = Label(punctuation().colon(fact.label, fact.text), 12, role="text2")
        text.setAccessibleName(fact.sentence)
        if fact.tile is not None and pictures is not None:
            picture = TilePicture(pictures, _TILE, self)
            picture.show_tile(fact.tile, fact.turn)
            row.addWidget(picture)
        else:
            row.addWidget(IconSign(_ICONS[fact.kind], 14), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(text, 1)


class GoalCard(Panel):
    """In the game's own colour."""

    show_asked = Signal()
    """The region that is meant."""

    def __init__(self, pictures: Pictures | None = None, parent: QWidget | None = None) -> None:
        self._pictures = pictures
        super().__init__(margin=14, spacing=6, parent=parent)
        head = QHBoxLayout()
        head.setSpacing(style().px(8))
        title = Label(self.tr("Goal"), 13, 600, "accent", wrap=False)
        self.stars = Stars()
        head.addWidget(IconSign("flag", 16, "accent"))
        head.addWidget(title, 1)
        head.addWidget(self.stars)
        self.task = Label("", 16, 600)
        self._facts = QVBoxLayout()
        self._facts.setSpacing(style().px(2))
        self._shown: tuple[GoalFact, ...] = ()
        self.box.addLayout(head)
        self.show_button = LinkButton(self.tr("Show on the board"), 13)
        self.show_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_button.clicked.connect(self.show_asked)
        self.add(self.task)
        self.box.addLayout(self._facts)
        self.add(self.show_button)

    @property
    def texts(self) -> list[str]:
        """The values of the facts, as they are read."""
        return [fact.text for fact in self._shown]

    def show_goal(
        self, task: str, facts: tuple[GoalFact, ...], level: int | None, *, has_place: bool
    ) -> None:
        self.show_button.setVisible(has_place)
        self.task.setText(task)
        self._show_facts(facts)
        self.stars.setVisible(level is not None)
        self.stars.set_count(level or 0, self.tr("Level {level} of 5").format(level=level))

    def _show_facts(self, facts: tuple[GoalFact, ...]) -> None:
        if facts == self._shown:
            return
        self._shown = facts
        clear(self._facts)
        for fact in facts:
            self._facts.addWidget(FactRow(fact, self._pictures))

    def fit(self, *, narrow: bool) -> None:
        self.task.set_px(14 if narrow else 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        soft = QColor(accent_of(self).soft)
        draw_box(painter(self), self.rect(), style().px(self.radius), soft)


class TurnDots(QWidget):
    """A dot for each turn: full once it was right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._done, self._of = 0, 1
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_turns(self, done: int, of: int) -> None:
        self._done, self._of = done, of
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(18) * self._of, style().px(16))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, accent = painter(self), style().px, QColor(accent_of(self).fill)
        p.setPen(QPen(accent, max(1.5, px(2))))
        for number in range(self._of):
            p.setBrush(accent if number < self._done else Qt.BrushStyle.NoBrush)
            at = QPointF(px(18) * number + px(9), self.height() / 2)
            p.drawEllipse(at, px(5), px(5))
