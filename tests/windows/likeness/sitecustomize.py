"""Makes Python on Linux refuse some of what Python on Windows refuses.

With this folder on `PYTHONPATH`, each Python process imports this module at its start; processes
that it starts inherit it. `LIKE_WINDOWS=no-console` is a start by `pythonw`, and
`LIKE_WINDOWS=closed-pipe` one whose output nobody reads.
"""

import datetime
import errno
import io
import os
import stat
import sys
from typing import Any

_LAST = 32_536_850_399
"""The last second that the C library of Windows converts to local time."""


class _WindowsTime(datetime.datetime):
    def timestamp(self) -> float:
        found = super().timestamp()
        if self.tzinfo is None and not 0 <= found <= _LAST:
            raise OSError(errno.EINVAL, "Invalid argument")
        return found

    @classmethod
    def fromtimestamp(cls, seconds: float, tz: datetime.tzinfo | None = None) -> "_WindowsTime":
        if tz is None and not 0 <= seconds <= _LAST:
            raise OSError(errno.EINVAL, "Invalid argument")
        return super().fromtimestamp(seconds, tz)


class _WindowsPipe(io.FileIO):
    """A pipe that nobody reads; any other file takes what is written."""

    def write(self, content: Any, /) -> int:
        if stat.S_ISFIFO(os.fstat(self.fileno()).st_mode):
            raise OSError(errno.EINVAL, "Invalid argument")
        return super().write(content)


datetime.datetime = _WindowsTime  # type: ignore[misc]
for _name in ("nice", "O_NONBLOCK", "geteuid", "getuid", "mkfifo", "sched_getaffinity", "statvfs"):
    delattr(os, _name)
for _module in ("fcntl", "resource", "pwd", "grp", "termios"):
    sys.modules[_module] = None  # type: ignore[assignment]
if os.environ["LIKE_WINDOWS"] == "no-console":
    sys.stdin = sys.stdout = sys.stderr = None
elif os.environ["LIKE_WINDOWS"] == "closed-pipe":
    _pipe = io.BufferedWriter(_WindowsPipe(1, "w", closefd=False))
    sys.stdout = io.TextIOWrapper(_pipe, encoding="cp1252")
else:
    for _stream in (sys.stdout, sys.stderr):
        assert isinstance(_stream, io.TextIOWrapper)
        _stream.reconfigure(encoding="cp1252")
