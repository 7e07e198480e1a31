"""Whether a display answers: Qt ends the program where none does, before it can say why."""

from __future__ import annotations

import ctypes
import socket
from pathlib import Path


def answers_x(display: str) -> bool:
    """Return whether windows can be opened on a display such as `:0`; if nobody here can ask, Qt
    may try."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not failed


def answers_wayland(display: str, folder: str) -> bool:
    """Return whether somebody listens at a socket such as `wayland-0` in a folder."""
    with socket.socket(socket.AF_UNIX) as asking:
        try:
            asking.connect(str(Path(folder, display)))
        except OSError:
            return False
    return True
