"""`carcqt match`: which computer player is stronger, and by how much."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from carcqt.background.crew import NoCluster
from carcqt.cli.asked import Asked, read_asked
from carcqt.cli.crews import CrewWords, crew_for
from carcqt.cli.output import BAD, GOOD, STOPPED, refuse, say
from carcqt.cli.progress import ProgressLine
from carcqt.content.kept import read_state
from carcqt.content.materials import material_hash
from carcqt.content.toml.files import FileError
from carcqt.content.writing import write_text
from carcqt.players.duel import Series
from carcqt.players.matches import Matchup, NoMatchFile, OtherMatch, Terms
from carcqt.rules.games import GAMES
from carcqt.words.names import names_of
from carcqt.words.numbers import gained
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import Punctuation, Speech, Translate, plain

_OFTEN: Final = 1.0
"""Seconds between two writings of the result file."""


class MatchWords(Speech):
    def one_player(self) -> str:
        return self.tr(
            "--players: a match needs two players or more. Write them like greedy,random."
        )

    def no_match_file(self, path: str) -> str:
        return self.tr("-o: “{path}” is not a match result. Name another file.").format(path=path)

    def other_match(self, path: str, other: OtherMatch) -> str:
        return self.tr(
            "-o: “{path}” is from another match ({key}: {there} instead of {asked}). "
            "Name another file."
        ).format(path=path, key=other.key, there=_short(other.there), asked=_short(other.asked))

    def progress(self, series: Series, games: int) -> str:
        done = len(series.played)
        bar = "█" * (20 * done // games)
        share = self._percent(float(series.wins) / done)
        pair = f"{series.duel.one}–{series.duel.other}"
        return f"{bar:░<20} {done}/{games}  {pair} {share}"

    def _percent(self, share: float) -> str:
        return Punctuation(self.translate).percent(share)

    def interval(self, found: Mapping[str, Any]) -> str:
        return f"{self._percent(found['low'])}–{self._percent(found['high'])}"

    def report(self, result: Mapping[str, Any]) -> str:
        title = self.tr(
            "{game} ({deck}): %n game(s), {seats} seats, seed {seed}", "", result["games"]
        )
        heads = (
            self.tr("wins"), self.tr("95% interval"), self.tr("mean score"), self.tr("Elo"),
        )  # fmt: skip
        line = "{:<18}{:>8}{:>16}{:>14}{:>8}"
        lines = [
            title.format(
                game=names_of(self.translate, result["game"]).title(),
                **{key: result[key] for key in ("deck", "seats", "seed")},
            ),
            "",
            line.format(self.tr("player"), *heads),
        ]
        for player in result["players"]:
            wins, between = self._percent(player["wins"]), self.interval(player)
            mean = Punctuation(self.translate).decimal(player["mean"])
            rating = gained(round(player["elo"]))
            lines.append(line.format(player["level"], wins, between, mean, rating))
        if len(result["pairs"]) > 1:
            lines.append("")
        for pair in result["pairs"]:
            if len(result["pairs"]) > 1:
                lines.append(self._pair(pair))
            if pair["stronger"]:
                lines += ["", self._stronger(pair)] if len(result["pairs"]) == 1 else []
        return "\n".join(lines)

    def written(self, games: int) -> str:
        return self.tr("%n game(s) written", "", games)

    def _pair(self, pair: Mapping[str, Any]) -> str:
        one, other = pair["players"]
        text = self.tr(
            "{one} against {other}: {wins} ({interval}) of %n game(s)", "", pair["games"]
        )
        return text.format(
            one=one, other=other, wins=self._percent(pair["wins"]), interval=self.interval(pair)
        )

    def _stronger(self, pair: Mapping[str, Any]) -> str:
        text = self.tr("The sequential test is over: {level} is stronger.")
        return text.format(level=pair["stronger"])


def _short(value: object) -> str:
    if isinstance(value, list):
        return plain(",".join(map(str, value)))
    if isinstance(value, dict):
        return plain(",".join(f"{key}={of}" for key, of in value.items())) or "–"
    return "–" if value is None else plain(str(value))


def run(options: argparse.Namespace, translate: Translate) -> int:
    words = MatchWords(translate)
    wrong = partial(refuse, translate, command="carcqt match")
    if "," not in options.players:
        return wrong(words.one_player())
    seats = options.seats or max(2, GAMES[options.game].description.players[0])
    asked = read_asked(options, translate, seats)
    if isinstance(asked, int):
        return asked
    path = Path(options.output) if options.output else None
    try:
        matchup = Matchup(_terms(options, asked), options.sequential, _read(path))
    except NoMatchFile:
        return wrong(words.no_match_file(options.output))
    except OtherMatch as other:
        return wrong(words.other_match(options.output, other))
    except FileError as error:
        return _cannot(options.output, error, translate)
    return _Course(options, matchup, path, translate).run()


def _terms(options: argparse.Namespace, asked: Asked) -> Terms:
    return Terms(
        options.game, asked.deck, asked.file.material, material_hash(asked.file), asked.players,
        options.seed, asked.seats, asked.options, options.budget,
    )  # fmt: skip


def _read(path: Path | None) -> dict[str, Any] | None:
    """What was played before, if anything was."""
    try:
        return None if path is None else read_state(path)
    except ValueError:
        raise NoMatchFile from None


def _cannot(path: str, error: FileError, translate: Translate) -> int:
    for problem in error.problems:
        say(ProblemWords(translate).line(path, problem), sys.stderr)
    return BAD


class _Course:
    """The games being played: told, and kept on disk."""

    def __init__(
        self,
        options: argparse.Namespace,
        matchup: Matchup,
        path: Path | None,
        translate: Translate,
    ) -> None:
        self._options, self._matchup, self._path = options, matchup, path
        self._translate, self._words = translate, MatchWords(translate)
        self._line: Final = ProgressLine()
        self._written = 0.0

    def run(self) -> int:
        code = GOOD
        try:
            # A file that cannot be written is told of before the first game.
            self._write()
            with self._line:
                self._play()
        except KeyboardInterrupt:
            code = STOPPED
        except FileError as error:
            return _cannot(self._options.output, error, self._translate)
        except NoCluster as none:
            why = CrewWords(self._translate).no_cluster(self._options.cluster, str(none))
            code = refuse(self._translate, why, "carcqt match")
            if not self._matchup.games:
                return code
        try:
            self._write()
        except FileError as error:
            code = _cannot(self._options.output, error, self._translate)
        result = self._matchup.document()
        as_json = json.dumps(result, indent=1, ensure_ascii=False)
        say(as_json if self._options.json else self._words.report(result))
        if self._path is not None and code != BAD and not self._options.json:
            kept = self._words.written(result["games"])
            say(Punctuation(self._translate).colon(plain(str(self._path)), kept))
        return code

    def _play(self) -> None:
        with crew_for(self._options) as hands:
            for series in self._matchup.series.values():
                series.play(hands, self._options.games, partial(self._tell, series))

    def _tell(self, series: Series) -> None:
        self._line.show(self._words.progress(series, self._options.games))
        if time.monotonic() - self._written > _OFTEN:
            self._write()

    def _write(self) -> None:
        if self._path is not None:
            result = self._matchup.document(whole=True)
            write_text(self._path, json.dumps(result, ensure_ascii=False) + "\n")
        self._written = time.monotonic()
