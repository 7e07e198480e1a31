"""The command's options and sub-commands, and how it ends."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from textwrap import fill, wrap
from typing import Any, Final, TextIO

import carcqt
from carcqt.cli.streams import give_up, open_missing_streams
from carcqt.cli.system import closed_pipes, prepare_streams, windows_language
from carcqt.cli.usage import UsageWords
from carcqt.content.cleaning import escaped
from carcqt.content.languages import CODES, ENGLISH
from carcqt.rules import COMPILED
from carcqt.rules.games import GAMES
from carcqt.words.speech import Punctuation, Speech, Translate, catalogue, plain

GOOD: Final = 0
BAD: Final = 1
"""The file, or what it expects, is not right."""
WRONG_USE: Final = 2
STOPPED: Final = 130
"""Ctrl+C was pressed."""
_MOST: Final = 1_000_000_000
"""The largest whole number that an option takes."""
_MOST_SEED: Final = 2**63 - 1
_MOST_PROCESSES: Final = 256
_MOST_SHARE: Final = 1000.0
"""The largest budget, as a share of the usual one."""


class _HelpFormatter(argparse.HelpFormatter):
    """Keeps words with a hyphen whole, such as “casse-tête”."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrap(text, width, break_on_hyphens=False)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return fill(
            text, width, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
        )


