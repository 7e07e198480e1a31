"""Manual pages and completions name all that the parsers know."""

from __future__ import annotations

import argparse
import shutil
import subprocess
from pathlib import Path

import pytest

import carcqt
from carcqt.content.languages import CODES
from carcqt.rules.games import GAMES
from carcqt.words.speech import catalogue
from tools.terminal import COMPLETIONS, commands_of, completion, manual, parser_for, write_all

PARSER = parser_for(catalogue("en"))


def options(parser: argparse.ArgumentParser) -> set[str]:
    """Return the long options of a command; manuals leave out the one that all have."""
    names = {name for action in parser._actions for name in action.option_strings}
    return {name for name in names if name.startswith("--")} - {"--help"}


@pytest.mark.parametrize("code", CODES)
def test_manual_names_every_command_and_option(code: str) -> None:
    text = manual(code, "2026-01-02").replace("\\-", "-")
    assert text.startswith(f'.TH CARCQT "6" "2026-01-02" "carcqt {carcqt.__version__}" "Games"')
    for command in commands_of(PARSER):
        assert f".SS \\fB{command.prog}\\fR" in text
        assert all(name in text for name in options(command))
        (*_, example) = (command.epilog or "").splitlines()
        assert f"\n{example.strip()}\n" in text
    headings = [line[4:] for line in text.splitlines() if line.startswith(".SH ")]
    wanted = {
        "en": "NAME SYNOPSIS DESCRIPTION COMMANDS OPTIONS EXIT STATUS FILES EXAMPLES",
        "fr": "NOM SYNOPSIS DESCRIPTION COMMANDES OPTIONS CODE DE SORTIE FICHIERS EXEMPLES",
    }
    assert " ".join(headings) == wanted[code]


@pytest.mark.parametrize("shell", COMPLETIONS)
def test_completion_knows_commands_options_and_games(shell: str) -> None:
    text = completion(shell)
    for command in commands_of(PARSER):
        assert command.prog.removeprefix("carcqt ") in text
        for name in options(command):
            assert name in text or name.removeprefix("--") in text
    assert all(game in text for game in GAMES)


@pytest.mark.parametrize("shell", COMPLETIONS)
def test_shell_reads_its_completion(shell: str, tmp_path: Path) -> None:
    if not shutil.which(shell):
        pytest.skip(f"{shell} is not installed")
    write_all(tmp_path, "2026-01-02")
    done = subprocess.run(
        [shell, "-n", tmp_path / COMPLETIONS[shell]], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_manual_can_be_read(tmp_path: Path) -> None:
    if not shutil.which("man"):
        pytest.skip("man is not installed")
    pages = [path for path in write_all(tmp_path, "2026-01-02") if path.suffix == ".6"]
    assert len(pages) == len(CODES)
    for page in pages:
        done = subprocess.run(
            ["man", "--warnings", "-l", page], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0
        assert "carcqt solve" in done.stdout
