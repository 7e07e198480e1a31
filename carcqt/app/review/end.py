"""The end of a game: who has won, where the points came from, how it went."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QKeyEvent, QTransform
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from carcqt.app.games import game_table
from carcqt.app.page import Page, PageArea
from carcqt.app.page_bar import PageBar
from carcqt.app.review.actions import EndActions
from carcqt.app.review.hero import SHARP, BoardThumbnail, Hero
from carcqt.app.review.recap import Recap
from carcqt.app.review.score_chart import ScoreChart
from carcqt.app.review.sources import SourceTable
from carcqt.app.sharing import share_session
from carcqt.app.table.decision import Decision
from carcqt.app.table.stage import Stage
from carcqt.art.studio.studio import Studio
from carcqt.play.deciding import DecisiveTurn, decisive_turn
from carcqt.play.session import Session
from carcqt.play.summary import Summary
from carcqt.ui.actions import ENTER
from carcqt.ui.arranging import By, Centred, Rule, Under, given, margins, sides, spacing, stacked
from carcqt.ui.keys import key_name
from carcqt.ui.language import game_words, seats_at
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton
from carcqt.ui.widgets.cards import Card
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import IconSign
from carcqt.ui.widgets.pills import StateBadge

_WIDEST: Final = 1760
"""Wider than that, lines would be too long to follow."""
_ON_END: Final = 1.3
"""How many times higher than wide a board is that is laid on its side."""
_TALL: Final = 1100
_STACKED: Final = 880
"""Narrower than that, the chart goes under the table."""
_AT_REST: Final = 150
_RETAKES: Final = (60, 700, 2500, 8000)
"""Milliseconds after which the picture is taken again, as drawings of tiles come in."""


class Decisive(Card):
    """The turn from which the winner was ahead to the end."""

    asked = Signal()

    def __init__(
        self,
        session: Session,
        found: DecisiveTurn | None,
        *,
        rounds: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(16, margin=16, spacing=16, horizontal=True, parent=parent)
        self._session, self._found, self._rounds = session, found, rounds
        self.caption = Label("", 12, 400, "text2", wrap=False)
        self.text = Elided("", 14, 600)
        self.go = Button("")
        self.go.clicked.connect(self.asked)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self.caption)
        texts.addWidget(self.text)
        self.add(IconSign("bulb", 22))
        self.box.addLayout(texts, 1)
        self.add(self.go)
        self._say()

    def _say(self) -> None:
        found = self._found
        if found is None:
            return
        if self._rounds:
            caption = self.tr("Decisive round: from round {turn} on, {player} stayed ahead")
        else:
            caption = self.tr("Decisive turn: from turn {turn} on, {player} stayed ahead")
        name = seats_at(self._session.table.setup)[found.seat].name
        self.caption.setText(caption.format(turn=found.turn, player=name))
        self.text.setText(Recap(self._session).turn(found))
        self.go.setText(self.tr("Go there"))


class EndPage(Page):
    home = Signal()
    again = Signal()
    replay = Signal(int)
    analyse = Signal()
    step_through = Signal()
    saves = Signal()

    def __init__(
        self, session: Session, studio: Studio | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.session, self._studio = session, studio
        self.summary = Summary.of(session.table.game, session.table.moments)
        table = session.table.setup
        self._words = game_words(table.game)
        set_game(self, table.game)
        self._stage, self._is_set = None, False
        if studio is not None:
            # It is never shown itself: it only lends its picture.
            self._stage = game_table(table.game).stage(session.table, Decision(self), studio)
            self._stage.setParent(self)
            self._stage.hide()
        self.bar = PageBar(table.game)
        self.hero = Hero(session, self.summary)
        self.sources = SourceTable(self.summary, session.table.game.description, seats_at(table))
        self.board = BoardThumbnail(large=True)
        self.chart = ScoreChart(self._curve_of(), seats_at(table), rounds=self._words.in_rounds)
        self.turning = decisive_turn(session)
        self.decisive = Decisive(session, self.turning, rounds=self._words.in_rounds, parent=self)
        self.decisive.setVisible(self.turning is not None)
        # Not for every pixel of a window that is being drawn larger.
        self._camera = QTimer(self, singleShot=True, interval=_AT_REST)
        self._camera.timeout.connect(self._take_picture)
        self._make_buttons()
        self._lay_out()
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._name_parts()

    def _curve_of(self) -> Summary:
        """Where next to nothing scores before the end, what each seat was heading for tells
        more."""
        session = self.session
        if not self._words.scores_late:
            return self.summary
        return self.summary.as_expected(session.table.moments, session.table.game_at)

    def _make_buttons(self) -> None:
        self.saves_button = IconButton("folder")
        self.share_button = IconButton("globe")
        self.bar.right.addWidget(self.share_button)
        self.bar.right.addWidget(self.saves_button)
        self.commands = EndActions(self)
        self.step_button = Button("", icon="list", height=40)
        self.replay_button = Button("", icon="play", height=40)
        self.analyse_button = Button("", icon="chart", height=40)
        self.home_button = Button("", ButtonKind.GHOST, "home", height=40)
        self.again_button = Button("", ButtonKind.PRIMARY, "undo", ENTER.keys, height=44)

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
        left = QVBoxLayout()
        left.setSpacing(style().px(16))
        left.addWidget(self.sources, 1)
        left.addWidget(self.board, 1)
        self._both.addLayout(left, 32)
        self._both.addWidget(self._curve, 33)
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.addWidget(self.hero)
        self._column.addLayout(self._both, 1)
        self._column.addWidget(self.decisive)
        looks, acts = QHBoxLayout(), QHBoxLayout()
        for button in (self.step_button, self.replay_button, self.analyse_button):
            looks.addWidget(button)
        looks.addStretch(1)
        acts.addStretch(1)
        for button in (self.home_button, self.again_button):
            acts.addWidget(button)
        self._footer = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._footer.addLayout(looks)
        self._footer.addLayout(acts)
        area = PageArea(inside)
        self.whole.addWidget(self.bar)
        self.whole.addWidget(area, 1)
        self.whole.addLayout(self._footer)
        self.arrangement = self._rules(area)

    def _connect(self) -> None:
        self.bar.home.connect(self.home)
        self.saves_button.clicked.connect(self.saves)
        self.share_button.clicked.connect(lambda: share_session(self.session, self))
        self.commands.bind(step_through=self.step_through.emit, replay=lambda: self.replay.emit(0))
        self.commands.bind(analyse=self.analyse.emit)
        self.analyse_button.clicked.connect(self.commands["analyse"].trigger)
        self.step_button.clicked.connect(self.commands["step_through"].trigger)
        self.replay_button.clicked.connect(self.commands["replay"].trigger)
        for picture in (self.hero.picture, self.board):
            picture.clicked.connect(lambda: self.replay.emit(len(self.session.table.moments)))
        self.decisive.asked.connect(self._go_to_swing)
        self.home_button.clicked.connect(self.home)
        self.again_button.clicked.connect(self.again)
        if self._stage is not None:
            style().changed.connect(self._camera.start)
            for later in _RETAKES:
                QTimer.singleShot(later, self, self._take_picture)

    def settle(self) -> None:
        """Wait for all drawings: before a picture of the window is taken."""
        self._take_picture()
        if self._studio is not None:
            self._studio.wait()
        QCoreApplication.processEvents()
        self._take_picture()

    def _take_picture(self) -> None:
        if self._stage is not None:
            if not self._is_set:
                # Only now, as to lay out many tiles can take a while.
                self._stage.refresh()
                self._is_set = True
            self.hero.picture.show_image(self._small_picture(self._stage))
            if self.board.isVisible():
                self.board.show_image(self._stage.picture(self.board.size()))

    def _small_picture(self, stage: Stage) -> QImage:
        """Of the whole board; a tall one lies on its side, or it would be a thin line."""
        size, content = self.hero.picture.size() * SHARP, stage.view.content_rect()
        if stage.is_fixed or content.height() < _ON_END * content.width():
            return stage.picture(size)
        return stage.picture(size.transposed()).transformed(QTransform().rotate(90))

    def _go_to_swing(self) -> None:
        if self.turning is not None:
            self.replay.emit(self.turning.number)

    def primary(self) -> QPushButton:
        return self.again_button

    def leave(self) -> None:
        self.home.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.commands.press(event):
            super().keyPressEvent(event)

    def _rules(self, area: PageArea) -> tuple[Rule, ...]:
        side, gap = Centred(_WIDEST, By(24, narrow=16)), By(16, low=8)
        stacks = Under(_STACKED, True, False)
        return (
            margins(self._column, side, gap, side, gap, within=area),
            spacing(gap, self._column, self._both),
            lambda _size: self._camera.start(),
            stacked(stacks, self._both, self._footer),
            margins(self._footer, side, By(16, low=0), side, gap),
            spacing(8, self._footer),
            lambda size: self.hero.fit(size, with_picture=not stacks.at(size)),
            # A tall window has room for the board.
            given(self._show_board, Under(_TALL, False, True, down=True)),
            sides(self.decisive, By(20, low=16), By(12, low=5)),
            sides(self.hero, By(24, narrow=16), By(15, low=10)),
        )

    def _show_board(self, is_shown: bool) -> None:
        self.board.setVisible(is_shown and self._stage is not None)

    def state(self) -> object:
        """Return which of points and shares is shown."""
        return self.sources.which.value

    def take_over(self, state: object) -> None:
        self.sources.which.value = state
        self.sources.fill_cells()

    def _name_parts(self) -> None:
        turns = self.summary.turns
        if self._words.in_rounds:
            played = self.tr("%n round(s)", "", turns)
        else:
            played = self.tr("%n turn(s)", "", turns)
        over = self.tr("Ended early") if self.session.ended_early else self.tr("Game over")
        self.bar.show_title(self._words.title(), f"{over} · {played}")
        self.bar.home_button.set_tooltip(self.tr("Home"))
        self.board.setToolTip(self.hero.picture.toolTip())
        self.board.setAccessibleName(self.hero.picture.accessibleName())
        self.saves_button.set_tooltip(self.tr("Saved games"))
        self.share_button.set_tooltip(self.tr("Share as a page…"))
        self._curve_title.setText(self.tr("Scores over the game"))
        self._curve_badge.set_state(self.tr("final scoring"), icon="flag")
        if self._words.scores_late:
            note = self.tr("Each player’s score if the game had ended at that point")
        else:
            note = self.tr("The line rises when points are scored. Point at it to see the scores.")
        self._curve_note.setText(note)
        for button, act in (
            (self.step_button, "step_through"),
            (self.replay_button, "replay"),
            (self.analyse_button, "analyse"),
        ):
            button.setText(self.commands[act].text())
            button.setToolTip(self.tr("Key {key}").format(key=key_name(self.commands[act].key)))
        self.home_button.setText(self.tr("Home"))
        self.again_button.setText(self.tr("Play again"))
