"""Hints: turns that differ, and what each is worth."""

from __future__ import annotations

from dataclasses import replace
from itertools import count, pairwise

import pytest

from carcqt.players.advice import (
    UNCOUNTED,
    Advice,
    Effect,
    Evaluation,
    Part,
    PartKind,
    Reason,
    ReasonKind,
    ordered,
)
from carcqt.players.games import evaluator
from carcqt.players.hints import Hint, Settling, _aims_as
from carcqt.players.reasons import Reasons
from carcqt.rules.games import GAMES
from carcqt.rules.geometry import Square
from carcqt.rules.moves import Lay
from tests.effort import often
from tests.players.hinted import TILES, advised, hints, played

CLOSES = ReasonKind.CLOSES


@pytest.mark.parametrize("name", TILES)
def test_later_turns_are_no_better_and_look_different(name: str) -> None:
    for game in played(name, every=17):
        found = advised(game)
        assert all(one.points >= other.points for one, other in pairwise(found))
        looks = [
            (advice.turn[0].square, {(r.kind, r.seat, r.what) for r in good})
            for advice in found
            if isinstance(advice.turn[0], Lay)
            and (good := [each for each in advice.reasons if each.points > 0])
        ]
        assert all(look not in looks[:place] for place, look in enumerate(looks))


@pytest.mark.parametrize("name", TILES)
def test_reasons_add_up_to_what_a_turn_is_worth(name: str) -> None:
    told = 0
    for game in played(name, every=19):
        for hint in hints(game):
            counted = [each for each in hint.reasons if each.kind not in UNCOUNTED]
            assert sum(each.points for each in counted) == hint.worth
            rest = [each for each in counted if each.kind in (ReasonKind.REST, ReasonKind.FOLLOWS)]
            assert len(rest) <= 1
            told += len(counted) - len(rest)
    assert told > 5


@pytest.mark.thorough
@pytest.mark.parametrize("name", TILES)
def test_little_is_left_that_has_no_name(name: str) -> None:
    """Whatever a turn changes by more than a point is told of something: also tents of others, and
    another's pieces that are held up in a forest that is shared."""
    for game in played(name, every=often(26, 13), seed=9, level="medium"):
        told = Reasons(game, evaluator(game))
        for turn in map(game.turn, range(0, game.turn_count, 2)):
            reasons, gain = told.of(turn, 0.0)
            counted = sum(each.points for each in reasons if each.kind not in UNCOUNTED)
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
    parts = (Reason(CLOSES, 5.6, 0, "forest", 6), Reason(ReasonKind.SPENDS, -2.4, 0, "", 1))
    for worth, gain, total, rest in (
        (3.2, 3.2, 4, []),
        (5.3, 5.3, 4, []),
        (-1.0, 3.2, -1, [(ReasonKind.FOLLOWS, -5)]),
        (6.9, 6.9, 7, [(ReasonKind.REST, 3)]),
    ):
        settled = Settling().settled(Advice((), 9.0, parts, gain), worth)
        assert [each.points for each in settled.reasons[:2]] == [6, -2]
        assert [(each.kind, each.points) for each in settled.reasons[2:]] == rest
        assert settled.worth == total


def test_the_same_cause_has_the_same_number_in_each_hint() -> None:
    settling, totals = Settling(), []
    for home in (2.4, 2.6, 1.7):
        reasons = (Reason(ReasonKind.HOME, home, 0, "cowboy", 1),)
        settled = settling.settled(Advice((), 9.0, reasons, home), home)
        assert settled.reasons[0].points == 2
        totals.append(settled.worth)
    assert totals == [2, 2, 2]


def test_what_reads_the_same_has_the_same_number_in_each_hint() -> None:
    forest = Reason(ReasonKind.GROWS, 5.4, 0, "forest")
    claims = Reason(ReasonKind.CLAIMS, 3.4, 0, "meadow")
    settling = Settling()
    first = settling.settled(Advice((), 9.0, (forest, claims), 8.8), 8.8)
    again = settling.settled(Advice((), 9.0, (replace(forest, points=5.6),), 5.6), 5.6)
    numbers = [
        each.points
        for settled in (first, again)
        for each in settled.reasons
        if each.what == "forest"
    ]
    assert numbers == [5, 5]


def test_what_comes_later_is_told_by_whose_turns_it_comes_and_what_they_bring() -> None:
    forest, river = (PartKind.REGION, "forest"), (PartKind.REGION, "river")
    hand, bonus = (PartKind.HAND, ""), (PartKind.BONUS, "")
    village = (PartKind.REGION, "village")
    for later, seat, effect, of in (
        ([(0, forest, -4.0), (0, hand, 1.0), (1, river, 0.5)], 0, Effect.POORER, forest),
        ([(0, forest, -0.5), (1, river, 1.0), (1, hand, 2.0)], 1, Effect.RICHER, hand),
        ([(0, forest, 1.0), (1, river, -2.0)], 0, None, (None, "")),
        # A turn that was won is made, and what it brought is in the others.
        ([(0, bonus, -6.0), (0, forest, 3.0)], 0, None, (None, "")),
        # What is less than half of it is not the cause,
        ([(0, forest, -1.0), (0, river, -1.0), (0, hand, -1.0)], 0, None, (None, "")),
        # and of what something else is told it would say the opposite, or the same again.
        ([(0, village, -4.0)], 0, None, (None, "")),
        ([], 0, None, (None, "")),
    ):
        parts = tuple(Part(whose, kind, more, what) for whose, (kind, what), more in later)
        advice = Advice((), 9.0, (Reason(CLOSES, 6.0, 0, "village", 6),), 6.0, 0, parts)
        *_, last = Settling().settled(advice, 3.0).reasons
        assert (last.kind, last.points) == (ReasonKind.FOLLOWS, -3)
        assert (last.seat, last.effect) == (seat, effect)
        assert (last.part, last.what) == of


