"""Random games beside the naive versions of their rules, from the same beginning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final

from carcqt.rules.games.amazon import Amazon
from carcqt.rules.games.goldrush import Goldrush, Take
from carcqt.rules.games.hunters import Hunters
from carcqt.rules.moves import Move, Place
from carcqt.rules.tilelaying.game import TileLaying
from tests.naive import NaiveHunters
from tests.naive_amazon import NaiveAmazon
from tests.naive_goldrush import NaiveGoldrush
from tests.side_by_side import play_along, spot
from tests.support import TILE_LAYING, builtin_deck, random_move


def naive_hunters(game: Hunters) -> NaiveHunters:
    begin = game.beginning()
    piles = {pile.name: pile.things for pile in begin.piles}
    return NaiveHunters(game.material, game.players, piles, begin.to_move)


def naive_goldrush(game: Goldrush) -> NaiveGoldrush:
    begin, farmers = game.beginning(), game.options["farmers"] == "yes"
    piles = {pile.name: pile.things for pile in begin.piles}
    return NaiveGoldrush(game.material, game.players, piles, begin.to_move, farmers)


def naive_amazon(game: Amazon) -> NaiveAmazon:
    begin = game.beginning()
    piles = {pile.name: pile.things for pile in begin.piles}
    return NaiveAmazon(game.material, game.players, piles, begin.to_move)


def tempting_move(game: Goldrush, rng: Random) -> Move:
    """A random one; tents and tokens not so often that cowboys are forgotten."""
    moves = [move for move in game.legal_moves if _tempts(move)]
    return rng.choice(moves) if moves and rng.random() < 0.5 else random_move(game, rng)


def _tempts(move: Move) -> bool:
    return isinstance(move, Take) or (isinstance(move, Place) and move.piece == "cowboy")


def assert_same_tokens(game: Goldrush, naive: NaiveGoldrush) -> None:
    position = game.position()
    extra: dict[str, Any] = position.extra.plain()
    mines = {spot(naive, mine): tokens for mine, tokens in naive.mines.items()}
    found = ((f"{place.square} {place.zone}", *mines[place]) for place in mines)
    assert extra["mines"] == tuple(sorted(found))
    # Of mountains that one tile completes nobody says which is shared out first.
    assert [sorted(purse) for purse in extra["purses"]] == [sorted(each) for each in naive.purses]
    assert Counter(extra["lost"]) == Counter(naive.lost)
    assert list(position.piles[1].things) == naive.piles["tokens"]


def assert_same_boats(game: Amazon, naive: NaiveAmazon) -> None:
    assert naive.boats == game.boats
    assert naive.spaces == game.spaces
    assert naive.calls == (game.phase == "choose")
    assert [Counter(pile.things) for pile in game.position().piles] == [
        Counter(naive.piles["land"]),
        Counter(naive.piles["double"]),
    ]


Choosing = Callable[[Any, Random], Move]
CHOOSE: Final[dict[str, Choosing]] = {
    "hunters": random_move,
    "goldrush": tempting_move,
    "amazon": random_move,
}
"""How moves are chosen."""


def numbered_game(name: str, number: int, rng: Random) -> TileLaying:
    """One of the games that are compared: who plays, who begins and how, hangs on its number."""
    rules = TILE_LAYING[name]
    players = 2 + number % 4
    options = {}
    for option in rules.description.options:
        options[option.id] = option.choices[number // 8 % len(option.choices)]
    return rules.new(builtin_deck(name), players, rng, options, number // 4 % players)


def compare_one(name: str, number: int) -> None:
    """A whole game, with its naive version."""
    rng = Random(number)
    game, choose = numbered_game(name, number, rng), CHOOSE[name]
    if isinstance(game, Hunters):
        play_along(game, naive_hunters(game), rng, choose)
    elif isinstance(game, Goldrush):
        diggers = naive_goldrush(game)
        play_along(game, diggers, rng, choose)
        assert_same_tokens(game, diggers)
    elif isinstance(game, Amazon):
        sailors = naive_amazon(game)
        play_along(game, sailors, rng, choose)
        assert_same_boats(game, sailors)
    else:
        raise TypeError(name)
