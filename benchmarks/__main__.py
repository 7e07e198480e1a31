"""python -m benchmarks: speed of the rules, as JSON on standard output."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from pathlib import Path
from typing import Any

from benchmarks.report import FULL, QUICK, Report
from benchmarks.yardsticks import SKETCH
from carcqt.rules import COMPILED
from carcqt.rules.games import GAMES

ABOUT = (
    "Rates are medians over rounds, by process time, one core. A share is the median of the ratios "
    "within each round. The sketch is a bare core without undo and events: its games, the listing "
    "of a tile's places in the middle of one, and for turns the tiles it lists and lays. Lists, "
    "counts, pushes and pops start in the middle of the deck; a turn is a tile laid and a piece "
    "placed or not. Of search: turns made by their numbers and taken back, the same with the hash "
    "of each position, all that a search two turns deep makes, and beside these turns that are "
    "pushed and popped as moves; games whose moves are made by their numbers. Of leaves: "
    "projections, hashes, evaluations of all turns as computer players make them, and imagined "
    "games made anew or used again. Growth compares larger decks with the built-in one."
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the JSON here as well")
    parser.add_argument("--quick", action="store_true", help="a look only: small and inexact")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES), metavar="NAME")
    args = parser.parse_args()
    plan = QUICK if args.quick else FULL
    found: dict[str, Any] = {
        "about": ABOUT,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": platform.machine(),
        "core": "compiled" if COMPILED else "plain",
        "sketch": "shared/reference/sketch_core.py" if SKETCH.exists() else None,
        "quick": args.quick,
        "games": {name: Report(GAMES[name], plan).measure(say) for name in args.games},
    }
    if not SKETCH.exists():
        found["note"] = f"There is no sketch at {SKETCH}, so that there are no shares of it."
    text = json.dumps(found, indent=2, default=str)
    print(text)
    if args.json is not None:
        args.json.write_text(text + "\n", encoding="utf-8")


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
