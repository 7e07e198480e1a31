"""Numbers with a true minus sign."""

from __future__ import annotations


def digits(count: int) -> str:
    return f"−{-count}" if count < 0 else str(count)


def gained(count: int) -> str:
    """What comes to something, or goes from it."""
    return f"+{count}" if count >= 0 else digits(count)
