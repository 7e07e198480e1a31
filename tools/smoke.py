"""python -m tools.smoke COMMAND…: tries a packaged program, such as dist/carcqt/carcqt.

It tells its version, solves a puzzle, makes a page with pictures, and draws its first page.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import carcqt

ROOT = Path(__file__).resolve().parents[1]
PUZZLE: Final = ROOT / "scenarios/hunters/puzzles/between-two-rivers.toml"
_PATIENCE: Final = 300
"""Seconds for one command."""


def try_program(command: list[str], folder: Path) -> list[str]:
    """Return what went wrong. Whatever is written goes to the folder."""
    page = folder / "page.html"
    problems = []
    for told, asked in (
        (carcqt.__version__, ["--version"]),
        ("", ["solve", str(PUZZLE)]),
        ("", ["share", str(PUZZLE), "-o", str(page), "--without-solution"]),
        ("", ["gallery", str(folder / "pictures"), "--only", "home"]),
    ):
        done = _run([*command, *asked], folder)
        # A program for windows has no console on Windows, and says nothing.
        is_told = told in done.stdout or (os.name == "nt" and not done.stdout)
        print(f"{asked[0]}: exit code {done.returncode}", flush=True)
        if done.returncode or not is_told:
            problems.append(f"{asked[0]}: {done.returncode} {done.stdout}{done.stderr}")
    if "data:image/webp" not in (page.read_text(encoding="utf-8") if page.exists() else ""):
        problems.append("share: the page has no pictures")
    if not any((folder / "pictures").glob("*.png")):
        problems.append("gallery: no window was drawn")
    return problems


def _run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """As somebody whose files lie in the folder."""
    own = {name: str(folder / name) for name in ("HOME", "LOCALAPPDATA", "APPDATA")}
    env = {**os.environ, **own, "QT_QPA_PLATFORM": "offscreen"}
    try:
        return subprocess.run(
            command,
            cwd=folder,
            env=env,
            capture_output=True,
            encoding="utf-8",
            timeout=_PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 1, "", f"no end after {_PATIENCE} s")


def main(*command: str) -> int:
    if not command:
        print(__doc__, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        problems = try_program([str(Path(command[0]).resolve()), *command[1:]], Path(folder))
    print("\n".join(problems) or "The program works.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
