"""The `carcqt` command: one module for each sub-command. Pictures and windows are imported only by
the commands that need them, so that the others start quickly.
"""

from carcqt.cli.command import main

__all__ = ["main"]
