"""A window in some state, for the gallery."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget


@dataclass(frozen=True)
class GalleryScene:
    name: str
    make: Callable[[], QWidget]
