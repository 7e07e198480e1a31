"""Load a deck, name every problem, and count its zones: python examples/check_deck.py FILE.toml"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from carcqt.content.decks import DeckFile
from carcqt.content.toml.files import FileError
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import catalogue


def main(name: str) -> None:
    try:
        file = DeckFile.load(Path(name))
    except FileError as error:
        words = ProblemWords(catalogue("en"))
        sys.exit("\n".join(words.line(name, problem) for problem in error.problems))
    zones: Counter[str] = Counter()
    for tile in file.deck.tiles:
        for zone in tile.zones:
            zones[zone.kind] += tile.count
    tiles = sum(tile.count for tile in file.deck.tiles)
    print(f"{file.title.get('en', name)}: {tiles} tiles for {file.game}")
    for kind, count in zones.most_common():
        print(f"{count:4} zones of {kind}")


if __name__ == "__main__":
    main(*sys.argv[1:])
