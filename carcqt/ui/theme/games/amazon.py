"""Jungle green."""

from __future__ import annotations

from typing import Final

from carcqt.ui.theme.tokens import Accent, GameLook

LOOK: Final = GameLook(Accent("#0C6653", "#DCEFE8"), Accent("#5CC9A7", "#17372F"), "badge-amazon")
