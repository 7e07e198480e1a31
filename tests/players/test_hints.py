"""Hints: turns that differ, and what each is worth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import count, pairwise

import pytest

from carcqt.players.facts import (
    Advice,
    Effect,
    ExtraTurn,
    Fact,
    OtherEffects,
    PieceReturns,
    PieceSpent,
    PointsNow,
    RegionChanged,
    RegionClaimed,
)
from carcqt.players.games import evaluator, turn_facts
from carcqt.players.games.goldrush_tents import TentMoved, TokensWon
from carcqt.players.selecting import Hint, Selector, look_of, ordered
from carcqt.rules.games import GAMES
from carcqt.rules.geometry import Square
from carcqt.rules.moves import Lay, Move, Pass
from tests.effort import often
from tests.players.hinted import TILES, advised, facts_of, hints, played, standing

SMALL = 2
"""Points without a name, at most."""


def scored(points: float, kind: str = "forest", count: int = 6, expected: int = 0) -> PointsNow:
    return PointsNow(seat=0, points=points, kind=kind, scored=count, expected=expected)


def grown(points: float, kind: str = "forest", seat: int = 0, ends: int = 2) -> RegionChanged:
    after = standing(ends=ends)
    return RegionChanged(seat=seat, points=points, kind=kind, after=after, effects=(Effect.GROWS,))


def returned(points: float) -> PieceReturns:
    return PieceReturns(seat=0, points=points, piece="cowboy", count=1)


def spent(points: float) -> PieceSpent:
    return PieceSpent(seat=0, points=points, piece="cowboy", left=2)


def advice(*facts: Fact, gain: float = 0.0) -> Advice:
    return Advice((), 9.0, facts, gain)


def numbers(facts: Iterable[Fact]) -> list[float]:
    return [fact.points for fact in facts]


@pytest.mark.parametrize("name", TILES)
def test_later_turns_are_no_better_and_look_different(name: str) -> None:
    for game in played(name, every=17):
        found = advised(game)
        assert all(one.points >= other.points for one, other in pairwise(found))
        assert len({look_of(each) for each in found}) == len(found)


@pytest.mark.parametrize("name", TILES)
def test_reasons_add_up_to_what_a_turn_is_worth(name: str) -> None:
    told = 0
    for game in played(name, every=19):
        for hint in hints(game):
            facts = (*hint.facts, *hint.shared)
            assert sum(numbers(facts)) == hint.worth
            assert all(points == round(points) for points in numbers(facts))
            rest = facts_of(facts, OtherEffects)
            assert len(rest) <= 1
            assert all(abs(points) <= SMALL for points in numbers(rest))
            told += len(facts) - len(rest)
    assert told > 5


@pytest.mark.thorough
@pytest.mark.parametrize("name", TILES)
def test_little_is_left_that_has_no_name(name: str) -> None:
    """Whatever a turn changes by more than a point is told of something: also tents of others, and
    another's pieces that are held up in a forest that is shared."""
    for game in played(name, every=often(26, 13), seed=9, level="medium"):
        told = turn_facts(game, evaluator(game))
        for turn in map(game.turn, range(0, game.turn_count, 2)):
            facts, gain = told.find(turn)
            assert sum(numbers(facts)) == pytest.approx(gain, abs=1.25), turn


def test_a_turn_is_not_shown_again_without_what_makes_it_good() -> None:
    for name in TILES:
        for game in played(name, every=9, seed=5, level="medium"):
            found = hints(game)
            for place, hint in enumerate(found):
                laid = [each.turn[:-1] for each in found[:place]]
                assert not (hint.turn[-1].idle and hint.turn[:-1] in laid)


def test_no_hint_is_worse_than_doing_nothing_if_the_best_is_not() -> None:
    for game in played("hunters", every=23):
        first, *others = hints(game)
        assert all(first.worth >= other.worth for other in others)
        assert all(other.worth >= 0 for other in others) or first.worth < 0


def test_each_reason_is_rounded_by_itself() -> None:
    """What cannot be named is told as the rest, and never more than that."""
    facts = scored(5.6), spent(-2.4)
    for worth, gain, rest in (
        (3.2, 3.2, []),
        (5.3, 5.3, []),
        (-1.0, 3.2, [-5]),
        (6.9, 6.9, [3]),
    ):
        found = Selector().settled(advice(*facts, gain=gain), worth)
        assert numbers(facts_of(found, PointsNow, PieceSpent)) == [6, -2]
        assert numbers(facts_of(found, OtherEffects)) == rest


