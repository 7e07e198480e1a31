"""A lesson: the table's own board, hand and keys, with a voice beside them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QHideEvent,
    QPainterPath,
    QShowEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from carcqt.app.games import game_table
from carcqt.app.lessons.actions import LessonActions
from carcqt.app.lessons.bubble import BubbleText, LessonBubble
from carcqt.app.lessons.chapters import LessonWay
from carcqt.app.lessons.dots import StepDots
from carcqt.app.lessons.fade import fade_from
from carcqt.app.lessons.spotlight import Spotlight
from carcqt.app.lessons.texts import said
from carcqt.app.page_bar import PageBar
from carcqt.app.table.decision_page import DecisionPage
from carcqt.app.table.lines import player_lines
from carcqt.app.table.play_page import beside
from carcqt.app.table.rail.players import CardRoom, PlayerCards, PlayerLine
from carcqt.app.table.stage import StageTurn
from carcqt.art.studio.studio import Studio
from carcqt.content.learning.lessons import PointModel
from carcqt.play.lessons.learning import MISSES, Learning, LearningState
from carcqt.play.moments import Moment
from carcqt.puzzles.lessons import LEARNER
from carcqt.rules.events import Scored, Spot
from carcqt.rules.geometry import Square
from carcqt.rules.moves import Lay
from carcqt.ui.arranging import NARROW, NOT_NARROW, By, shown, width
from carcqt.ui.language import game_words, seats_at
from carcqt.ui.layout_check import has_room
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton
from carcqt.ui.widgets.cards import Bar, Card, Edge
from carcqt.ui.widgets.labels import Elided

_PRAISE = 1200
"""Milliseconds that a word of praise stays, where nothing is to be read."""
_SPOT = 160
"""Pixels that a place to choose from is wide at most: cards are wider."""
_STEPS = 5
"""In how many steps the rail can do without things."""
_WAY = (1, 1, 2, 2, 3)
"""How little of the way is seen in each step."""


@dataclass(frozen=True)
class LessonView:
    is_aside: bool
    """True if the player has dragged the bubble to another place."""
    bubble: QPoint


class LessonPage(DecisionPage):
    home = Signal()
    lessons_asked = Signal()
    game_asked = Signal(str)
    """A first game of one's own."""

    has_zoom = False

    def __init__(self, learning: Learning, studio: Studio, parent: QWidget | None = None) -> None:
        game = learning.lesson.game
        shown = game_table(game)
        super().__init__(learning.table, shown, studio, LessonActions, learning.play, parent)
        self.learning = learning
        learning.setParent(self)
        self.top = PageBar(game)
        self.dots = StepDots()
        self.rail = Bar(Edge.LEFT, "bg", horizontal=False, margins=(12, 10, 12, 12), spacing=8)
        self.way = LessonWay(learning.lesson)
        self.players = PlayerCards(game)
        self.foot = Bar(Edge.TOP, margins=(8, 6, 8, 6), spacing=8)
        self.back, self.show_me = Button(kind=ButtonKind.GHOST), Button(kind=ButtonKind.GHOST)
        self.outlook = Elided("", 13, 400, "text2")
        self.back_icon, self.show_icon = IconButton(), IconButton()
        self.light = Spotlight(self)
        self.bubble = LessonBubble(self)
        self.light.hide()
        self.bubble.hide()
        self._praise = QTimer(self, singleShot=True, interval=_PRAISE)
        self._praise.timeout.connect(learning.go_on)
        self._is_aside = False
        """True if the player has dragged the bubble to another place."""
        self._lines: list[PlayerLine] = []
        self._shown: tuple[int, LearningState] | None = None
        self._measured, self._done_without = (QSize(), 1.0), 0
        """In which room how many things of the rail have given way."""
        self._lay_out()
        self._connect()
        name = game_words(game).title()
        title = self.tr("Learn: {game}").format(game=name)
        self.show_title(title, said(learning.lesson.model.title))
        self.top.home_button.set_tooltip(self.tr("Home (the lesson continues here next time)"))
        self.back_icon.set_tooltip(self.commands.tip("back"))
        self.show_icon.set_tooltip(self.commands.tip("hint"))
        self.refresh()

    def page_state(self) -> LessonView:
        return LessonView(self._is_aside, self.bubble.pos())

    def take_over_page(self, state: LessonView) -> None:
        self._is_aside = state.is_aside
        if state.is_aside:
            self.bubble.put(state.bubble)

    def _lay_out(self) -> None:
        self.top.middle.addWidget(self.dots)
        for button in (self.back_icon, self.show_icon, self.log_button, self.help_button):
            self.top.right.addWidget(button)
        self.foot.add(self.back)
        self.foot.box.addWidget(self.outlook, 1)
        self.outlook.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.foot.add(self.show_me)
        left = QVBoxLayout()
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(0)
        left.addWidget(self.stage, 1)
        left.addWidget(self.foot)
        self.rail.add(self.way, self.players, None, self.hand)
        self.put(self.top, left, self.rail)
        self.arrangement = (
            width(self.rail, By(304, narrow=248, wide=336)),
            shown(NOT_NARROW, self.foot, self.top.subtitle),
            shown(NARROW, self.back_icon, self.show_icon),
        )
        # All of a small board is seen: nothing of it may lie below the bubble.
        self.stage.view.follows = False
        for watched in (self.rail, self.hand, self.players):
            watched.installEventFilter(self)

    def _connect(self) -> None:
        view, learning = self.stage.view, self.learning
        self.table.changed.connect(self.refresh)
        self.table.moved.connect(self._moved)
        self.over.placed.connect(self._arrange_soon)
        self.stage.missed.connect(self._elsewhere)
        learning.scene_left.connect(lambda: fade_from(self.stage))
        self.top.home.connect(self.home)
        self.way.asked.connect(learning.go)
        self.bubble.primary_asked.connect(self._primary)
        self.bubble.secondary_asked.connect(self._secondary)
        self.bubble.dragged.connect(self._drawn_aside)
        self.commands.bind(back=learning.back, forth=learning.forth)
        self.commands.lead(back=self.back)
        self.commands.lead(hint=self.show_me)
        self.commands.lead(back=self.back_icon, hint=self.show_icon)
        for bar in (view.horizontalScrollBar(), view.verticalScrollBar()):
            bar.valueChanged.connect(self._point_soon)
        view.zoom_changed.connect(self._point_soon)
        self._pointing = QTimer(self, singleShot=True, interval=0)
        self._pointing.timeout.connect(self._point)
        self._arranging = QTimer(self, singleShot=True, interval=0)
        self._arranging.timeout.connect(self._fit_parts)

    @property
    def may_tell(self) -> bool:
        """While somebody is told something, nothing else speaks."""
        return False

    # What is shown.

    def refresh(self) -> None:
        learning = self.learning
        step, state, count = learning.step, learning.state, len(learning.lesson.steps)
        finished = state is LearningState.FINISHED
        now = count if finished else learning.number
        place = self.tr("{place} of {count}").format(place=min(now + 1, count), count=count)
        self.dots.show_step(now, count, place)
        self.way.show_step(learning.number, finished=finished)
        self.outlook.setText(said(step.outlook) if state is LearningState.ACT else "")
        self.commands["back"].setEnabled(learning.can_go_back or learning.can_retry)
        self.commands["hint"].setEnabled(state in (LearningState.ACT, LearningState.WRONG))
        self._lines = player_lines(self.table, self.shown, active=not self.table.game.is_over)
        self.stage.refresh()
        self.offer()
        if len(self.decision.places) > 1:
            # Nothing is chosen before somebody chooses: what is meant is not given away.
            self.decision.focus_on(None)
        # Who reads has nothing in hand, and is not said to think.
        self.hand.setVisible(state is LearningState.ACT)
        marked = state is LearningState.ACT and learning.misses >= MISSES
        self._mark(marked)
        key = (learning.number, state)
        self._praise.stop()
        self.bubble.say(self._said(place))
        if key != self._shown:
            self._shown, self._is_aside = key, False
            self.over.notice.hide()
            self._announce()
        if state is LearningState.DONE and not step.done and not finished:
            self._praise.start()
        self._fit_parts()
        # Once more when what is new in the hand has its size.
        self._arrange_soon()

    def _said(self, place: str) -> BubbleText:
        learning = self.learning
        step = learning.step
        chapters = {chapter.id: chapter for chapter in learning.lesson.model.chapter}
        chapter = said(chapters[step.chapter].title)
        on, key = self.tr("Continue"), self.commands.key("hint")
        # Otherwise tiles would vanish and pieces change their colour without a word.
        later = self.tr("A few turns later…") if learning.begins_scene else ""
        match learning.state:
            case LearningState.EXPLAIN:
                return BubbleText(
                    said(step.title), said(step.text), chapter, place, primary=on, later=later
                )
            case LearningState.ACT:
                return BubbleText(
                    said(step.title), said(step.text), chapter, place, said(step.todo), later=later
                )
            case LearningState.WRONG:
                answer = learning.answer
                title = said(answer.title) or self.tr("Not quite")
                text = said(answer.text) or self.tr(
                    "That move is legal, but this step asks for a different one."
                )
                again, where = self.tr("Try again"), self.tr("Show me where")
                return BubbleText(
                    title, text, "", place, primary=again, secondary=where, tone="warn", key=key
                )
            case LearningState.DONE:
                return BubbleText(
                    self.tr("Well done"), said(step.done), chapter, place, primary=on, tone="ok"
                )
            case LearningState.WATCH:
                seat = learning.table.game.to_move
                told = self.tr("{player} is playing…").format(
                    player=seats_at(learning.table.setup)[seat].name
                )
                if seat == LEARNER:
                    told = self.tr("The game continues…")
                return BubbleText(told, "", chapter, place)
        return BubbleText(
            self.tr("Lesson finished"),
            self.tr("That is all you need for a first game. You will learn the rest by playing."),
            primary=self.tr("Begin a game"),
            secondary=self.tr("All lessons"),
            tone="ok",
        )

    def _announce(self) -> None:
        """A screen reader hears the title, the text, and what is to be done."""
        self.setAccessibleName(self.bubble.said.spoken)
        self.announce(self.bubble.said.spoken)

    def _mark(self, on: bool) -> None:
        """The square or village of what is meant."""
        move = self.learning.next_move() if on else None
        if move is None:
            self.stage.show_turns([])
        else:
            self.stage.show_turns([StageTurn((move,), "!", is_chosen=True)])

    def ask_hint(self) -> None:
        """The move that is meant is about to be made: Enter makes it."""
        if self.learning.state is LearningState.WRONG:
            self.learning.retry()
        move = self.learning.next_move()
        if move is None:
            self._say_again()
            return
        self._mark(True)
        self.decision.focus_on(move)

    def _say_again(self) -> None:
        todo = said(self.learning.step.todo)
        if todo:
            self.over.notice.put(self.over.free_room)
            self.over.notice.say(todo)

    def _moved(self, moment: Moment) -> None:
        for event in moment.events:
            if isinstance(event, Scored):
                self.fly(event)

    def score_place(self, seat: int, wide: int) -> QPoint | None:
        return beside(self.players.cards[seat], self, wide)

    def _elsewhere(self) -> None:
        """Whatever is clicked is answered."""
        if self.learning.state is LearningState.ACT:
            self._say_again()

    # What is done.

    def _primary(self) -> None:
        if self.learning.state is LearningState.FINISHED:
            self.game_asked.emit(self.learning.lesson.game)
        else:
            self.learning.go_on()

    def _secondary(self) -> None:
        if self.learning.state is LearningState.FINISHED:
            self.lessons_asked.emit()
        else:
            self.ask_hint()

    def leave(self) -> None:
        if not self.close_drawer():
            self.lessons_asked.emit()

    def confirm(self) -> None:
        if self.learning.state is LearningState.ACT:
            self.decision.confirm()
        else:
            self._primary()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange_soon()

    def hideEvent(self, event: QHideEvent) -> None:
        self._praise.stop()
        super().hideEvent(event)

    # Where things are.

    def arrange(self, size: Size) -> None:
        super().arrange(size)
        self.bubble.is_wide = size.is_narrow
        self._arrange_soon()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched in (self.hand, self.players):
            self._point_soon()
        elif event.type() == QEvent.Type.Resize:
            self._arrange_soon()
        return False

    def fit_rail(self) -> None:
        self._arrange_soon()

    def _arrange_soon(self) -> None:
        self._arranging.start()

    def _point_soon(self) -> None:
        self._pointing.start()

    def _fit_parts(self) -> None:
        self._shed()
        self.light.setGeometry(self.rect())
        for over in (self.light, self.bubble):
            over.raise_()
            # Never before everything has its place.
            over.setVisible(self.isVisible())
        self.leave_room()
        self._point()

    def _shed(self) -> None:
        """What the rail shows gives way until all that is left has its room."""
        size = Size.of(self.width(), self.height(), style().scale)
        if (self.size(), style().scale) != self._measured:
            self._measured, self._done_without = (self.size(), style().scale), 0
        # What has given way once stays away: a rail that changes with every step is restless.
        for shed in range(self._done_without, _STEPS):
            self._done_without = shed
            self.way.set_room(_WAY[shed] if shed or size.is_narrow else 0)
            room = CardRoom.FOLDED if shed > 2 else CardRoom.TIGHT
            self.players.show_lines(self._lines, room)
            self.hand.fit(size, 1 + 2 * shed if shed else 0)
            self.hand.settle()
            # Nothing in it can shrink but what gives way here.
            if has_room(self.rail) and self._wanted_height() <= self.rail.height():
                break

    def _wanted_height(self) -> int:
        return self.rail.box.totalHeightForWidth(self.rail.width())

    def leave_room(self) -> None:
        """The board has its place beside the bubble, or in little room below it."""
        self.bubble.widest = self.over.free_room.width() - 2 * style().px(16)
        if self.stage.is_fixed:
            self._leave_room_on_map()
            return
        body, gap, right = self.bubble.measure(), style().px(24), self.over.drawer_width
        if self.bubble.is_wide:
            self.stage.leave_room(right, body.height() + gap)
        else:
            self.stage.leave_room(right + body.width() + 2 * gap)

    def _leave_room_on_map(self) -> None:
        """Where the bubble would hide something that is needed, the map gives way to it."""
        self.bubble.lie_flat(None)
        right = self.over.drawer_width
        self.stage.leave_room(right)
        at, fits = self.bubble.pos(), self._put_beside()
        # It gets its place once the map has given way.
        self.bubble.move(at)
        if fits:
            return
        gap = style().px(16)
        self.bubble.lie_flat(self.over.free_room.width() - 2 * gap)
        self.stage.leave_room(right, foot=self.bubble.measure().height() + 2 * gap)

    def _needed(self) -> list[QRect]:
        """What can be chosen, and what is pointed at, on the page."""
        aside = self.stage.mapTo(self, QPoint())
        holes, frames = self._pointed_at()
        found = [box.translated(aside) for box in self.stage.choices()]
        # With the light round it.
        rim = style().px(8)
        lit = (hole.boundingRect().toRect() for hole in holes)
        return [*found, *frames, *(box.adjusted(-rim, -rim, rim, rim) for box in lit)]

    def _put_beside(self) -> bool:
        """Put the bubble near what is pointed at; return whether nothing needed is hidden."""
        room = self.over.free_room.translated(self.stage.mapTo(self, QPoint()))
        holes, frames = self._pointed_at()
        lit = QRect()
        for box in (*(hole.boundingRect().toRect() for hole in holes), *frames):
            lit = lit.united(box.intersected(room))
        near = lit.center() if lit.isValid() else room.center()
        self.bubble.measure()
        return self.over.put_beside(self.bubble, lit, near, self._needed(), gap=16)

    def _pointed_at(self) -> tuple[list[QPainterPath], list[QRect]]:
        holes, frames = list[QPainterPath](), list[QRect]()
        tells = (LearningState.EXPLAIN, LearningState.ACT)
        for point in self.learning.step.point if self.learning.state in tells else ():
            self._find(point, holes, frames)
        if self.learning.state is LearningState.WRONG:
            frames += self._wrong_place()
        return holes, frames

    def _point(self) -> None:
        """Lights what the step points at, and puts the bubble beside it."""
        holes, frames = self._pointed_at()
        stage = QRect(self.stage.mapTo(self, QPoint()), self.stage.size())
        aside = stage.topLeft()
        small = style().px(_SPOT)
        places = [] if self.decision.lays else self.stage.choices()
        choices = [box for box in places if box.width() < small]
        room = self.over.free_room.translated(aside)
        self.light.light(holes, frames, room, self.bubble.ink)
        self.light.leave_clear([box.translated(aside) for box in choices])
        if not self._is_aside:
            self._place_bubble(stage)
        self.light.tip(self.bubble.body, stage)

    def _find(self, point: PointModel, holes: list[QPainterPath], frames: list[QRect]) -> None:
        if point.at is not None or point.village is not None:
            spot = Spot(Square(*point.at or (0, 0)), point.zone or point.village or "")
            shape = self.stage.shape_of(spot, point.system or "")
            if not shape.isEmpty():
                aside = self.stage.mapTo(self, QPoint())
                holes.append(shape.translated(aside.x(), aside.y()))
        if (part := self._part(point)) is not None and part.isVisible():
            rim = part.shadow if isinstance(part, Card) else 0
            box = QRect(part.mapTo(self, QPoint()), part.size())
            frames.append(box.adjusted(rim, rim, -rim, -rim))

    def _wrong_place(self) -> list[QRect]:
        """Where the tile lies that is spoken of."""
        move = self.learning.table.moments[-1].move
        if not isinstance(move, Lay):
            return []
        box = self.stage.shape_of(Spot(move.square, "")).boundingRect().toRect()
        return [box.translated(self.stage.mapTo(self, QPoint()))]

    def _part(self, point: PointModel) -> QWidget | None:
        if point.part == "hand":
            return self.hand
        if point.part == "players":
            cards, seat = self.players.cards, (point.seat or 0) - 1
            return cards[seat] if 0 <= seat < len(cards) else self.players
        return self.stage.part(point.part or "")

    def _place_bubble(self, stage: QRect) -> None:
        size, gap = self.bubble.measure(), style().px(16)
        lit = self.light.lit.intersected(stage)
        room = self.over.free_room.translated(stage.topLeft())
        if self.bubble.is_flat:
            self.bubble.put(QPoint(room.left() + gap, room.bottom() - gap - size.height()))
        elif self.stage.is_fixed:
            self._put_beside()
        elif self.bubble.is_wide:
            x = room.left() + (room.width() - size.width()) // 2
            self.bubble.put(QPoint(x, room.top() + gap))
        else:
            middle = lit.center().y() if lit.isValid() else room.center().y()
            y = min(max(middle - size.height() // 2, room.top() + gap), room.bottom() - gap)
            y = min(y, max(room.top() + gap, room.bottom() - gap - size.height()))
            self.bubble.put(QPoint(room.right() - gap - size.width(), y))

    def _drawn_aside(self) -> None:
        self._is_aside = True
        stage = QRect(self.stage.mapTo(self, QPoint()), self.stage.size())
        self.light.tip(self.bubble.body, stage)
