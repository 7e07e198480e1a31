"""The real command where Python behaves as on Windows, as far as Linux lets it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.effort import some
from tests.support import ROOT

LIKENESS = Path(__file__).parent / "likeness"
REPLAYED = ROOT / "scenarios" / "hunters" / "demonstration.toml"
PUZZLE = ROOT / "scenarios" / "goldrush" / "puzzles" / "above-the-town.toml"


def start(
    *arguments: str | Path, like: str = "console", **more: str
) -> subprocess.CompletedProcess[bytes]:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONIOENCODING"}
    places = os.pathsep.join(map(str, (LIKENESS, ROOT)))
    env |= {
        "PYTHONPATH": places,
        "LIKE_WINDOWS": like,
        # Whatever does not say how a text is encoded would read something else on Windows.
        "PYTHONWARNDEFAULTENCODING": "1",
        "PYTHONWARNINGS": "error::EncodingWarning",
    }
    command = [sys.executable, "-m", "carcqt", "--lang", "fr", *map(str, arguments)]
    return subprocess.run(
        command, env=env | more, stdin=subprocess.DEVNULL, capture_output=True, check=False
    )


COMMANDS: dict[str, tuple[str | Path, ...]] = {
    "solve": ("solve", PUZZLE),
    "version": ("--version",),
    "help": ("--help",),
    "check": ("check", REPLAYED),
    "show": ("show", "amazon"),
    "replay": ("replay", REPLAYED),
    "simulate": ("simulate", "hunters", "--games", "2", "--jobs", "2"),
}


@pytest.mark.parametrize("command", some(COMMANDS, len(COMMANDS)))
def test_commands_run_and_write_utf_8_into_a_pipe(command: str) -> None:
    arguments = COMMANDS[command]
    done = start(*arguments)
    text = done.stdout.decode("utf-8")
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr
    assert text
    if command == "solve":
        # Code page 1252 does not have this sign.
        assert "\N{MINUS SIGN}" in text


def test_json_in_a_pipe_is_utf_8() -> None:
    done = start("replay", REPLAYED, "--json")
    assert done.returncode == 0
    assert "Noé" in json.dumps(json.loads(done.stdout), ensure_ascii=False)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--version",), 0),
        (("check", REPLAYED), 0),
        (("check", "missing.toml"), 1),
        (("no-such-command",), 2),
        (("simulate", "hunters", "--games", "2", "--jobs", "2"), 0),
    ],
)
def test_commands_without_a_console_end_with_the_usual_code(
    arguments: tuple[str | Path, ...], code: int
) -> None:
    assert start(*arguments, like="no-console").returncode == code


def test_a_pipe_that_nobody_reads_ends_a_command_without_a_traceback() -> None:
    done = start("show", "amazon", like="closed-pipe")
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.long
@pytest.mark.parametrize("console", [True, False])
def test_the_window_opens(tmp_path: Path, console: bool) -> None:
    script = (
        "import sys; from PySide6.QtCore import QTimer; import carcqt.main as m\n"
        "before = m.Program.play\n"
        "def play(program, file=None):\n"
        "    before(program, file)\n"
        "    QTimer.singleShot(1500, m.QApplication.quit)\n"
        "m.Program.play = play\n"
        "from carcqt.cli import main\n"
        "if __name__ == '__main__': sys.exit(main(['play']))\n"
    )
    (tmp_path / "start.py").write_text(script, "utf-8")
    places = {f"XDG_{name}_HOME": str(tmp_path / name) for name in ("CACHE", "CONFIG", "DATA")}
    env = (
        os.environ
        | places
        | {
            "PYTHONPATH": os.pathsep.join(map(str, (LIKENESS, ROOT))),
            "LIKE_WINDOWS": "console" if console else "no-console",
            "QT_QPA_PLATFORM": "offscreen",
        }
    )
    done = subprocess.run(
        [sys.executable, tmp_path / "start.py"], env=env, capture_output=True, check=False
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    (log,) = tmp_path.rglob("carcqt.log")
    assert "ERROR" not in log.read_text("utf-8")
