"""What a tile can bring at most is never less than what it brings; nor is the best turn missed."""

from __future__ import annotations

from random import Random

import pytest

from carcqt.rules.kernel.kernel import FAR
from carcqt.rules.kernel.laybounds import BoundedLays
from carcqt.rules.tilelaying.game import TileLaying
from tests.effort import seeds
from tests.support import kernel_state, new_game, random_move


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
    seat, found = game.to_move, game.lay_bounds(final=final, lead=lead)
    assert found is not None
    bounds = found.by_lay()
    assert found.most == max(bounds.values())
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


class _Places:
    """Chooses places in a game, far from each other but never so far that a game has none."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._wait = rng.randrange(12)

    def chooses(self, game: TileLaying, turns: int) -> bool:
        """Return whether to look here, where there are fewer than `turns` turns."""
        if game.phase != "lay":
            return False
        self._wait -= 1
        if self._wait >= 0 or game.turn_count >= turns:
            return False
        self._wait = self._rng.randrange(8, 24)
        return True


Aim = tuple[bool, bool]
"""With a final scoring; as a lead."""
AIMS: list[Aim] = [(final, lead) for final in (False, True) for lead in (False, True)]


def _best_of_all(game: TileLaying, seat: int, begun: int) -> dict[Aim, int]:
    """What the best turn comes to, by making every turn with all that it wins."""
    if game.is_over or game.turns_of(seat)[0] > begun:
        found = {}
        for final, lead in AIMS:
            scores = game.projected() if final else game.scores
            found[final, lead] = _lead(scores, seat) if lead else scores[seat]
        return found
    best: dict[Aim, int] = {}
    for number in range(game.turn_count):
        game.push_turn(number)
        for aim, value in _best_of_all(game, seat, begun).items():
            best[aim] = max(value, best.get(aim, value))
        game.pop_turn()
    return best


def _assert_found_in_window(found: int, best: int, low: int, high: int) -> None:
    if best <= low:
        assert best <= found <= low
    elif best >= high:
        assert high <= found <= best
    else:
        assert found == best


@pytest.mark.parametrize("seed", seeds(2, 150))
def test_the_best_turn_of_the_kernel_is_the_best_of_all_turns(
    tile_laying: type[TileLaying], seed: int
) -> None:
    rng, looked = Random(seed), 0
    players = tile_laying.description.players
    game = new_game(tile_laying, players[seed % len(players)], seed + 40)
    assert isinstance(game, TileLaying)
    if seed % 2:
        game.silence(range(1, game.players))
    game.leave_unscored()
    places = _Places(rng)
    while not game.is_over:
        if places.chooses(game, 900):
            seat, before = game.to_move, kernel_state(game.kernel)
            best = _best_of_all(game, seat, game.turns_of(seat)[0])
            for (final, lead), value in best.items():
                bounds = game.lay_bounds(final=final, lead=lead)
                assert bounds is not None
                assert bounds.most >= value
                for low, high in _windows(value, rng):
                    told = game.best_turn(
                        bounds, low, high, final=final, lead=lead, draws_known=True
                    )
                    assert told is not None
                    _assert_found_in_window(told[0], value, low, high)
                    looked += 1
                known = game.best_turn(bounds, -FAR, FAR, final=final, lead=lead, draws_known=False)
                assert known is None or known[0] == value
                assert (known is None) == (bounds.most >= FAR)
            assert kernel_state(game.kernel) == before
        game.push(random_move(game, rng))
    assert looked > 10


def _windows(value: int, rng: Random) -> list[tuple[int, int]]:
    """All, close around a value, and somewhere beside it."""
    low = value + rng.randrange(-5, 4)
    return [(-FAR, FAR), (value - 1, value + 1), (low, low + rng.randrange(1, 4))]


@pytest.mark.parametrize("seed", seeds(1, 60))
def test_bounds_told_before_other_turns_were_tried_are_as_good(
    tile_laying: type[TileLaying], seed: int
) -> None:
    """Search asks for the bounds after every turn to put turns in order, and uses them later."""
    rng, looked = Random(seed), 0
    players = tile_laying.description.players
    game = new_game(tile_laying, players[seed % len(players)], seed + 70)
    assert isinstance(game, TileLaying)
    game.silence(range(1, game.players))
    game.leave_unscored()
    places = _Places(rng)
    while not game.is_over:
        if places.chooses(game, 600):
            final, lead = rng.choice(AIMS)
            numbers = rng.sample(range(game.turn_count), min(game.turn_count, 6))
            kept: dict[int, BoundedLays] = {}
            for number in numbers:
                game.push_turn(number)
                if not game.is_over and game.phase == "lay" and game.turn_count < 600:
                    bounds = game.lay_bounds(final=final, lead=lead)
                    assert bounds is not None
                    kept[number] = bounds
                game.pop_turn()
            for number, bounds in reversed(kept.items()):
                game.push_turn(number)
                seat = game.to_move
                best = _best_of_all(game, seat, game.turns_of(seat)[0])[final, lead]
                for low, high in _windows(best, rng):
                    told = game.best_turn(
                        bounds, low, high, final=final, lead=lead, draws_known=True
                    )
                    assert told is not None
                    _assert_found_in_window(told[0], best, low, high)
                game.pop_turn()
                looked += 1
        game.push(random_move(game, rng))
    assert looked > 3
