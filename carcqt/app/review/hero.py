"""The head of the end page: who has won, by how much, and by what."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from carcqt.play.session import Session
from carcqt.play.summary import Summary
from carcqt.ui.language import language
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.painting import draw_ring, painter, shows_focus
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.buttons import PaintedButton
from carcqt.ui.widgets.cards import Card
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import MarkBadge
from carcqt.words.games import VOCABULARIES
from carcqt.words.names import TableNames
from carcqt.words.numbers import digits

SHARP: Final = 2
"""Pixels of the board's picture for each one that is shown."""


class BoardThumbnail(PaintedButton):
    """All of the board; a click goes there."""

    def __init__(self, large: bool = False, parent: QWidget | None = None) -> None:
        self._image = QImage()
        self._low, self.is_large = False, large
        super().__init__("", parent)
        policy = QSizePolicy.Policy.Expanding if large else QSizePolicy.Policy.Fixed
        self.setSizePolicy(policy, policy)

    def set_low(self, low: bool) -> None:
        self._low = low
        self.updateGeometry()

    def show_image(self, image: QImage) -> None:
        self._image = image
        self.update()

    def sizeHint(self) -> QSize:
        px = style().px
        return QSize(px(150), px(72)) if self._low else QSize(px(216), px(96))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(80), style().px(60)) if self.is_large else self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, radius = painter(self), style().px(10)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        shape = QPainterPath()
        shape.addRoundedRect(box, radius, radius)
        p.fillPath(shape, style().colour("table"))
        if not self._image.isNull():
            p.save()
            p.setClipPath(shape)
            p.drawImage(box, self._image)
            p.restore()
        p.setPen(style().colour("line2" if self.is_hot else "line"))
        p.drawPath(shape)
        if shows_focus(self):
            draw_ring(p, self.rect(), radius, accent_of(self).fill, style().tokens.surface)


class Hero(Card):
    """Who has won, by how much, and by what."""

    def __init__(self, session: Session, summary: Summary, parent: QWidget | None = None) -> None:
        super().__init__(16, margin=24, spacing=20, horizontal=True, parent=parent)
        self._session, self._summary = session, summary
        self._words = VOCABULARIES[session.table.setup.game]
        self._you = session.table.setup.only_person
        seats = session.table.setup.seats
        # Of many who share the win only some have room for their mark.
        self.marks = [MarkBadge(seats[seat].colour, 64) for seat in summary.winners[:3]]
        self.title = Elided("", 28, 700)
        self.text = Label("", 14, 400, "text2")
        self.picture = BoardThumbnail()
        texts = QVBoxLayout()
        texts.setSpacing(style().px(4))
        texts.addStretch(1)
        texts.addWidget(self.title)
        texts.addWidget(self.text)
        texts.addStretch(1)
        self.add(*self.marks)
        self.box.addLayout(texts, 1)
        self.add(self.picture)
        self._say()

    def fit(self, size: Size, *, with_picture: bool) -> None:
        self.title.set_px(28 if with_picture else 22)
        self.picture.setVisible(with_picture)
        self.picture.set_low(size.is_low or size.is_narrow)

    def _say(self) -> None:
        summary = self._summary
        names = TableNames(language().translate, self._session.table.setup.names)
        winners = names.players(summary.winners)
        if summary.winners == (self._you,):
            self.title.setText(self.tr("You win"))
        elif len(summary.winners) == 1:
            self.title.setText(self.tr("{name} wins").format(name=winners))
        else:
            self.title.setText(self.tr("Shared victory: {names}").format(names=winners))
        self.text.setText(" ".join(self._sentences(names)))
        self.picture.setToolTip(self.tr("Look at the whole board"))
        self.picture.setAccessibleName(self.tr("Look at the whole board"))

    def _sentences(self, names: TableNames) -> list[str]:
        summary = self._summary
        best = max(summary.scores[seat] for seat in summary.winners)
        points = self.tr("%n point(s)", "", abs(best))
        if best < 0:
            points = f"−{points}"
        rest = [seat for seat in summary.ranking if seat not in summary.winners]
        said = []
        if self._session.ended_early:
            said.append(self.tr("The game was ended early."))
        if not rest:
            return [*said, self.tr("{points} each.").format(points=points)]
        second, margin = rest[0], best - summary.scores[rest[0]]
        name = self.tr("you") if second == self._you else names.player(second)
        facts = {"points": points, "name": name}
        if margin:
            text = self.tr("{points}, %n more than {name}.", "", margin)
        else:
            # The rules decided between equal scores.
            text = self.tr("{points}, tied with {name}. The tie-break decided.")
        said.append(text.format(**facts))
        if (lead := summary.lead) is not None and margin:
            source = self._words(language().translate).source(lead.source)
            text = self.tr("What made the difference: {source}, {own} against {theirs}.")
            facts = {"own": digits(lead.own), "theirs": digits(lead.theirs)}
            said.append(text.format(source=source, **facts))
        return said
