"""The `carcqt` command: one module for each sub-command. Pictures and windows are imported only by
the commands that need them, so that the others start quickly.
"""

import atexit
import signal
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code. Ctrl+C ends it cleanly from the first import on, and
    no longer changes the exit code once everything is done."""
    atexit.register(signal.signal, signal.SIGINT, signal.SIG_IGN)
    try:
        from carcqt.cli.command import main as command

        return command(arguments)
    except KeyboardInterrupt:
        return 130
