"""For whom sentences are: people at a table, or readers of files."""

from __future__ import annotations

from enum import Enum, auto


class Register(Enum):
    """How sentences tell places and things, and what they need not tell."""

    TABLE = auto()
    """By names and by what is seen there, without ids or coordinates; what everyone sees on the
    board, and points, which stand in a margin, are left out."""
    FILES = auto()
    """By the ids and squares of files, for the terminal and the editor; everything is told."""
