"""Making a page again in another language or look, and giving it what the one before showed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, cast, runtime_checkable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QGraphicsView,
    QLineEdit,
    QTextBrowser,
    QWidget,
)

from carcqt.ui.language import language
from carcqt.ui.theme.painting import shows_focus
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.removal import is_gone

Way = tuple[tuple[str, int], ...]
"""How to get from a page to a widget in it: at each step a class, and which child of this class."""


class Renewable(Protocol):
    """A page that takes over what it alone has: what was chosen, half made or opened."""

    def state(self) -> Any:
        """Return a frozen value for `take_over` of a page that is made in the same way."""

    def take_over(self, state: Any) -> None:
        """Show what the page before this one showed."""


@runtime_checkable
class Placed(Protocol):
    """A board or map that looks somewhere, near or from afar."""

    @property
    def place(self) -> Any:
        """Return as a frozen value where it looks."""

    def look_at_place(self, place: Any) -> None:
        """Look where another looked."""


@dataclass(frozen=True)
class PageState:
    """What a page shows that the things it shows do not say."""

    own: Any
    """Value of the page itself."""
    scrolled: tuple[tuple[Way, int, int], ...]
    """Positions of scroll bars, across and down."""
    places: tuple[tuple[Way, Any], ...]
    """Where boards and maps look."""
    typed: tuple[tuple[Way, int, int, int], ...]
    """Cursor, start and length of the selection in fields."""
    focus: Way | None
    focus_shown: bool
    """Whether the focus can be seen, because a key brought it."""


Made = TypeVar("Made", bound=QWidget)


def look_of_now() -> tuple[str, bool, float, str]:
    """Return everything on which texts and sizes of pages depend."""
    return language().code, style().is_dark, style().scale, style().family


def state_of(page: QWidget) -> PageState:
    """Return what another page needs to look like this one."""
    own = cast(Renewable, page).state() if hasattr(page, "state") else None
    scrolled = [
        (way, area.horizontalScrollBar().value(), area.verticalScrollBar().value())
        for area in _areas(page)
        if (way := way_to(area, page)) is not None
    ]
    places = [
        (way, view.place)
        for view in page.findChildren(QGraphicsView)
        if isinstance(view, Placed) and (way := way_to(view, page)) is not None
    ]
    typed = [
        (way, field.cursorPosition(), field.selectionStart(), len(field.selectedText()))
        for field in page.findChildren(QLineEdit)
        if (way := way_to(field, page)) is not None
    ]
    focus: QWidget | None = page.focusWidget()
    if page.isVisible() and focus is not page.window().focusWidget():
        # The keys are elsewhere in the window.
        focus = None
    return PageState(
        own,
        tuple(scrolled),
        tuple(places),
        tuple(typed),
        None if focus is None else way_to(focus, page),
        focus is not None and shows_focus(focus),
    )


def give_state(page: QWidget, state: PageState) -> None:
    """Let a page that is shown take over a state."""
    if hasattr(page, "take_over"):
        cast(Renewable, page).take_over(state.own)
    focus = None if state.focus is None else follow(page, state.focus)
    if focus is not None:
        reason = Qt.FocusReason
        focus.setFocus(reason.OtherFocusReason if state.focus_shown else reason.MouseFocusReason)
    for way, cursor, start, length in state.typed:
        if isinstance(field := follow(page, way), QLineEdit):
            if start < 0:
                field.setCursorPosition(cursor)
            else:
                field.setSelection(start, length)
    _look(page, state)
    # Some areas know only after their layouts how long they are, and boards how large.
    QTimer.singleShot(0, page, lambda: _look(page, state))


def renew(page: Made, make: Callable[[], Made], put: Callable[[Made], object]) -> Made:
    """Make a page again, let `put` show it in the place of the old one, and give it its state."""
    state = state_of(page)
    made = make()
    put(made)
    give_state(made, state)
    return made


def way_to(widget: QWidget, page: QWidget) -> Way | None:
    """Return the way from a page to a widget in it; `None` if it was removed."""
    steps = list[tuple[str, int]]()
    while widget is not page and (parent := widget.parentWidget()) is not None:
        if is_gone(widget):
            return None
        steps.append((_kind(widget), _same(parent, _kind(widget)).index(widget)))
        widget = parent
    return tuple(reversed(steps))


def follow(page: QWidget, way: Way) -> QWidget | None:
    """Return the widget to which a way leads, if there is one."""
    for kind, number in way:
        same = _same(page, kind)
        if number >= len(same):
            return None
        page = same[number]
    return page


def _kind(widget: QWidget) -> str:
    return type(widget).__name__


def _same(parent: QWidget, kind: str) -> list[QWidget]:
    children = (child for child in parent.children() if isinstance(child, QWidget))
    return [child for child in children if _kind(child) == kind and not is_gone(child)]


def _areas(page: QWidget) -> Iterator[QAbstractScrollArea]:
    """What scrolls: a board is no list, and a text has its places elsewhere in each language."""
    for area in page.findChildren(QAbstractScrollArea):
        if not isinstance(area, QGraphicsView | QTextBrowser):
            yield area


def _look(page: QWidget, state: PageState) -> None:
    for way, place in state.places:
        view = follow(page, way)
        if isinstance(view, QGraphicsView) and isinstance(view, Placed):
            view.look_at_place(place)
    for way, across, down in state.scrolled:
        area = follow(page, way)
        if not isinstance(area, QAbstractScrollArea):
            continue
        if isinstance(area, QAbstractItemView):
            area.doItemsLayout()
        area.horizontalScrollBar().setValue(across)
        area.verticalScrollBar().setValue(down)
