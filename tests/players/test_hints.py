"""Hints: turns that differ, what each is worth, and reasons that hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import count, pairwise
from random import Random
from typing import Any

import pytest

from carcqt.players import ADVISERS, PLAYERS
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
from carcqt.players.hints import Hint, Settling, _aims_as, advise_turns
from carcqt.players.jobs import MoveQuestion
from carcqt.players.levels import limits_of
from carcqt.players.reasons import Reasons
from carcqt.players.tiles.ground import Ground
from carcqt.rules.events import Ended, Event, Placed, Returned, Scored, points
from carcqt.rules.game import Game, Turn
from carcqt.rules.games import GAMES
from carcqt.rules.geometry import STEPS, Square
from carcqt.rules.moves import Lay, Place
from carcqt.rules.tilelaying.game import TileLaying
from tests.support import new_game

TILES = [name for name, rules in GAMES.items() if issubclass(rules, TileLaying)]
CLOSES = ReasonKind.CLOSES
CHANGES = (ReasonKind.GROWS, ReasonKind.LOSES, ReasonKind.HELPS, ReasonKind.SPOILS)


def played(
    game: str, every: int, seed: int = 4, level: str = "easy", seats: int = 2
) -> Iterator[Game[Any]]:
    """A game of a level that claims things, where somebody is to lay a tile; at last, before the
    last turn."""
    running, rng, made = new_game(GAMES[game], seats, seed), Random(seed), 0
    while not running.is_over:
        if made % every == every - 1 or not running.left_in(0):
            yield running
        view = partial(running.seen_by, running.to_move)
        for move in PLAYERS[level].choose(running.legal_moves, view, rng, limits_of(level)):
            running.push(move)
        made += 1


def made(game: Game[Any], turn: Turn) -> list[Event]:
    """What a turn would bring about."""
    events = [event for move in turn for event in game.push(move)]
    for _ in turn:
        game.pop()
    return events


def hints(game: Game[Any]) -> tuple[Hint, ...]:
    view = game.seen_by(game.to_move)
    return advise_turns(MoveQuestion(view, "medium", "1"), view.material)


def advised(game: Game[Any]) -> tuple[Advice, ...]:
    view = game.seen_by(game.to_move)
    return ADVISERS["hard"].advise(view, Random(3), limits_of("hard", 0.01), 3)


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
def test_points_that_are_named_are_scored(name: str) -> None:
    named = 0
    for game in played(name, every=9):
        for advice in advised(game):
            seat, events = game.to_move, made(game, advice.turn)
            scored = [
                (event.seat, points(event.items)) for event in events if isinstance(event, Scored)
            ]
            told = [each for each in advice.reasons if each.kind in (CLOSES, ReasonKind.GIVES)]
            for reason in told:
                assert (reason.seat, reason.count) in scored
                assert (reason.seat == seat) is (reason.kind is CLOSES)
            # Whatever the others score is told, too.
            if not any(isinstance(event, Ended) for event in events):
                assert len(told) == len([worth for _, worth in scored if worth])
            named += len(told)
    assert named


@pytest.mark.parametrize("name", TILES)
def test_the_last_turn_has_its_reasons(name: str) -> None:
    """Compared with doing nothing, which is another turn of the same moment."""
    game = next(played(name, every=1000))
    told = Reasons(game, evaluator(game))
    found = [told.of(turn, 0.0) for turn in map(game.turn, range(game.turn_count))]
    for reasons, gain in found:
        counted = [each for each in reasons if each.kind not in UNCOUNTED]
        assert {each.kind for each in counted} <= {ReasonKind.FINAL, ReasonKind.COLLECTS}
        assert sum(each.points for each in counted) == pytest.approx(gain, abs=1)
    assert any(gain > 0 for _, gain in found)


@pytest.mark.parametrize("name", TILES)
def test_a_region_is_said_to_grow_if_it_does(name: str) -> None:
    """Also one that is worth less then: a longer railway that is harder to complete."""
    seen = set[Effect]()
    for game in played(name, every=7, level="medium"):
        assert isinstance(game, TileLaying)
        systems = {system.id for system in game.description.systems}
        told = Reasons(game, evaluator(game))
        laid = {laid.square for laid in game.position().laid}
        for turn in map(game.turn, range(0, game.turn_count, 3)):
            reasons, _ = told.of(turn, 0.0)
            spots = []
            for move in turn:
                game.push(move)
            for each in reasons:
                if each.kind in CHANGES and each.spot and each.effect:
                    system = each.what if each.what in systems else None
                    region = game.region(each.spot.square, each.spot.zone, system)
                    spots.append((each.effect, [spot.square for spot in region.spots]))
            for _ in turn:
                game.pop()
            for effect, squares in spots:
                grows = any(square not in laid for square in squares)
                larger = effect is Effect.SHARED or effect.value.startswith("larger")
                assert grows is larger
                seen.add(effect)
    assert Effect.LARGER in seen
    assert Effect.HARDER in seen


@pytest.mark.parametrize("name", TILES)
def test_whoever_keeps_pieces_has_some_and_time_for_them(name: str) -> None:
    kept = 0
    for game in played(name, every=3):
        told = Reasons(game, evaluator(game))
        for turn in map(game.turn, range(0, game.turn_count, 5)):
            for reason in told.of(turn, 0.0)[0]:
                if reason.kind is ReasonKind.KEEPS:
                    assert reason.count == sum(game.position().supplies[game.to_move]) > 0
                    assert game.left_in(0).total() >= 4
                    kept += 1
    assert kept or name == "amazon"


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


@pytest.mark.parametrize("name", TILES)
def test_a_field_that_grows_is_told_however_little_that_counts(name: str) -> None:
    """Two turns enlarged a jungle by a point, and of one of them it was not told."""
    seen = 0
    # Whoever plays easy has no farmers in goldrush.
    level = "medium" if name == "goldrush" else "easy"
    for game in played(name, every=7, seed=5, level=level):
        assert isinstance(game, TileLaying)
        fields = [each.id for each in game.description.terrains if not each.completes]
        told, seat = Reasons(game, evaluator(game)), game.to_move
        held = {
            spot: points(region.worth_now)
            for laid in game.position().laid
            for zone in game.material.tile[laid.tile].zones
            if zone.kind in fields
            and (region := game.region(laid.square, zone.id)).owners == (seat,)
            for spot in region.spots[:1]
        }
        for turn in map(game.turn, range(game.turn_count)):
            if not turn[-1].idle:
                continue
            reasons, _ = told.of(turn, 0.0)
            for move in turn:
                game.push(move)
            for spot, was in held.items():
                region = game.region(spot.square, spot.zone)
                if not game.is_over and region.owners == (seat,):
                    now = points(region.worth_now)
                    inside = sum(held[one] for one in held if one in region.spots)
                    if now > inside:
                        spots = [each.spot for each in reasons if each.what in fields]
                        assert any(one in region.spots for one in spots), (turn, spot, was, now)
                        seen += 1
            for _ in turn:
                game.pop()
    assert seen


@pytest.mark.parametrize("name", TILES)
def test_little_is_left_that_has_no_name(name: str) -> None:
    """Whatever a turn changes by more than a point is told of something: also tents of others, and
    another's pieces that are held up in a forest that is shared."""
    for game in played(name, every=13, seed=9, level="medium"):
        told = Reasons(game, evaluator(game))
        for turn in map(game.turn, range(0, game.turn_count, 2)):
            reasons, gain = told.of(turn, 0.0)
            counted = sum(each.points for each in reasons if each.kind not in UNCOUNTED)
            assert counted == pytest.approx(gain, abs=1.25), turn


