"""A few sentences over the board that speak of a turn on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMargins, QPoint, QRect, QRectF, Signal
from PySide6.QtGui import QHideEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from carcqt.app.solving.actions import SolvingActions
from carcqt.app.solving.bubbletip import BubbleTip
from carcqt.app.table.freeroom import free_place
from carcqt.ui.theme.painting import painter
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.cards import Card
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.pills import StateBadge

_AWAY = 36
_CROWDED = 240
"""How much farther it goes rather than lie over one tile more: it stays while the board is read."""
_WIDTH = 344


class Bubble(Card):
    show_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(12, "raised", "err", margin=16, spacing=8, floating=True, parent=parent)
        head = QHBoxLayout()
        head.setSpacing(style().px(10))
        self.chip = StateBadge()
        self.title = Label("", 14, 600)
        head.addWidget(self.chip)
        head.addWidget(self.title, 1)
        self.text = Label("", 14, role="text2")
        self.lost = Label("", 14, 600)
        self.show_button = Button("", ButtonKind.GHOST, "eye", SolvingActions.key("show"))
        self.show_button.clicked.connect(self.show_asked)
        self.box.addLayout(head)
        self.add(self.text, self.lost, self.show_button)
        self.tip = BubbleTip(parent)
        self.hide()

    def say(
        self, tone: str, chip: str, title: str, text: str, lost: str = "", show: str = ""
    ) -> None:
        self.line = tone
        self.chip.setVisible(bool(chip))
        self.chip.set_state(chip, tone)
        for label, said in ((self.title, title), (self.text, text), (self.lost, lost)):
            label.setText(said)
            label.setVisible(bool(said))
        self.show_button.setText(show)
        self.show_button.setVisible(bool(show))
        self.setAccessibleName(" ".join(filter(None, (chip, title, text, lost))))
        self.show()
        self.raise_()

    def put(
        self,
        speaks_of: QRect | None,
        room: QRect,
        crowd: Sequence[QRect],
        taken: Sequence[QRect],
    ) -> None:
        """Beside what it speaks of, over as little else as can be, and nothing that is taken."""
        if self.isHidden():
            return
        gap = style().px(12)
        wide = min(style().px(_WIDTH) + 2 * self.shadow, room.width() - gap)
        high = self.heightForWidth(wide) if self.hasHeightForWidth() else -1
        self.resize(wide, max(high, self.minimumSizeHint().height()))
        aside = QMargins(self.shadow, self.shadow, self.shadow, self.shadow)
        inner = room.adjusted(gap, gap, -gap, -gap)
        place = speaks_of if speaks_of is not None else QRect(inner.center(), inner.center())
        # Not so near that it hides the frame of the tile, or the sign at it.
        away = style().px(_AWAY)
        own = place.adjusted(-gap, -away, gap, away)
        bare = self.size().shrunkBy(aside)
        at = free_place(bare, inner, place.center(), [own, *taken], crowd, own, _CROWDED)
        self.move(at - QPoint(self.shadow, self.shadow))
        self.tip.put(QRect(at, bare), QRect() if speaks_of is None else place, self.line)
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.tip.hide()

    def hasHeightForWidth(self) -> bool:
        return self.box.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        return self.box.totalHeightForWidth(width)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        p, colour = painter(self), style().colour
        reach = self.shadow
        box = QRectF(self.rect()).adjusted(reach, reach, -reach, -reach)
        radius = style().px(self.radius)
        p.setPen(QPen(colour(self.line), 2))
        p.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
