"""Who writes a save, or what is edited: one program at a time."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLockFile


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
    if lock.tryLock(0) or lock.error() is not QLockFile.LockError.LockFailedError:
        return lock
    whose = lock.getLockInfo()[0]
    # Where the disk was full or the power went, a lock names nobody; whoever writes one holds it.
    if not whose and lock.removeStaleLockFile() and lock.tryLock(0):
        return lock
    return None