def test_a_bonus_tile_that_another_hoped_for_is_not_told_as_points() -> None:
    """Nobody is said to get points though waiting might have brought more, where that was gold."""
    seen = 0
    for game in played("hunters", every=4, seed=7, level="medium"):
        told = Reasons(game, evaluator(game))
        for turn in map(game.turn, range(game.turn_count)):
            reasons, _ = told.of(turn, 0.0)
            bonus = next((each for each in reasons if each.kind is ReasonKind.BONUS), None)
            given = [each for each in reasons if each.kind is ReasonKind.GIVES]
            if bonus is not None and bonus.rival is not None:
                assert [each.seat for each in given] == [bonus.rival]
                assert all(each.points <= 0 for each in given)
                seen += 1
    assert seen


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


def test_of_a_turn_that_changes_little_it_is_told_what_it_touches() -> None:
    small = Reason(ReasonKind.HELPS, -0.3, 1, "forest", effect=Effect.LARGER)
    settled = Settling().settled(Advice((), 9.0, (small,), -0.3), -0.3)
    assert settled.worth == 0
    assert [(each.kind, each.points) for each in settled.reasons] == [(ReasonKind.HELPS, 0)]


def test_a_piece_comes_straight_back_where_it_is_in_hand_again() -> None:
    seen, again = 0, 0
    for name in TILES:
        for game in played(name, every=6, seed=10, level="medium"):
            told = Reasons(game, evaluator(game))
            for turn in map(game.turn, range(0, game.turn_count, 2)):
                if not isinstance(turn[-1], Place) or not isinstance(turn[0], Lay):
                    continue
                reasons, events = told.of(turn, 0.0)[0], made(game, turn)
                placed = {e.spot for e in events if isinstance(e, Placed) and e.origin is None}
                home = {
                    e.spot for e in events if isinstance(e, Returned) and e.seat == game.to_move
                }
                if home and home <= placed:
                    again += 1
                    assert not any(each.kind is ReasonKind.SPENDS for each in reasons)
                for each in reasons:
                    if each.kind is CLOSES and each.effect is Effect.SOONER:
                        before = game.position().supplies[game.to_move]
                        seat = game.to_move
                        for move in turn:
                            game.push(move)
                        after = game.position().supplies[seat]
                        for _ in turn:
                            game.pop()
                        assert all(now >= was for was, now in zip(before, after, strict=True))
                        seen += 1
    assert min(seen, again) > 5


