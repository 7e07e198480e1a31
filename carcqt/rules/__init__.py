"""The rules of the games: no Qt, no files, no sentences."""

from typing import Final

from carcqt.rules.compiled import install

COMPILED: Final = install()
"""Whether the kernel runs compiled."""
