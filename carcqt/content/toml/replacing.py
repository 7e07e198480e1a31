"""Names and replacements of files that every system accepts."""

from __future__ import annotations

import os
import re
from pathlib import Path
from time import sleep
from typing import Final

_WAITS: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.3)
"""Seconds between attempts to replace a file in use, about one second in all."""
_IN_USE: Final = (5, 32, 33)
"""Codes of Windows for files that another program uses: access denied, shared, locked."""
_RESERVED: Final = re.compile(r"(?i)(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\..*)?")


_FORBIDDEN: Final = re.compile(r'.*(?:[<>:"|?*\x00-\x1f].*|[. ])', re.DOTALL)


class FileInUseError(PermissionError):
    """Windows does not replace a file that another program has open."""


def is_forbidden(name: str) -> bool:
    """Return whether Windows has no file of this name, or takes it for another."""
    return bool(_FORBIDDEN.fullmatch(name)) or is_reserved(name)


def is_reserved(name: str) -> bool:
    """Return whether Windows takes a file of this name for a device."""
    return bool(_RESERVED.fullmatch(name))


def replace_file(source: Path, target: Path) -> None:
    """Put a file or folder in the place of another; raise OSError if that is impossible.

    Windows refuses while a program reads the target, as a virus scanner or a search index does
    with each new file. Then try again for about a second, and raise FileInUseError at last.
    """
    for wait in _WAITS:
        try:
            os.replace(source, target)
        except PermissionError as error:
            if not _is_in_use(error):
                raise
            sleep(wait)
        else:
            return
    try:
        os.replace(source, target)
    except PermissionError as error:
        # A file that may only be read is refused with the same code.
        if _is_in_use(error) and os.access(target, os.W_OK):
            raise FileInUseError(*error.args) from None
        raise


def _is_in_use(error: OSError) -> bool:
    return getattr(error, "winerror", None) in _IN_USE
