"""The command: which language it speaks, what it runs, and how it ends."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Collection, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from carcqt.cli.commands import CommandWords
from carcqt.cli.output import BAD, GOOD, STOPPED, refuse
from carcqt.cli.streams import give_up, open_missing_streams
from carcqt.cli.system import closed_pipes, prepare_streams, windows_language
from carcqt.cli.usage import UsageWords
from carcqt.content.languages import CODES, ENGLISH
from carcqt.words.speech import Translate, catalogue

FILES: Final = (".toml", ".carcqt")
"""Endings of files that the window opens."""


def language(arguments: Sequence[str]) -> str:
    """The language asked for, else the system's, else English."""
    for place, word in enumerate(arguments, 1):
        asked = " ".join(arguments[place : place + 1]) if word == "--lang" else word[7:]
        if word.startswith("--lang") and asked in CODES:
            return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if set_to := os.environ.get(name):
            return set_to[:2] if set_to[:2] in CODES else ENGLISH.code
    code = windows_language()[:2]
    return code if code in CODES else ENGLISH.code


def as_commands(arguments: Sequence[str], commands: Collection[str]) -> list[str]:
    """Return the arguments with what may be left out: *play* before a file to open. The game of a
    match may still follow --game, as in 1.0."""
    words = list(arguments)
    first = _first_word(words)
    if first is None or words[first] in commands:
        if first is not None and words[first] == "match":
            words[first:] = [
                word.removeprefix("--game=") for word in words[first:] if word != "--game"
            ]
    elif _names_file(words[first]):
        words.insert(first, "play")
    return words


def _first_word(words: Sequence[str]) -> int | None:
    """Return where the command should stand: after the options that come before it."""
    is_value = False
    for place, word in enumerate(words):
        if not is_value and not word.startswith("-"):
            return place
        is_value = word == "--lang"
    return None


def _names_file(word: str) -> bool:
    path = Path(word)
    try:
        return path.suffix in FILES or path.is_file()
    except (OSError, ValueError):
        return False


def main(arguments: Sequence[str] | None = None) -> int:
    if arguments is None:
        _speak_utf8()
    open_missing_streams()
    arguments = sys.argv[1:] if arguments is None else arguments
    prepare_streams()
    translate = catalogue(language(arguments))
    UsageWords(translate).teach_argparse()
    try:
        try:
            parser = CommandWords(translate).parser()
            options = parser.parse_args(as_commands(arguments, parser.commands))
            return run(options, translate)
        finally:
            # What is still held back is lost if it cannot be written now.
            with closed_pipes():
                sys.stdout.flush()
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        # Whoever read the output has gone.
        return GOOD
    except OSError as error:
        refuse(translate, CommandWords(translate).system_error(error))
        return BAD
    finally:
        for stream in (sys.stdout, sys.stderr):
            give_up(stream)


def _speak_utf8() -> None:
    """Qt names files in UTF-8 whatever the locale says. Where Python would not, it begins anew."""
    is_odd = os.name == "posix" and sys.getfilesystemencoding() != "utf-8"
    if is_odd and os.environ.get("PYTHONUTF8") != "1":
        os.environ["PYTHONUTF8"] = "1"
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


def run(options: argparse.Namespace, translate: Translate) -> int:
    module = import_module(f"carcqt.cli.{options.command or 'play'}")
    code: int = module.run(options, translate)
    return code