def test_a_piece_is_home_sooner_from_a_region_that_is_not_harder_to_complete() -> None:
    game = next(played("hunters", every=21, seed=11, level="medium", seats=4))
    told, sooner = Reasons(game, evaluator(game)), 0
    for turn in map(game.turn, range(game.turn_count)):
        reasons = told.of(turn, 0.0)[0]
        for each in reasons:
            if each.kind is ReasonKind.WAITS and each.effect is Effect.SOONER:
                sooner += 1
                said = {other.effect for other in reasons if other.spot == each.spot}
                assert Effect.HARDER not in said
    assert sooner


@pytest.mark.parametrize("name", TILES)
def test_a_piece_is_home_soon_where_many_tiles_complete_its_region(name: str) -> None:
    soon, stays = 0, 0
    for game in played(name, every=9):
        for advice in advised(game):
            claimed = [each.now for each in advice.reasons if each.kind is ReasonKind.CLAIMS]
            for spent in (each for each in advice.reasons if each.kind is ReasonKind.SPENDS):
                closers = [now.closers or 0 for now in claimed if now]
                if spent.effect is Effect.SOONER:
                    soon += 1
                    assert 6 * max(closers) >= game.left_in(0).total()
                else:
                    stays += 1
    assert soon
    assert stays


def test_points_that_come_wherever_the_tile_is_laid_are_no_gain() -> None:
    """The Amazon is scored with the tile that carries it on, whatever else is done."""
    told = 0
    for game in played("amazon", every=1):
        if game.is_over or game.turn_count < 2 or not game.left_in(0):
            continue
        whole = evaluator(game)
        reasons = Reasons(game, whole)
        idle = [turn for turn in map(game.turn, range(game.turn_count)) if turn[-1].idle]
        for turn in idle:
            scored = [
                each
                for each in reasons.of(turn, 0.0)[0]
                if each.kind is CLOSES and each.what == "amazon"
            ]
            for reason in scored:
                told += 1
                assert reason.expected > 0
        if told > 8:
            return
    pytest.fail("the Amazon was never scored")


