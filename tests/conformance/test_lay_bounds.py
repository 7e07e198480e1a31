"""What a tile can bring at most is never less than what it brings."""

from __future__ import annotations

from random import Random

from carcqt.rules.tilelaying.game import TileLaying
from tests.support import new_game, random_move


def _lead(scores: list[int], seat: int) -> int:
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def test_no_turn_brings_more_than_its_bounds(tile_laying: type[TileLaying]) -> None:
    looked = met = 0
    for seed, players in enumerate(tile_laying.description.players):
        rng = Random(seed)
        game = new_game(tile_laying, players, seed + 30)
        assert isinstance(game, TileLaying)
        game.leave_unscored()
        while not game.is_over:
            if game.phase == "lay" and rng.random() < 0.15:
                for final in (False, True):
                    for lead in (False, True):
                        more, exact = _compare(game, final, lead)
                        looked += more
                        met += exact
            game.push(random_move(game, rng))
    # Most often they say exactly what the best turn with a lay brings.
    assert looked > 300
    assert met > looked / 3


def _compare(game: TileLaying, final: bool, lead: bool) -> tuple[int, int]:
    seat, bounds = game.to_move, game.lay_bounds(final=final, lead=lead)
    assert bounds is not None
    best: dict[int, int] = {}
    for number, lay in enumerate(game.lays_of_turns()):
        turns = game.turns_of(seat)[0]
        game.push_turn(number)
        scores = game.projected() if final else game.scores
        value = _lead(scores, seat) if lead else scores[seat]
        if game.turns_of(seat)[0] > turns:
            assert value <= bounds[lay]
            best[lay] = max(value, best.get(lay, value))
        game.pop_turn()
    assert bounds.keys() >= best.keys()
    return len(best), sum(bounds[lay] == value for lay, value in best.items())


def test_lays_that_do_not_touch_a_region_change_nothing_of_it(
    tile_laying: type[TileLaying],
) -> None:
    for seed, players in enumerate(tile_laying.description.players):
        rng = Random(seed)
        game = new_game(tile_laying, players, seed + 20)
        assert isinstance(game, TileLaying)
        while not game.is_over:
            if game.phase == "lay" and rng.random() < 0.1:
                laid = rng.choice(game.board.laid)
                zone = rng.choice(laid.face.tile.zones).id
                touching = game.lays_touching(laid.square, zone, None)
                assert touching is not None
                before = game.region(laid.square, zone)
                complete = game.is_complete(laid.square, zone)
                for number, lay in enumerate(game.lays_of_turns()):
                    if lay not in touching:
                        game.push_turn(number)
                        after = game.region(laid.square, zone)
                        assert after.followers == before.followers
                        assert after.owners == before.owners
                        assert game.is_complete(laid.square, zone) == complete
                        game.pop_turn()
            game.push(random_move(game, rng))