class CommandParser(argparse.ArgumentParser):
    """Says what it has to say as all commands do: argparse keeps quiet about a full disk."""

    def __init__(self, **options: Any) -> None:
        super().__init__(formatter_class=_HelpFormatter, **options)

    def _print_message(self, message: str, file: TextIO | None = None) -> None:  # type: ignore[override]
        say(message.removesuffix("\n"), file or sys.stderr)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Refuse a value that is no choice, without Python’s quotation marks."""
        if action.choices is not None and value not in action.choices:
            text = argparse._("invalid choice: %(value)r (choose from %(choices)s)")  # type: ignore[attr-defined]
            facts = {"value": plain(str(value)), "choices": ", ".join(map(str, action.choices))}
            raise argparse.ArgumentError(action, text % facts)

    def _get_values(self, action: argparse.Action, arg_strings: list[str]) -> Any:
        """Refuse “--” as a value, of which argparse makes an empty list."""
        values = super()._get_values(action, arg_strings)
        if values == [] and action.nargs is None:
            raise argparse.ArgumentError(action, argparse._("expected one argument"))  # type: ignore[attr-defined]
        return values


class CommandWords(Speech):
    """What `--help` says."""

    def parser(self) -> argparse.ArgumentParser:
        parser = CommandParser(
            prog="carcqt",
            description=self.tr(
                "Play board games, and check the decks, maps and scenarios made for them. "
                "Without a command, the window opens."
            ),
            epilog=self.tr(
                "Exit codes: 0 = success, 1 = a file has problems or an unexpected result, "
                "2 = wrong arguments."
            ),
            allow_abbrev=False,
        )
        parser.add_argument(
            "--version",
            action="version",
            version=f"carcqt {carcqt.__version__} ({'compiled' if COMPILED else 'plain'} core)",
            help=self.tr("show the version and exit"),
        )
        parser.add_argument(
            "--lang", choices=CODES, help=self.tr("language to use instead of the system’s")
        )
        commands = parser.add_subparsers(dest="command", metavar=self.tr("COMMAND"))

        def command(name: str, text: str, more: str = "") -> argparse.ArgumentParser:
            return commands.add_parser(
                name, help=text, description=f"{text[:1].upper()}{text[1:]}. {more}".strip(),
                allow_abbrev=False,
            )  # fmt: skip

        play = command("play", self.tr("open the window, with a saved game or scenario"))
        self._add_file(play, self.tr("saved game, scenario, puzzle or pack to open"), "?")

        edit = command("edit", self.tr("open the editor, with a deck, map or scenario"))
        self._add_file(edit, self.tr("deck, map or scenario to edit"), "?")

        gallery = command("gallery", self.tr("draw every window and report what is cut off"))
        gallery.add_argument(
            "folder", metavar=self.tr("FOLDER"), help=self.tr("folder for the pictures")
        )
        gallery.add_argument(
            "--only",
            default="",
            metavar=self.tr("TEXT"),
            help=self.tr("only windows with this text in their name (default: all)"),
        )

        check = command("check", self.tr("check files, lessons and packs for problems"))
        self._add_file(check, self.tr("decks, maps, scenarios, lessons and packs to check"), "+")
        self._add_pack(command)

        replay = command(
            "replay",
            self.tr("play the moves of a scenario file and describe what happens"),
            self.tr(
                "The exit code is 1 if a move is illegal or the result is not what the "
                "file expects."
            ),
        )
        self._add_file(replay, self.tr("scenario or saved game to play"))
        self._add_json(replay)

        solve = command(
            "solve",
            self.tr("solve puzzles and prove that nothing is better"),
            self.tr("The exit code is 0 if each puzzle has one proven answer, and 1 otherwise."),
        )
        self._add_file(solve, self.tr("puzzles to solve"), "+")
        self._add_jobs(solve)
        solve.add_argument(
            "--limit",
            type=self.positive,
            metavar=self.tr("SECONDS"),
            help=self.tr("time limit for each puzzle, in seconds (default: none)"),
        )
        solve.add_argument(
            "--write",
            action="store_true",
            help=self.tr("write the proof into the file"),
        )
        self._add_json(solve)

        show = command("show", self.tr("print a deck, a map, or a position to play from"))
        self._add_what(show)
        self._add_move(show)

        self._add_render(command)

        simulate = command(
            "simulate",
            self.tr("let computer players play whole games and report statistics"),
            self.tr("The same seed gives the same result with any number of processes."),
        )
        self._add_game(simulate, "game")
        simulate.add_argument(
            "--players",
            default="random,random",
            metavar="A,B,…",
            help=self.tr(
                "players, one for each seat: random, greedy, beginner, easy, medium, hard, expert"
                " (default: random,random)"
            ),
        )
        self._add_playing(simulate)

        self._add_match(command)
        self._add_mine(command)
        return parser

    def _add_pack(self, command: Callable[..., argparse.ArgumentParser]) -> None:
        pack = command(
            "pack",
            self.tr("put files together into one pack to share"),
            self.tr("The files are offered in the given order."),
        )
        pack.add_argument("pack", metavar=self.tr("PACK"), help=self.tr("file to write"))
        self._add_file(pack, self.tr("files to put into the pack"), "+")
        pack.add_argument(
            "--title", default="", metavar=self.tr("TEXT"), help=self.tr("title of the pack")
        )
        pack.add_argument(
            "--author", default="", metavar=self.tr("NAME"), help=self.tr("author of the pack")
        )

    def _add_match(self, command: Callable[..., argparse.ArgumentParser]) -> None:
        match = command(
            "match",
            self.tr("let computer players compete and report who is stronger"),
            self.tr(
                "Seats change, and everyone gets the same draws. With more than two players, "
                "every pair meets. The same seed gives the same result with any number of "
                "processes."
            ),
        )
        self._add_game(match, "--game").required = True
        match.add_argument(
            "--players",
            required=True,
            metavar="A,B,…",
            help=self.tr(
                "players to compare: random, greedy, beginner, easy, medium, hard, expert"
            ),
        )
        match.add_argument(
            "--seats",
            type=self.positive,
            metavar="N",
            help=self.tr(
                "number of seats: the first player takes one, the second all others (default: 2)"
            ),
        )
        match.add_argument(
            "--sequential",
            action="store_true",
            help=self.tr("stop as soon as a sequential test shows who is stronger"),
        )
        match.add_argument(
            "-o",
            "--output",
            metavar=self.tr("FILE"),
            help=self.tr("file that keeps the games; if it exists, continue from it"),
        )
        self._add_playing(match)

    def _add_mine(self, command: Callable[..., argparse.ArgumentParser]) -> None:
        mine = command(
            "mine",
            self.tr("find puzzles in games of computer players"),
            self.tr(
                "Keep positions with one provably best turn that a one-turn lookahead "
                "misses. The same seed finds the same puzzles with any number of processes "
                "and interruptions."
            ),
        )
        self._add_game(mine, "game")
        self._add_games(mine)
        mine.add_argument(
            "-o",
            "--output",
            required=True,
            metavar=self.tr("FOLDER"),
            help=self.tr("folder for the puzzles; if it has some, the search continues from them"),
        )
        mine.add_argument(
            "--theme",
            metavar=self.tr("THEME"),
            help=self.tr("only puzzles with this theme (default: all)"),
        )
        mine.add_argument(
            "--level",
            type=self.level,
            metavar="1–5",
            help=self.tr("only puzzles of this level (default: all)"),
        )
        mine.add_argument(
            "--trim",
            action="store_true",
            help=self.tr("leave out tiles and pieces that do not affect the answer"),
        )

    def _add_playing(self, parser: argparse.ArgumentParser) -> None:
        self._add_games(parser)
        parser.add_argument(
            "--cluster",
            metavar=self.tr("ADDRESS"),
            help=self.tr(
                "address of a Dask scheduler whose workers play the games (default: none)"
            ),
        )
        parser.add_argument(
            "--budget",
            type=self.budget,
            metavar="B",
            help=self.tr(
                "search budget per move: a number of nodes, or a multiple of the player’s own "
                "such as 0.1 (default: 1.0)"
            ),
        )
        parser.add_argument(
            "--option",
            action="append",
            default=[],
            metavar=self.tr("KEY=VALUE"),
            help=self.tr("set one of the game’s options"),
        )
        self._add_json(parser)

    def _add_games(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument(
            "--deck",
            "--map",
            dest="deck",
            metavar=self.tr("FILE"),
            help=self.tr(
                "a deck or map file, or the name of a built-in one (default: the game’s own)"
            ),
        )
        parser.add_argument(
            "--games",
            type=self.positive,
            default=100,
            metavar="N",
            help=self.tr("number of games (default: 100)"),
        )
        parser.add_argument(
            "--seed",
            type=self.natural,
            default=0,
            metavar="S",
            help=self.tr("random seed (default: 0)"),
        )
        self._add_jobs(parser)

    def _add_render(self, command: Callable[..., argparse.ArgumentParser]) -> None:
        render = command(
            "render",
            self.tr("draw a deck, a tile, a board or a map"),
            self.tr("As PDF, a deck is printed tile by tile, with crop marks and backs."),
        )
        self._add_what(render)
        render.add_argument(
            "-o",
            "--output",
            required=True,
            metavar=self.tr("OUT"),
            help=self.tr("picture to write: .png, .svg or .pdf"),
        )
        render.add_argument(
            "--size",
            type=self.positive,
            metavar="N",
            help=self.tr(
                "pixels per square, or width of a map in pixels (default: depends on the picture)"
            ),
        )
        render.add_argument(
            "--theme",
            choices=("light", "dark"),
            default="light",
            help=self.tr("background around the tiles (default: light)"),
        )
        render.add_argument("--tile", metavar="ID", help=self.tr("only this tile"))
        render.add_argument(
            "--turn",
            choices=("0", "90", "180", "270"),
            default="0",
            help=self.tr("rotation of the tile, in degrees (default: 0)"),
        )
        self._add_move(render)
        render.add_argument(
            "--paper",
            choices=("a4", "letter"),
            default="a4",
            help=self.tr("paper size (default: a4)"),
        )
        render.add_argument(
            "--millimetres",
            type=self.positive,
            default=45,
            metavar="N",
            help=self.tr("width of printed tiles, in mm (default: 45)"),
        )

    def system_error(self, error: OSError) -> str:
        """What the system refused to do for a command."""
        text = self.tr(
            "The system reports “{error}”. Check that the disk has room and that the folders and "
            "the output can be written to."
        )
        return text.format(error=plain(error.strerror or str(error)))

    def positive(self, text: str) -> int:
        return self._whole(text, 1, _MOST)

    def natural(self, text: str) -> int:
        return self._whole(text, 0, _MOST_SEED)

    def processes(self, text: str) -> int:
        return self._whole(text, 1, _MOST_PROCESSES)

    def level(self, text: str) -> int:
        return self._whole(text, 1, 5)

    def _whole(self, text: str, least: int, most: int) -> int:
        # Python refuses to read thousands of digits.
        number = int(text) if text.isdecimal() and len(text) < 99 else -1
        if not least <= number <= most:
            message = self.tr(
                "“{text}” is not a whole number from {least} to {most}. Write one in that range."
            )
            told = message.format(text=plain(text), least=least, most=most)
            raise argparse.ArgumentTypeError(told)
        return number

    def budget(self, text: str) -> int | float:
        """A whole number is of nodes, anything else a share."""
        if text.isdecimal() and len(text) < 99 and 0 < int(text) <= _MOST:
            return int(text)
        whole, point, part = text.partition(".")
        if whole.isdecimal() and point and part.isdecimal() and 0 < float(text) <= _MOST_SHARE:
            return float(text)
        message = self.tr(
            "“{text}” is not a budget. Write a number of nodes, or a fraction such as 0.1."
        )
        raise argparse.ArgumentTypeError(message.format(text=plain(text)))

    # What several commands take.

    def _add_file(
        self, parser: argparse.ArgumentParser, about: str, count: str | None = None
    ) -> None:
        parser.add_argument("file", nargs=count, metavar=self.tr("FILE"), help=about)

    def _add_what(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument(
            "what",
            metavar=self.tr("FILE|GAME"),
            help=self.tr("a deck, map or scenario file, or a game: {games}").format(
                games=", ".join(GAMES)
            ),
        )

    def _add_game(self, parser: argparse.ArgumentParser, name: str) -> argparse.Action:
        games = list(GAMES)
        return parser.add_argument(
            name, choices=games, metavar=self.tr("GAME"), help=", ".join(games)
        )

    def _add_move(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument(
            "--move",
            type=self.natural,
            metavar="N",
            help=self.tr("how many of the scenario’s moves to play (default: all)"),
        )

    def _add_jobs(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument(
            "--jobs",
            type=self.processes,
            default=1,
            metavar="J",
            help=self.tr("number of processes (default: 1)"),
        )

    def _add_json(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--json", action="store_true", help=self.tr("print the result as JSON"))


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
            options = CommandWords(translate).parser().parse_args(arguments)
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


def say(text: str, stream: TextIO | None = None) -> None:
    """Print a text in which no name of a file can disturb a terminal."""
    text = escaped(text)
    if stream is not sys.stderr:
        with closed_pipes():
            print(text, file=stream or sys.stdout)
        return
    # If a complaint cannot be written, the exit code still tells that something is wrong.
    with suppress(OSError):
        print(text, file=stream)


def refuse(translate: Translate, message: str, command: str = "carcqt") -> int:
    """Says why, and gives the code that the program then ends with."""
    say(Punctuation(translate).colon(command, message), sys.stderr)
    return WRONG_USE
