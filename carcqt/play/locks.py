"""Who writes a save, or what is edited: one program at a time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile, QSysInfo

from carcqt.content.kept import free_lock_place
from carcqt.content.toml.files import changed_at, open_regular

_LARGEST: Final = 1000
"""Bytes of a lock that are read; it has five short lines."""
_SHOWN: Final = 60
"""Letters of a computer's name that people get to see."""


@dataclass(frozen=True)
class Holder:
    """A program that has a save open, or seems to."""

    computer: str
    """The name of its computer; empty if the lock does not say."""
    since: datetime
    is_here: bool
    """Whether it runs on this computer. If not, nobody can tell whether it still runs."""


def lock_path(save: Path) -> Path:
    return save.with_suffix(".lock")


def lock_of(save: Path) -> QLockFile | None:
    """The lock of a save, taken; `None` where another holds it."""
    return taken(lock_path(save))


def taken(file: Path) -> QLockFile | None:
    """The lock that a file is; `None` where another program holds it.

    One left behind by a program that is gone counts for nothing. Where the folder cannot be
    written to, nobody can: then there is nothing to protect, and saving will say so.
    """
    lock = QLockFile(str(file))
    # However old: a game may lie open for weeks.
    lock.setStaleLockTime(0)
    if not free_lock_place(file):
        return lock
    if lock.tryLock(0) or lock.error() is not QLockFile.LockError.LockFailedError:
        return lock
    whose = lock.getLockInfo()[0]
    # Where the disk was full or the power went, a lock names nobody; whoever writes one holds it.
    if not whose and lock.removeStaleLockFile() and lock.tryLock(0):
        return lock
    return None


def holder_of(file: Path) -> Holder | None:
    """Return the program that holds a lock file, or `None` if the lock can be taken."""
    try:
        since = changed_at(file.stat().st_mtime)
        with open_regular(file) as opened:
            lines = opened.read(_LARGEST).decode(errors="replace").splitlines()
    except (OSError, ValueError):
        return None
    if lock := taken(file):
        lock.unlock()
        return None
    # Process, program, computer, and marks of the machine and of its start, if it has such.
    _, _, computer, machine, *_ = [*lines, "", "", "", ""]
    own = bytes(QSysInfo.machineUniqueId().data()).decode(errors="replace")
    is_here = machine == own if machine and own else computer == QSysInfo.machineHostName()
    return Holder(" ".join(computer.split())[:_SHOWN], since, is_here)


def take_away(file: Path) -> bool:
    """Remove the lock of a program on another computer; return whether that was possible.

    The lock of a program that runs on this computer stays, whatever its text says.
    """
    lock = QLockFile(str(file))
    lock.setStaleLockTime(0)
    return lock.removeStaleLockFile()
