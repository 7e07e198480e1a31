"""Commands whose output is closed, full or read by nobody, and Ctrl+C at any moment."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.support import ROOT

COMMAND = [sys.executable, "-m", "carcqt", "--lang", "en"]
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
PUZZLE = min((ROOT / "scenarios" / "hunters" / "puzzles").glob("*.toml"))

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there are no such streams or signals")


def run(redirected: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command under a shell that redirects its streams."""
    return subprocess.run(
        ["sh", "-c", f'"$@" {redirected}', "sh", *COMMAND, *arguments],
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        cwd=ROOT,
        check=False,
    )


@pytest.mark.parametrize(
    ("redirected", "arguments", "code", "told"),
    [
        (">&-", ["show", "hunters"], 0, ""),
        (">/dev/full", ["show", "hunters"], 1, "No space left"),
        (">/dev/full", ["--help"], 1, "No space left"),
        ("| true", ["show", "hunters"], 0, ""),
        ("<&- >&- 2>&-", ["simulate", "hunters", "--games", "2"], 0, ""),
        ("2>/dev/full", ["check", "none.toml"], 1, ""),
        ("2>&-", ["fly"], 2, ""),
    ],
)
def test_a_stream_that_takes_nothing_costs_one_sentence(
    redirected: str, arguments: list[str], code: int, told: str
) -> None:
    done = run(redirected, *arguments)
    assert done.returncode == code
    assert told in done.stderr
    assert done.stderr.count("\n") == bool(told)


def test_no_file_takes_the_place_of_a_closed_stream(tmp_path: Path) -> None:
    result = tmp_path / "result.json"
    arguments = ["--game", "hunters", "--players", "greedy,random", "--games", "1"]
    assert run(">&- 2>&-", "match", *arguments, "-o", str(result)).returncode == 0
    assert result.read_text("utf-8").startswith("{")
    assert result.read_text("utf-8").endswith("}\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "hunters", "--games"],
        ["simulate", "hunters", "--seed"],
        ["simulate", "hunters", "--budget"],
        ["simulate", "hunters", "--jobs"],
        ["mine", "hunters", "-o", "x", "--level"],
        ["show", "hunters", "--move"],
    ],
)
@pytest.mark.parametrize("digits", [400, 4000, 5000])
def test_a_number_of_many_digits_is_refused(
    arguments: list[str], digits: int, capsys: pytest.CaptureFixture[str]
) -> None:
    from carcqt.cli import main

    with pytest.raises(SystemExit) as stop:
        main(["--lang", "en", *arguments, "9" * digits])
    assert stop.value.code == 2
    message = capsys.readouterr().err.splitlines()[-1]
    assert re.search("is (not a |not possible here)", message)
    assert len(message) < 500


@pytest.mark.parametrize("option", ["--seed", "--players", "--deck", "--output"])
def test_two_hyphens_are_not_a_value(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    from carcqt.cli import main

    with pytest.raises(SystemExit) as stop:
        main(["--lang", "en", "match", f"{option}=--"])
    assert stop.value.code == 2
    assert "value is missing" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["/", ".", ""])