@pytest.mark.parametrize("name", TILES)
def test_a_piece_that_is_used_is_told_however_little_it_counts(name: str) -> None:
    used = 0
    for game in played(name, every=9):
        for hint in hints(game):
            supplies, events = game.position().supplies, made(game, hint.turn)
            placed = [e for e in events if isinstance(e, Placed) and e.origin is None]
            home = [e for e in events if isinstance(e, Returned) and e.seat == game.to_move]
            roams = {piece.id for piece in game.description.pieces if piece.roams}
            again = [each for each in hint.reasons if each.kind is ReasonKind.SPENDS]
            # What comes straight back is told with its points.
            assert all(each.count or each.points for each in again)
            if any(isinstance(event, Ended) for event in events) or home:
                continue
            for event in placed:
                if event.piece not in roams:
                    used += 1
                    assert any(
                        each.kind is ReasonKind.SPENDS and each.what == event.piece
                        for each in hint.reasons
                    ), (hint, supplies)
    assert used


def test_a_boat_is_moved_by_icons_where_a_piece_is_placed() -> None:
    """A-E3, and A-E4: whoever places nothing sails on by that."""
    told = set[bool]()
    for game in played("amazon", every=5):
        for advice in advised(game):
            for reason in advice.reasons:
                if reason.kind is ReasonKind.ADVANCES and reason.count > 0:
                    is_placed = any(isinstance(move, Place) for move in advice.turn)
                    assert bool(reason.what) is is_placed
                    told.add(is_placed)
    assert told == {True, False}


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


@pytest.mark.parametrize("name", TILES)
def test_a_region_is_named_only_if_the_tile_touches_it(name: str) -> None:
    """It lies in it, or beside an open square that the region needs; and what only scores at the
    end is worth less only if it is."""
    seen = 0
    for game in played(name, every=6, level="medium"):
        assert isinstance(game, TileLaying)
        systems = {system.id for system in game.description.systems}
        completes = {each.id for each in game.description.terrains if each.completes}
        told = Reasons(game, evaluator(game))
        for turn in map(game.turn, range(0, game.turn_count, 3)):
            reasons, _ = told.of(turn, 0.0)
            lays = sum(isinstance(move, Lay) for move in turn)
            for move in turn:
                game.push(move)
            tile, laid = set(_cells(game, lays)), {each.cell for each in game.board.laid}
            for each in reasons:
                if each.kind not in CHANGES or each.spot is None or not isinstance(turn[0], Lay):
                    continue
                system = each.what if each.what in systems else None
                root = game.root(each.spot.square, each.spot.zone, system)
                region = Ground.of(game, root)
                near = {end + step for end in region.ends for step in STEPS}
                assert not region.ends & laid
                if each.effect in (Effect.EASIER, Effect.HARDER):
                    assert each.what in completes
                    assert tile & (region.cells | near)
                    seen += 1
                elif each.what not in completes:
                    assert tile & (region.cells | near) or each.effect is Effect.RICHER
            for _ in turn:
                game.pop()
    assert seen > 5


def _cells(game: TileLaying, tiles: int) -> list[int]:
    """Of so many tiles that were laid last."""
    laid = game.board.laid[len(game.board.laid) - tiles :]
    return [each.cell + offset for each in laid for offset, _, _ in each.face.parts[each.turn]]


def test_a_tent_takes_no_more_tokens_than_its_seat_has_turns() -> None:
    seen = 0
    for game in played("goldrush", every=11):
        assert isinstance(game, TileLaying)
        left = game.left_in(0).total()
        told = Reasons(game, evaluator(game))
        for turn in map(game.turn, range(0, game.turn_count, 5)):
            for each in told.of(turn, 0.0)[0]:
                if each.kind is ReasonKind.ADVANCES and each.spot is not None:
                    assert 0 <= each.count <= left // 2
                    seen += 1
    assert seen


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
