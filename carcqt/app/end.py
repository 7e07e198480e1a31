"""The end of a game: who has won, where the points came from, how it went."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carcqt.app.charts import ScoreChart
from carcqt.app.games import desk_of
from carcqt.app.pagebar import PageBar
from carcqt.app.session import Session
from carcqt.app.sources import SourceTable
from carcqt.app.summary import Summary
from carcqt.app.table.decision import Decision
from carcqt.app.table.stages import stage_of
from carcqt.app.tale import Tale
from carcqt.art.studio import Studio
from carcqt.ui.breakpoints import Size
from carcqt.ui.buttons import Button, IconButton, Kind, PaintedButton
from carcqt.ui.cards import Card, Ground
from carcqt.ui.labels import Elided, Label
from carcqt.ui.language import language
from carcqt.ui.marks import Icon, MarkBadge
from carcqt.ui.painting import draw_ring, painter, shows_focus
from carcqt.ui.pills import StateBadge
from carcqt.ui.scroll import ScrollArea
from carcqt.ui.theme import accent_of, set_game, style
from carcqt.words.games import VOCABULARIES
from carcqt.words.names import TableNames

_WIDEST: Final = 1760
"""Wider than that, lines would be too long to follow."""
_STACKED: Final = 880
"""Narrower than that, the chart goes under the table."""
_SHARP: Final = 2
"""Pixels of the board's picture for each one that is shown."""
_RETAKES: Final = (0, 700, 2500)
"""Milliseconds after which the picture is taken again, as drawings of tiles come in."""


