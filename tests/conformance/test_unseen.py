"""What search may ask of hidden things: that chance settles them, or that a seat chooses first."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

from carcqt.rules.description import TOKENS
from carcqt.rules.game import Game
from tests.conformance.test_keys import assert_same_rest, some_game
from tests.support import new_game, play, random_move, snapshot


def test_what_is_seen_is_an_outcome(rules: type[Game[Any]]) -> None:
    told = 0
    for seed in range(12):
        rng = Random(seed)
        game = some_game(rules, rng)
        game.settle_when_seen()
        while not game.is_over and len(game.record) % 9:
            move, before = random_move(game, rng), snapshot(game)
            outcomes = game.outcomes(move) if len(game.record) % 3 == 0 else []
            assert not outcomes or sum(chance for _, chance in outcomes) == 1
            for outcome, _ in outcomes[:: max(1, len(outcomes) // 20)]:
                game.push(move, outcome)
                assert game.record[-1][1] == outcome
                told += len(outcome)
                game.pop()
            assert snapshot(game) == before
            game.push(move)
    assert told


def test_a_token_is_as_likely_as_there_are_such_unseen(rules: type[Game[Any]]) -> None:
    if not rules.description.tokens:
        return
    met = 0
    for seed in range(6):
        game = new_game(rules, 2, seed)
        for _ in play(game, Random(seed)):
            moves = {str(move): move for move in game.legal_moves}
            if "take" in moves and not met:
                extra: dict[str, Any] = game.position().extra.plain()
                heaps = [*(mine[1:] for mine in extra["mines"]), extra["lost"]]
                heaps += [pile.things for pile in game.position().piles if pile.name == TOKENS]
                unseen = Counter(token for heap in heaps for token in heap)
                game.settle_when_seen()
                shares: dict[str, Fraction] = {}
                for outcome, chance in game.outcomes(moves["take"]):
                    shares[outcome[0]] = shares.get(outcome[0], Fraction()) + chance
                assert shares == {
                    token: Fraction(count, unseen.total()) for token, count in unseen.items()
                }
                met += 1
                break
    assert met


def test_the_key_does_not_know_what_nobody_has_seen(rules: type[Game[Any]]) -> None:
    if not rules.description.tokens:
        return
    for seed in range(12):
        rng = Random(seed)
        game = some_game(rules, rng)
        position = game.position()
        extra: dict[str, Any] = position.extra.plain()
        stock = next(pile for pile in position.piles if pile.name == TOKENS)
        heaps = [*(mine[1:] for mine in extra["mines"]), extra["lost"], stock.things]
        tokens = [token for heap in heaps for token in heap]
        rng.shuffle(tokens)
        source = iter(tokens)
        mines = tuple((mine[0], *(next(source) for _ in mine[1:])) for mine in extra["mines"])
        extra |= {"mines": mines, "lost": tuple(next(source) for _ in extra["lost"])}
        piles = tuple(
            replace(pile, things=tuple(source)) if pile.name == TOKENS else pile
            for pile in position.piles
        )
        shuffled = replace(position, extra=type(position.extra).read(extra), piles=piles)
        other = rules(game.material, shuffled)
        one = rules(game.material, position)
        assert one.key() != other.key()
        assert one.key_hash() != other.key_hash()
        for each in (one, other):
            each.settle_when_seen()
        assert_same_rest(one, other, rng, 4)


def test_who_is_asked_first_chooses_before_all_others(rules: type[Game[Any]]) -> None:
    for seed in range(8):
        game = some_game(rules, Random(seed))
        seat, rng = seed % game.players, Random(seed)
        game.ask_first(seat)
        for _ in range(60):
            if game.is_over:
                break
            drawn = bool(game.record) and bool(game.record[-1][1])
            if drawn and game.legal_moves[0].secret:
                assert game.to_move == seat
            game.push(random_move(game, rng))