def test_the_same_cause_has_the_same_number_in_each_hint() -> None:
    selector, totals = Selector(), []
    for home in (2.4, 2.6, 1.7):
        (fact,) = selector.settled(advice(returned(home), gain=home), home)
        totals.append(fact.points)
    assert totals == [2, 2, 2]


def test_what_reads_the_same_has_the_same_number_in_each_hint() -> None:
    claimed = RegionClaimed(seat=0, points=3.4, kind="meadow", after=standing(), piece="member")
    selector = Selector()
    first = selector.settled(advice(grown(5.4), claimed, gain=8.8), 8.8)
    again = selector.settled(advice(grown(5.6), gain=5.6), 5.6)
    assert numbers(facts_of((*first, *again), RegionChanged)) == [5, 5]


def test_later_hints_are_not_told_to_be_worth_more() -> None:
    selector = Selector()
    for number, (parts, worth) in enumerate((((2.3, 2.3), 4.6), ((2.6, 1.9), 4.5), ((1.1,), 1.1))):
        facts = [grown(points, f"{points} {part}") for part, points in enumerate(parts)]
        turn = (Lay("L00", Square(number, 1), 0), Pass())
        selector.add(Advice(turn, 9.0, tuple(facts), worth), worth)
    assert [hint.worth for hint in selector.hints()] == [4, 4, 1]


@pytest.mark.parametrize("name", TILES)
def test_no_two_hints_read_alike_and_what_brings_nothing_is_not_beside_better_ones(
    name: str,
) -> None:
    for game in played(name, every=11):
        found = hints(game)
        assert len({(each.worth, each.facts) for each in found}) == len(found)
        # No two have the same heading.
        leads = [(type(lead), lead.seat, lead.aim) for each in found if (lead := each.lead)]
        assert len(set(leads)) == len(leads) >= len(found) - 1
        assert all(each.worth > 0 for each in found) or all(each.worth <= 0 for each in found)


@pytest.mark.parametrize("name", TILES)
def test_no_fact_is_in_all_hints_unless_it_is_what_a_turn_is_for(name: str) -> None:
    common, small = 0, 0.0
    for game in played(name, every=6, seed=3):
        found = hints(game)
        if len(found) < 2:
            continue
        leads = {each.lead for each in found}
        shared = set.intersection(*({*each.facts} - leads for each in found))
        assert not shared
        for each in found:
            common += len(each.shared)
            assert sum(numbers((*each.facts, *each.shared))) == each.worth
            small = max([small, *map(abs, numbers(facts_of(each.facts, OtherEffects)))])
    assert common
    assert small <= SMALL


