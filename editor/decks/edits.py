"""Edits of a deck: each gives a new one. Rows are places in the file, ids never follow them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Final

from carcqt.content.decks import DeckFile, TileEntry
from carcqt.content.toml.files import LARGEST, FileError, parse_toml
from carcqt.content.writing import encoded
from carcqt.rules.description import Description, Role
from carcqt.rules.geometry import SIDES
from carcqt.rules.tiles import Tile, Zone

MOST_COPIES: Final = 999
_NUMBERED: Final = re.compile(r"(.*?)(\d+)$")


def fresh_id(taken: Collection[str], like: str = "T00") -> str:
    """An id that no tile has, in the manner of another: after L07 comes L08, or the next."""
    found = _NUMBERED.match(like)
    stem, digits = (found[1], found[2]) if found else (f"{like[:36]}-", "1")
    pattern = re.compile(re.escape(stem) + r"(\d+)$")
    numbers = [int(match[1]) for name in taken if (match := pattern.match(name))]
    number = max(numbers, default=0) + 1
    return f"{stem}{number:0{len(digits)}}"


def with_count(deck: DeckFile, rows: Iterable[int], count: int) -> DeckFile:
    return _each(deck, rows, lambda tile: replace(tile, count=_within(count)))


def counted(deck: DeckFile, rows: Iterable[int], by: int) -> DeckFile:
    return _each(deck, rows, lambda tile: replace(tile, count=_within(tile.count + by)))


def with_pile(deck: DeckFile, rows: Iterable[int], pile: str) -> DeckFile:
    """Which players a tile is for is only said of those at the start."""
    return _each(deck, rows, lambda tile: replace(tile, pile=pile, players=()))


def _within(count: int) -> int:
    return min(max(count, 1), MOST_COPIES)


def _each(deck: DeckFile, rows: Iterable[int], edit: object) -> DeckFile:
    assert callable(edit)
    entries = list(deck.entries)
    for row in rows:
        tile = edit(entries[row].tile)
        if tile != entries[row].tile:
            entries[row] = replace(entries[row], tile=tile)
    return replace(deck, entries=tuple(entries))


def removed(deck: DeckFile, rows: Iterable[int]) -> DeckFile:
    gone = set(rows)
    kept = tuple(entry for row, entry in enumerate(deck.entries) if row not in gone)
    return replace(deck, entries=kept)


def moved(deck: DeckFile, rows: Iterable[int], before: int) -> tuple[DeckFile, int]:
    """Rows taken together, in their order, to before another; and the first one's new place."""
    taken = sorted(set(rows))
    entries = deck.entries
    rest = [entry for row, entry in enumerate(entries) if row not in taken]
    place = before - sum(row < before for row in taken)
    rest[place:place] = [entries[row] for row in taken]
    return replace(deck, entries=tuple(rest)), place


def inserted(deck: DeckFile, row: int, entries: Iterable[TileEntry]) -> tuple[DeckFile, list[int]]:
    """New tiles before a row, those whose id is taken under fresh ones; and their places."""
    taken = {entry.tile.id for entry in deck.entries}
    added = []
    for entry in entries:
        if entry.tile.id in taken:
            tile = replace(entry.tile, id=fresh_id(taken, entry.tile.id))
            entry = replace(entry, tile=tile)
        taken.add(entry.tile.id)
        added.append(entry)
    whole = (*deck.entries[:row], *added, *deck.entries[row:])
    return replace(deck, entries=whole), list(range(row, row + len(added)))


def duplicated(deck: DeckFile, rows: Iterable[int]) -> tuple[DeckFile, list[int]]:
    """Copies of their own, behind the last of what they were made of."""
    taken = sorted(set(rows))
    copies = [replace(deck.entries[row], basis=None) for row in taken]
    return inserted(deck, taken[-1] + 1 if taken else len(deck.entries), copies)


def new_entry(deck: DeckFile, sides: Sequence[str] = (), pile: str = "") -> TileEntry:
    """A tile with the open ground of the game all over, or one that shows these sides."""
    description = deck.rules.description
    home = pile or description.piles[0]
    ids = [entry.tile.id for entry in deck.entries]
    like = next((e.tile.id for e in reversed(deck.entries) if e.tile.pile == home), "T00")
    zones = zones_with(sides or (_open(description),) * 4, description)
    return TileEntry(Tile(fresh_id(ids, like), zones, home), {})


def zones_with(sides: Sequence[str], description: Description) -> tuple[Zone, ...]:
    """The plainest zones that show these sides, clockwise from the north: cover keeps to its
    side, two lines are one, any other line just ends."""
    ground = _open(description)
    roles = [description.terrain[kind].role for kind in sides]
    lines = [side for side in SIDES if roles[side] is Role.LINE]
    joined = len(lines) == 2 and sides[lines[0]] == sides[lines[1]]
    shores: list[list[int]] = [[], []]
    zones: list[Zone] = []
    number = 0
    # From the middle of the first line on, so that each shore is walked in one go.
    first = 3 * lines[0] + 1 if joined else 0
    for step in range(12):
        point = (first + step) % 12
        side = point // 3
        if roles[side] is Role.LINE and point % 3 == 1:
            number += joined
        elif roles[side] in (Role.OPEN, Role.LINE):
            shores[number == 2].append(point)
    grounds = [points for points in shores if points]
    zones += [
        Zone(f"{ground[0]}{place}", ground, tuple(sorted(points)))
        for place, points in enumerate(grounds)
    ]
    covers = [side for side in SIDES if roles[side] is Role.COVER]
    named: dict[str, int] = {ground[0]: len(grounds)}

    def name(kind: str) -> str:
        named[kind[0]] = named.get(kind[0], 0) + 1
        return f"{kind[0]}{named[kind[0]] - 1}"

    for side in covers:
        kind = sides[side]
        zones.append(Zone(name(kind), kind, tuple(range(3 * side, 3 * side + 3))))
    if joined:
        kind = sides[lines[0]]
        zones.append(Zone(name(kind), kind, tuple(3 * side + 1 for side in lines)))
    else:
        zones += [Zone(name(sides[side]), sides[side], (3 * side + 1,)) for side in lines]
    return tuple(zones)


def _open(description: Description) -> str:
    return next(t.id for t in description.terrains if t.role is Role.OPEN)


def to_clipboard(deck: DeckFile, rows: Iterable[int]) -> str:
    """Tiles as a small deck file."""
    entries = tuple(deck.entries[row] for row in sorted(set(rows)))
    return replace(deck, entries=entries, title={}, about={}, tokens=()).to_text()


def from_clipboard(text: str) -> tuple[TileEntry, ...]:
    """The tiles of a text; none if it has none."""
    if "[[tile]]" not in text or len(text) > LARGEST:
        return ()
    try:
        return DeckFile.read(parse_toml(encoded(text))).entries
    except FileError:
        return ()
