"""Where a game is seen: a board of tiles, or a map."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtGui import QImage, QPainterPath
from PySide6.QtWidgets import QWidget

from carcqt.app.table.decision import Decision
from carcqt.app.table.tips import Tip
from carcqt.board.view import PanZoomView
from carcqt.play.table import Table
from carcqt.rules.events import Spot
from carcqt.rules.game import Game, Turn
from carcqt.rules.geometry import Square
from carcqt.ui.theme.style import style

_FOOT = 52
"""Pixels at the foot of the board where pills lie over it."""


@dataclass(frozen=True, slots=True)
class StageTurn:
    """A turn to be looked at before it is made, or after."""

    turn: Turn
    label: str
    """A number, or a word."""
    points: str = ""
    colour: str = ""
    seat: int | None = None
    """Who makes it, unless it is who is to move."""
    is_made: bool = False
    is_chosen: bool = False


class Stage(QWidget):
    """What the table asks of it. It shows a game and changes the decision's focus."""

    told = Signal(object, object)
    """A tip about what the pointer rests on, and the place it speaks of; no tip, once it left."""
    square_pointed = Signal(object)
    """An empty square of the board, once the pointer rests there or keys lead there."""
    missed = Signal()
    """A click on nothing that can be chosen."""
    peek_asked = Signal(object)
    """Somebody wants to see what a seat keeps secret; nothing, once it was seen."""

    is_fixed: ClassVar[bool] = False
    """It never grows, and so is shown as large as it can be: under pills too."""

    def __init__(self, table: Table, decision: Decision, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table, self.decision = table, decision
        self.is_live = False
        """Whether the game is being played here, not only looked at."""
        self.is_extra = False
        """Whether the turn is one more than usual: what can be chosen stands out."""
        decision.sought.connect(self.seek)

    @property
    def view(self) -> PanZoomView:
        raise NotImplementedError

    def refresh(self) -> None:
        """The game has changed."""
        raise NotImplementedError

    def step(self, across: int, down: int) -> None:
        """An arrow key."""

    def seek(self) -> None:
        """A first choice."""
        self.step(0, 0)

    def turn(self, by: int) -> None:
        """The tile in hand, if there is one, shows its next turn that fits."""

    def glow(self, spots: Sequence[Spot], system: str = "") -> None:
        """What a line of the log speaks of: a spot of each region, or of each such system."""

    def look_at(self, spot: Spot | None, system: str = "") -> None:
        """What is spoken of comes into sight; without a spot, everything."""

    def show_overlay(self, on: bool) -> None:
        """Whose land is whose."""

    def place_of(self, spot: Spot | None) -> QPoint:
        """Where something is, in the stage."""
        return self.rect().center()

    def turn_box(self, turn: Turn) -> QRect | None:
        """Where the first thing that a turn puts down is, in the stage."""
        return None

    def picture(self, size: QSize) -> QImage:
        """The table as it is seen by all, to be kept or shown elsewhere."""
        raise NotImplementedError

    def is_drawn(self, size: QSize) -> bool:
        """Whether the last picture of this size is as it should be, or better is on its way."""
        raise NotImplementedError

    def overlay_room(self) -> QRect:
        """Where other things may lie over it."""
        return self.rect()

    def card_room(self) -> QRect:
        """Where a card may lie at its top left."""
        return self.overlay_room()

    def tell_again(self) -> None:
        """The stage has another size: whatever was told has another place."""

    def show_turns(self, turns: Sequence[StageTurn]) -> None:
        """Turns of the seat to move, each with its label; none, once they were seen."""

    def frame(self, turn: Turn) -> None:
        """All that a turn puts down comes into sight, with its number."""

    def frame_all(self, turns: Sequence[Turn], squares: Sequence[Square] = ()) -> None:
        """Several turns come into sight together, and squares that are spoken of with them, as far
        as they go into the view."""

    def show_named(self, names: Mapping[Square, str]) -> None:
        """Show squares that a text names, with their letters; none once it was read."""

    def glow_in(
        self,
        game: Game[Any],
        spot: Spot,
        what: str,
        wanted: Sequence[Square] = (),
        hardest: Square | None = None,
    ) -> None:
        """A region or system as it is in another game, which has this one's tiles and some more,
        and squares where it goes on."""
        self.glow([spot])

    def leave_room(self, right: int, top: int = 0, left: int = 0, foot: int = 0) -> None:
        """Something covers some of its sides; pills always lie over its foot."""
        self.view.set_margins(left, top, right, max(foot, style().px(_FOOT)))

    def things(self) -> list[QRect]:
        """What is better not hidden, where it is in the stage."""
        return []

    def shape_of(self, spot: Spot, system: str = "") -> QPainterPath:
        """What is meant by a spot, where it is in the stage: a region, or without a zone the
        square; on a map, the village."""
        return QPainterPath()

    def part(self, name: str) -> QWidget | None:
        """A part beside the board or map that only some games have, by its name."""
        return None

    def crowd(self, place: QRect) -> int:
        """How much of the game a part of the stage shows."""
        return sum(place.intersects(box) for box in (*self.things(), *self.choices()))

    def keep_clear(self, place: QRect) -> None:
        """Something is to lie there that had better hide nothing."""

    def set_homes(self, homes: Callable[[int], QPoint | None]) -> None:
        """Where the pieces of a colour come from, in the stage: they go there when they leave."""

    def choices(self) -> list[QRect]:
        """What can be chosen now, where it is in the stage: nothing may lie over it."""
        return []

    @property
    def pointer(self) -> QPoint | None:
        """Where the mouse is."""
        return None

    def show_tip(self, tip: Tip | None, place: QRect | None = None) -> None:
        self.told.emit(tip, place)