def test_a_pack_without_a_name_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    from carcqt.cli import main

    assert main(["pack", name, str(PUZZLE)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "hunters", "--games", "99999", "--players", "greedy,greedy", "--jobs", "2"],
        ["solve", str(PUZZLE), str(PUZZLE), str(PUZZLE), "--jobs", "2"],
        ["render", "hunters", "-o", "x.pdf"],
    ],
)
def test_ctrl_c_ends_a_command_cleanly(arguments: list[str], tmp_path: Path) -> None:
    for seconds in (0.6, 1.5):
        running = subprocess.Popen(
            [*COMMAND, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=tmp_path,
            env={**ENVIRONMENT, "PYTHONPATH": str(ROOT)},
            start_new_session=True,
        )
        time.sleep(seconds)
        os.killpg(running.pid, signal.SIGINT)
        _, err = running.communicate(timeout=30)
        assert "Traceback" not in err or "/carcqt/" not in err
        assert running.returncode in (0, 130, -signal.SIGINT)
        assert os.listdir(tmp_path) == []


def test_an_interrupt_while_python_ends_leaves_the_exit_code() -> None:
    """Python takes its own handler away when it ends, and what is left to do then takes a while."""
    late = (
        "import os, signal, sys\n"
        "class Late:\n"
        "    def __del__(self, kill=os.kill, me=os.getpid(), what=signal.SIGINT):\n"
        "        kill(me, what)\n"
        "sys.late = Late()\n"
        "from carcqt.cli import main\n"
        "sys.exit(main(['--lang', 'en', 'solve', '--limit=1.5', 'x']))\n"
    )
    ended = subprocess.run([sys.executable, "-c", late], capture_output=True, check=False)
    assert ended.returncode == 2


def test_an_interrupt_that_an_import_swallows_ends_the_command() -> None:
    swallowing = (
        "import os, signal, sys\n"
        "class Finder:\n"
        "    def find_spec(self, name, path, target=None):\n"
        "        if name == 'carcqt.cli.solve':\n"
        "            try:\n"
        "                os.kill(os.getpid(), signal.SIGINT)\n"
        "            except KeyboardInterrupt:\n"
        "                pass\n"
        "sys.meta_path.insert(0, Finder())\n"
        "from carcqt.cli import main\n"
        "sys.exit(main(['--lang', 'en', 'solve', 'missing.toml']))\n"
    )
    ended = subprocess.run([sys.executable, "-c", swallowing], capture_output=True, check=False)
    assert ended.returncode == 130


def test_an_interrupt_that_a_callback_swallows_ends_the_command() -> None:
    """Where Python can raise nothing, it prints the exception and forgets it."""
    swallowing = (
        "import os, signal, sys\n"
        "import carcqt.cli.solve as solve\n"
        "class Careless:\n"
        "    def __del__(self):\n"
        "        os.kill(os.getpid(), signal.SIGINT)\n"
        "read = solve._puzzle_file\n"
        "def read_carelessly(path):\n"
        "    Careless()\n"
        "    return read(path)\n"
        "solve._puzzle_file = read_carelessly\n"
        "from carcqt.cli import main\n"
        "sys.exit(main(['--lang', 'en', 'solve', 'missing.toml']))\n"
    )
    ended = subprocess.run([sys.executable, "-c", swallowing], capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (130, b"")


def test_an_interrupt_before_the_command_begins_ends_it_quietly() -> None:
    """The modules of Python that every command needs take a while to be imported."""
    early = (
        "import os, signal, sys\n"
        "sys.modules.pop('atexit', None)\n"
        "class Finder:\n"
        "    def find_spec(self, name, path, target=None):\n"
        "        if name == 'atexit':\n"
        "            os.kill(os.getpid(), signal.SIGINT)\n"
        "sys.meta_path.insert(0, Finder())\n"
        "import carcqt.cli\n"
    )
    ended = subprocess.run([sys.executable, "-c", early], capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (130, b"")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_interrupt_after_the_command_leaves_its_exit_code(language: str) -> None:
    """What libraries have to do at the end can take a while."""
    late = (
        "import atexit, os, signal, sys\n"
        "from carcqt.cli import main\n"
        f"sys.argv = ['carcqt', '--lang', '{language}', 'solve', '--limit=1.5', 'x']\n"
        "try:\n"
        "    code = main()\n"
        "except SystemExit as stop:\n"
        "    code = stop.code\n"
        "atexit.register(os.kill, os.getpid(), signal.SIGINT)\n"
        "sys.exit(code)\n"
    )
    ended = subprocess.run([sys.executable, "-c", late], capture_output=True, check=False)
    assert ended.returncode == 2
    assert b"Traceback" not in ended.stderr
