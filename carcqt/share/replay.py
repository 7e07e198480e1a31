"""A game as a page replays it: what the whole table may see of each step, and its log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from carcqt.content.languages import CODES
from carcqt.content.scenarios import Scenario, Step
from carcqt.play.listing.chronicle import Chronicle, ChronicleLine, TurnParts, told_lines
from carcqt.play.moments import begins_turn
from carcqt.rules.events import Event, Spot
from carcqt.rules.game import Game
from carcqt.rules.geometry import Square
from carcqt.rules.position import Position
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.share.texts import Texts
from carcqt.words.speech import catalogue
from carcqt.words.story import StoryWords, Told

Glow = tuple[tuple[Square, str], ...]
"""Zones of laid tiles, or villages at any square."""


@dataclass(frozen=True)
class ReplayStep:
    moves: int
    """Moves made by then."""
    turn: int
    position: Position
    """What the whole table sees; once a game is over, all of it from the beginning."""


@dataclass(frozen=True)
class ReplayLine:
    moves: int
    """Moves made when it had happened."""
    turn: int
    seat: int | None
    text: Texts
    points: int | None = None
    glow: Glow = ()


@dataclass(frozen=True)
class ReplayPage:
    steps: tuple[ReplayStep, ...]
    lines: tuple[ReplayLine, ...]
    is_over: bool


def replay_page(scenario: Scenario) -> ReplayPage:
    """Raises FileError if a move of the scenario cannot be made."""
    game = scenario.start()
    for _ in scenario.play(game):
        pass
    return _Replaying(scenario, is_open=game.is_over).page()


@dataclass
class _Telling:
    """The lines of a game in one language."""

    words: StoryWords
    found: list[ChronicleLine] = field(default_factory=list)


class _Replaying:
    def __init__(self, scenario: Scenario, *, is_open: bool) -> None:
        self._scenario: Final = scenario
        self._is_open: Final = is_open
        self._game: Final[Game[Any]] = scenario.start()
        setup, game = scenario.setup(), self._game
        self._tellings: Final = [
            _Telling(StoryWords(catalogue(code), game, setup.names, setup.material_file))
            for code in CODES
        ]
        self._chronicle: Final = Chronicle(game.description.piles)
        self._glows: Final[list[Glow]] = []
        self._steps: Final[list[ReplayStep]] = []

    def page(self) -> ReplayPage:
        game = self._game
        turn = int(begins_turn(game, game.opening))
        self._chronicle.add(0, Told(game.to_move, None, self._seen(game.opening)), turn, -1)
        self._show(0, turn)
        for step in self._scenario.play(game):
            after = turn + begins_turn(game, step.events, step.seat)
            self._add(step, turn, after)
            turn = after
        self._tell(self._chronicle.turns[-1:])
        lines = self._lines()
        kept = {0, self._steps[-1].moves, *(line.moves for line in lines)}
        steps = tuple(step for step in self._steps if step.moves in kept)
        return ReplayPage(steps, lines, game.is_over)

    def _add(self, step: Step, turn: int, after: int) -> None:
        known = len(self._chronicle.turns)
        told = Told(step.seat, step.move, self._seen(step.events))
        self._chronicle.add(step.number, told, turn, after)
        # A turn is told as soon as it is over: later its regions may be others.
        self._tell(self._chronicle.turns[known - 1 : -1])
        self._show(step.number, turn)

    def _show(self, moves: int, turn: int) -> None:
        position = self._game.position()
        if not self._is_open:
            position = self._game.hide(position, None)
        self._steps.append(ReplayStep(moves, turn, position))

    def _seen(self, events: Sequence[Event]) -> list[Event]:
        if self._is_open:
            return list(events)
        seen = (event.for_seat(None) for event in events)
        return [event for event in seen if event is not None]

    def _tell(self, turns: Sequence[TurnParts]) -> None:
        for telling in self._tellings:
            telling.found += told_lines(telling.words, turns)
        told = self._tellings[0].found[len(self._glows) :]
        self._glows.extend(region_zones(self._game, line.line.spots) for line in told)

    def _lines(self) -> tuple[ReplayLine, ...]:
        rows = zip(*(telling.found for telling in self._tellings), strict=True)
        return tuple(
            ReplayLine(
                row[0].number,
                row[0].turn,
                row[0].line.seat,
                tuple(line.line.text for line in row),
                row[0].line.points,
                glow,
            )
            for row, glow in zip(rows, self._glows, strict=True)
        )


def region_zones(game: Game[Any], spots: Sequence[Spot]) -> Glow:
    """Return all zones of the regions of `spots`; on a map, the villages."""
    if not isinstance(game, TileLaying):
        return tuple((spot.square, spot.zone) for spot in spots)
    found: dict[tuple[Square, str], None] = {}
    for spot in spots:
        try:
            region = game.region(spot.square, spot.zone)
        except KeyError:
            # The tile is no longer there.
            continue
        found |= dict.fromkeys((one.square, one.zone) for one in region.spots)
    return tuple(found)
