"""Goals about one region on the board."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar

from carcqt.content.aims import GoalAim
from carcqt.content.goals import Goal
from carcqt.puzzles.goals.kind import GoalKind, Lacking, Rules
from carcqt.rules.events import Spot
from carcqt.rules.game import Game
from carcqt.rules.geometry import cell_of
from carcqt.rules.problems import Problem
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.search.aims import TurnBounds

_CLAIM = Goal(GoalAim.CLAIM, 0, turns=2, is_final=True, is_open=True)


class RegionGoal(GoalKind):
    """The region contains the goal's zone at the end of the line. If no such zone lies there by
    then, the goal is missed."""

    needs: ClassVar[tuple[str, ...]] = ("at", "zone")
    takes: ClassVar[tuple[str, ...]] = ("system", "name")
    bounds_lays = True

    def is_possible(self, rules: Rules, material: Any) -> bool:
        return issubclass(rules, TileLaying)

    def start_problems(self, goal: Goal, game: Game[Any]) -> Iterator[Problem]:
        assert goal.spot is not None
        assert isinstance(game, TileLaying)
        laid = game.board.laid_at(cell_of(goal.spot.square))
        if laid is None:
            return
        zones = laid.face.tile.zone_numbers
        if goal.spot.zone not in zones:
            known = ", ".join(zones)
            yield Problem.at("zone-unknown", "zone", zone=goal.spot.zone, known=known)
            return
        yield from self._kind_problems(goal, game, laid.face.kinds[zones[goal.spot.zone]])

    def _kind_problems(self, goal: Goal, game: TileLaying, kind: str) -> Iterator[Problem]:
        systems = [system.id for system in game.description.systems if kind in system.joins]
        if goal.system is not None and goal.system not in systems:
            yield Problem.at("goal-system", "system", kind=kind, known=", ".join(systems))

    def is_met(self, goal: Goal, game: Game[Any]) -> bool:
        assert goal.spot is not None
        if not isinstance(game, TileLaying):
            return False
        try:
            return self._holds(goal, game, goal.spot)
        except KeyError:
            return False

    @abstractmethod
    def _holds(self, goal: Goal, game: TileLaying, spot: Spot) -> bool:
        """Return whether the region meets the goal; raise `KeyError` if its zone is missing."""

    def lacking(self, goal: Goal, game: Game[Any]) -> Lacking:
        assert goal.spot is not None
        assert isinstance(game, TileLaying)
        try:
            region = game.region(goal.spot.square, goal.spot.zone, goal.system)
        except KeyError:
            return Lacking()
        seats = (goal.other,) if goal.other is not None else region.owners
        return Lacking(seats, sides=region.open_ends)

    def turn_bounds(self, goal: Goal, game: TileLaying) -> TurnBounds | None:
        """Only lays that touch the region change whether the goal is met."""
        assert goal.spot is not None
        try:
            touching = game.lays_touching(goal.spot.square, goal.spot.zone, goal.system)
        except KeyError:
            return None
        if touching is None:
            return None
        met = self.value(goal, game)
        each = [max(met, int(lay in touching)) for lay in game.lays_of_turns()]
        return TurnBounds(max(each), lambda: each)

    def targets(self, goal: Goal, game: Game[Any]) -> Iterator[Goal]:
        """Yield the goal for each region of other seats that can still grow."""
        if not isinstance(game, TileLaying):
            return
        seen = set()
        for piece in game.position().pieces:
            kind = game.description.piece[piece.piece]
            if kind.roams:
                continue
            root = game.root(piece.square, piece.zone, kind.system)
            region = game.region(piece.square, piece.zone, kind.system)
            if root not in seen and region.open_ends and goal.seat not in region.owners:
                seen.add(root)
                yield replace(goal, spot=Spot(piece.square, piece.zone), system=kind.system)


class CompleteGoal(RegionGoal):
    aim = GoalAim.COMPLETE
    takes = ("name",)
    theme = "close"

    def _kind_problems(self, goal: Goal, game: TileLaying, kind: str) -> Iterator[Problem]:
        if not game.description.terrain[kind].completes:
            yield Problem.at("goal-never-complete", "zone", kind=kind)

    def _holds(self, goal: Goal, game: TileLaying, spot: Spot) -> bool:
        return game.is_complete(spot.square, spot.zone)


class ClaimGoal(RegionGoal):
    aim = GoalAim.CLAIM
    tile_wishes = (_CLAIM, replace(_CLAIM, turns=3))

    def _holds(self, goal: Goal, game: TileLaying, spot: Spot) -> bool:
        return game.region(spot.square, spot.zone, goal.system).owners == (goal.seat,)


class ShareGoal(RegionGoal):
    aim = GoalAim.SHARE
    tile_wishes = (replace(_CLAIM, aim=GoalAim.SHARE),)

    def _holds(self, goal: Goal, game: TileLaying, spot: Spot) -> bool:
        return goal.seat in game.region(spot.square, spot.zone, goal.system).owners


class KeepOutGoal(RegionGoal):
    aim = GoalAim.KEEP_OUT
    needs = ("at", "zone", "other")
    theme = "block"

    def _holds(self, goal: Goal, game: TileLaying, spot: Spot) -> bool:
        assert goal.other is not None
        return not game.region(spot.square, spot.zone, goal.system).followers[goal.other]