def test_a_point_too_many_is_a_matter_of_rounding() -> None:
    """Where something is only reckoned: never of points, nor of what looks the same elsewhere."""
    closes, grows = Reason(CLOSES, 5.6, 0, "forest", 6), Reason(ReasonKind.GROWS, 2.6, 0, "river")
    settling = Settling()
    settling.settled(Advice((), 9.0, (replace(closes, points=8.0),), 8.0), 8.0)
    settled = settling.settled(Advice((), 9.0, (closes, grows), 8.2), 8.0)
    assert settled.worth == 8
    assert [each.points for each in settled.reasons] == [6, 2]
    home = Reason(ReasonKind.HOME, 2.6, 0, "member", 1)
    settled = settling.settled(Advice((), 9.0, (closes, home), 8.2), 8.0)
    assert [each.points for each in settled.reasons] == [6, 3, -1]


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
    settling = Settling()
    for parts, worth, total in (((2.3, 2.3), 4.6, 4), ((2.6, 1.9), 4.5, 4), ((1.1,), 1.1, 1)):
        reasons = tuple(Reason(ReasonKind.GROWS, each, 0, f"of {each}") for each in parts)
        settled = settling.settled(Advice((), 9.0, reasons, worth), worth)
        assert settled.worth == total == sum(each.points for each in settled.reasons)


@pytest.mark.parametrize("name", TILES)
def test_no_two_hints_read_alike_and_what_brings_nothing_is_not_beside_better_ones(
    name: str,
) -> None:
    for game in played(name, every=11):
        found = hints(game)
        assert len({(each.worth, each.reasons) for each in found}) == len(found)
        # No two lay the tile on one square for the same thing above all.
        aims = [
            (each.turn[0].square, main.kind, main.seat, main.what, main.count, main.now)
            for each in found
            if (main := max(each.reasons, key=lambda reason: reason.points)).points > 0
            and isinstance(each.turn[0], Lay)
        ]
        assert len(set(aims)) == len(aims)
        assert all(each.worth > 0 for each in found) or all(each.worth <= 0 for each in found)


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
    home = Reason(ReasonKind.HOME, 6, 0, "cowboy", 1)
    town = Reason(CLOSES, 1, 0, "town", 12, expected=11)
    railway = Reason(CLOSES, 2, 0, "railway", 2)
    tokens = Reason(ReasonKind.COLLECTS, 3, 0, "", 2)
    assert ordered([tokens, home, railway, town]) == [town, railway, home, tokens]
    likely = Reason(CLOSES, 0, 0, "forest", 6, expected=6)
    bonus = Reason(ReasonKind.BONUS, 4, 0)
    assert ordered([likely, bonus]) == [bonus, likely]


def test_points_at_once_and_what_counts_most_are_told() -> None:
    """Six points for a piece that comes home once went with the other things, then a mountain that
    was completed did."""
    scored = [Reason(CLOSES, 0, 0, what, 5, expected=5) for what in ("railway", "mountain", "town")]
    home = Reason(ReasonKind.HOME, 6.0, 0, "cowboy", 1)
    helps = [Reason(ReasonKind.HELPS, -1.0, 1, str(number), 2) for number in range(6)]
    settled = Settling().settled(Advice((), 9.0, (*scored, *helps, home), 0.0), 0.0)
    assert settled.reasons[0] == home
    assert [each for each in settled.reasons if each.kind is CLOSES] == scored
    assert len([each for each in settled.reasons if each.kind is ReasonKind.HELPS]) == 2
    assert settled.worth == sum(each.points for each in settled.reasons) == 0


def test_what_has_one_aim_is_told_together_and_what_brings_most_first() -> None:
    tent = Reason(ReasonKind.ADVANCES, 3, 0, "", 4)
    harder = Reason(ReasonKind.SPOILS, 2, 1, "railway", effect=Effect.HARDER)
    waits = Reason(ReasonKind.WAITS, 4, 1, effect=Effect.LATER)
    spends = Reason(ReasonKind.SPENDS, -5, 0, "cowboy", 1)
    nothing = Reason(CLOSES, 0, 0, "town", 6, expected=6)
    assert ordered([spends, nothing, tent, waits, harder]) == [
        harder,
        waits,
        tent,
        nothing,
        spends,
    ]


def test_a_hint_without_reasons_is_compared_with_others() -> None:
    lay = Lay("L00", Square(0, 1), 0)
    told = Hint(Advice((lay,), 3.0, (Reason(ReasonKind.GROWS, 3, 0, "forest"),)), 3)
    silent = Hint(Advice((lay,), 3.0, ()), 0)
    assert not _aims_as(told, silent)
    assert _aims_as(told, told)
