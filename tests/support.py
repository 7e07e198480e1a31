"""What many tests need: built-in decks, random play and a picture of all that a game holds."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from carcqt.content import decks, materials
from carcqt.rules.description import TOKENS, Description
from carcqt.rules.events import Event
from carcqt.rules.faces import Box, Face
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.games.expedition.network import Network
from carcqt.rules.kernel.kernel import Kernel
from carcqt.rules.kernel.prepare import PreparedDeck
from carcqt.rules.kernel.tables import Tables
from carcqt.rules.maps import Map
from carcqt.rules.moves import Move
from carcqt.rules.position import Position
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.rules.tiles import Deck

ROOT = Path(__file__).resolve().parent.parent
TILE_LAYING: dict[str, type[TileLaying]] = {
    name: rules for name, rules in GAMES.items() if issubclass(rules, TileLaying)
}


def put_in_place(path: Path, kind: str) -> Path:
    """Make a pipe, a folder, a link to nowhere or a loop where a file is expected."""
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "link":
            path.symlink_to(path.parent / "no" / "where")
        case "loop":
            path.symlink_to(path)
    return path


@cache
def builtin_deck(game: str) -> Deck:
    return decks.builtin_deck(game).deck


@cache
def builtin_material(game: str) -> Any:
    """The deck or map of a game."""
    return materials.builtin_material(game, GAMES[game].description.material).material


def new_game(rules: type[Game[Any]], players: int, seed: int) -> Game[Any]:
    return rules.new(builtin_material(rules.description.game), players, Random(seed))


def random_move(game: Game[Any], rng: Random) -> Move:
    moves = game.legal_moves
    return moves[int(rng.random() * len(moves))]


def play(game: Game[Any], rng: Random, every: int = 1) -> Iterator[Sequence[Event]]:
    """Random play to the end; stops to be looked at after some moves, and after the last."""
    number = 0
    while not game.is_over:
        events = list(game.push(random_move(game, rng)))
        number += 1
        if number % every == 0 or game.is_over:
            yield events


def assert_alike(one: Sequence[Event], other: Sequence[Event], seat: int | None) -> None:
    """A seat sees the same, up to the first thing that nothing before could have told it."""
    for mine, theirs in zip(one, other, strict=False):
        if mine.for_seat(seat) != theirs.for_seat(seat):
            assert mine.unforeseen
            assert type(mine) is type(theirs)
            return
    assert len(one) == len(other)


def tiles_of(position: Position) -> Counter[str]:
    """Every tile of a position, wherever it is."""
    tiles = Counter(laid.tile for laid in position.laid)
    tiles.update(position.gone)
    tiles.update([position.drawn] if position.drawn else [])
    for pile in position.piles:
        if pile.name != TOKENS:
            tiles.update(pile.things)
    return tiles


_SHARED = (Box, Network, Face, PreparedDeck, Tables, Deck, Map, Description)
"""What games hold in common and never change."""
_ATOMS = frozenset((int, bool, float, str, type(None)))
"""By far the most of what is met, so they are looked for first."""
_PASSING = {
    *("_events", "_draws", "given", "_made", "_code", "_scored", "_first", "_moored"),
    *("_search", "_turns", "_orders", "_hasher"),
}
"""What is only looked at within one push or until the next, or was worked out for someone who
asked."""


def kernel_state(kernel: Kernel) -> object:
    """All that the kernel's arrays say, down to the order of open squares."""
    squares = list(kernel.squares.cell)
    tiles, parts, asks, slots = map(
        list, (kernel.tile_at, kernel.part_at, kernel.asks, kernel.slot)
    )
    stacks = list(kernel.open)
    return (
        [
            list(each)[: kernel.laid]
            for each in (
                kernel.laid_face,
                kernel.laid_turn,
                kernel.laid_square,
                kernel.laid_base,
            )
        ],
        {
            at: (tile, part)
            for at, tile, part in zip(squares, tiles, parts, strict=False)
            if tile >= 0
        },
        {
            at: (asked, slot)
            for at, asked, slot in zip(squares, asks, slots, strict=False)
            if asked >= 0
        },
        {
            demand: [squares[one] for one in stacks[first : first + count]]
            for demand, (first, count) in enumerate(
                zip(kernel.open_first, kernel.open_count, strict=False)
            )
            if count
        },
        (kernel.mouth, kernel.closed_from, list(kernel.waiting)[: kernel.waiting_end]),
        [
            list(each)[: kernel.nodes]
            for each in (kernel.parent, kernel.ring, kernel.tile_of, kernel.type_of)
        ],
        list(kernel.total)[: kernel.nodes * kernel.words],
        sorted((kernel.standing_node[n], kernel.standing_what[n]) for n in range(kernel.standing)),
        list(kernel.ground)[: kernel.grounds],
        (list(kernel.supply), list(kernel.score), list(kernel.word)),
        (kernel.phase, kernel.to_move, kernel.hand, kernel.moves, kernel.written),
        (list(map(list, kernel.thing)), list(kernel.drawn), list(kernel.gone)),
        list(kernel.entry)[: kernel.written],
    )


def snapshot(game: Game[Any]) -> object:
    """Everything that a game holds, down to the order of its lists; equal for equal games."""
    met: dict[int, int] = {}

    def picture(value: object) -> object:
        if type(value) in _ATOMS:
            return value
        if isinstance(value, _SHARED) or not (
            isinstance(value, list | tuple | dict | set | Kernel) or hasattr(value, "__dict__")
        ):
            return value
        if isinstance(value, type):
            return value
        if not isinstance(value, tuple):
            # A thing that is met again is only named, so that journals do not repeat it.
            if id(value) in met:
                return "again", met[id(value)]
            met[id(value)] = len(met)
        if isinstance(value, Kernel):
            return kernel_state(value)
        if isinstance(value, dict):
            return {key: picture(item) for key, item in value.items()}
        if isinstance(value, list | tuple):
            return [picture(item) for item in value]
        if isinstance(value, set):
            return frozenset(value)
        held = {key: item for key, item in vars(value).items() if key not in _PASSING}
        return type(value).__name__, {key: picture(item) for key, item in held.items()}

    return picture(game)
