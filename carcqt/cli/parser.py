"""The parser of commands and options, which says what was probably meant."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Iterable, Sequence
from difflib import get_close_matches
from textwrap import fill, wrap
from typing import Any, Final, TextIO

from carcqt.cli.output import say
from carcqt.words.speech import plain

_LIKENESS: Final = 0.6
"""Share of letters that two words must have in common, for one to be meant by the other."""


def closest(word: str, known: Iterable[str]) -> str:
    """Return the known word that was probably meant; nothing if none is like it."""
    words = {one.casefold(): one for one in known}
    found = get_close_matches(word.casefold()[:99], words, 1, _LIKENESS)
    return words[found[0]] if found else ""


class _HelpFormatter(argparse.HelpFormatter):
    """Keeps words with a hyphen whole, such as “casse-tête”, and lines that are indented."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrap(text, width, break_on_hyphens=False)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(
            line
            if line.startswith(" ")
            else fill(
                line, width, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
            )
            for line in text.splitlines()
        )


class CommandParser(argparse.ArgumentParser):
    """Says what it has to say as all commands do: argparse keeps quiet about a full disk."""

    def __init__(self, **options: Any) -> None:
        super().__init__(formatter_class=_HelpFormatter, **options)

    def parse_known_args(self, args: Iterable[str] | None = None, namespace: Any = None) -> Any:
        words = sys.argv[1:] if args is None else list(args)
        self._refuse_unknown(words)
        return super().parse_known_args(words, namespace)

    @property
    def commands(self) -> Collection[str]:
        """The names of all commands."""
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction):
                return action.choices
        return ()

    def _refuse_unknown(self, words: Sequence[str]) -> None:
        """Refuse an option that does not exist, before its value is taken for something else."""
        known, is_value = self._option_string_actions, False
        for word in words:
            if word == "--":
                return
            if is_value:
                is_value = False
            elif self._is_option(word):
                name = word.partition("=")[0]
                action = known.get(name) or known.get(name[:2])
                if action is None:
                    self.error(self._unknown(name))
                is_value = action.nargs is None and word in known
            elif self._subparsers is not None:
                # A command knows its own options.
                return

    def _is_option(self, word: str) -> bool:
        is_number = self._negative_number_matcher.match(word)
        return word.startswith("-") and word != "-" and " " not in word and not is_number

    def _unknown(self, name: str) -> str:
        if guess := closest(name, self._option_string_actions):
            return _say("There is no option %(name)s. Did you mean %(guess)s?", name, guess)
        return _say("There is no option %(name)s. See --help.", name)

    def _print_message(self, message: str, file: TextIO | None = None) -> None:  # type: ignore[override]
        say(message.removesuffix("\n"), file or sys.stderr)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Refuse a value that is no choice, without Python’s quotation marks."""
        if action.choices is None or value in action.choices:
            return
        choices = [*map(str, action.choices)]
        if guess := closest(str(value), choices):
            text = _say("“%(name)s” is not possible here. Did you mean “%(guess)s”?", value, guess)
            raise argparse.ArgumentError(action, text)
        text = argparse._("invalid choice: %(value)r (choose from %(choices)s)")  # type: ignore[attr-defined]
        facts = {"value": plain(str(value)), "choices": ", ".join(choices)}
        raise argparse.ArgumentError(action, text % facts)

    def _get_values(self, action: argparse.Action, arg_strings: list[str]) -> Any:
        """Refuse “--” as a value, of which argparse makes an empty list."""
        values = super()._get_values(action, arg_strings)
        if values == [] and action.nargs is None:
            raise argparse.ArgumentError(action, argparse._("expected one argument"))  # type: ignore[attr-defined]
        return values


def _say(text: str, name: object, guess: str = "") -> str:
    """Fill a text of argparse, or one that was taught like those."""
    said: str = argparse._(text)  # type: ignore[attr-defined]
    return said % {"name": plain(str(name)), "guess": guess}
