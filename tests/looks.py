"""How windows look before anything is chosen."""

from __future__ import annotations

from carcqt.ui.language import language
from carcqt.ui.theme.style import style


def look_as_usual() -> None:
    style().set(mode="light", scale=1.0, reduced_motion=False, family="DejaVu Sans")
    language().set("en")
