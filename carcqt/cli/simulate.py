"""`carcqt simulate`: whole games by computer players, counted."""

from __future__ import annotations

import argparse
import json
from typing import Any, Final

from carcqt.background.crew import NoCluster
from carcqt.cli.asked import read_asked
from carcqt.cli.crews import CrewWords, crew_for
from carcqt.cli.output import GOOD, refuse, say
from carcqt.cli.progress import ProgressLine
from carcqt.players.arena import Match, Spread, Tally, play_all
from carcqt.rules.games import GAMES
from carcqt.words.names import names_of
from carcqt.words.numbers import digits
from carcqt.words.speech import Punctuation, Speech, Translate
from carcqt.words.vocabulary import Vocabulary

_PARTS: Final = ("least", "lower", "median", "upper", "most")


class SimulateWords(Speech):
    def progress(self, done: int, games: int) -> str:
        bar = "█" * (30 * done // games)
        return f"{bar:░<30} {done}/{games}"

    def report(self, result: dict[str, Any], names: Vocabulary) -> str:
        on_map = GAMES[result["game"]].description.material == "map"
        if on_map:
            title = self.tr("{game}, map {deck}: %n game(s), seed {seed}", "", result["games"])
        else:
            title = self.tr("{game}, deck {deck}: %n game(s), seed {seed}", "", result["games"])
        line = "{:<14}{:>12}{:>10}{:>6}{:>9}{:>5}{:>9}{:>5}{:>9}"
        signs = Punctuation(self.translate)
        percent, decimal = signs.percent, signs.decimal
        lines = [
            title.format(game=names.title(), deck=result["deck"], seed=result["seed"]),
            "",
            line.format(
                self.tr("player"), self.tr("mean score"), self.tr("wins"), "",
                self.tr("lowest"), "¼", self.tr("median"), "¾", self.tr("highest"),
            ),
        ]  # fmt: skip
        for seat, name in enumerate(result["players"]):
            mean, wins = result["mean_scores"][seat], result["wins"][seat]
            share = percent(result["win_rates"][seat])
            parts = (digits(result["spread"][seat][key]) for key in _PARTS)
            said = line.format(f"{seat + 1} {name}", decimal(mean), decimal(wins, 1), share, *parts)
            lines.append(said)
        places = (
            f"{place}. {percent(share)}"
            for place, share in enumerate(result["win_rates_by_place"], 1)
        )
        rates = self.tr("Wins by turn order: {rates}")
        lines += ["", rates.format(rates=", ".join(places))]
        lines += ["", self.tr("Points by source, per player and game:")]
        # Shares are of what was won, so that penalties do not swell them.
        total = sum(max(0, mean) for mean in result["points_by_source"].values()) or 1
        for source, mean in result["points_by_source"].items():
            lines.append(
                f"  {names.source(source):<26}{decimal(mean):>10}{percent(mean / total):>12}"
            )
        if result["shares"]:
            lines += ["", self.tr("In all games together:")]
        for measure, share in result["shares"].items():
            shown = "–" if share is None else percent(share)
            lines.append(f"  {names.measure(measure):<46}{shown:>13}")
        lines.append("")
        if not on_map:
            lines.append(self._discarded(result["discarded"]))
        rate = decimal(result["games_per_second"], 1)
        lines.append(self.tr("{rate} games per second").format(rate=rate))
        return "\n".join(lines)

    def _discarded(self, tiles: int) -> str:
        if not tiles:
            return self.tr("Every tile could be laid.")
        return self.tr("%n tile(s) could not be laid.", "", tiles)


def run(options: argparse.Namespace, translate: Translate) -> int:
    words = SimulateWords(translate)
    asked = read_asked(options, translate)
    if isinstance(asked, int):
        return asked
    match = Match(
        options.game,
        asked.file.material,
        asked.players,
        options.seed,
        asked.options,
        options.budget,
    )
    line = ProgressLine(is_wanted=not options.json)

    def progress(done: int) -> None:
        line.show(words.progress(done, options.games))

    try:
        with line, crew_for(options) as hands:
            tally, seconds = play_all(match, options.games, hands, progress)
    except NoCluster as none:
        why = CrewWords(translate).no_cluster(options.cluster, str(none))
        return refuse(translate, why, "carcqt simulate")
    result = document(match, asked.deck, tally, seconds)
    if options.json:
        say(json.dumps(result, indent=1, ensure_ascii=False))
    else:
        say(words.report(result, names_of(translate, options.game)))
    return GOOD


def document(match: Match, deck: str, tally: Tally, seconds: float) -> dict[str, Any]:
    """Only the keys that speak of time may differ between runs."""
    games, seats = tally.games, len(match.players)
    spreads = [Spread.of(tally.scores_of(seat)) for seat in range(seats)]
    sources = GAMES[match.game].description.sources
    return {
        "game": match.game,
        "deck": deck,
        "players": list(match.players),
        "games": games,
        "seed": match.seed,
        "options": dict(match.options),
        "budget": match.budget,
        "mean_scores": [spread.mean for spread in spreads],
        "wins": [float(tally.wins.get(seat, 0)) for seat in range(seats)],
        "win_rates": [tally.win_rate(seat) for seat in range(seats)],
        "win_rates_by_place": [tally.place_win_rate(place) for place in range(seats)],
        "spread": [{part: getattr(spread, part) for part in _PARTS} for spread in spreads],
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
