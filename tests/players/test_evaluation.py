"""What positions are worth to computer players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product
from random import Random
from typing import Any

import pytest

from carcqt.players import PLAYERS
from carcqt.players.evaluation import PartKind
from carcqt.players.evaluator import lead
from carcqt.players.games import PIECES_TRIED, PROSPECTS, evaluator
from carcqt.players.levels import Sight, limits_of
from carcqt.players.tiles.evaluator import TileEvaluator
from carcqt.players.tiles.playing import TRIED, PlayingOn
from carcqt.players.tiles.standings import Ground
from carcqt.players.weights import weights_of
from carcqt.rules.events import Spot
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.tilelaying.game import TileLaying
from tests.support import TILE_LAYING, new_game, play

EACH = pytest.mark.parametrize("rules", [GAMES[name] for name in TILE_LAYING], ids=TILE_LAYING)


@EACH
@pytest.mark.parametrize("sight", Sight)
def test_parts_make_up_the_value(rules: type[Game[Any]], sight: Sight) -> None:
    game = new_game(rules, 3, seed=2)
    for _ in play(game, Random(2), every=31):
        valued = evaluator(game, sight)
        found = valued.evaluation()
        for seat, value in enumerate(valued.values()):
            assert found.total(seat) == pytest.approx(value)


@EACH
def test_turns_are_valued_as_they_are_made_one_by_one(rules: type[Game[Any]]) -> None:
    game = new_game(rules, 2, seed=3)
    for _ in play(game, Random(3), every=61):
        if game.is_over:
            continue
        before, valued = game.key(), evaluator(game)
        all_at_once = valued.after_turns()
        assert sorted(all_at_once) == list(range(game.turn_count))
        for number, values in all_at_once.items():
            game.push_turn(number)
            assert values == list(valued.values())
            game.pop_turn()
        some = valued.after_turns(lambda: True)
        assert some
        assert some.items() <= all_at_once.items()
        valued.play_on(game.turn(0), 4)
        assert game.key() == before


@EACH
def test_with_more_pieces_tried_the_turn_played_on_is_no_worse(rules: type[Game[Any]]) -> None:
    game = new_game(rules, 2, seed=5)
    assert isinstance(game, TileLaying)
    more = 0
    for _ in play(game, Random(5), every=17):
        if game.is_over:
            continue
        valued, seat, found = evaluator(game), game.to_move, list[tuple[float, int]]()
        assert isinstance(valued, TileEvaluator)
        before = game.key()
        for tried in (0, 2, 10, 1000):
            nodes = valued.nodes
            best = PlayingOn(valued.prospects, tried).best_turn()
            nodes = valued.nodes - nodes
            found.append((lead(valued.prospects.after([best])[0], seat), nodes))
        assert found == sorted(found)
        more += found[-1][1] - found[0][1]
        leads = [lead(values, seat) for values in valued.after_turns().values()]
        assert found[-1][0] <= round(1000 * max(leads))
        assert game.key() == before
    assert more


@EACH
def test_playing_on_a_game_tries_as_many_pieces_as_it_is_to(rules: type[Game[Any]]) -> None:
    game = new_game(rules, 2, seed=5)
    valued, nodes = evaluator(game), list[int]()
    assert isinstance(valued, TileEvaluator)
    tried = PIECES_TRIED.get(game.description.game, int(TRIED))
    for playing in (valued.playing, PlayingOn(valued.prospects, tried)):
        before = valued.nodes
        playing.best_turn()
        nodes.append(valued.nodes - before)
    assert nodes[0] == nodes[1]


@EACH
def test_far_ahead_the_half_way_counts_too_but_not_at_the_end(rules: type[Game[Any]]) -> None:
    game = new_game(rules, 2, seed=4)
    valued = evaluator(game)
    turn = game.turn(0)
    after = {turns: valued.play_on(turn, turns) for turns in (0, 4, 5, 8, 500)}
    assert len({tuple(values) for values in after.values()}) == 5
    game.push_turn(0)
    assert after[0] == list(valued.values())
    game.pop_turn()
    end = [2 * both - half for both, half in zip(after[8], after[4], strict=True)]
    assert end != after[4]
    assert all(abs(points * 1000 - round(points * 1000)) < 0.001 for points in end)
    assert all(points == round(points) for points in after[500]) or rules.private_sources


@EACH
def test_what_lies_in_the_pile_counts_not_its_order(rules: type[Game[Any]]) -> None:
    game = new_game(rules, 2, seed=5)
    for _ in play(game, Random(5), every=47):
        if not game.is_over:
            view = game.seen_by(game.to_move)
            values = {tuple(evaluator(view.imagine(Random(n))).values()) for n in range(3)}
            assert len(values) == 1


@EACH
def test_at_the_end_only_the_score_counts(rules: type[Game[Any]]) -> None:
    game = new_game(rules, 2, seed=6)
    rng = Random(6)
    while not game.is_over:
        game.push(rng.choice(game.legal_moves))
    assert list(evaluator(game).values()) == game.scores


def test_a_piece_that_comes_home_late_is_worth_less_than_one_that_comes_soon() -> None:
    """Until then its seat lays tiles and places nothing; near the end all that may come is soon."""
    name = "hunters"
    game, weights = new_game(GAMES[name], 2, seed=7), weights_of(name)
    assert isinstance(game, TileLaying)
    less = 0
    for _ in play(game, Random(7), every=5):
        if game.is_over:
            continue
        soon, late = (
            _in_hand(TileEvaluator(game, Sight.WHOLE, PROSPECTS[name], weights | {"soon": turns}))
            for turns in (weights["soon"], 100)
        )
        assert soon <= late
        less += soon < late
        if game.left_in(0).total() < 2 * weights["soon"]:
            assert soon == late
    assert less


def _in_hand(valued: TileEvaluator) -> float:
    return sum(part.points for part in valued.evaluation().parts if part.kind is PartKind.HAND)


def test_a_game_without_weights_of_its_own_has_the_common_ones() -> None:
    assert weights_of("no such game") == weights_of("common")
    assert weights_of("hunters")["hand"] != weights_of("common")["hand"]


@EACH
def test_what_lies_open_is_whose_turn_it_is_and_nobody_has_it(rules: type[Game[Any]]) -> None:
    """A region of the last tile, for whoever moves next and has a piece for it."""
    weights = weights_of(rules.description.game) | {"open": 40, "open-field": 20}
    seen = 0
    for game in _played(rules):
        valued = TileEvaluator(game, Sight.WHOLE, PROSPECTS[game.description.game], weights)
        last = game.position().laid[-1].square
        for part in valued.evaluation().parts:
            if part.kind is PartKind.OPEN and part.spot is not None:
                region = game.region(part.spot.square, part.spot.zone)
                assert part.seat == game.to_move
                assert game.supplies[part.seat][0]
                assert not any(region.followers)
                assert last in {spot.square for spot in region.spots}
                assert part.points >= 0
                seen += part.points > 0
    assert seen > 5


@EACH
def test_fields_that_one_tile_may_join_are_told_for_both(rules: type[Game[Any]]) -> None:
    """Both lead to one open square; whoever has as many there gains what the other has."""
    weights = weights_of(rules.description.game) | {"joins": 100}
    seen = 0
    for game in _played(rules):
        valued = TileEvaluator(game, Sight.WHOLE, PROSPECTS[game.description.game], weights)
        joins = [part for part in valued.evaluation().parts if part.kind is PartKind.JOINS]
        for one, other in zip(joins[::2], joins[1::2], strict=True):
            assert one.spot is not None
            assert other.spot is not None
            own = game.region(one.spot.square, one.spot.zone)
            theirs = game.region(other.spot.square, other.spot.zone)
            assert own.kind == theirs.kind
            assert one.seat in own.owners
            assert other.seat in theirs.owners
            assert not set(own.owners) & set(theirs.owners)
            assert _can_join(game, one.spot, other.spot)
            more = own.followers[one.seat] - theirs.followers[other.seat]
            assert (one.points >= 0) is (more >= 0) or one.points == 0
            assert (other.points >= 0) is (more <= 0) or other.points == 0
            seen += 1
    assert seen


def _can_join(game: TileLaying, one: Spot, other: Spot) -> bool:
    """Whether a tile of the pile makes two regions one, wherever it is laid."""
    kernel, board = game.kernel, game.board
    nodes = [game.node(spot.square, spot.zone) for spot in (one, other)]
    ends = Ground.of(game, kernel.find(nodes[0])).ends
    for tile, turn, cell in product(sorted(game.left_in(0)), range(4), sorted(ends)):
        face = game.box.face[tile]
        if board.fits(face, turn, cell):
            with board.tried(face, turn, cell):
                if len(set(map(kernel.find, nodes))) == 1:
                    return True
    return False


def _played(rules: type[Game[Any]]) -> Iterator[TileLaying]:
    """Games of a level that claims fields."""
    for seed in (1, 2, 3):
        game = new_game(rules, 2, seed)
        assert isinstance(game, TileLaying)
        rng = Random(seed)
        while not game.is_over:
            view = partial(game.seen_by, game.to_move)
            for move in PLAYERS["medium"].choose(game.legal_moves, view, rng, limits_of("medium")):
                game.push(move)
            if not game.is_over:
                yield game
