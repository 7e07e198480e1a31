"""Saddle gold."""

from __future__ import annotations

from typing import Final

from carcqt.ui.theme.tokens import Accent, GameLook

LOOK: Final = GameLook(Accent("#835400", "#F8EACB"), Accent("#E8B651", "#3E2F12"), "badge-goldrush")
