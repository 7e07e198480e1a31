"""python -m tools.terminal FOLDER: makes the manual pages and shell completions of the command.

Both come from its parsers, so they name every command and option. FOLDER gets them where a system
has them below /usr.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import shtab
from argparse_manpage.manpage import Manpage

import carcqt
from carcqt.cli.commands import CommandWords
from carcqt.cli.manual import ManualWords
from carcqt.cli.parser import CommandParser
from carcqt.cli.usage import UsageWords
from carcqt.content.languages import CODES, ENGLISH
from carcqt.words.speech import Translate, catalogue
from tools.release import release_date

COMPLETIONS: Final[Mapping[str, str]] = {
    "bash": "share/bash-completion/completions/carcqt",
    "zsh": "share/zsh/vendor-completions/_carcqt",
    "fish": "share/fish/vendor_completions.d/carcqt.fish",
}
"""Where each shell looks for those of a package."""
_FILES: Final = {"file", "what", "pack", "output", "deck"}
_FOLDERS: Final = {"folder"}


def parser_for(translate: Translate) -> CommandParser:
    UsageWords(translate).teach_argparse()
    return CommandWords(translate).parser()


def commands_of(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.values()


def manual(code: str, date: str) -> str:
    """Return the manual page in a language."""
    translate = catalogue(code)
    words, parser = ManualWords(translate), parser_for(translate)
    commands = list(commands_of(parser))
    examples = [line for one in (parser, *commands) for line in _examples(one)]
    parser.epilog = (parser.epilog or "").splitlines()[0]
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            # The description of a command says the same, and more.
            for listed in action._choices_actions:
                listed.help = ""
    facts = {"project_name": "carcqt", "version": carcqt.__version__, "manual_section": 6}
    facts |= {"description": words.about(), "date": date, "manual_title": "Games"}
    page = Manpage(parser, facts, format="single-commands-section")
    for heading, text in words.sections().items():
        page.add_section(heading, "=", text)
    page.add_section(words.examples(), "=", ".nf\n" + "\n".join(examples) + "\n.fi")
    return _headed(str(page), words.headings())


def _examples(parser: argparse.ArgumentParser) -> list[str]:
    lines = (parser.epilog or "").splitlines()
    return [line.strip().replace("-", r"\-") for line in lines if line.startswith(" ")]


def _headed(text: str, headings: Mapping[str, str]) -> str:
    """Put headings of another language in the place of those of the library."""
    lines = text.replace(".SH\n", ".SH ").splitlines()
    for number, line in enumerate(lines):
        if line.startswith(".SH "):
            # In French, a space stands before the colon that the library cuts off.
            heading = line[4:].strip()
            lines[number] = f".SH {headings.get(heading, heading)}"
    return "\n".join(lines) + "\n"


def completion(shell: str) -> str:
    """Return the completion for a shell: commands, options, their choices and files."""
    parser = parser_for(catalogue(ENGLISH.code))
    for command in (parser, *commands_of(parser)):
        for action in command._actions:
            if action.dest in _FILES:
                action.complete = shtab.FILE  # type: ignore[attr-defined]
            elif action.dest in _FOLDERS:
                action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
    return str(shtab.complete(parser, shell=shell))


def write_all(folder: Path, date: str) -> list[Path]:
    """Write all of them below a folder that stands for /usr, and return them."""
    files = {place: completion(shell) for shell, place in COMPLETIONS.items()}
    for code in CODES:
        own = "" if code == ENGLISH.code else f"{code}/"
        files[f"share/man/{own}man6/carcqt.6"] = manual(code, date)
    for place, text in files.items():
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [folder / place for place in files]


def main(*args: str) -> int:
    for path in write_all(Path(args[0]), release_date()):
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
