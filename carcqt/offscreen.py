"""Qt without a screen, for processes that only draw."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def draw_offscreen() -> None:
    """Make Qt draw without a screen from now on, with the fonts of the system.

    Call it before the application object exists. Someone who chose another platform by
    `QT_QPA_PLATFORM` keeps it.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # On Windows this platform of Qt knows no fonts of its own and draws empty boxes.
    if sys.platform == "win32":
        os.environ.setdefault("QT_QPA_FONTDIR", str(windows_fonts()))


def windows_fonts() -> Path:
    """Return the folder with the fonts of Windows."""
    return Path(os.environ.get("SYSTEMROOT") or "C:\\Windows", "Fonts")
