"""Hints: turns that differ, and what each is worth."""

from __future__ import annotations

from itertools import count, pairwise

import pytest

from carcqt.players.evaluation import Evaluation, Part, PartKind
from carcqt.players.facts import (
    Advice,
    ExtraTurn,
    Fact,
    HarderToComplete,
    InCommon,
    KeepsPieces,
    Later,
    LaterPieces,
    LaterPoints,
    PieceReturns,
    PieceSpent,
    PieceWaits,
    PointsNow,
    RegionClaimed,
    RegionGrown,
    SmallEffects,
)
from carcqt.players.games import evaluator, turn_facts
from carcqt.players.games.goldrush_tents import TentMoved, TokensWon
from carcqt.players.selecting import Hint, Line, Selector, ordered, purpose
from carcqt.rules.games import GAMES
from carcqt.rules.geometry import Square
from carcqt.rules.moves import Lay, Move, Pass
from tests.effort import often
from tests.players.hinted import TILES, advised, facts_of, hints, played, standing


def scored(points: float, kind: str = "forest", count: int = 6, expected: int = 0) -> PointsNow:
    return PointsNow(seat=0, points=points, kind=kind, scored=count, expected=expected)


def grown(points: float, kind: str = "forest", seat: int = 0) -> RegionGrown:
    return RegionGrown(seat=seat, points=points, kind=kind, after=standing())


def returned(points: float) -> PieceReturns:
    return PieceReturns(seat=0, points=points, piece="cowboy", count=1)


def spent(points: float) -> PieceSpent:
    return PieceSpent(seat=0, points=points, piece="cowboy", left=2)


def advice(*facts: Fact, gain: float = 0.0, later: tuple[Part, ...] = ()) -> Advice:
    return Advice((), 9.0, facts, gain, 0, later)


def numbers(lines: tuple[Line, ...]) -> list[float]:
    return [line.points for line in lines]


@pytest.mark.parametrize("name", TILES)
def test_later_turns_are_no_better_and_look_different(name: str) -> None:
    for game in played(name, every=17):
        found = advised(game)
        assert all(one.points >= other.points for one, other in pairwise(found))
        looks = [
            (each.turn[0].square, purpose(each.facts, game.to_move))
            for each in found
            if isinstance(each.turn[0], Lay) and any(fact.points > 0 for fact in each.facts)
        ]
        assert all(look not in looks[:place] for place, look in enumerate(looks))


@pytest.mark.parametrize("name", TILES)
def test_reasons_add_up_to_what_a_turn_is_worth(name: str) -> None:
    told = 0
    for game in played(name, every=19):
        for hint in hints(game):
            counted = [line for line in hint.lines if line.is_counted]
            assert sum(line.points for line in counted) == hint.worth
            rest = [line for line in counted if not line.is_named]
            assert len(rest) <= 1
            told += len(counted) - len(rest)
    assert told > 5


@pytest.mark.thorough
@pytest.mark.parametrize("name", TILES)
def test_little_is_left_that_has_no_name(name: str) -> None:
    """Whatever a turn changes by more than a point is told of something: also tents of others, and
    another's pieces that are held up in a forest that is shared."""
    for game in played(name, every=often(26, 13), seed=9, level="medium"):
        told = turn_facts(game, evaluator(game))
        for turn in map(game.turn, range(0, game.turn_count, 2)):
            facts, gain = told.find(turn, 0.0)
            counted = sum(each.points for each in facts if each.is_counted)
            assert counted == pytest.approx(gain, abs=1.25), turn


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
        assert all(other.is_good for other in others) or not first.is_good


def test_each_reason_is_rounded_by_itself() -> None:
    """What cannot be named is told as the rest, and never more than that."""
    facts = scored(5.6), spent(-2.4)
    for worth, gain, rest in (
        (3.2, 3.2, []),
        (5.3, 5.3, []),
        (-1.0, 3.2, [(Later, -5)]),
        (6.9, 6.9, [(SmallEffects, 3)]),
    ):
        lines = Selector({}).settled(advice(*facts, gain=gain), worth)
        assert numbers(lines[:2]) == [6, -2]
        assert [(type(line.main), line.points) for line in lines[2:]] == rest


