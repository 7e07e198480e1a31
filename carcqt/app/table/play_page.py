"""What all pages share on which a game is shown: a stage with its keys, tips and points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QWidget

from carcqt.app.page import Page
from carcqt.app.page_bar import PageBar
from carcqt.app.table.decision import Decision
from carcqt.app.table.flight import FlyingPoints
from carcqt.app.table.gametable import GameTable
from carcqt.app.table.overlays import StageOverlays
from carcqt.app.table.rail.log import LogView
from carcqt.app.table.tips import Tip
from carcqt.app.table.topbar import TopBar
from carcqt.art.studio.studio import Studio
from carcqt.play.table import Table
from carcqt.rules.events import Scored, points
from carcqt.ui.actions import Actions
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.widgets.buttons import PaintedButton
from carcqt.words.numbers import gained


@dataclass(frozen=True)
class PlayState:
    """State that a page with a game hands over to its successor; `own` is what one kind adds."""

    has_overlay: bool
    own: Any = None


class PlayPage(Page):
    """Shows a table; a subclass says what stands beside the stage."""

    has_zoom: ClassVar[bool] = True

    def __init__(
        self,
        table: Table,
        shown: GameTable,
        studio: Studio,
        commands: type[Actions],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.table: Final = table
        self.shown: Final = shown
        game = table.setup.game
        set_game(self, game)
        self.decision: Final = Decision(self)
        self.stage: Final = shown.stage(table, self.decision, studio)
        self.over: Final = StageOverlays(self.stage, game)
        self.over.zoom.setVisible(self.has_zoom)
        self.commands: Final = commands(self)
        view = self.stage.view
        view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        view.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.stage.told.connect(self._tell)
        self.commands.bind(fit=view.see_all, zoom_in=view.zoom_in, zoom_out=view.zoom_out)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def put(self, top: TopBar | PageBar, middle: QWidget | QLayout, side: QWidget) -> None:
        """Lay the page out: a bar above, the stage or what holds it, and what is beside it."""
        self._bar = top
        self.row = row = QHBoxLayout()
        row.setSpacing(0)
        if isinstance(middle, QWidget):
            row.addWidget(middle, 1)
        else:
            row.addLayout(middle, 1)
        row.addWidget(side)
        self.whole.addWidget(top)
        self.whole.addLayout(row, 1)

    def focus_bar(self) -> None:
        """Give the keys to the bar above the board."""
        self._bar.home_button.setFocus(Qt.FocusReason.TabFocusReason)

    # In another language or look.

    def state(self) -> PlayState:
        overlay = self.commands.find("overlay")
        has_overlay = overlay is not None and overlay.isChecked()
        return PlayState(has_overlay, self.own_state())

    def take_over(self, state: PlayState) -> None:
        if (overlay := self.commands.find("overlay")) is not None:
            overlay.setChecked(state.has_overlay)
        self.take_over_own(state.own)

    def own_state(self) -> Any:
        """Return what only this kind of page has to keep, as a frozen value."""

    def take_over_own(self, state: Any) -> None:
        """Show what `own_state` kept."""

    # What is told.

    def show_title(self, title: str, subtitle: str) -> None:
        """In the bar; a screen reader says it when the page gets the keys."""
        self._bar.show_title(title, subtitle)
        self.setAccessibleName(". ".join(part for part in (title, subtitle) if part))

    @property
    def may_tell(self) -> bool:
        """Whether tips may be shown now."""
        return True

    def kept_clear(self) -> list[QRect]:
        """Parts of the stage that no tip may hide."""
        return []

    def pills(self) -> list[QWidget]:
        """What lies over the stage, and may be hidden by a tip that finds no other place."""
        return [self.over.zoom]

    def _tell(self, tip: Tip | None, place: QRect | None) -> None:
        if tip is None or place is None or not self.may_tell:
            self.over.tips.clear()
            return
        near = self.stage.pointer or place.center()
        choices = [*self.stage.choices(), *self.kept_clear()]
        pills = [pill.geometry() for pill in self.pills() if pill.isVisible()]
        self.over.tips.show(tip, place, near, choices, pills)

    def announce(self, text: str) -> None:
        """Let a screen reader say something."""
        if text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    # Points that fly.

    def score_place(self, seat: int, wide: int) -> QPoint | None:
        """Where points of a seat go, on the page; `wide` pixels beside what shows its score."""
        return None

    def fly(self, event: Scored) -> None:
        """Points go from where they were won to whom they belong."""
        more = points(event.items)
        if event.spot is None or not more or not self.isVisible():
            return
        flying = self._flying(more, event.seat)
        end = self.score_place(event.seat, flying.width() // 2)
        if end is None:
            flying.deleteLater()
        else:
            flying.fly(self.stage.mapTo(self, self.stage.place_of(event.spot)), end)

    def fly_from(self, start: QPoint, more: int, seat: int, end: QPoint) -> None:
        """Points go from one place of the page to another."""
        self._flying(more, seat).fly(start, end)

    def _flying(self, more: int, seat: int) -> FlyingPoints:
        return FlyingPoints(gained(more), self.table.setup.seats[seat].colour, self)

    def land(self) -> None:
        """Whatever still flies is taken away."""
        for flight in self.findChildren(FlyingPoints):
            flight.hide()
            flight.deleteLater()

    # Keys.

    def showEvent(self, event: QShowEvent) -> None:
        """Keys are for the game wherever one has clicked: buttons and lists do not keep them."""
        super().showEvent(event)
        keepers: list[QWidget] = [*self.findChildren(PaintedButton), *self.findChildren(LogView)]
        for keeper in keepers:
            if keeper.focusPolicy() is not Qt.FocusPolicy.NoFocus:
                keeper.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if not event.spontaneous():
            self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.press(event):
            super().keyPressEvent(event)

    def press(self, event: QKeyEvent) -> bool:
        """Return whether a key has done something here."""
        return self.commands.press(event)


def beside(card: QWidget, page: QWidget, wide: int) -> QPoint:
    """Return the place to the left of a card of players, so that its score can be read."""
    return card.mapTo(page, QPoint(-wide - style().px(12), card.height() // 2))
