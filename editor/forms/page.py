"""What the window shows of one document."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import Any, ClassVar, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from carcqt.art.studio.studio import Studio
from carcqt.rules.problems import Problem
from carcqt.ui.arranging import Arranged
from carcqt.ui.widgets.popmenu import PopMenu
from editor.documents.document import Document


class ShownPart(Enum):
    """What keys are for: one page may show several of these."""

    START = "start"
    GUIDE = "guide"
    TEXT = "text"
    DECK = "deck"
    TILE = "tile"
    BOARD = "board"
    LAYOUT = "layout"
    CAMPS = "camps"
    MAP = "map"


ChooseSave = Callable[[str, QWidget], Path | None]
"""Asks for a saved game, those of a game first, in a window above another."""


class DocumentPage(Arranged):
    play_asked = Signal(object)
    """With a `Table` or the path of a file: play it in the window for playing."""
    open_asked = Signal(object)
    """With a `Document` or the path of a file: open it in a tab of its own."""
    export_asked = Signal(str)
    """As a picture, with this ending."""
    try_changed = Signal()
    """`can_try` may have changed."""

    choose_save: ChooseSave | None = None
    has_try: ClassVar[bool] = False
    """Whether the window shows “Try it” for this kind of page."""

    def __init__(
        self, document: Document[Any], studio: Studio, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.document: Final = document
        self.studio: Final = studio

    def state(self) -> Any:
        """Return as a frozen value what `take_over` needs beside scroll bars and focus."""

    def take_over(self, state: Any) -> None:
        """Show what this page showed in another language or look."""

    @property
    def shown(self) -> ShownPart:
        return ShownPart.TEXT

    def show_place(self, problem: Problem) -> None:
        """Selects and shows what the problem speaks of."""

    @property
    def can_try(self) -> bool:
        return self.has_try

    @property
    def try_text(self) -> str:
        """What the window calls it, if not “Try it”."""
        return ""

    def try_it(self) -> None:
        """Plays what is edited."""

    def tools(self) -> Sequence[QWidget]:
        """What the page puts into the top bar, left of undo."""
        return ()

    @property
    def chosen_tiles(self) -> tuple[str, ...]:
        """The ids of those that are selected."""
        return ()

    @property
    def shown_tile(self) -> str | None:
        """The id of the one that is shown large."""
        return None

    def fill_menu(self, menu: PopMenu) -> None:
        """Adds the page's own acts to the window's menu."""

    def take_foot(self, foot: QWidget) -> bool:
        """Puts the problems below the canvas, beside the side panels; `False`: the window puts
        them under the whole page."""
        return False

    def first_focus(self) -> None:
        """Where the keyboard begins."""
        self.setFocus()

    def closing(self) -> None:
        """The tab is about to go: ends what runs in the background."""
