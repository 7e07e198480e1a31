"""Levels on an expedition: plans, secret choices, the end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

from carcqt.content.maps import builtin_map
from carcqt.players import ADVISERS, PLAYERS
from carcqt.players.analysis import GameAnalysis
from carcqt.players.games.expedition.facts import MissionReached
from carcqt.players.games.expedition.secrets import drawn_from, matched_regrets
from carcqt.players.games.expedition.thinking import (
    ExpeditionThought,
    MoveCandidate,
    built_first,
)
from carcqt.players.games.expedition.valuing import ExpeditionEvaluator
from carcqt.players.levels import LADDER, STRENGTHS, Level, Sight, limits_of
from carcqt.rules.events import points
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.expedition.facts import INCOME, SPECIES
from carcqt.rules.games.expedition.moves import REST, Block, Build
from carcqt.rules.moves import read_move
from carcqt.search.limits import Limits
from tests.effort import some
from tests.rules.games.expedition.expeditions import SMALL, in_turn, journey, legal, push, tiles

FEW = Limits(nodes=400)
SETS = (tiles("butterfly=2 parrot=3"), tiles("reptile"))
SIGHTS = pytest.mark.parametrize("sight", Sight)


def chosen(game: Expedition, level: str, limits: Limits = FEW, seed: int = 1) -> str:
    view = partial(game.seen_by, game.to_move)
    return str(PLAYERS[level].choose(game.legal_moves, view, Random(seed), limits)[0])


@SIGHTS
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_parts_add_up_and_the_end_is_the_score(sight: Sight, players: int) -> None:
    rng = Random(players)
    game = Expedition.new(SMALL, players, rng)
    while not game.is_over:
        key = game.key()
        evaluator = ExpeditionEvaluator(game, sight)
        parts = evaluator.evaluation()
        sums = [parts.total(seat) for seat in range(players)]
        assert sums == pytest.approx(evaluator.values())
        assert game.key() == key
        game.push(rng.choice(game.legal_moves))
    assert ExpeditionEvaluator(game, sight).values() == game.scores


@pytest.mark.parametrize(
    ("level", "players"), some([*zip(LADDER, [2, 3, 4, 2, 3], strict=True), (Level.HARD, 4)], 2)
)
def test_whole_games_are_the_same_for_the_same_seed(level: Level, players: int) -> None:
    records = []
    for _ in range(2):
        rng = Random(5)
        game = Expedition.new(SMALL, players, rng)
        while not game.is_over:
            view = partial(game.seen_by, game.to_move)
            for move in PLAYERS[level].choose(game.legal_moves, view, rng, FEW):
                game.push(move)
        records.append(list(game.record))
    assert records[0] == records[1]


def test_a_mission_that_is_not_ones_own_is_not_valued() -> None:
    worths = set()
    for mission in ("m5", "m6", "m7"):
        game = journey(event="fire", missions=(("m1",), (mission,), ("m3",)))
        worths.add(tuple(ExpeditionEvaluator(game, seat=0).values()))
    assert len(worths) == 1


def test_looking_back_the_missions_of_all_count() -> None:
    """Else whoever moves would seem to fall behind."""
    game = journey(event="fire", missions=(("m1",), ("m6",), ("m3",)))
    worths = {tuple(ExpeditionEvaluator(game, Sight.TRUTH, seat).values()) for seat in range(3)}
    assert len(worths) == 1
    moves = [read_move(f"choose {card}", game.moves) for card in (1, 2)]
    turn = GameAnalysis(game, moves).next()
    assert turn is not None
    assert turn.values == tuple(ExpeditionEvaluator(game, Sight.TRUTH).values())


def test_it_builds_where_its_mission_leads() -> None:
    game = in_turn("0:a 0:b 0:c", "bonus-fish", (1, 0, 0), money=(6, 0, 0))
    for level in ("medium", "hard"):
        assert chosen(game, level) == "build d"
    (best, *_) = ADVISERS[Level.MEDIUM].advise(game.seen_by(0), Random(1), FEW)
    reached = [fact.village for fact in best.facts if isinstance(fact, MissionReached)]
    assert reached == ["d"]


def test_the_last_round_is_played_out() -> None:
    """Nine silver: b and d bring two villages of the mission; c and anything else only one."""
    game = in_turn(
        "0:a 1:i 2:i",
        "bonus-fish",
        (6, 0, 0),
        events=(),
        gone=("fire", "fire", "fire"),
        money=(6, 0, 0),
        missions=(("m1",), ("m6",), ("m5",)),
    )
    best, *others = ADVISERS[Level.HARD].advise(game.seen_by(0), Random(1), limits_of("hard"))
    assert all(other.points < best.points for other in others)
    while game.to_move == 0 and not game.is_over:
        push(game, chosen(game, "hard", limits_of("hard")))
    assert {*game.camps_of(0)} == {"a", "b", "d"}


def test_it_stops_at_once_when_asked_to() -> None:
    asked = []

    def cancelled() -> bool:
        asked.append(True)
        return True

    game = in_turn("0:a 0:b 0:c", "bonus-fish", (1, 0, 0), money=(6, 0, 0))
    chosen(game, "expert", Limits(cancelled=cancelled))
    assert asked == [True]


def test_under_fire_it_shields_or_plays_low() -> None:
    events = ("theft",) * 2 + ("guide",) * 4
    hands = ((0, 1, 2, 3, 4, 5),) * 3
    cards = (tiles("orchid"),) * 3
    game = journey(event="fire", events=events, tiles=cards, hands=hands)
    for seed in range(5):
        assert chosen(game, "medium", seed=seed) != "choose 5"


def test_where_choices_answer_each_other_none_is_sure() -> None:
    """Scissors, stone and paper, where a win with stone counts double."""
    wins = {(0, 2): 1, (1, 0): 2, (2, 1): 1}

    def payoff(player: int, made: list[int] | tuple[int, ...]) -> float:
        mine, other = made[player], made[1 - player]
        return wins.get((mine, other), 0) - wins.get((other, mine), 0)

    for mix in matched_regrets((3, 3), payoff, Random(1), 20_000):  # type: ignore[arg-type]
        assert mix == pytest.approx([0.25, 0.25, 0.5], abs=0.04)
    rng = Random(2)
    assert {drawn_from([0.5, 0.45, 0.05], rng, least=0.1) for _ in range(99)} == {0, 1}


def test_what_is_best_whatever_others_do_is_always_chosen() -> None:
    (mix, other) = matched_regrets((3, 2), lambda player, made: made[player], Random(1), 200)
    assert mix[2] > 0.9
    assert other[1] > 0.9


def test_playing_on_cards_are_shown_that_bring_much() -> None:
    """What is chosen by playing on is no better than how it is played on."""
    shown = set()
    for seed in range(30):
        game = journey("0:a 1:i", players=2, event="bonus-fish", events=("theft", "guide"))
        ExpeditionEvaluator(game).policy(Random(seed)).play_turn()
        shown.add(game.chosen[0])
    assert len(shown) > 1
    assert min(shown) > 1


def test_playing_on_a_guide_is_hired_best_where_it_completes_a_set() -> None:
    for sets, hired in (("parrot=2 reptile=4", "parrot"), ("fish=1", "fish")):
        cards = (tiles(sets), tiles("reptile"))
        game = in_turn("0:a 1:i", "guide", (6, 0), money=(0, 0), tiles=cards)
        ExpeditionEvaluator(game).policy(Random(1)).play_turn()
        assert game.guides[0][SPECIES.index(hired)] == 1


def test_playing_on_the_card_that_shields_is_shown_under_fire() -> None:
    game = journey("0:a 1:i", players=2, event="fire", events=("theft", "guide"))
    ExpeditionEvaluator(game).policy(Random(1)).play_turn()
    assert game.chosen[0] == game.shield


@pytest.mark.parametrize(("behind", "first"), [(0.1, "build b"), (0.6, "rest")])
def test_a_camp_comes_before_resting_that_is_no_better(behind: float, first: str) -> None:
    """What stands cannot be lost; what is planned can."""
    rest, tent, camp, poor = (
        MoveCandidate(move=move, looks=0.0, leads=[0.0], behind=less)
        for move, less in ((REST, 0.0), (Block("d"), 0.0), (Build("b"), behind), (Build("c"), 2.0))
    )
    found = built_first([rest, tent, camp, poor])
    assert str(found[0].move) == first
    assert {each.move for each in found} == {rest.move, tent.move, camp.move, poor.move}
    assert built_first([tent, rest, camp])[0] is tent


def test_a_neutral_tent_that_changes_nothing_is_kept() -> None:
    game = in_turn("0:a 1:i", "bonus-fish", (1, 0), money=(0, 0))
    assert any(move.startswith("block") for move in legal(game))
    assert {chosen(game, "medium", seed=seed) for seed in range(5)} == {"rest"}


def test_no_neutral_tent_is_thought_of_that_concerns_nobody() -> None:
    """Where no other seat can go, or pays the same afterwards."""
    game = Expedition.new(builtin_map("expedition").map, 2, Random(3))
    push(game, "keep 1", "keep 1", "build bidora", "build cachivi", "choose 0", "choose 0")
    seat, network = game.to_move, game.network
    tents = {move for move in legal(game) if move.startswith("block")}
    thought = ExpeditionThought(game.seen_by(seat), STRENGTHS[Level.MEDIUM], Random(1), FEW)
    tried = {str(each.move) for each in thought.ranked()} & tents
    (camp,) = game.camps_of(1 - seat)
    near = {village for there in game.links_of(camp).values() for village in there}
    assert {move.removeprefix("block ") for move in tried} <= near
    assert 0 < len(tried) < len(tents)
    for move in tried:
        prices = network.prices[network.numbers[move.removeprefix("block ")]]
        assert prices[1] > prices[0]


def test_no_neutral_tent_goes_where_ones_own_mission_leads() -> None:
    game = in_turn("0:a 1:e", "bonus-fish", (3, 0), money=(0, 0), missions=(("m1",), ("m6",)))
    assert {"block b", "block d", "block h"} <= {*legal(game)}
    thought = ExpeditionThought(game.seen_by(0), STRENGTHS[Level.MEDIUM], Random(1), FEW)
    tried = {str(each.move) for each in thought.ranked()}
    assert "block h" in tried
    assert not tried & {"block b", "block d"}


def last_rounds(seed: int, rounds: int = 1) -> Iterator[Expedition]:
    """A game of the usual level on the built-in map, from where so many rounds are left."""
    rng = Random(seed)
    game = Expedition.new(builtin_map("expedition").material, 3, rng)
    while not game.is_over:
        if game.left_in(0).total() < rounds:
            yield game
        view = partial(game.seen_by, game.to_move)
        for move in PLAYERS["medium"].choose(game.legal_moves, view, rng, limits_of("medium")):
            game.push(move)


def test_the_last_round_does_not_hang_on_one_guess_at_what_others_are_after() -> None:
    """One guess may be out by six points, and another camp the best."""
    seen = 0
    for game in last_rounds(5):
        if game.phase == "build":
            best = [
                ExpeditionThought(
                    game.seen_by(game.to_move),
                    STRENGTHS[Level.HARD],
                    Random(seed),
                    limits_of("hard"),
                ).ranked()[0]
                for seed in range(4)
            ]
            assert len({each.move for each in best}) == 1
            values = [each.value for each in best]
            assert max(values) - min(values) < 2
            seen += 1
    assert seen > 2


def test_no_card_is_shown_last_that_comes_later_and_brings_less() -> None:
    """Whatever is not shown in the last round is of no use."""
    seen = 0
    for seed in (4, 5, 6):
        for game in last_rounds(seed):
            if game.phase != INCOME or game.event in ("fire", "theft"):
                continue
            seat, cards = game.to_move, game.network.cards
            for level in ("hard", "medium"):
                shown = chosen(game, level).removeprefix("choose ")
                brings = {
                    str(each.card): points(game.worth_of(cards[each.card], seat))
                    for each in game.network.hand(game.hands[seat])
                }
                assert brings[shown] == max(brings.values())
                seen += 1
    assert seen > 6


def test_a_mission_that_is_far_away_is_a_risk_until_a_camp_stands_beside_it() -> None:
    """Links are counted to the nearest camp; a village that others can fill is a risk more."""
    risks = {
        camps: ExpeditionEvaluator(journey(camps, missions=(("m1",), ("m2",), ("m3",))), seat=0)
        for camps in ("0:a", "0:a 0:b", "0:a 0:b 0:c 0:d 0:e 0:f 0:g 0:h 0:i")
    }
    first, more, all_there = (each._risk(0) for each in risks.values())
    assert first >= more
    assert first > all_there == 0
