"""How quickly the computer plays, once it knows what."""

from __future__ import annotations

from typing import Final

from carcqt.ui.settings import settings

PACES: Final = {"instant": 0, "quick": 500, "calm": 1400}
"""Milliseconds that pass at least between two moves."""
_USUAL: Final = "quick"


def chosen_pace() -> str:
    found = settings().text("pace", _USUAL)
    return found if found in PACES else _USUAL


def choose_pace(name: str) -> None:
    settings().set_text("pace", name)


def pace() -> int:
    """In milliseconds, for a session."""
    return PACES[chosen_pace()]
