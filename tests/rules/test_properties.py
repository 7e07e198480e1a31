"""What holds for any deck and any order of pushing and popping."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from carcqt.content.checks import deck_problems
from carcqt.rules.geometry import Square
from carcqt.rules.moves import Lay, Place
from carcqt.rules.problems import IllegalMove, InvalidPosition
from carcqt.rules.tilelaying.game import TileLaying
from tests.decks import decks, tiles
from tests.effort import examples
from tests.naive import same_look
from tests.recomputed import assert_board_is_right, assert_regions_are_right
from tests.support import TILE_LAYING, random_move, snapshot

SLOW = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
EACH = pytest.mark.parametrize("rules", TILE_LAYING.values(), ids=TILE_LAYING)


@EACH
@examples(10, 100)
@given(data=st.data())
def test_generated_decks_are_such_as_a_file_may_hold(
    rules: type[TileLaying], data: st.DataObject
) -> None:
    deck = data.draw(decks(rules.description))
    assert list(deck_problems(deck, rules)) == []


@EACH
@examples(30, 300)
@given(data=st.data())
def test_a_tile_is_offered_once_for_each_look(rules: type[TileLaying], data: st.DataObject) -> None:
    tile = data.draw(tiles(rules.description, "T", rules.description.piles[0]))
    assert tile.turns == tuple(
        turn
        for turn in range(4)
        if not any(same_look(tile, turn, before) for before in range(turn))
    )
    for turn, turned in enumerate(tile.all_turned):
        assert turned.all_turned[(4 - turn) % 4].zone_at == tile.zone_at


@EACH
@examples(8, 100)
@given(data=st.data(), seed=st.integers(0, 2**16))
def test_games_with_generated_decks_end_and_keep_their_regions_right(
    rules: type[TileLaying], data: st.DataObject, seed: int
) -> None:
    deck = data.draw(decks(rules.description))
    rng = Random(seed)
    game = rules.new(deck, rng.choice(rules.description.players), rng)
    begun = snapshot(game)
    while not game.is_over:
        game.push(random_move(game, rng))
        assert_regions_are_right(game)
        if len(game.record) % 5 == 0 and game.board.laid:
            assert_board_is_right(game)
        assert rules.problems(deck, game.position()) == []
    while game.record:
        game.pop()
    assert snapshot(game) == begun


class PushAndPop(RuleBasedStateMachine):
    """Any order of pushing, popping and mistakes, on any deck."""

    @initialize(
        data=st.data(), rules=st.sampled_from(list(TILE_LAYING.values())), seed=st.integers(0, 99)
    )
    def begin(self, data: st.DataObject, rules: type[TileLaying], seed: int) -> None:
        deck = data.draw(decks(rules.description))
        self.game = rules.new(deck, rules.description.players[0], Random(seed))
        self.path = [snapshot(self.game)]

    @precondition(lambda self: not self.game.is_over)
    @rule(number=st.integers(0, 10**6))
    def push(self, number: int) -> None:
        moves = self.game.legal_moves
        self.game.push(moves[number % len(moves)])
        self.path.append(snapshot(self.game))

    @precondition(lambda self: not self.game.is_over)
    @rule(number=st.integers(0, 10**6), chance=st.integers(0, 10**6))
    def push_with_an_outcome(self, number: int, chance: int) -> None:
        moves = self.game.legal_moves
        move = moves[number % len(moves)]
        outcomes = self.game.outcomes(move)
        self.game.push(move, outcomes[chance % len(outcomes)][0])
        self.path.append(snapshot(self.game))

    @precondition(lambda self: len(self.path) > 1)
    @rule(count=st.integers(1, 4))
    def pop(self, count: int) -> None:
        for _ in range(min(count, len(self.path) - 1)):
            self.game.pop()
            self.path.pop()
            assert snapshot(self.game) == self.path[-1]

    @rule(x=st.integers(-3, 3), y=st.integers(-3, 3), turn=st.integers(0, 3))
    def push_anything(self, x: int, y: int, turn: int) -> None:
        tile = self.game.position().drawn or "T0"
        for move in (Lay(tile, Square(x, y), turn), Place("nonsense", Square(x, y), "z0")):
            if move not in self.game.legal_moves:
                with pytest.raises(IllegalMove):
                    self.game.push(move)

    @precondition(lambda self: not self.game.is_over)
    @rule()
    def push_with_an_impossible_outcome(self) -> None:
        with pytest.raises(InvalidPosition):
            self.game.push(self.game.legal_moves[0], ("nonsense",))

    @rule()
    def list_turns(self) -> None:
        for _ in zip(self.game.turns(), range(5), strict=False):
            pass

    @invariant()
    def nothing_else_has_changed(self) -> None:
        if hasattr(self, "path"):
            assert snapshot(self.game) == self.path[-1]
            assert len(self.game.record) == len(self.path) - 1

    @invariant()
    def regions_are_right(self) -> None:
        if hasattr(self, "path"):
            assert_regions_are_right(self.game)


TestPushAndPop = PushAndPop.TestCase
TestPushAndPop.settings = settings(SLOW, max_examples=15, stateful_step_count=25)
