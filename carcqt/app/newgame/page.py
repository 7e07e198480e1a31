"""A new game: who plays, with what, and how."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QColor, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from carcqt.app.newgame.last import (
    LastTable,
    Row,
    keep_table,
    last_game,
    last_table,
    limits_of,
)
from carcqt.app.newgame.material import MaterialCard, MaterialState
from carcqt.app.newgame.rule_cards import AidsCard, CourseCard
from carcqt.app.newgame.seats import SeatsCard
from carcqt.app.page import Page, PageArea
from carcqt.app.previews.previews import Previews
from carcqt.art.studio.studio import Studio
from carcqt.content.open import open_file
from carcqt.content.scenarios import Scenario
from carcqt.content.tables import Aids, Seat, SeatKind, TableSetup, Undo
from carcqt.content.toml.files import FileError
from carcqt.rules.games import GAMES
from carcqt.ui.actions import ENTER
from carcqt.ui.arranging import (
    By,
    Centred,
    Rule,
    Under,
    margins,
    sides,
    spacing,
    stacked,
    width,
    width_unless,
)
from carcqt.ui.language import game_words
from carcqt.ui.settings import settings
from carcqt.ui.theme.games import LOOKS
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.painting import (
    LEFT,
    draw_box,
    draw_icon,
    draw_ring,
    painter,
    shows_focus,
    text_width,
)
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.widgets.buttons import Button, IconButton, LinkButton, PaintedButton
from carcqt.ui.widgets.buttons import ButtonKind as Look
from carcqt.ui.widgets.cards import Bar, Edge
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import GameBadge

WIDEST: Final = 1440
_STACKED: Final = 880
"""In a narrower page its two columns stand one below the other."""


class GameTab(PaintedButton):
    """One of the games; the chosen one is framed in its colour."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        self.game: Final = game
        super().__init__(game_words(game).title(), parent)
        set_game(self, game)
        self.setCheckable(True)
        self.setMaximumHeight(style().px(48))
        self._is_short = False

    def set_short(self, short: bool) -> None:
        """Only the chosen one has its name."""
        self._is_short = short and not self.isChecked()
        self.setToolTip(self.text() if self._is_short else "")
        self.updateGeometry()
        self.update()

    @property
    def longest(self) -> int:
        return round(text_width(self.font(), self.text()) + style().px(8 + 32 + 8 + 14) + 1)

    def restyle(self) -> None:
        self.setFont(style().font(14, 600))
        self.setMaximumHeight(style().px(48))
        super().restyle()

    def sizeHint(self) -> QSize:
        px = style().px
        return QSize(px(8 + 32 + 8) if self._is_short else self.longest, px(48))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, accent = painter(self), style().px, style().accent(self.game)
        colour = style().colour
        if self.isChecked():
            draw_box(p, self.rect(), px(10), QColor(accent.soft), QColor(accent.fill), 2)
        else:
            fill = colour("sunken" if self.isDown() else "hover" if self.is_hot else "surface")
            draw_box(p, self.rect(), px(10), fill, colour("line2" if self.is_hot else "line"))
        if shows_focus(self):
            draw_ring(p, self.rect(), px(10), accent.fill, style().tokens.surface)
        side, x = px(32), px(8)
        if not self.isChecked():
            box = self.rect().adjusted(x, (self.height() - side) // 2, 0, 0)
            box.setSize(QSize(side, side))
            draw_box(p, box, px(6), QColor(accent.soft))
        badge = icon(LOOKS[self.game].badge, px(20), accent.fill)
        draw_icon(p, badge, x + (side - px(20)) / 2, self.height() / 2)
        if self._is_short:
            return
        p.setFont(self.font())
        p.setPen(colour("text"))
        left = x + side + px(8)
        p.drawText(left, 0, self.width() - left, self.height(), LEFT, self.text())


@dataclass(frozen=True)
class NewGameState:
    """Everything that was chosen, also what cannot be played yet."""

    game: str
    material: MaterialState
    seats: tuple[tuple[Seat, bool], ...]
    """Each with whether somebody chose its name."""
    begins: int | None
    options: Mapping[str, str]
    aids: Aids
    undo: Undo
    seed: str


class NewGamePage(Page):
    start = Signal(object)
    """A TableSetup."""
    back = Signal()
    help_asked = Signal(str)
    """The guide to a game."""

    def __init__(
        self, studio: Studio, previews: Previews | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._game = ""
        self._back = IconButton("chevron-left")
        self._back.set_tooltip(self.tr("Back to the home page"))
        self._heading = Label(self.tr("New game"), 20, 700, wrap=False)
        self._printed = Elided("", 12, 400, "text2")
        self.rules: Final = LinkButton(self.tr("Read"), 12)
        self.rules.setToolTip(self.tr("The guide to this game"))
        self.tabs: Final = {game: GameTab(game) for game in GAMES}
        self.seats: Final = SeatsCard()
        self.material: Final = MaterialCard(studio, previews)
        self.aids: Final = AidsCard(settings().aids)
        self.course: Final = CourseCard(settings().undo)
        self._badge = GameBadge(None, 40)
        self._summary = Elided("", 14, 600)
        self._details = Elided("", 12, 400, "text2")
        self._cancel = Button(self.tr("Cancel"), Look.GHOST, height=44)
        start = self.tr("Start the game")
        self.begin: Final = Button(start, Look.PRIMARY, "play", ENTER.keys, 44)
        self._build()
        self._connect()

    @property
    def game(self) -> str:
        return self._game

    @property
    def is_ready(self) -> bool:
        """Whether all pictures are there."""
        return self.material.is_ready

    def primary(self) -> QPushButton | None:
        return self.begin

    def leave(self) -> None:
        self.back.emit()

    # What is to be played.

    def choose(self, game: str) -> None:
        """A game, the last one if none is named, with what was chosen for it last time."""
        game = game or self._game or last_game()
        self._show_game(game)
        last = last_table(game)
        self.seats.show_seats(last.chosen_seats(game), last.beginner)
        self.seats.fit_limits()
        self.aids.show_game(game)
        self.course.show_game(game, last.options)
        self.course.seed.clear()
        if last.material is not None and os.path.isfile(last.material):
            self.material.use_path(last.material)
        self._sum_up()

    def choose_table(self, table: TableSetup) -> None:
        """The same table again, but for the seed."""
        self._show_game(table.game)
        self.material.use(table.material_file)
        self.seats.show_seats([(seat, True) for seat in table.seats], table.first)
        self.aids.show_game(table.game)
        self.course.show_game(table.game, table.options)
        self.course.choose_undo(table.undo)
        self.course.seed.clear()
        self.aids.box_of_aids.show_aids(table.aids)
        self._sum_up()

    def open_material(self, path: Path) -> bool:
        """A new game with a deck or map; `False` if the file is neither."""
        try:
            found = open_file(path)
        except FileError:
            return False
        if isinstance(found, Scenario):
            return False
        self.choose(found.game)
        return self.material.use_path(path)

    def table(self) -> TableSetup | None:
        """What was chosen, if it can be played."""
        file = self.material.file
        if file is None or self._why_not():
            return None
        seats, first = tuple(self.seats.seats), self.seats.begins
        return TableSetup(
            file,
            seats,
            SystemRandom().randrange(len(seats)) if first is None else first,
            self.course.options,
            self.aids.box_of_aids.aids,
            self.course.chosen_undo,
            self.course.chosen_seed,
        )

    def _show_game(self, game: str) -> None:
        self._game = game
        for one, tab in self.tabs.items():
            tab.setChecked(one == game)
        set_game(self, game)
        self._badge.set_game(game)
        self.material.show_game(game)
        self.seats.set_limits(*limits_of(game))
        printed = game_words(game).printed()
        self._printed.setText(self.tr("Rules of {title}").format(title=printed))
        self._shorten()

    def state(self) -> NewGameState:
        return NewGameState(
            self._game,
            self.material.state(),
            tuple((row.seat, row.is_own) for row in self.seats.rows),
            self.seats.begins,
            self.course.options,
            self.aids.box_of_aids.aids,
            self.course.chosen_undo,
            self.course.seed.text(),
        )

    def take_over(self, state: NewGameState) -> None:
        if not state.game:
            return
        self._show_game(state.game)
        self.material.take_over(state.material)
        self.seats.show_seats(state.seats, state.begins)
        self.aids.show_game(state.game)
        self.aids.box_of_aids.show_aids(state.aids)
        self.course.show_game(state.game, state.options)
        self.course.choose_undo(state.undo)
        self.course.seed.setText(state.seed)
        self._sum_up()

    def _begin(self) -> None:
        table = self.table()
        if table is None:
            return
        settings().aids, settings().undo = table.aids, table.undo
        people = [seat.name for seat, row in zip(table.seats, self.seats.rows, strict=True)
                  if seat.kind is SeatKind.PERSON and row.is_own]  # fmt: skip
        if people:
            settings().names = people
        persons = [seat.colour for seat in table.seats if seat.kind is SeatKind.PERSON]
        if persons:
            settings().colour = persons[0]
        rows: list[Row] = [
            (
                row.seat.name if row.is_own else "",
                row.seat.colour,
                row.seat.kind,
                row.seat.level,
            )
            for row in self.seats.rows
        ]
        options, begins = dict(self.course.options), self.seats.begins
        keep_table(self._game, LastTable(rows, begins, options, self.material.path))
        self.start.emit(table)

    def _why_not(self) -> str:
        return self.seats.problem

    # How it looks.

    def showEvent(self, event: QShowEvent) -> None:
        if not self._game:
            self.choose("")
        super().showEvent(event)

    def _rules(self, area: PageArea) -> tuple[Rule, ...]:
        side, stacks = Centred(WIDEST, 24), Under(_STACKED, True, False)
        cards = (self.seats, self.material, self.aids, self.course)
        return (
            margins(self._top, side, 8, side, 8),
            spacing(8, self._top),
            margins(self._body, side, 0, side, By(16, narrow=8), within=area),
            spacing(16, self._body),
            spacing(By(16, low=12), self._left, self._right),
            stacked(stacks, self._body),
            width_unless(self._side, stacks, By(440, narrow=388), WIDEST),
            lambda _size: self._shorten(),
            lambda size: self.seats.arrange(size.is_narrow, size.is_low),
            # In a high window, the pictures take the room that is left.
            lambda size: self.material.arrange(max(0, min(3, round((size.down - 860) / 62)))),
            *(sides(card, 19, By(19, low=13)) for card in cards),
            margins(self._foot.box, side, 12, side, 12),
            spacing(12, self._foot.box),
            width(self.course.seed, 128),
        )

    def _shorten(self) -> None:
        """Tabs keep their names as long as the title has its room beside them."""
        tabs, gap = self.tabs.values(), self._top.spacing()
        beside = self._heading.sizeHint().width() + self._back.sizeHint().width() + 2 * gap
        margins = self._top.contentsMargins()
        free = self.width() - margins.left() - margins.right() - beside
        short = sum(tab.longest + gap for tab in tabs) > free
        for tab in tabs:
            tab.set_short(short)

    def _sum_up(self) -> None:
        if not self._game:
            return
        words, seats = game_words(self._game), self.seats.seats
        count = self.tr("%n player(s)", "", len(seats))
        self._summary.setText(
            self.tr("{game} · {players}").format(game=words.title(), players=count)
        )
        # In steps of five: nobody knows it better.
        minutes = max(10, 5 * round(words.minutes * len(seats) / 5))
        time = self.tr("about %n minute(s)", "", minutes)
        first = self.seats.begins
        begins = self.tr("the first player is chosen at random")
        if first is not None:
            begins = self.tr("{name} begins").format(name=seats[first].name)
        why_not = self._why_not()
        details = self.tr("{time} · {begins}").format(time=time, begins=begins)
        self._details.setText(why_not or details)
        self._details.set_role("err" if why_not else "text2")
        self.begin.setEnabled(not why_not and self.material.file is not None)
        self.begin.setAccessibleDescription(f"{self._summary.text()}. {self._details.text()}")

    def _build(self) -> None:
        self._top = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        printed = QHBoxLayout()
        printed.setSpacing(style().px(4))
        printed.addWidget(self._printed)
        printed.addWidget(self.rules)
        printed.addStretch(1)
        words.addWidget(self._heading)
        words.addLayout(printed)
        words.addStretch(1)
        self._top.addWidget(self._back)
        self._top.addLayout(words, 1)
        group = QButtonGroup(self)
        for tab in self.tabs.values():
            group.addButton(tab)
            self._top.addWidget(tab)
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        self._left.addWidget(self.seats)
        self._left.addWidget(self.material)
        self._left.addStretch(1)
        self._side = QWidget()
        self._right = QVBoxLayout(self._side)
        self._right.setContentsMargins(0, 0, 0, 0)
        self._right.addWidget(self.aids)
        self._right.addWidget(self.course)
        self._right.addStretch(1)
        inside = QWidget()
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self._body.addLayout(self._left, 1)
        self._body.addWidget(self._side)
        self._foot = Bar(Edge.TOP)
        summed = QVBoxLayout()
        summed.setSpacing(1)
        summed.addWidget(self._summary)
        summed.addWidget(self._details)
        self._foot.add(self._badge)
        self._foot.box.addLayout(summed, 1)
        self._foot.add(self._cancel, self.begin)
        self.whole.addLayout(self._top)
        area = PageArea(inside)
        self.whole.addWidget(area, 1)
        self.whole.addWidget(self._foot)
        self.arrangement = self._rules(area)

    def _connect(self) -> None:
        self._back.clicked.connect(self.back)
        self._cancel.clicked.connect(self.back)
        self.begin.clicked.connect(self._begin)
        self.rules.clicked.connect(lambda: self.help_asked.emit(self._game))
        for game, tab in self.tabs.items():
            tab.clicked.connect(lambda _on=False, game=game: self._turn_to(game))
        for card in (self.seats, self.material, self.course):
            card.changed.connect(self._sum_up)

    def _turn_to(self, game: str) -> None:
        if game != self._game:
            self.choose(game)
