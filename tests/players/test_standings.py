"""Figures beside a hint can be counted on the board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from carcqt.players.tiles.standings import Ground, Standings
from carcqt.rules.events import points
from carcqt.rules.geometry import SQUARES
from carcqt.rules.moves import Lay
from carcqt.rules.tilelaying.game import TileLaying
from tests.players.hinted import TILES, played
from tests.support import snapshot


def held(game: TileLaying) -> Iterator[int]:
    kernel = game.kernel
    return iter(sorted({kernel.held_root[place] for place in range(kernel.list_held())}))


@pytest.mark.parametrize("name", TILES)
def test_tiles_that_complete_a_region_are_those_with_which_it_is_complete(name: str) -> None:
    """Each tile to come is drawn, and laid on the only square that is missing."""
    seen = 0
    for game in played(name, every=16, level="medium"):
        assert isinstance(game, TileLaying)
        if not game.left_in(0):
            continue
        turn = next(turn for turn in map(game.turn, range(game.turn_count)) if turn[-1].idle)
        to_come = game.left_in(0)
        for move in turn[:-1]:
            game.push(move)
        for root in held(game):
            standing = Standings(game).find(root)
            assert standing.secured == points(game.happenings.items(root, closed=False))
            if standing.closers is None:
                continue
            (cell,) = Ground.of(game, root).ends
            fits, worths = 0, dict[str, int]()
            for tile, count in to_come.items():
                game.push(turn[-1], (tile,))
                lays = [Lay(tile, SQUARES[cell], turned) for turned in range(4)]
                legal = [lay for lay in lays if lay in game.legal_moves]
                fits += count if legal else 0
                for lay in legal:
                    game.push(lay)
                    if game.kernel.is_complete(root):
                        worth = points(game.happenings.items(game.kernel.find(root), closed=True))
                        worths[tile] = max(worth, worths.get(tile, 0))
                    game.pop()
                game.pop()
            assert standing.fits == fits
            assert standing.closers == sum(to_come[tile] for tile in worths)
            if worths:
                assert standing.closed == (min(worths.values()), max(worths.values()))
                assert standing.worth <= standing.closed[0]
            assert standing.left == to_come.total()
            seen += 1
        for _ in turn[:-1]:
            game.pop()
    assert seen > 5


@pytest.mark.parametrize("name", TILES)
def test_a_look_leaves_the_game_as_it_was(name: str) -> None:
    game = next(played(name, every=30))
    assert isinstance(game, TileLaying)
    before = snapshot(game)
    for root in held(game):
        Standings(game).find(root)
    assert snapshot(game) == before
