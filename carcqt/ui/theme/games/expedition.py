"""Orchid."""

from __future__ import annotations

from typing import Final

from carcqt.ui.theme.tokens import Accent, GameLook

LOOK: Final = GameLook(
    Accent("#6D3B8F", "#F0E4F6"), Accent("#CBA2EA", "#37264A"), "badge-expedition"
)
