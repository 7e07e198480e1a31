"""Layouts as data: what changes with the size of a window, as values by breakpoints."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QBoxLayout, QGridLayout, QLayout, QWidget

from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.style import style

QWIDGETSIZE_MAX: Final = (1 << 24) - 1
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Rule = Callable[[Size], object]
"""Sets one thing in a window of a size."""


class BySize(Protocol[T_co]):
    """A value for each size of a window."""

    def at(self, size: Size) -> T_co: ...


class HasMargins(Protocol):
    """A card, whose margins grow with the text."""

    def set_margins(self, left: int, top: int, right: int, bottom: int) -> None: ...


@dataclass(frozen=True)
class By(Generic[T]):
    """The value of the first of `narrow`, `low` and `wide` that is given and applies."""

    usual: T
    narrow: T | None = None
    low: T | None = None
    wide: T | None = None

    def at(self, size: Size) -> T:
        cases = (
            (self.narrow, size.is_narrow),
            (self.low, size.is_low),
            (self.wide, size.is_wide),
        )
        return next((value for value, holds in cases if holds and value is not None), self.usual)


@dataclass(frozen=True)
class Under(Generic[T]):
    """`less` in a page of fewer than `limit` pixels across, or down, at 100 %; else `usual`."""

    limit: float
    less: T
    usual: T | BySize[T]
    down: bool = False

    def at(self, size: Size) -> T:
        if (size.down if self.down else size.across) < self.limit:
            return self.less
        return self.usual.at(size) if hasattr(self.usual, "at") else self.usual


Measure = float | BySize[float]
"""Pixels at 100 %, always or by size."""


def measure(value: Measure, size: Size) -> float:
    """Return a measure in a window of a size."""
    return value if isinstance(value, int | float) else value.at(size)


@dataclass(frozen=True)
class Centred:
    """Pixels at both sides of a page that uses no more than `widest` of its width."""

    widest: float
    least: Measure

    def at(self, size: Size) -> float:
        return max(measure(self.least, size), (size.across - self.widest) / 2)


NARROW: Final = By(False, narrow=True)
LOW: Final = By(False, low=True)
NOT_NARROW: Final = By(True, narrow=False)
NOT_LOW: Final = By(True, low=False)


def margins(
    box: QLayout,
    left: Measure,
    top: Measure,
    right: Measure,
    bottom: Measure,
    within: QAbstractScrollArea | None = None,
) -> Rule:
    """Set margins of a layout; the bar of an area that it is within lies in the right one."""

    def arrange(size: Size) -> None:
        sides = [_px(side, size) for side in (left, top, right, bottom)]
        sides[2] -= within.verticalScrollBar().sizeHint().width() if within is not None else 0
        box.setContentsMargins(*sides)

    return arrange


def sides(card: HasMargins, across: Measure, down: Measure) -> Rule:
    """Set margins of a card."""

    def arrange(size: Size) -> None:
        left, top = round(measure(across, size)), round(measure(down, size))
        card.set_margins(left, top, left, top)

    return arrange


def spacing(wide: Measure, *boxes: QBoxLayout | QGridLayout) -> Rule:
    def arrange(size: Size) -> None:
        for box in boxes:
            box.setSpacing(_px(wide, size))

    return arrange


def width(widget: QWidget, wide: Measure) -> Rule:
    return lambda size: widget.setFixedWidth(_px(wide, size))


def height(widget: QWidget, high: Measure) -> Rule:
    return lambda size: widget.setFixedHeight(_px(high, size))


def width_unless(widget: QWidget, free: BySize[bool], wide: Measure, widest: float = 0) -> Rule:
    """Set the width of a widget, but where it is `free` only how wide it may be, if anything."""

    def arrange(size: Size) -> None:
        most = style().px(widest) if widest else QWIDGETSIZE_MAX
        is_free, fixed = free.at(size), _px(wide, size)
        widget.setMinimumWidth(0 if is_free else fixed)
        widget.setMaximumWidth(most if is_free else fixed)

    return arrange


def shown(when: BySize[bool], *widgets: QWidget) -> Rule:
    def arrange(size: Size) -> None:
        for widget in widgets:
            widget.setVisible(when.at(size))

    return arrange


def stacked(when: BySize[bool], *boxes: QBoxLayout) -> Rule:
    """Let boxes go down instead of across."""
    ways = QBoxLayout.Direction

    def arrange(size: Size) -> None:
        for box in boxes:
            box.setDirection(ways.TopToBottom if when.at(size) else ways.LeftToRight)

    return arrange


def given(act: Callable[[Any], object], value: BySize[Any]) -> Rule:
    """Call a function with a value by size."""
    return lambda size: act(value.at(size))


class Arranged(QWidget):
    """A widget that arranges what it holds by its own size, as its arrangement says."""

    arrangement: tuple[Rule, ...] = ()

    def arrange(self, size: Size) -> None:
        for rule in self.arrangement:
            rule(size)

    def rearrange(self) -> None:
        """Arrange it as large as it is now."""
        self.arrange(Size.of(self.width(), self.height(), style().scale))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.rearrange()


def _px(value: Measure, size: Size) -> int:
    return style().px(measure(value, size))
