"""The theme's colours as the board wants them, which knows no theme."""

from __future__ import annotations

from carcqt.board.colours import BoardColours
from carcqt.ui.theme.style import style

DIM = 0.13
"""How much darker tiles are in the dark, where they would glare."""


def board_colours(game: str | None = None) -> BoardColours:
    """With the accent of a game, or with the editor's."""
    tokens, accent = style().tokens, style().accent(game)
    return BoardColours(
        table=tokens.table,
        mark=tokens.line,
        accent=accent.fill,
        on_accent=tokens.on_accent,
        text=tokens.text,
        text2=tokens.text2,
        raised=tokens.raised,
        line=tokens.line,
        dim=DIM if style().is_dark else 0.0,
    )
