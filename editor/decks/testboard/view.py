"""The test board: the deck's tiles laid one by one, any of them next."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QListView, QVBoxLayout, QWidget

from carcqt.art.games import THEMES
from carcqt.art.studio.studio import Studio
from carcqt.board.board import BoardView
from carcqt.board.pictures import Pictures
from carcqt.board.state import BoardState, BoardTile
from carcqt.board.view import ARROWS
from carcqt.rules.geometry import Square
from carcqt.ui.theme.board_colours import board_colours
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton
from carcqt.ui.widgets.cards import Bar, Edge
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.pills import ZoomPill
from carcqt.ui.widgets.scroll import show_ground
from editor.decks.actions import TrialActions
from editor.decks.overview.model import TileRole, TilesModel
from editor.decks.testboard.tiles import ChoiceDelegate, HandTile
from editor.decks.testboard.trial import Trial
from editor.documents.deck import DeckDocument


@dataclass(frozen=True)
class TestBoardState:
    __test__ = False
    trial: Trial | None
    seed: int
    pointed: str | None
    is_from_tile: bool
    ghost: tuple[Square | None, int]
    """Where the tile in hand is shown, and its turn."""


class TestBoardView(QWidget):
    left = Signal()
    """Back to the deck."""
    edit_asked = Signal(str)
    play_asked = Signal()

    def __init__(
        self, document: DeckDocument, studio: Studio, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._document: Final = document
        game = document.content.game
        self.trial: Trial | None = None
        self._seed = 0
        self._pointed: str | None = None
        self.is_from_tile = False
        """Whether the way back leads to a tile."""
        self.board: Final = BoardView(studio, THEMES[game], self)
        pictures = Pictures(studio, THEMES[game], self)
        self.zoom: Final = ZoomPill(parent=self)
        self.commands: Final = TrialActions(self)
        self.back: Final = Button("", ButtonKind.GHOST, "chevron-left")
        self.title: Final = Label(self.tr("Test board"), 14, 600, wrap=False)
        self.said: Final = Elided("", 13, 400, "text2")
        self.undo: Final = IconButton("undo")
        self.again: Final = IconButton("first", self.tr("Clear the board and restart"))
        self.play: Final = Button(self.tr("Play a game"), ButtonKind.SECONDARY, "play")
        self.hand: Final = HandTile(pictures)
        self.turn_left: Final = IconButton("rotate-left", framed=True)
        self.turn_right: Final = IconButton("rotate-right", framed=True)
        self.hand_name: Final = Label("", 13, 600, wrap=True)
        self.next: Final = Button("", ButtonKind.SOFT, height=36)
        self.edit: Final = Button("", ButtonKind.SECONDARY, "pencil", height=36)
        self.choose_head: Final = Label(self.tr("Which tile comes next"), 12, 600, "text2")
        self._tiles: Final = TilesModel(document, self)
        self.choices: Final = QListView()
        self._lay_out(pictures)
        self._connect()
        style().follow(self._restyle)
        self._show_back()
        self.play.setToolTip(self.tr("Play a whole game with this deck"))
        self.choices.setAccessibleName(self.tr("Which tile comes next"))
        self.board.setAccessibleName(self.tr("Test board"))
        self._show_hand()

    def _lay_out(self, pictures: Pictures) -> None:
        px = style().px
        bar = Bar(Edge.BOTTOM, margins=(8, 6, 12, 6), spacing=8)
        bar.add(self.back, self.title, self.said, self.undo, self.again, self.play)
        bar.box.setStretchFactor(self.said, 1)
        rail = Bar(Edge.LEFT, horizontal=False, margins=(14, 14, 8, 8), spacing=8)
        self._rail = rail
        row = QHBoxLayout()
        row.addStretch(1)
        for one in (self.turn_left, self.hand, self.turn_right):
            row.addWidget(one)
        row.addStretch(1)
        self.hand_name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        rail.add(row, self.hand_name, self.next, self.edit, 4, self.choose_head)
        show_ground(self.choices)
        self.choices.setViewMode(QListView.ViewMode.IconMode)
        self.choices.setMovement(QListView.Movement.Static)
        self.choices.setResizeMode(QListView.ResizeMode.Adjust)
        self.choices.setUniformItemSizes(True)
        self.choices.setMouseTracking(True)
        self.choices.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.choices.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.choices.setModel(self._tiles)
        self.choices.setItemDelegate(ChoiceDelegate(pictures, lambda: self.trial, self))
        rail.box.addWidget(self.choices, 1)
        below = QHBoxLayout()
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(0)
        below.addWidget(self.board, 1)
        below.addWidget(rail)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addLayout(below, 1)
        rail.setFixedWidth(px(248))
        pictures.arrived.connect(lambda _: self.choices.viewport().update())

    def _connect(self) -> None:
        for inside in self.findChildren(QWidget):
            inside.installEventFilter(self)
        self.commands.bind(
            turn=lambda: self.board.laying.rotate(1),
            turn_back=lambda: self.board.laying.rotate(-1),
            skip=self.skip,
            undo=self.take_back,
            fit=lambda: self.board.fit(animated=True),
            zoom_in=self.board.zoom_in,
            zoom_out=self.board.zoom_out,
            try_it=self.left.emit,
            leave=self.left.emit,
        )
        self.commands.lead(
            leave=self.back,
            undo=self.undo,
            skip=self.next,
            turn_back=self.turn_left,
            turn=self.turn_right,
        )
        self.play.clicked.connect(self.play_asked)
        self.again.clicked.connect(self.restart)
        self.edit.clicked.connect(lambda: self.edit_asked.emit(self._editable()))
        self._document.changed.connect(self._deck_changed)
        self.choices.clicked.connect(self._choose)
        self.choices.activated.connect(self._choose)
        self.board.lay_asked.connect(self.lay)
        self.board.ghost_changed.connect(self._ghost_changed)
        self.board.square_clicked.connect(self._point)
        self.board.zoom_changed.connect(self.zoom.set_zoom)
        self.zoom.zoom_in.connect(self.board.zoom_in)
        self.zoom.zoom_out.connect(self.board.zoom_out)
        self.zoom.fit.connect(self.board.fit)

    def state(self) -> TestBoardState:
        laying = self.board.laying
        ghost = laying.ghost or (None, laying.turn)
        return TestBoardState(self.trial, self._seed, self._pointed, self.is_from_tile, ghost)

    def take_over(self, state: TestBoardState) -> None:
        self.trial, self._seed, self._pointed = state.trial, state.seed, state.pointed
        self.set_from_tile(state.is_from_tile)
        self._show()
        self.board.laying.put(*state.ghost)

    # What is done.

    def restart(self) -> None:
        """An empty board, and another order."""
        deck = self._document.content
        self._seed += 1
        self.trial = Trial(deck.deck, deck.rules.description, self._seed)
        self._pointed = None
        self._show()
        self.board.fit()

    def _deck_changed(self) -> None:
        """By undo, say: what lies there may be no tile any more."""
        if self.isVisible():
            self.restart()

    def begin_with(self, tile: str) -> None:
        """That one first."""
        if self.trial is not None:
            self.trial.choose(tile)
            self._show()

    def set_from_tile(self, from_tile: bool) -> None:
        """Where the way back leads to."""
        self.is_from_tile = from_tile
        self._show_back()

    def _show_back(self) -> None:
        to_tile, to_deck = self.tr("Back to the tile"), self.tr("Back to the deck")
        self.commands["leave"].setText(to_tile if self.is_from_tile else to_deck)

    def set_playable(self, playable: bool) -> None:
        self.play.setEnabled(playable)

    def lay(self, square: Square, turn: int) -> None:
        if self.trial is not None and self.trial.lay(square, turn):
            self._pointed = None
            self._show()

    def take_back(self) -> None:
        if self.trial is not None:
            self.trial.undo()
            self._show()

    def skip(self) -> None:
        if self.trial is not None:
            self.trial.draw()
            self._show()

    def _choose(self, index: QModelIndex) -> None:
        entry = index.data(TileRole.ENTRY)
        if self.trial is not None and entry is not None:
            self.trial.choose(entry.tile.id)
            self._pointed = None
            self._show()
            self.board.setFocus()

    def _point(self, square: Square) -> None:
        """A click on a laid tile: it can be edited."""
        laid = self.board.tile_at(square)
        self._pointed = None if laid is None else laid.tile.id
        self._show_hand()

    def _editable(self) -> str:
        hand = self.trial.hand if self.trial else None
        return self._pointed or hand or ""

    # What is shown.

    def _show(self) -> None:
        trial = self.trial
        if trial is None:
            return
        tiles = tuple(
            BoardTile(trial.deck.tile[one.tile], one.square, one.turn) for one in trial.laid
        )
        self.board.show(BoardState(tiles=tiles, closed_from=trial.closed_from))
        tile = trial.deck.tile.get(trial.hand or "")
        self.board.laying.hold(tile, trial.fits())
        self._show_hand()
        self.choices.viewport().update()

    def _show_hand(self) -> None:
        trial = self.trial
        if trial is None:
            return
        tile = trial.deck.tile.get(trial.hand or "")
        fits = trial.fits()
        self.hand.show_tile(tile, self.board.laying.turn if tile else 0)
        entry = self._document.entry(trial.hand or "")
        if tile is None or entry is None:
            self.hand_name.setText(self.tr("No tile is left"))
        else:
            name = TilesModel.name(entry)
            self.hand_name.setText(f"{tile.id} · {name}" if name else tile.id)
        for turning in ("turn", "turn_back"):
            self.commands[turning].setEnabled(bool(fits))
        self.commands["undo"].setEnabled(trial.can_undo)
        self.commands["skip"].setEnabled(trial.left.total() > 0)
        editable = self._editable()
        self.edit.setEnabled(bool(editable))
        self.edit.setText(self.tr("Edit {id}").format(id=editable))
        left = sum(max(0, count) for count in trial.left.values())
        all_laid = tile is None and bool(trial.laid)
        if all_laid:
            said = self.tr("Every tile is laid.")
        elif tile is None:
            said = self.tr("No tile to lay.")
        elif fits:
            said = self.tr("%n square(s) to choose from", "", len(fits))
        else:
            said = self.tr("{id} fits nowhere. Take another tile.").format(id=tile.id)
        parts = [said, self.tr("%n tile(s) left", "", left)]
        if trial.left_out:
            parts.append(self.tr("%n with problems left out", "", trial.left_out))
        self.said.setText(" · ".join(parts))
        self.said.set_role("text2" if fits or all_laid else "err")

    def _ghost_changed(self, square: object, turn: int) -> None:
        if self.trial is not None and self.trial.hand is not None:
            self.hand.show_tile(self.trial.deck.tile.get(self.trial.hand), turn)

    # Keys.

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Undo is the board's here, not the document's; plain keys are no commands of the window.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and (_is_plain(event) or self.commands.hears(event))
        ):
            event.accept()
            return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if (ghost := self.board.laying.ghost) is not None:
                self.lay(*ghost)
        elif key in ARROWS:
            self.board.laying.step(*ARROWS[key])
        elif not self.commands.press(event):
            super().keyPressEvent(event)

    def first_focus(self) -> None:
        self.board.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_pill()

    def _place_pill(self) -> None:
        self.zoom.adjustSize()
        around, far = self.zoom.shadow, style().px(12)
        y = self.height() - self.zoom.height() - far + around
        self.zoom.move(far - around, y)
        self.zoom.raise_()

    def _restyle(self) -> None:
        px = style().px
        accent = style().accent(None).fill
        colours = board_colours(self._document.content.game)
        self.board.set_colours(replace(colours, accent=accent))
        self.board.reduced_motion = style().reduced_motion
        self.board.set_margins(px(16), px(16), px(16), px(56))
        self._rail.setFixedWidth(px(248))
        self.choices.setGridSize(QSize(px(70), px(66)))
        self._place_pill()


def _is_plain(event: QKeyEvent) -> bool:
    """F1 and the like are the window's everywhere."""
    function = Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
    return not event.modifiers() and not function