def test_the_same_cause_has_the_same_number_in_each_hint() -> None:
    selector, totals = Selector({}), []
    for home in (2.4, 2.6, 1.7):
        (line,) = selector.settled(advice(returned(home), gain=home), home)
        totals.append(line.points)
    assert totals == [2, 2, 2]


def test_what_reads_the_same_has_the_same_number_in_each_hint() -> None:
    claimed = RegionClaimed(seat=0, points=3.4, kind="meadow", after=standing(), piece="member")
    selector = Selector({})
    first = selector.settled(advice(grown(5.4), claimed, gain=8.8), 8.8)
    again = selector.settled(advice(grown(5.6), gain=5.6), 5.6)
    lines = [line for line in (*first, *again) if isinstance(line.main, RegionGrown)]
    assert [line.points for line in lines] == [5, 5]


@pytest.mark.parametrize(
    ("later", "told"),
    [
        (
            [(0, PartKind.REGION, "forest", -4.0), (0, PartKind.HAND, "", 1.0)],
            LaterPoints(seat=0, points=-3, kind="forest", is_more=False),
        ),
        (
            [(0, PartKind.REGION, "forest", -0.5), (1, PartKind.HAND, "", 3.0)],
            LaterPieces(seat=1, points=-3, is_more=True),
        ),
        ([(0, PartKind.REGION, "forest", 1.0), (1, PartKind.REGION, "river", -2.0)], None),
        # A turn that was won is made, and what it brought is in the others.
        ([(0, PartKind.BONUS, "", -6.0), (0, PartKind.REGION, "forest", 3.0)], None),
        # What is less than half of it is not the cause,
        (
            [
                (0, PartKind.REGION, "forest", -1.0),
                (0, PartKind.REGION, "river", -1.0),
                (0, PartKind.HAND, "", -1.0),
            ],
            None,
        ),
        # and of what something else is told it would say the opposite, or the same again.
        ([(0, PartKind.REGION, "village", -4.0)], None),
        ([], None),
    ],
)
def test_what_comes_later_is_told_by_whose_turns_it_comes_and_what_they_bring(
    later: list[tuple[int, PartKind, str, float]], told: Fact | None
) -> None:
    parts = tuple(Part(seat, kind, points, what) for seat, kind, what, points in later)
    village = scored(6.0, "village")
    *_, last = Selector({}).settled(advice(village, gain=6.0, later=parts), 3.0)
    assert last.points == -3
    assert last.main == (told or Later(seat=0, points=-3))


def test_a_point_too_many_is_a_matter_of_rounding() -> None:
    """Where something is only reckoned: never of points, nor of what looks the same elsewhere."""
    selector = Selector({})
    selector.settled(advice(scored(8.0), gain=8.0), 8.0)
    lines = selector.settled(advice(scored(5.6), grown(2.6, "river"), gain=8.2), 8.0)
    assert numbers(lines) == [6, 2]
    lines = selector.settled(advice(scored(5.6), returned(2.6), gain=8.2), 8.0)
    assert numbers(lines) == [6, 3, -1]


