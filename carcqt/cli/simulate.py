"""`carcqt simulate`: whole games by computer players, counted."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from carcqt.cli.asked import read_asked
from carcqt.cli.command import GOOD, say
from carcqt.players.arena import Match, Tally, play_all
from carcqt.rules.games import GAMES
from carcqt.words.names import names_of
from carcqt.words.speech import Punctuation, Speech, Translate
from carcqt.words.vocabulary import Vocabulary


class SimulateWords(Speech):
    def progress(self, done: int, games: int) -> str:
        bar = "█" * (30 * done // games)
        return f"\r{bar:░<30} {done}/{games}"

    def report(self, result: dict[str, Any], names: Vocabulary) -> str:
        on_map = GAMES[result["game"]].description.material == "map"
        if on_map:
            title = self.tr("{game}, map {deck}: %n game(s), seed {seed}", "", result["games"])
        else:
            title = self.tr("{game}, deck {deck}: %n game(s), seed {seed}", "", result["games"])
        lines = [
            title.format(game=result["game"], deck=result["deck"], seed=result["seed"]),
            "",
            "{:<24}{:>14}{:>12}".format(self.tr("player"), self.tr("mean score"), self.tr("wins")),
        ]
        for seat, name in enumerate(result["players"]):
            mean, wins = result["mean_scores"][seat], result["wins"][seat]
            lines.append(f"{seat + 1} {name:<22}{mean:>14.2f}{wins:>12.1f}")
        lines += ["", self.tr("Points by source, for each player and game:")]
        percent = Punctuation(self.translate).percent
        # Shares are of what was won, so that penalties do not swell them.
        total = sum(max(0, mean) for mean in result["points_by_source"].values()) or 1
        for source, mean in result["points_by_source"].items():
            lines.append(f"  {names.source(source):<26}{mean:>10.2f}{percent(mean / total):>12}")
        if result["shares"]:
            lines += ["", self.tr("Of all games together:")]
        for measure, share in result["shares"].items():
            shown = "–" if share is None else percent(share)
            lines.append(f"  {names.measure(measure):<46}{shown:>13}")
        lines.append("")
        if not on_map:
            lines.append(self.tr("%n tile(s) fitted nowhere.", "", result["discarded"]))
        lines += [
            self.tr("{rate} games per second").format(rate=round(result["games_per_second"], 1)),
        ]
        return "\n".join(lines)


def run(options: argparse.Namespace, translate: Translate) -> int:
    words = SimulateWords(translate)
    asked = read_asked(options, translate)
    if isinstance(asked, int):
        return asked
    match = Match(options.game, asked.file.material, asked.players, options.seed, asked.options)
    show = sys.stderr.isatty() and not options.json

    def progress(done: int) -> None:
        if show:
            sys.stderr.write(words.progress(done, options.games))

    tally, seconds = play_all(match, options.games, options.jobs, progress)
    if show:
        sys.stderr.write("\r\033[K")
    result = document(match, asked.deck, tally, seconds)
    if options.json:
        say(json.dumps(result, indent=1, ensure_ascii=False))
    else:
        say(words.report(result, names_of(translate, options.game)))
    return GOOD


def document(match: Match, deck: str, tally: Tally, seconds: float) -> dict[str, Any]:
    """Only the keys that speak of time may differ between runs."""
    games, seats = tally.games, len(match.players)
    sources = GAMES[match.game].description.sources
    return {
        "game": match.game,
        "deck": deck,
        "players": list(match.players),
        "games": games,
        "seed": match.seed,
        "options": dict(match.options),
        "mean_scores": [tally.scores[seat] / games for seat in range(seats)],
        "wins": [float(tally.wins.get(seat, 0)) for seat in range(seats)],
        "points_by_source": {source: tally.sources[source] / games / seats for source in sources},
        "completed": {kind: tally.completed[kind] / games for kind in sorted(tally.completed)},
        "shares": {
            measure: part / whole if whole else None
            for measure, (part, whole) in tally.shares.items()
        },
        "discarded": tally.discarded,
        "discarded_share": tally.discarded / tally.drawn if tally.drawn else 0,
        "games_per_second": games / seconds,
    }
