"""The place and zoom of a view, which another view can take over."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF


@dataclass(frozen=True)
class ViewPlace:
    """The place and zoom of a view."""

    is_fitted: bool
    """Whether the view follows what it shows."""
    sees_all: bool
    """Whether it shows everything, however small."""
    centre: QPointF
    """Middle of the view, in the scene."""
    zoom: float
