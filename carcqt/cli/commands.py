"""The commands and their options, with all that `--help` says of them."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final

import carcqt
from carcqt.cli.parser import CommandParser
from carcqt.content.languages import CODES
from carcqt.rules import COMPILED
from carcqt.rules.games import GAMES
from carcqt.words.speech import Speech, plain

_MOST: Final = 1_000_000_000
"""The largest whole number that an option takes."""
_MOST_SEED: Final = 2**63 - 1
_MOST_PROCESSES: Final = 256
_MOST_SHARE: Final = 1000.0
"""The largest budget, as a share of the usual one."""

_GAME: Final = next(iter(GAMES))
"""In examples."""
AddCommand = Callable[..., argparse.ArgumentParser]
"""Adds a command: its name, what it does, more about that, and examples of what follows it."""


class CommandWords(Speech):
    """What `--help` says."""

    def parser(self) -> CommandParser:
        parser = CommandParser(
            prog="carcqt",
            description=self.tr(
                "Play board games, and check the decks, maps and scenarios made for them. "
                "Without a command, the program opens its window, with a file if you name "
                "one."
            ),
            epilog="\n".join(
                (
                    self.tr(
                        "Exit codes: 0 = success, 1 = a file has problems or an unexpected "
                        "result, 2 = wrong arguments."
                    ),
                    self._examples("carcqt game.toml"),
                )
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

        def command(name: str, text: str, more: str, *examples: str) -> argparse.ArgumentParser:
            return commands.add_parser(
                name, help=text, description=f"{text[:1].upper()}{text[1:]}. {more}".strip(),
                epilog=self._examples(*(f"carcqt {name} {rest}" for rest in examples)),
                allow_abbrev=False,
            )  # fmt: skip

        for add in (
            self._add_windows,
            self._add_check,
            self._add_pack,
            self._add_replay,
            self._add_solve,
            self._add_show,
            self._add_render,
            self._add_share,
            self._add_simulate,
            self._add_match,
            self._add_mine,
        ):
            add(command)
        return parser

    def _examples(self, *lines: str) -> str:
        heading = self.tr("Example:") if len(lines) == 1 else self.tr("Examples:")
        return "\n".join((heading, *(f"  {line}" for line in lines)))

    def _add_windows(self, command: AddCommand) -> None:
        play = command(
            "play", self.tr("open the program, with a file if you name one"), "", "game.toml"
        )
        self._add_file(play, self.tr("saved game, scenario, puzzle or pack to open"), "?")

        edit = command(
            "edit", self.tr("open the editor, with a file if you name one"), "", "deck.toml"
        )
        self._add_file(edit, self.tr("deck, map or scenario to edit"), "?")

        gallery = command(
            "gallery",
            self.tr("draw every window and report layout problems"),
            "",
            "pictures --only home",
        )
        gallery.add_argument(
            "folder", metavar=self.tr("FOLDER"), help=self.tr("folder for the pictures")
        )
        gallery.add_argument(
            "--only",
            default="",
            metavar=self.tr("TEXT"),
            help=self.tr("only windows with this text in their name (default: all)"),
        )

    def _add_check(self, command: AddCommand) -> None:
        check = command(
            "check",
            self.tr("check files, lessons and packs for problems"),
            "",
            "deck.toml evening.carcqt",
        )
        self._add_file(check, self.tr("decks, maps, scenarios, lessons and packs to check"), "+")

    def _add_replay(self, command: AddCommand) -> None:
        replay = command(
            "replay",
            self.tr("play the moves of a scenario file and describe what happens"),
            self.tr(
                "The exit code is 1 if a move is illegal or the result is not what the "
                "file expects."
            ),
            "game.toml",
        )
        self._add_file(replay, self.tr("scenario or saved game to play"))
        self._add_json(replay)

    def _add_solve(self, command: AddCommand) -> None:
        solve = command(
            "solve",
            self.tr("solve puzzles and prove their answers"),
            self.tr(
                "The exit code is 0 if each puzzle has one proven first turn, and 1 otherwise."
            ),
            "puzzle.toml --write",
            "evening.carcqt --jobs 2",
        )
        self._add_file(solve, self.tr("puzzles to solve, and packs with puzzles"), "+")
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
            help=self.tr("write the proof into the file (not for packs)"),
        )
        self._add_json(solve)

    def _add_show(self, command: AddCommand) -> None:
        show = command(
            "show",
            self.tr("print a deck, a map or a position as text"),
            self.tr("For a pack, print each file."),
            _GAME,
            "game.toml --move 20",
        )
        self._add_what(show)
        self._add_move(show)

    def _add_simulate(self, command: AddCommand) -> None:
        simulate = command(
            "simulate",
            self.tr("let computer players play whole games and report statistics"),
            self.tr("The same seed gives the same result with any number of processes."),
            f"{_GAME} --players easy,greedy --games 20",
        )
        self._add_game(simulate)
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

    def _add_pack(self, command: AddCommand) -> None:
        pack = command(
            "pack",
            self.tr("put files together into one pack to share"),
            self.tr("The pack lists the files in the given order."),
            "evening.carcqt deck.toml puzzle.toml --title Evening",
        )
        pack.add_argument("pack", metavar=self.tr("PACK"), help=self.tr("file to write"))
        self._add_file(pack, self.tr("files to put into the pack"), "+")
        pack.add_argument(
            "--title", default="", metavar=self.tr("TEXT"), help=self.tr("title of the pack")
        )
        pack.add_argument(
            "--author", default="", metavar=self.tr("NAME"), help=self.tr("author of the pack")
        )
        pack.add_argument(
            "--licence", default="", metavar=self.tr("TEXT"), help=self.tr("licence of the pack")
        )

    def _add_match(self, command: AddCommand) -> None:
        match = command(
            "match",
            self.tr("let computer players compete and report who is stronger"),
            self.tr(
                "The players change seats and get the same draws. If there are more than "
                "two, every pair plays. The same seed gives the same result with any number "
                "of processes."
            ),
            f"{_GAME} --players easy,medium --games 40 --sequential",
        )
        self._add_game(match)
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
            help=self.tr("file for the games; if it exists, the match continues from it"),
        )
        self._add_playing(match)

    def _add_mine(self, command: AddCommand) -> None:
        mine = command(
            "mine",
            self.tr("find puzzles in games of computer players"),
            self.tr(
                "Keep positions with one provably best turn that a one-turn lookahead "
                "misses. The same seed finds the same puzzles with any number of processes "
                "and interruptions."
            ),
            f"{_GAME} --games 20 -o found",
        )
        self._add_game(mine)
        self._add_games(mine)
        mine.add_argument(
            "-o",
            "--output",
            required=True,
            metavar=self.tr("FOLDER"),
            help=self.tr("folder for the puzzles; an earlier search in it continues"),
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
            help=self.tr("leave out tiles and pieces that have no effect on the answer"),
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

    def _add_render(self, command: AddCommand) -> None:
        render = command(
            "render",
            self.tr("draw a deck, a tile, a board or a map"),
            self.tr(
                "As PDF, a deck is printed tile by tile, with crop marks and backs. Each file of a "
                "pack gets a picture of its own."
            ),
            f"{_GAME} -o tiles.pdf --paper a4",
            "game.toml -o board.png",
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

    def _add_share(self, command: AddCommand) -> None:
        share = command(
            "share",
            self.tr("turn a game, puzzle or deck into a page for any browser"),
            self.tr(
                "The page is one file that needs no network. Readers can solve a puzzle or "
                "replay a game on it. If a game is not over, the page holds only what the "
                "whole table may see. Each file of a pack gets a page of its own."
            ),
            "puzzle.toml -o puzzle.html",
            "game.toml -o game.html --move 20",
        )
        self._add_file(share, self.tr("saved game, scenario, puzzle, deck or pack to share"))
        share.add_argument(
            "-o",
            "--output",
            required=True,
            metavar=self.tr("PAGE"),
            help=self.tr("page to write: .html"),
        )
        share.add_argument(
            "--move",
            type=self.natural,
            default=0,
            metavar="N",
            help=self.tr("move where the replay starts (default: 0)"),
        )
        share.add_argument(
            "--without-solution",
            action="store_true",
            help=self.tr("leave out a puzzle’s answers and solution"),
        )
        share.add_argument(
            "--limit",
            type=self.positive,
            default=60,
            metavar=self.tr("SECONDS"),
            help=self.tr("time limit for finding a puzzle’s answers, in seconds (default: 60)"),
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
            "“{text}” is not a budget. Write a number of nodes, or a multiple such as 0.1."
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
            help=self.tr("a deck, map, scenario or pack, or a game: {games}").format(
                games=", ".join(GAMES)
            ),
        )

    def _add_game(self, parser: argparse.ArgumentParser) -> None:
        games = list(GAMES)
        parser.add_argument("game", choices=games, metavar=self.tr("GAME"), help=", ".join(games))

    def _add_move(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument(
            "--move",
            type=self.natural,
            metavar="N",
            help=self.tr("number of the scenario’s moves to play (default: all)"),
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
