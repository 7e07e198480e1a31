"""What a board is coloured with, given by whoever shows it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor


@dataclass(frozen=True, slots=True)
class BoardColours:
    table: str = "#e4dac6"
    mark: str = "#cfc5b1"
    """The faint marks where squares meet."""
    accent: str = "#a3441b"
    on_accent: str = "#ffffff"
    text: str = "#29241d"
    text2: str = "#5a5145"
    raised: str = "#ffffff"
    """Of what floats over the board."""
    line: str = "#ded5c3"
    dim: float = 0.0
    """How much black lies over the tiles, so that they do not glare in the dark."""

    @property
    def is_dark(self) -> bool:
        return QColor(self.table).lightness() < 128


LIGHT = BoardColours()
DARK = BoardColours(
    table="#1b1814",
    mark="#2f2a24",
    accent="#ee9a6b",
    on_accent="#1b140c",
    text="#f3ede2",
    text2="#c2b8a8",
    raised="#2a2621",
    line="#3b352d",
    dim=0.13,
)


def faded(name: str | QColor, alpha: int) -> QColor:
    colour = QColor(name)
    colour.setAlpha(alpha)
    return colour
