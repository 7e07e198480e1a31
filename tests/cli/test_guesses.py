"""A word that is wrong by a letter or two gets the question whether another one was meant."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path

import pytest

from carcqt.cli import main
from carcqt.cli.command import FILES, as_commands
from carcqt.cli.commands import CommandWords
from carcqt.cli.parser import CommandParser
from carcqt.content.languages import CODES
from carcqt.content.packs import SUFFIX
from carcqt.words.speech import catalogue
from tests.cli.test_commands import said

PARSER = CommandWords(catalogue("en")).parser()
COMMANDS = PARSER.commands


@pytest.mark.parametrize(
    ("arguments", "guess"),
    [
        (["solv", "x"], "“solve”"),
        (["simulate", "hunter"], "“hunters”"),
        (["match", "amazn", "--players", "easy,hard"], "“amazon”"),
        (["mine", "Expedition", "-o", "x"], "“expedition”"),
        (["show", "huntres"], "“hunters”"),
        (["render", "goldrsh", "-o", "x.png"], "“goldrush”"),
        (["--lagn", "fr", "check", "x"], "--lang"),
        (["solve", "x", "--wite"], "--write"),
        (["simulate", "hunters", "--playrs=easy,easy"], "--players"),
        (["simulate", "hunters", "--players", "esy,easy"], "“easy”"),
        (["simulate", "goldrush", "--option", "farmer=yes"], "“farmers”"),
        (["mine", "hunters", "-o", "x", "--theme", "sacrifise"], "“sacrifice”"),
    ],
)
@pytest.mark.parametrize("language", CODES)
def test_command_suggests_similar_word(
    arguments: list[str], guess: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = said(capsys, "--lang", language, *arguments)
    assert (code, out) == (2, "")
    wanted = {"en": "Did you mean", "fr": "Vouliez-vous dire"}[language]
    assert wanted in err
    guess = guess if language == "en" else guess.replace("“", "«\xa0").replace("”", "\xa0»")
    assert guess in err
    assert "Traceback" not in err


def test_command_suggests_nothing_for_unlike_word(capsys: pytest.CaptureFixture[str]) -> None:
    _, _, err = said(capsys, "simulate", "chess")
    assert "Did you mean" not in err
    assert "Choose one of: hunters" in err
    _, _, err = said(capsys, "check", "x", "--zzzz")
    assert "There is no option --zzzz. See --help." in err


def test_value_of_option_is_not_taken_for_command(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "--lang", "fr", "--version")
    assert (code, out.split()[0]) == (0, "carcqt")


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        (["x.toml"], ["play", "x.toml"]),
        (["a/b.carcqt"], ["play", "a/b.carcqt"]),
        (["--lang", "fr", "x.toml"], ["--lang", "fr", "play", "x.toml"]),
        (["--lang=fr", "x.toml"], ["--lang=fr", "play", "x.toml"]),
        (["check", "x.toml"], ["check", "x.toml"]),
        (["chek", "x.toml"], ["chek", "x.toml"]),
        ([], []),
        (["--version"], ["--version"]),
        (["x.txt"], ["x.txt"]),
        (["\0"], ["\0"]),
        (["match", "--game", "amazon", "--seed", "1"], ["match", "amazon", "--seed", "1"]),
        (["match", "--seed", "1", "--game=amazon"], ["match", "--seed", "1", "amazon"]),
        (["simulate", "--game", "amazon"], ["simulate", "--game", "amazon"]),
    ],
)
def test_command_may_be_left_out_before_file(arguments: list[str], wanted: list[str]) -> None:
    assert as_commands(arguments, COMMANDS) == wanted


def test_any_file_that_exists_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game of mine").touch()
    Path("folder").mkdir()
    assert as_commands(["game of mine"], COMMANDS) == ["play", "game of mine"]
    assert as_commands(["folder"], COMMANDS) == ["folder"]
    assert SUFFIX in FILES


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_ends_with_example_that_is_accepted(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [word for word in ("--lang", language, command, "--help") if word]
    with pytest.raises(SystemExit):
        main(arguments)
    lines = capsys.readouterr().out.rstrip().splitlines()
    heading = max(number for number, line in enumerate(lines) if line and line[0] != " ")
    assert lines[heading].startswith(("Example", "Exemple"))
    assert lines[heading + 1 :]
    for line in lines[heading + 1 :]:
        program, *words = shlex.split(line)
        assert program == "carcqt"
        found = PARSER.parse_args(as_commands(words, COMMANDS))
        assert found.command == (command or "play")


def test_every_command_takes_game_as_first_word() -> None:
    """`--game` was needed by one of them."""
    for name, parser in subparsers(PARSER).items():
        games = [one for one in parser._actions if one.dest == "game"]
        assert all(not one.option_strings for one in games), name


def subparsers(parser: CommandParser) -> dict[str, argparse.ArgumentParser]:
    (found,) = (one for one in parser._actions if isinstance(one, argparse._SubParsersAction))
    return dict(found.choices)
