"""What all pages share on which somebody decides: a hand, the keys of a turn, and the drawer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from carcqt.app.table.actions import PlayActions
from carcqt.app.table.drawer import LEFT, LOG, MOVES, Drawer
from carcqt.app.table.gametable import GameTable
from carcqt.app.table.play_page import PlayPage
from carcqt.art.studio.studio import Studio
from carcqt.board.view import ARROWS
from carcqt.play.listing.log import LogModel
from carcqt.play.listing.models import MovesModel
from carcqt.play.skipping import Skipper
from carcqt.play.table import Table
from carcqt.rules.geometry import Square
from carcqt.rules.moves import Move
from carcqt.ui.language import language
from carcqt.ui.theme.painting import shows_focus
from carcqt.ui.widgets.buttons import IconButton

SKIP: Final = 1200
"""Milliseconds before a step is skipped."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True)
class DecisionState:
    """A decision that is half made, the drawer, and what the page itself adds."""

    focus: Move | None
    turn: int
    drawer: str
    """Page of the drawer; empty if it is closed."""
    asked: Square | None
    """Free square of which the drawer says what fits."""
    own: Any = None


class DecisionPage(PlayPage):
    """Table, puzzle and lesson: the same gestures and keys make a turn in all of them."""

    help_asked = Signal(str)

    def __init__(
        self,
        table: Table,
        shown: GameTable,
        studio: Studio,
        commands: type[PlayActions],
        play: Callable[[Move], object],
        parent: QWidget | None = None,
    ) -> None:
        """Moves that are decided on are given to `play`."""
        super().__init__(table, shown, studio, commands, parent)
        self.hand: Final = shown.hand(table, self.decision, studio, self.stage)
        self.stage.is_live = True
        self.log: Final = LogModel(table, language().translate, self)
        self.moves: Final = MovesModel(table, language().translate, self)
        left = shown.left(table, studio)
        self.drawer: Final = Drawer(self.log, self.moves, left, self.stage)
        self.over.drawer = self.drawer
        self.log_button: Final = IconButton("list")
        self.log_button.set_tooltip(self.commands["log"].toolTip())
        self.log_button.setCheckable(True)
        self.log_button.toggled.connect(self._show_drawer)
        self.help_button: Final = IconButton("help")
        self.help_button.set_tooltip(self.tr("How to play"))
        self.help_button.clicked.connect(lambda: self.help_asked.emit(table.setup.game))
        self._play: Final = play
        self._hand_height = 0
        """As high as the hand wanted to be for the move that was last in focus."""
        self.decision.focused.connect(self._refit)
        self.decision.decided.connect(play)
        self.stage.square_pointed.connect(self.drawer.show_fitting)
        self.drawer.pointed.connect(self.stage.glow)
        self.drawer.closed.connect(lambda: self.log_button.setChecked(False))
        self.drawer.made.connect(play)
        self.drawer.looked_at.connect(self.decision.focus_on)
        self.commands.bind_checked(overlay=self.stage.show_overlay)
        self.commands.bind(
            turn=self.turn_tile,
            turn_back=lambda: self.stage.turn(-1),
            skip=self.decision.skip,
            log=lambda: self._toggle(LOG),
            moves=lambda: self._toggle(MOVES),
            left=lambda: self._toggle(LEFT),
            hint=self.ask_hint,
            to_bar=self.focus_bar,
            cancel=self.leave,
        )

    def skip_after(self, pause: int = SKIP) -> None:
        """Pass `pause` milliseconds after a move that leaves nothing else to do."""
        skipper = Skipper(self.table, self._play, pause, self)
        skipper.announced.connect(self._tell_of_skip)

    def _tell_of_skip(self) -> None:
        text = self.tr("There is nothing else to do, so this step is skipped.")
        self.over.notice.put(self.over.free_room)
        self.over.notice.say(text, "info", 2 * SKIP)
        self.announce(text)

    def own_state(self) -> DecisionState:
        drawer, left = self.drawer, self.drawer.left
        return DecisionState(
            self.decision.focus,
            self.decision.turn,
            str(drawer.which.value) if self.log_button.isChecked() else "",
            left.asked if left is not None else None,
            self.page_state(),
        )

    def take_over_own(self, state: DecisionState) -> None:
        self.take_over_page(state.own)
        self.decision.turn_tile(state.turn)
        if state.focus is None or state.focus in self.decision.moves:
            self.decision.focus_on(state.focus)
        if state.drawer:
            self.open_drawer(state.drawer)
        if self.drawer.left is not None and state.asked is not None:
            self.drawer.left.show_fitting(state.asked)

    def page_state(self) -> Any:
        """Return what only this page has to keep, as a frozen value."""

    def take_over_page(self, state: Any) -> None:
        """Show what `page_state` kept."""

    def ask_hint(self) -> None:
        """Give the help that this page has."""
        raise NotImplementedError

    def fit_rail(self) -> None:
        """Let what stands beside the board give way until the hand has its room."""
        raise NotImplementedError

    def _refit(self) -> None:
        """Only if the hand has more or fewer rows for another move; never for another square."""
        height = self._hand_height if self.decision.lays else self.hand.sizeHint().height()
        if height != self._hand_height:
            self._hand_height = height
            self.fit_rail()

    def turn_tile(self) -> None:
        self.stage.turn(1)

    def confirm(self) -> None:
        """Do what Enter does: the one primary act."""
        self.decision.confirm()

    def pick(self, digit: int) -> None:
        """Choose by number."""
        self.hand.pick(digit)

    def offer(self) -> None:
        """Let the person at the screen decide, if it is their turn."""
        self.decision.offer(self.table.choices)

    # The drawer.

    def open_drawer(self, page: str) -> None:
        self.drawer.turn_to(page)
        self.log_button.setChecked(True)

    def close_drawer(self) -> bool:
        """Return whether it was open."""
        was_open = self.log_button.isChecked()
        self.log_button.setChecked(False)
        return was_open

    def _toggle(self, page: str) -> None:
        if page == LEFT and self.drawer.left is None:
            return
        if self.log_button.isChecked() and self.drawer.which.value == page:
            self.close_drawer()
        else:
            self.open_drawer(page)
            if page == MOVES:
                self.drawer.moves.setFocus()

    def _show_drawer(self, on: bool) -> None:
        self.drawer.setVisible(on)
        self.over.place()
        self.leave_room()
        if on:
            self.drawer.raise_()
        else:
            self.setFocus()

    def leave_room(self) -> None:
        """Let the game be seen beside what lies over the stage."""
        self.stage.leave_room(self.over.drawer_width)

    # Keys.

    @property
    def keeps_tab(self) -> bool:
        """Whether Tab goes over the options instead of leaving the board; F6 always leaves it."""
        return bool(self.decision.options)

    def focusNextPrevChild(self, forward: bool) -> bool:
        if self.hasFocus() and self.keeps_tab:
            self.decision.step(1 if forward else -1)
            return True
        return super().focusNextPrevChild(forward)

    def press(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        if key in _ENTER:
            if self._is_elsewhere():
                return False
            # A key that is held down decides once.
            if not event.isAutoRepeat():
                self.confirm()
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            self.pick(key - Qt.Key.Key_0)
        elif key in ARROWS and not self.has_arrows:
            self.stage.step(*ARROWS[key])
        else:
            return self.commands.press(event)
        return True

    @property
    def has_arrows(self) -> bool:
        """Whether arrows are among the commands now, and do not move over the board."""
        return False

    def _is_elsewhere(self) -> bool:
        """Return whether the keys have been given to something beside the board."""
        focus = QApplication.focusWidget()
        if focus is None or not self.isAncestorOf(focus):
            return False
        return shows_focus(focus) or isinstance(focus, QAbstractItemView)