class BoardPicture(PaintedButton):
    """The middle of the board; a click looks at all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._image = QImage()
        self._low = False
        super().__init__("", parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_low(self, low: bool) -> None:
        self._low = low
        self.updateGeometry()

    def show_image(self, image: QImage) -> None:
        self._image = image
        self.update()

    def sizeHint(self) -> QSize:
        px = style().px
        return QSize(px(150), px(72)) if self._low else QSize(px(216), px(96))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, radius = painter(self), style().px(10)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        shape = QPainterPath()
        shape.addRoundedRect(box, radius, radius)
        p.fillPath(shape, style().colour("table"))
        if not self._image.isNull():
            source = QRectF(0, 0, _SHARP * box.width(), _SHARP * box.height())
            source.moveCenter(QRectF(self._image.rect()).center())
            p.save()
            p.setClipPath(shape)
            p.drawImage(box, self._image, source)
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
        self._words = VOCABULARIES[session.table.game]
        seats = session.table.seats
        # Of many who share the win only some have room for their mark.
        self.marks = [MarkBadge(seats[seat].colour, 64) for seat in summary.winners[:3]]
        self.title = Elided("", 28, 700)
        self.text = Label("", 14, 400, "text2")
        self.picture = BoardPicture()
        texts = QVBoxLayout()
        texts.setSpacing(style().px(4))
        texts.addStretch(1)
        texts.addWidget(self.title)
        texts.addWidget(self.text)
        texts.addStretch(1)
        self.add(*self.marks)
        self.box.addLayout(texts, 1)
        self.add(self.picture)
        self.retranslate()

    def fit(self, size: Size) -> None:
        across = 16 if size.is_narrow else 24
        self.set_margins(across, 10 if size.is_low else 15, across, 10 if size.is_low else 15)
        self.picture.set_low(size.is_low or size.is_narrow)

    def retranslate(self) -> None:
        summary = self._summary
        names = TableNames(language().translate, self._session.table.names)
        winners = names.players(summary.winners)
        if len(summary.winners) == 1:
            self.title.setText(self.tr("Victory for {name}").format(name=winners))
        else:
            self.title.setText(self.tr("Shared victory: {names}").format(names=winners))
        self.text.setText(" ".join(self._sentences(names)))
        self.picture.setToolTip(self.tr("Look at the whole board"))
        self.picture.setAccessibleName(self.tr("Look at the whole board"))

    def _sentences(self, names: TableNames) -> list[str]:
        summary = self._summary
        best = max(summary.scores[seat] for seat in summary.winners)
        points = self.tr("%n point(s)", "", best)
        rest = [seat for seat in summary.ranking if seat not in summary.winners]
        said = []
        if self._session.ended_early:
            said.append(self.tr("The game was ended early."))
        if not rest:
            return [*said, self.tr("{points} each.").format(points=points)]
        second, margin = rest[0], best - summary.scores[rest[0]]
        facts = {"points": points, "name": names.player(second)}
        if margin:
            text = self.tr("{points}, %n more than {name}.", "", margin)
        else:
            # The rules decided between equal scores.
            text = self.tr("{points}, as many as {name}; the tie-break decided.")
        said.append(text.format(**facts))
        if (lead := summary.lead) is not None and margin:
            source = self._words(language().translate).source(lead.source)
            text = self.tr("What made the difference: {source}, {own} against {theirs}.")
            said.append(text.format(source=source, own=lead.own, theirs=lead.theirs))
        return said


class Decisive(Card):
    """The move that weighed most."""

    asked = Signal()

    def __init__(self, tale: Tale, summary: Summary, parent: QWidget | None = None) -> None:
        super().__init__(16, margin=16, spacing=16, horizontal=True, parent=parent)
        self._tale, self._summary = tale, summary
        self.caption = Label("", 12, 400, "text2", wrap=False)
        self.text = Elided("", 14, 600)
        self.go = Button("")
        self.go.clicked.connect(self.asked)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self.caption)
        texts.addWidget(self.text)
        self.add(Icon("bulb", 22))
        self.box.addLayout(texts, 1)
        self.add(self.go)
        self.retranslate()

    def fit(self, size: Size) -> None:
        across, down = (16, 5) if size.is_low else (20, 12)
        self.set_margins(across, down, across, down)

    def retranslate(self) -> None:
        swing = self._summary.swing
        if swing is None:
            return
        self.caption.setText(self.tr("Decisive move"))
        text = self.tr("Turn {turn}: {told} (+{points})")
        self.text.setText(
            text.format(turn=swing.turn, told=self._tale.swing(swing), points=swing.points)
        )
        self.go.setText(self.tr("Go there"))


class EndPage(Ground):
    home = Signal()
    again = Signal()
    replay = Signal(int)
    step_through = Signal()
    saves = Signal()

    def __init__(
        self, session: Session, studio: Studio | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__("bg", parent)
        self.session = session
        self.summary = Summary.of(session.game, session.moments)
        table = session.table
        set_game(self, table.game)
        self._stage = None
        if studio is not None:
            # It is never shown itself: it only lends its picture.
            self._stage = stage_of(session, Decision(self), studio)
            self._stage.setParent(self)
            self._stage.hide()
        self.bar = PageBar(table.game)
        self.hero = Hero(session, self.summary)
        self.sources = SourceTable(self.summary, session.game.description, table.seats)
        self.chart = ScoreChart(self.summary, table.seats)
        self.decisive = Decisive(Tale(session), self.summary)
        self.decisive.setVisible(self.summary.swing is not None)
        self._make_buttons()
        self._lay_out()
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._retranslate()
        style().follow(self._fit)

    def _make_buttons(self) -> None:
        self.saves_button = IconButton("folder")
        self.bar.right.addWidget(self.saves_button)
        self.step_button = Button("", icon="list", height=40)
        self.replay_button = Button("", icon="play", height=40)
        self.home_button = Button("", Kind.GHOST, "home", height=40)
        self.again_button = Button("", Kind.PRIMARY, "undo", "Enter", height=44)

    def _lay_out(self) -> None:
        self._curve = Card(16, margin=20, spacing=8)
        self._curve.set_margins(20, 14, 20, 12)
        self._curve_title = Label("", 16, 600, wrap=False)
        self._curve_badge = StateBadge("", icon="flag")
        self._curve_note = Elided("", 12, 400, "text2")
        head = QHBoxLayout()
        head.addWidget(self._curve_title, 1)
        head.addWidget(self._curve_badge)
        self._curve.box.addLayout(head)
        self._curve.box.addWidget(self.chart, 1)
        self._curve.box.addWidget(self._curve_note)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._both.addWidget(self.sources, 32)
        self._both.addWidget(self._curve, 33)
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.addWidget(self.hero)
        self._column.addLayout(self._both, 1)
        self._column.addWidget(self.decisive)
        self._footer = QHBoxLayout()
        for button in (self.step_button, self.replay_button):
            self._footer.addWidget(button)
        self._footer.addStretch(1)
        for button in (self.home_button, self.again_button):
            self._footer.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addWidget(ScrollArea(inside), 1)
        whole.addLayout(self._footer)

    def _connect(self) -> None:
        self.bar.home.connect(self.home)
        self.saves_button.clicked.connect(self.saves)
        self.step_button.clicked.connect(self.step_through)
        self.replay_button.clicked.connect(lambda: self.replay.emit(0))
        self.hero.picture.clicked.connect(lambda: self.replay.emit(len(self.session.moments)))
        self.decisive.asked.connect(self._go_to_swing)
        self.home_button.clicked.connect(self.home)
        self.again_button.clicked.connect(self.again)
        if self._stage is not None:
            self._stage.refresh()
            style().changed.connect(self._take_picture)
            for later in _RETAKES:
                QTimer.singleShot(later, self, self._take_picture)

    def _take_picture(self) -> None:
        """Square and large, so that its middle shows tiles rather than the table around them."""
        if self._stage is not None:
            side = round(2.6 * _SHARP * self.hero.picture.width())
            self.hero.picture.show_image(self._stage.picture(QSize(side, side)))

    def _go_to_swing(self) -> None:
        if self.summary.swing is not None:
            self.replay.emit(self.summary.swing.number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.again.emit()
            case Qt.Key.Key_Escape:
                self.home.emit()
            case Qt.Key.Key_R:
                self.replay.emit(0)
            case Qt.Key.Key_S:
                self.step_through.emit()
            case _:
                super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        px, size = style().px, Size.of(self.width(), self.height(), style().scale)
        side = px(16 if size.is_narrow else 24)
        side = max(side, (self.width() - px(_WIDEST)) // 2)
        gap = px(8 if size.is_low else 16)
        self._column.setContentsMargins(side, gap, side, gap)
        self._column.setSpacing(gap)
        self._both.setSpacing(gap)
        stacked = self.width() < px(_STACKED)
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._both.setDirection(down if stacked else across)
        low = px(8 if size.is_low else 16)
        self._footer.setContentsMargins(side, 0 if size.is_low else low, side, low)
        self._footer.setSpacing(px(8))
        self.hero.fit(size)
        self.decisive.fit(size)
        around = px(48 + 44 + 96 + 50 if size.is_low else 48 + 76 + 128 + 100) + 4 * gap
        self.sources.fit(px(480) if stacked else self.height() - around)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.hero.retranslate()
            self.decisive.retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        turns = self.summary.turns
        if self.session.game.description.material == "map":
            played = self.tr("%n round(s)", "", turns)
        else:
            played = self.tr("%n turn(s)", "", turns)
        over = self.tr("Ended early") if self.session.ended_early else self.tr("Game over")
        self.bar.show_title(desk_of(self.session.table.game).title(), f"{over} · {played}")
        self.bar.home_button.set_tooltip(self.tr("Home"))
        self.saves_button.set_tooltip(self.tr("Saved games"))
        self._curve_title.setText(self.tr("Scores over the game"))
        self._curve_badge.set_state(self.tr("final scoring"), icon="flag")
        self._curve_note.setText(
            self.tr("The line rises where something is scored; point at it for the numbers")
        )
        self.step_button.setText(self.tr("Final scoring step by step"))
        self.step_button.setToolTip(self.tr("Key S"))
        self.replay_button.setText(self.tr("Replay the game"))
        self.replay_button.setToolTip(self.tr("Key R"))
        self.home_button.setText(self.tr("Home"))
        self.again_button.setText(self.tr("Play again"))
