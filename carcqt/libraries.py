"""What Qt wants of a Linux system that may be bare. Nothing need be installed to ask for it."""

from __future__ import annotations

import ctypes
import shutil
import sys
from collections.abc import Mapping
from typing import Final

DRAWING: Final = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""To draw, even without a screen; and the Debian package of each."""
WINDOWS: Final = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""For a window on a screen: without them Qt ends the program before it can say why."""


def missing(wanted: Mapping[str, str]) -> list[str]:
    """The packages of all that the system lacks."""
    if sys.platform != "linux":
        return []
    return [package for library, package in wanted.items() if not _is_there(library)]


def install_command(packages: list[str]) -> str:
    """What brings them all, where Debian's tools are; otherwise nothing."""
    return f"sudo apt-get install {' '.join(packages)}" if shutil.which("apt-get") else ""


def _is_there(library: str) -> bool:
    try:
        return bool(ctypes.CDLL(library))
    except OSError:
        return False
