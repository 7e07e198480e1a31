"""How far a command is, in a line of the terminal that is gone in the end."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import ROOT

PUZZLE = min((ROOT / "scenarios" / "hunters" / "puzzles").glob("*.toml"))
COMMANDS = {
    "simulate": ["simulate", "hunters", "--games", "3"],
    "match": ["match", "--game", "hunters", "--players", "greedy,random", "--games", "3"],
    "solve": ["solve", str(PUZZLE)],
    "share": ["share", str(PUZZLE), "-o", "FOLDER/page.html", "--limit", "1"],
    "mine": ["mine", "hunters", "--games", "1", "-o", "FOLDER"],
}


def on_terminal(arguments: list[str], folder: Path) -> str:
    """Return what a command writes to a terminal as standard error."""
    import pty

    own, other = pty.openpty()
    named = [word.replace("FOLDER", str(folder)) for word in arguments]
    command = [sys.executable, "-m", "carcqt", "--lang", "en", *named]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=other, check=False)
    os.close(other)
    assert done.returncode == 0
    said = b""
    try:
        while part := os.read(own, 4096):
            said += part
    except OSError:
        # The other end is closed.
        pass
    os.close(own)
    return said.decode()


@pytest.mark.skipif(os.name == "nt", reason="there are no such terminals")
@pytest.mark.parametrize("command", COMMANDS)
def test_progress_is_shown_without_escape_sequences_and_cleared(
    command: str, tmp_path: Path
) -> None:
    """Some consoles of Windows would show the sequences."""
    said = on_terminal(COMMANDS[command], tmp_path)
    assert "█" in said
    assert "\033" not in said
    line: list[str] = []
    for part in said.split("\r"):
        line[: len(part)] = part
    assert "".join(line).strip() == ""
