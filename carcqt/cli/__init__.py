"""The `carcqt` command."""

from carcqt.cli.command import main

__all__ = ["main"]
