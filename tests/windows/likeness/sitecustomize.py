"""Makes Python on Linux refuse some of what Python on Windows refuses.

With this folder on `PYTHONPATH`, each Python process imports this module at its start; processes
that it starts inherit it. `LIKE_WINDOWS=no-console` is a start by `pythonw`.
"""

import datetime
import errno
import io
import os
import sys

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


datetime.datetime = _WindowsTime  # type: ignore[misc]
for _name in ("nice", "O_NONBLOCK", "geteuid", "getuid", "mkfifo", "sched_getaffinity", "statvfs"):
    delattr(os, _name)
for _module in ("fcntl", "resource", "pwd", "grp", "termios"):
    sys.modules[_module] = None  # type: ignore[assignment]
if os.environ["LIKE_WINDOWS"] == "no-console":
    sys.stdin = sys.stdout = sys.stderr = None
else:
    for _stream in (sys.stdout, sys.stderr):
        assert isinstance(_stream, io.TextIOWrapper)
        _stream.reconfigure(encoding="cp1252")