@pytest.mark.parametrize("name", GAMES)
def test_a_busy_machine_has_the_same_hints(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many positions are looked at, whatever the clock says."""
    game = next(played(name, every=15))
    calm = hints(game)
    late = count(step=0.002)
    monkeypatch.setattr("time.monotonic", lambda: next(late))
    assert hints(game) == calm


def test_points_at_once_head_what_completing_brings() -> None:
    """A town that brings 12 points is named before the piece that comes home with it."""
    town, railway = scored(1, "town", 12, 11), scored(2, "railway", 2)
    home, tokens = returned(6), TokensWon(seat=0, points=3, count=2)
    assert ordered([tokens, home, railway, town], 0) == [railway, town, home, tokens]
    likely, bonus = scored(0, count=6, expected=6), ExtraTurn(seat=0, points=4)
    assert ordered([likely, bonus], 0) == [bonus, likely]


def test_points_at_once_and_what_counts_most_are_told() -> None:
    """Six points for a piece that comes home once went with the other things, then a mountain that
    was completed did."""
    points = [scored(0, kind, 5, 5) for kind in ("railway", "mountain", "town")]
    home = returned(6.0)
    helps = [grown(-1.0, f"of {number}", seat=1) for number in range(6)]
    facts = Selector().settled(advice(*points, *helps, home), 0.0)
    assert facts[0] == home
    assert facts_of(facts, PointsNow) == points
    assert len(facts_of(facts, RegionChanged)) == 2
    assert sum(numbers(facts)) == 0


def test_what_brings_most_is_told_first_and_costs_last() -> None:
    tent = TentMoved(seat=0, points=3, count=4)
    harder = RegionChanged(
        seat=1, points=3, kind="railway", after=standing(), effects=(Effect.HARDER,)
    )
    nothing, cost = scored(0, "town", expected=6), spent(-5)
    found = ordered([cost, nothing, harder, tent], 0)
    assert found == [tent, harder, nothing, cost]


LAY = Lay("L00", Square(0, 1), 0)


def added(selector: Selector, *facts: Fact, turn: tuple[Move, ...] = (LAY, Pass())) -> None:
    gain = sum(fact.points for fact in facts)
    selector.add(Advice(turn, 9.0, facts, gain), gain)


def test_a_turn_without_reasons_is_no_second_hint() -> None:
    selector = Selector()
    added(selector, grown(3.0))
    added(selector)
    assert [hint.lead for hint in selector.hints()] == [grown(3)]


def test_turns_with_one_aim_are_told_by_what_sets_them_apart() -> None:
    selector = Selector()
    home, tent = returned(4), TentMoved(seat=0, points=5, count=2)
    river = TokensWon(seat=0, points=4, count=1)
    further: list[list[Fact]] = [[river], [tent], [TentMoved(seat=0, points=1, count=3)]]
    for number, more in enumerate(further):
        turn = (Lay("L00", Square(number, 1), 0), Pass())
        added(selector, scored(5, "railway", 5), home, *more, turn=turn)
    # What is much less than the main thing heads no suggestion: the third one is left out.
    assert [type(hint.lead) for hint in selector.hints()] == [PointsNow, TentMoved]


def test_facts_that_all_hints_share_are_told_once_with_their_points() -> None:
    selector, token = Selector(), TokensWon(seat=0, points=2, count=1)
    for number, kind in enumerate(("forest", "river")):
        turn = (Lay("L00", Square(number, 1), 0), Pass())
        added(selector, grown(5 - number, kind), token, turn=turn)
    for hint, worth in zip(selector.hints(), (7, 6), strict=True):
        assert [type(fact) for fact in hint.facts] == [RegionChanged]
        assert hint.shared == (token,)
        assert hint.worth == worth == sum(numbers((*hint.facts, *hint.shared)))


@pytest.mark.parametrize("is_head", [True, False])
def test_what_all_hints_without_a_sum_share_is_no_reason_of_any(is_head: bool) -> None:
    selector, home = Selector(), returned(0)
    for number in range(2):
        tokens = TokensWon(seat=0, count=number)
        facts = (home, tokens) if is_head else (tokens, home)
        selector.add(Advice((Lay("L00", Square(number, 1), 0),), 1.0, facts), None)
    found = [(hint.lead, hint.facts[1:], hint.shared) for hint in selector.hints()]
    assert found == [(TokensWon(seat=0, count=count), (), (home,)) for count in range(2)]


def test_what_a_later_hint_is_for_is_told_of_all_that_have_it() -> None:
    selector, forest, river = Selector(), grown(3, "forest"), grown(2, "river")
    for number, facts in enumerate(((forest, river), (river,))):
        turn = (Lay("L00", Square(number, 1), 0), Pass())
        added(selector, *facts, turn=turn)
    first, second = selector.hints()
    assert first.facts == (forest, river)
    assert second.facts == (river,)


def test_small_effects_are_never_read_first() -> None:
    facts = grown(3), OtherEffects(seat=0, points=2)
    assert Hint((LAY,), 0, facts, 5).why == facts[:1]


def test_costs_small_effects_and_points_that_were_expected_head_no_turn() -> None:
    for fact in (OtherEffects(seat=0, points=3), spent(3), scored(0, count=1, expected=1)):
        selector = Selector()
        added(selector, fact)
        assert selector.hints()[0].lead is None


def test_secrets_are_left_out_whole() -> None:
    secret, open_ = replace(spent(-1), is_secret=True), grown(2)
    hint = Hint((LAY,), 0, (secret, open_), shared=(secret,))
    assert not hint.without_secrets().shared
    assert hint.without_secrets().facts == (open_,)
    assert hint.without_secrets().lead == open_