@pytest.mark.parametrize("name", TILES)
def test_what_comes_of_playing_on_is_told_whole(name: str) -> None:
    """Part by part it is what each seat has got, up to the last turn of the game."""
    for game in played(name, every=19, level="medium"):
        valued, turn = evaluator(game), game.turn(game.turn_count // 2)
        for move in turn:
            game.push(move)
        seen = valued.values()
        for _ in turn:
            game.pop()
        for turns in (2, 200):
            told: list[Evaluation] = []
            ends = valued.play_on(turn, turns, told)
            (sequel,) = told
            for seat, end in enumerate(ends):
                assert sequel.total(seat) == pytest.approx(end - seen[seat], abs=0.05)
        spots = {part.spot.square for part in sequel.parts if part.spot}
        laid = {laid.square for laid in game.position().laid}
        assert spots <= {*laid, *(move.square for move in turn if isinstance(move, Lay))}


def test_later_hints_are_not_told_to_be_worth_more() -> None:
    selector = Selector({})
    for parts, worth, total in (((2.3, 2.3), 4.6, 4), ((2.6, 1.9), 4.5, 4), ((1.1,), 1.1, 1)):
        facts = [grown(points, f"{points} {number}") for number, points in enumerate(parts)]
        lines = selector.settled(advice(*facts, gain=worth), worth)
        assert sum(numbers(lines)) == total


@pytest.mark.parametrize("name", TILES)
def test_no_two_hints_read_alike_and_what_brings_nothing_is_not_beside_better_ones(
    name: str,
) -> None:
    for game in played(name, every=11):
        found = hints(game)
        assert len({(each.worth, each.lines) for each in found}) == len(found)
        # No two are for the same thing, told by the same figure.
        leads = [
            (type(lead), lead.seat, getattr(lead, "kind", ""), lead.figure)
            for each in found
            if (lead := each.lead) is not None
        ]
        assert len(set(leads)) == len(leads) >= len(found) - 1
        assert all(each.worth > 0 for each in found) or all(each.worth <= 0 for each in found)


@pytest.mark.parametrize("name", TILES)
def test_no_line_is_in_all_hints_unless_it_is_what_a_turn_is_for(name: str) -> None:
    common = 0
    for game in played(name, every=6, seed=3):
        found = hints(game)
        if len(found) < 2:
            continue
        lines = [
            {(line.reading(), line.points) for line in each.lines if each.lead not in line.facts}
            for each in found
        ]
        told = set.intersection(*lines)
        assert all("InCommon" in str(reading) for reading, _ in told)
        for each in found:
            common += len(facts_of((line.main for line in each.lines), InCommon))
            assert sum(line.points for line in each.lines if line.is_counted) == each.worth
    assert common


@pytest.mark.parametrize("name", GAMES)
def test_a_busy_machine_has_the_same_hints(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many positions are looked at, whatever the clock says."""
    game = next(played(name, every=15))
    calm = hints(game)
    late = count(step=0.002)
    monkeypatch.setattr("time.monotonic", lambda: next(late))
    assert hints(game) == calm


def lines_of(*facts: Fact) -> list[Line]:
    return [Line((fact,), fact.points) for fact in facts]


def test_points_at_once_head_what_completing_brings() -> None:
    """A town that brings 12 points is named before the piece that comes home with it."""
    town, railway = scored(1, "town", 12, 11), scored(2, "railway", 2)
    home, tokens = returned(6), TokensWon(seat=0, points=3, count=2)
    found = ordered(lines_of(tokens, home, railway, town), 0)
    assert [line.main for line in found] == [town, railway, home, tokens]
    likely, bonus = scored(0, count=6, expected=6), ExtraTurn(seat=0, points=4)
    assert [line.main for line in ordered(lines_of(likely, bonus), 0)] == [bonus, likely]


def test_points_at_once_and_what_counts_most_are_told() -> None:
    """Six points for a piece that comes home once went with the other things, then a mountain that
    was completed did."""
    points = [scored(0, kind, 5, 5) for kind in ("railway", "mountain", "town")]
    home = returned(6.0)
    helps = [grown(-1.0, f"of {number}", seat=1) for number in range(6)]
    lines = Selector({}).settled(advice(*points, *helps, home), 0.0)
    assert lines[0].main == home
    assert facts_of([line.main for line in lines], PointsNow) == points
    assert len(facts_of([line.main for line in lines], RegionGrown)) == 2
    assert sum(numbers(lines)) == 0


def test_what_has_one_aim_is_told_together_and_what_brings_most_first() -> None:
    tent = TentMoved(seat=0, points=3, reach=4)
    harder = HarderToComplete(seat=1, points=2, kind="railway", after=standing())
    waits = PieceWaits(seat=1, points=4, kind="town", count=1, is_sooner=False)
    nothing, cost = scored(0, "town", expected=6), spent(-5)
    found = ordered(lines_of(cost, nothing, tent, waits, harder), 0)
    assert [line.main for line in found] == [harder, waits, tent, nothing, cost]


LAY = Lay("L00", Square(0, 1), 0)


def added(selector: Selector, *facts: Fact, turn: tuple[Move, ...] = (LAY, Pass())) -> None:
    gain = sum(fact.points for fact in facts)
    selector.add(Advice(turn, 9.0, facts, gain), gain)


def test_a_turn_without_reasons_is_no_second_hint() -> None:
    selector = Selector({})
    added(selector, grown(3.0))
    added(selector)
    assert [hint.lead for hint in selector.hints()] == [grown(3)]


def test_turns_with_one_aim_are_told_by_what_sets_them_apart() -> None:
    selector = Selector({})
    home, tent = returned(4), TentMoved(seat=0, points=4, reach=2)
    river = TokensWon(seat=0, points=4, count=1)
    further: list[list[Fact]] = [[river], [tent], [TentMoved(seat=0, points=1, reach=3)]]
    for number, more in enumerate(further):
        turn = (Lay("L00", Square(number, 1), 0), Pass())
        added(selector, scored(5, "railway", 5), home, *more, turn=turn)
    # What is much less than the main thing heads no suggestion: the third one is left out.
    assert [type(hint.lead) for hint in selector.hints()] == [PointsNow, TentMoved]


def test_lines_that_all_hints_share_are_one_line_of_each() -> None:
    selector, token = Selector({}), TokensWon(seat=0, points=2, count=1)
    for number, kind in enumerate(("forest", "river")):
        turn = (Lay("L00", Square(number, 1), 0), Pass())
        added(selector, grown(5 - number, kind), token, turn=turn)
    for hint, worth in zip(selector.hints(), (7, 6), strict=True):
        assert [type(line.main) for line in hint.lines] == [RegionGrown, InCommon]
        assert hint.worth == worth == sum(numbers(hint.lines))


def test_what_all_hints_without_a_sum_share_is_told_of_the_first() -> None:
    selector, kept = Selector({}), KeepsPieces(seat=0, count=2)
    for number in range(2):
        facts = kept, TokensWon(seat=0, count=number)
        selector.add_plain(Advice((Lay("L00", Square(number, 1), 0),), 1.0, facts))
    first, second = selector.plain_hints()
    assert [line.main for line in first.lines] == [kept, TokensWon(seat=0, count=0)]
    assert [line.main for line in second.lines] == [TokensWon(seat=0, count=1)]
    assert (first.lead, second.lead) == (kept, TokensWon(seat=0, count=1))


def test_what_a_later_hint_is_for_is_told_of_all_that_have_it() -> None:
    selector, forest, river = Selector({}), grown(3, "forest"), grown(2, "river")
    for number, facts in enumerate(((forest, river), (river,))):
        turn = (Lay("L00", Square(number, 1), 0), Pass())
        added(selector, *facts, turn=turn)
    first, second = selector.hints()
    assert [line.main for line in first.lines] == [forest, river]
    assert [line.main for line in second.lines] == [river]


def test_later_turns_and_small_effects_head_no_turn() -> None:
    for fact in (Later(seat=0, points=3), SmallEffects(seat=0, points=3), spent(3)):
        selector = Selector({})
        added(selector, fact)
        assert selector.hints()[0].lead is None


def test_secrets_are_left_out_whole() -> None:
    secret, open_ = KeepsPieces(seat=0, count=2, is_secret=True), grown(2)
    hint = Hint((LAY,), 0, (Line((secret,)), Line((open_,), 2)), secret)
    assert hint.without_secrets().lines == (Line((open_,), 2),)
    assert hint.without_secrets().lead == open_
