"""The final scoring, one thing after the other: what it is, what it brings, how all stand then."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from carcqt.app.review.actions import FinalScoringActions
from carcqt.app.review.page import ReviewPage
from carcqt.app.review.recap import Recap
from carcqt.art.studio.studio import Studio
from carcqt.board.view import GLIDE
from carcqt.content.tables import Seat
from carcqt.play.session import Session
from carcqt.play.summary import FinalStep, Summary
from carcqt.ui.keys import key_name
from carcqt.ui.language import game_words, punctuation, seats_at
from carcqt.ui.theme.painting import LEFT, RIGHT, draw_box, elided, painter, text_width
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.cards import Panel
from carcqt.ui.widgets.labels import Label, breakable
from carcqt.ui.widgets.marks import MarkBadge, paint_mark
from carcqt.ui.widgets.scroll import ScrollArea
from carcqt.words.numbers import digits, gained

_NAME: Final = 44
"""Where the name begins."""


class RunningTotal(QWidget):
    """A player, the running total, and what the present step brings."""

    def __init__(self, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self.total, self.gain = 0, 0
        self._scores = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        style().follow(self._restyle)

    def show_total(self, total: int, gain: int, scores: bool) -> None:
        self.total, self.gain, self._scores = total, gain, scores
        said = punctuation().colon(self._seat.name, digits(total))
        self.setAccessibleName(f"{said} ({gained(gain)})" if scores else said)
        self._retip()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(200), style().px(44))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, colour = painter(self), style().px, style().colour
        box = QRectF(self.rect())
        if self._scores:
            accent = accent_of(self)
            draw_box(p, box, px(10), QColor(accent.soft), QColor(accent.fill), 2)
        paint_mark(
            p, QRectF(px(12), (box.height() - px(22)) / 2, px(22), px(22)), self._seat.colour
        )
        big = style().font(20, 700)
        right = box.width() - px(12)
        p.setFont(big)
        p.setPen(colour("text"))
        total = digits(self.total)
        p.drawText(QRectF(0, 0, right, box.height()), RIGHT, total)
        right -= max(text_width(big, total), text_width(big, "000")) + px(10)
        if self._scores:
            p.setFont(style().font(14, 700))
            p.setPen(colour("ok" if self.gain >= 0 else "err"))
            gain = gained(self.gain)
            p.drawText(QRectF(0, 0, right, box.height()), RIGHT, gain)
            right -= text_width(p.font(), gain) + px(8)
        p.setFont(style().font(14, 600))
        p.setPen(colour("text"))
        left = px(_NAME)
        name = elided(p.font(), self._seat.name, right - left)
        p.drawText(QRectF(left, 0, right - left + 2, box.height()), LEFT, name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._retip()

    def _retip(self) -> None:
        """A name that may be cut is whole in the tooltip."""
        room = self.width() - style().px(_NAME) - style().px(12) - self._numbers()
        cut = text_width(style().font(14, 600), self._seat.name) > room
        self.setToolTip(plain_tip(self._seat.name if cut else ""))

    def _numbers(self) -> float:
        """How wide the total is, and what is gained."""
        px, big = style().px, style().font(20, 700)
        wide = max(text_width(big, digits(self.total)), text_width(big, "000")) + px(10)
        if self._scores:
            wide += text_width(style().font(14, 700), gained(self.gain)) + px(8)
        return wide

    def _restyle(self) -> None:
        self._retip()
        self.updateGeometry()
        self.update()


class StepCard(Panel):
    """Who scores what, and the sum of it."""

    def __init__(self, seats: tuple[Seat, ...], parent: QWidget | None = None) -> None:
        super().__init__("raised", "line", 16, 6, parent=parent)
        self._seats = seats
        self.source = Label("", 12, 600, "accent")
        self.names = Label("", 16, 600)
        self.breakdown = Label("", 14, 400, "text2")
        self.outdone = Label("", 14, 400, "warn")
        """Names the players who score nothing for the region, and says why."""
        self.points = Label("", 28, 700, wrap=False)
        self._marks = QHBoxLayout()
        self._marks.setSpacing(style().px(4))
        self.badges = [MarkBadge(seat.colour, 28) for seat in seats]
        for badge in self.badges:
            self._marks.addWidget(badge)
        self._marks.addStretch(1)
        self._marks.addWidget(self.points)
        self.add(self.source, self._marks, self.names, self.breakdown, self.outdone)

    def show_step(self, step: FinalStep, recap: Recap) -> None:
        for seat, badge in enumerate(self.badges):
            badge.setVisible(seat in step.seats)
        scores = bool(step.seats)
        self.source.setText(recap.source(step))
        self.source.setVisible(scores)
        self.points.setText(gained(step.points) if scores else "")
        self.points.setVisible(scores)
        self._say(recap.players(step.seats) if scores else recap.step(step))
        shown = recap.breakdown(step) if step.items else self.tr("nothing")
        self.breakdown.setText(shown)
        self.breakdown.setVisible(scores)
        told = recap.outdone(step)
        self.outdone.setText(told)
        self.outdone.setVisible(bool(told))
        self.setAccessibleName(" ".join(part for part in (recap.step(step), told) if part))

    def show_text(self, text: str) -> None:
        for badge in self.badges:
            badge.hide()
        for label in (self.source, self.points, self.breakdown, self.outdone):
            label.hide()
        self._say(text)

    def _say(self, text: str) -> None:
        self.names.setText(breakable(text))


class FinalScoringPage(ReviewPage):
    closed = Signal()

    def __init__(self, session: Session, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(session.table, studio, FinalScoringActions, parent)
        self.session = session
        summary = Summary.of(session.table.game, session.table.moments)
        self._recap = Recap(session)
        self._before = summary.before_final
        self.steps = self._worth_telling(summary.final)
        self.number = 0
        """Which step is shown; before the first one, 0."""
        self._systems = {system.id for system in session.table.game.description.systems}
        self.top.home_button.hide()
        self.card = StepCard(seats_at(session.table.setup))
        self.standings = [RunningTotal(seat) for seat in seats_at(session.table.setup)]
        self.count = Label("", 13, 500, "text2", wrap=False)
        self.next_button = Button("", ButtonKind.PRIMARY, key=self.commands.key("enter"))
        self.back_button = Button("", icon="prev")
        self.skip_button = Button("", ButtonKind.GHOST)
        # The button above stays where it is when this one goes.
        kept = self.skip_button.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.skip_button.setSizePolicy(kept)
        self._lay_out()
        self._connect()
        self.stage.refresh()
        self._name_parts()
        self._show_step()

    def _worth_telling(self, steps: Sequence[FinalStep]) -> list[FinalStep]:
        """All scorings; what else happens to a seat, unless it is scored in the next breath."""
        told = []
        for step, following in zip_longest(steps, steps[1:]):
            seat = getattr(step.event, "seat", None)
            scored = following is not None and seat in following.seats
            own = seat is not None and not scored and self._recap.step(step)
            if step.seats or own:
                told.append(step)
        return told

    def _lay_out(self) -> None:
        players = QWidget()
        column = QVBoxLayout(players)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style().px(4))
        column.addWidget(self.card)
        column.addSpacing(style().px(8))
        for standing in self.standings:
            column.addWidget(standing)
        column.addStretch(1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.back_button)
        buttons.addWidget(self.next_button, 1)
        self.rail.add(self.count)
        self.rail.box.addWidget(ScrollArea(players), 1)
        self.rail.box.addLayout(buttons)
        self.rail.add(self.skip_button)

    def _connect(self) -> None:
        self.commands.bind(
            next=self.next,
            on=self.next,
            back=self.back,
            first=lambda: self._go(0),
            last=lambda: self._go(len(self.steps)),
            skip=self.closed.emit,
        )
        for button, act in (
            (self.next_button, "next"),
            (self.back_button, "back"),
            (self.skip_button, "skip"),
        ):
            button.clicked.connect(self.commands[act].trigger)

    def next(self) -> None:
        if self.number >= len(self.steps):
            self.closed.emit()
        else:
            self._go(self.number + 1)

    def back(self) -> None:
        if self.number:
            self._go(self.number - 1)

    def _go(self, step: int) -> None:
        forward = step > self.number
        self.number = step
        self.over.tips.clear()
        self._show_step()
        self.land()
        if forward and step:
            # From where it is seen, once it is in sight.
            if self.stage.view.is_gliding:
                QTimer.singleShot(GLIDE, self, partial(self._fly, step))
            else:
                self._fly(step)
        said = self.card.accessibleName()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def _show_step(self) -> None:
        number = self.number
        step = self.steps[number - 1] if number else None
        scores = step.scores if step is not None else self._before
        for seat, standing in enumerate(self.standings):
            gains = step is not None and seat in step.seats
            standing.show_total(scores[seat], step.points if step and gains else 0, gains)
        if step is None:
            first = self.tr("That was the last move. Now comes the final scoring.")
            none = self.tr("That was the last move. The final scoring adds nothing.")
            self.card.show_text(first if self.steps else none)
            self.card.setAccessibleName(self.card.names.text())
            self.stage.glow(())
            self.stage.look_at(None)
        else:
            self.card.show_step(step, self._recap)
            spots = () if step.spot is None else (step.spot,)
            system = step.source if step.source in self._systems else ""
            self.stage.glow(spots, system)
            self.stage.look_at(step.spot, system)
        facts = {"number": number, "all": len(self.steps)}
        steps = self.tr("%n step(s)", "", len(self.steps))
        self.count.setText(self.tr("Step {number} of {all}").format(**facts) if number else steps)
        at_end = number >= len(self.steps)
        self.next_button.setText(self.tr("To the result") if at_end else self.tr("Next"))
        self.back_button.setEnabled(number > 0)
        self.skip_button.setVisible(not at_end)

    def _fly(self, number: int) -> None:
        """The points go from where they are won to those who win them."""
        step = self.steps[number - 1]
        is_shown = number == self.number and self.isVisible()
        if step.spot is None or not step.points or not is_shown:
            return
        start = self.stage.mapTo(self, self.stage.place_of(step.spot))
        for seat in step.seats:
            standing = self.standings[seat]
            end = standing.mapTo(self, QPoint(standing.width() - 30, standing.height() // 2))
            self.fly_from(start, step.points, seat, end)
            start += QPoint(0, style().px(42))

    def primary(self) -> QPushButton:
        return self.next_button

    def own_state(self) -> int:
        return self.number

    def take_over_own(self, state: int) -> None:
        self.number = state
        self._show_step()

    def _name_parts(self) -> None:
        title = game_words(self.session.table.setup.game).title()
        self.show_title(title, self.tr("Final scoring"))
        back, skip, key = self.commands["back"], self.commands["skip"], self.commands.key
        self.back_button.setToolTip(back.toolTip())
        self.back_button.setAccessibleName(back.text())
        keys = {
            "space": key_name(key("next")),
            "enter": key_name(key("enter")),
            "right": key_name(key("on")),
        }
        self.next_button.setToolTip(self.tr("{space}, {enter} or {right}").format(**keys))
        self.skip_button.setText(skip.text())
        self.skip_button.setToolTip(skip.toolTip())
