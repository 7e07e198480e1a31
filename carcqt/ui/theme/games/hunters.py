"""Ochre red."""

from __future__ import annotations

from typing import Final

from carcqt.ui.theme.tokens import Accent, GameLook

LOOK: Final = GameLook(Accent("#A3441B", "#F8E6DA"), Accent("#EE9A6B", "#43291B"), "badge-hunters")
