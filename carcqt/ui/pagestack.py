"""Pages of which one is shown; in another language or look each is made again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from carcqt.ui.language import language
from carcqt.ui.renewal import look_of_now, renew
from carcqt.ui.theme.style import style

Made = TypeVar("Made", bound=QWidget)


class PageStack(QStackedWidget):
    """What is shown is made again at once, other pages when they are asked for."""

    replaced = Signal(object, object)
    """A page, and the one that was made in its place."""
    renewed = Signal()
    """The language or look is another, and what is shown has it."""

    def __init__(self) -> None:
        super().__init__()
        self._makers: Final[dict[QWidget, Callable[[], QWidget]]] = {}
        """How each page was made."""
        self._stale = set[QWidget]()
        """Pages in a language or look of before."""
        self._look = look_of_now()
        for changed in (language().changed, style().changed):
            changed.connect(self._renew)

    def make(self, make: Callable[[], Made]) -> Made:
        """Return a page that is made, and later made again, by `make`."""
        page = make()
        self._makers[page] = make
        return page

    def fresh(self, page: QWidget) -> QWidget:
        """Return a page in the language and look that are set."""
        if page not in self._stale:
            return page
        self._stale.remove(page)
        return renew(page, self._makers[page], partial(self._replace, page))

    def discard(self, page: QWidget) -> None:
        self._makers.pop(page, None)
        self._stale.discard(page)
        self.removeWidget(page)
        page.deleteLater()

    def _renew(self) -> None:
        if (look := look_of_now()) != self._look:
            self._look, self._stale = look, set(self._makers)
            if (page := self.currentWidget()) is not None:
                self.fresh(page)
            self.renewed.emit()

    def _replace(self, old: QWidget, new: QWidget) -> None:
        self._makers[new] = self._makers[old]
        new.setSizePolicy(old.sizePolicy())
        is_shown = self.currentWidget() is old
        self.insertWidget(self.indexOf(old), new)
        if is_shown:
            self.setCurrentWidget(new)
        self.replaced.emit(old, new)
        self.discard(old)
