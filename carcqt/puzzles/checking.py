"""What a line has come to, measured by its goal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from carcqt.content.goals import REGION_AIMS, THING_AIMS, Goal, GoalAim
from carcqt.rules.game import Game
from carcqt.rules.tilelaying.game import TileLaying


def value_of(goal: Goal, game: Game[Any]) -> int:
    """Points or lead, if as many as can be are wanted; else 1 if the goal is met, 0 if not."""
    if goal.aim not in (GoalAim.POINTS, GoalAim.LEAD):
        return int(_is_met(goal, game))
    found = points_of(goal, game) if goal.aim is GoalAim.POINTS else lead_of(goal, game)
    return found if goal.least is None else int(found >= goal.least)


def points_of(goal: Goal, game: Game[Any]) -> int:
    """What the goal's seat has, on the track or with the final scoring."""
    return _scores(goal, game)[goal.seat]


def lead_of(goal: Goal, game: Game[Any]) -> int:
    scores = _scores(goal, game)
    return scores[goal.seat] - max(score for seat, score in enumerate(scores) if seat != goal.seat)


def _scores(goal: Goal, game: Game[Any]) -> list[int]:
    return game.projected() if goal.is_final else game.scores


def _is_met(goal: Goal, game: Game[Any]) -> bool:
    if goal.aim is GoalAim.WIN:
        return goal.seat in game.projected_winners()
    if goal.aim in REGION_AIMS:
        return isinstance(game, TileLaying) and _holds(goal, game)
    has = game.attained(goal.seat).get(THING_AIMS[goal.aim], frozenset())
    if goal.aim is GoalAim.VILLAGES:
        return has.issuperset(goal.villages)
    if goal.aim is GoalAim.SPECIES:
        return len(has) >= (goal.least or 0)
    return goal.mission in has


@dataclass(frozen=True)
class Lacking:
    """What a goal that is met or not still lacks when its line is over."""

    seats: tuple[int, ...] = ()
    """Who would win, or leads in the region, or is in it."""
    scores: tuple[int, ...] = ()
    """Of all seats, where the game is to be won."""
    villages: tuple[str, ...] = ()
    """Without a camp."""
    sides: int = 0
    """Of the region, still open."""


def lacking(goal: Goal, game: Game[Any]) -> Lacking:
    if goal.aim is GoalAim.WIN:
        return Lacking(tuple(game.projected_winners()), tuple(game.projected()))
    if goal.aim in REGION_AIMS and isinstance(game, TileLaying) and goal.spot is not None:
        try:
            region = game.region(goal.spot.square, goal.spot.zone, goal.system)
        except KeyError:
            return Lacking()
        seats = (goal.other,) if goal.other is not None else region.owners
        return Lacking(seats, sides=region.open_ends)
    has = game.attained(goal.seat).get("village", frozenset())
    missions = getattr(game.material, "missions", ())
    wanted = next((one.villages for one in missions if one.id == goal.mission), goal.villages)
    return Lacking(villages=tuple(village for village in wanted if village not in has))


def _holds(goal: Goal, game: TileLaying) -> bool:
    """Of the region that contains the zone now; where there is no such zone yet, nobody does."""
    assert goal.spot is not None
    square, zone = goal.spot.square, goal.spot.zone
    try:
        if goal.aim is GoalAim.COMPLETE:
            return game.is_complete(square, zone)
        region = game.region(square, zone, goal.system)
    except KeyError:
        return False
    if goal.aim is GoalAim.CLAIM:
        return region.owners == (goal.seat,)
    if goal.aim is GoalAim.SHARE:
        return goal.seat in region.owners
    assert goal.other is not None
    return not region.followers[goal.other]
