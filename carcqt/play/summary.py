"""What a game came to: points by source, the scores from turn to turn.

Plain numbers, without a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from carcqt.play.moments import Moment
from carcqt.rules.events import Ended, Event, Item, Scored, Spot, points
from carcqt.rules.game import Game

Scores = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FinalStep:
    """One thing that the end of the game brought, to all seats that share it."""

    event: Event
    seats: tuple[int, ...]
    source: str
    spot: Spot | None
    items: tuple[Item, ...]
    scores: Scores
    """Of all seats, with this counted."""

    @property
    def points(self) -> int:
        return points(self.items)


@dataclass(frozen=True, slots=True)
class Lead:
    """Where the winner gained most on the second."""

    source: str
    winner: int
    second: int
    own: int
    theirs: int


@dataclass(frozen=True, slots=True)
class Summary:
    scores: Scores
    winners: tuple[int, ...]
    begun_with: Scores
    sources: tuple[tuple[str, Scores], ...]
    """Those that anybody scored from, in the order of the rules."""
    line: tuple[tuple[int, Scores], ...]
    """The scores after each turn that changed them, up to the final scoring."""
    turns: int
    final: tuple[FinalStep, ...]

    @classmethod
    def of(cls, game: Game[Any], moments: Sequence[Moment]) -> Summary:
        """Of a game that is over, with all its moments."""
        gains = {source: [0] * game.players for source in game.description.sources}
        touched: set[str] = set()
        for event in _all_events(game, moments):
            if isinstance(event, Scored):
                gains.setdefault(event.source, [0] * game.players)
                gains[event.source][event.seat] += points(event.items)
                touched.add(event.source)
        scores = tuple(game.scores)
        sums = [sum(column) for column in zip(*gains.values(), strict=True)]
        begun_with = tuple(score - gain for score, gain in zip(scores, sums, strict=True))
        line = _line(begun_with, moments)
        before_final = line[-1][1] if line else begun_with
        return cls(
            scores,
            game.winners,
            begun_with,
            tuple((source, tuple(row)) for source, row in gains.items() if source in touched),
            line,
            moments[-1].turn if moments else 0,
            tuple(_final_steps(before_final, final_events(game, moments))),
        )

    def as_expected(
        self, moments: Sequence[Moment], game_at: Callable[[int], Game[Any]]
    ) -> Summary:
        """With a line of what each seat would have had if the game had ended after each turn."""
        last = {moment.turn: moment.number for moment in moments[:-1]}
        line = tuple((turn, tuple(game_at(number).projected())) for turn, number in last.items())
        return replace(self, begun_with=tuple(game_at(0).projected()), line=line)

    @property
    def before_final(self) -> Scores:
        return self.line[-1][1] if self.line else self.begun_with

    @property
    def ranking(self) -> list[int]:
        """The seats, best first."""
        order = sorted(range(len(self.scores)), key=lambda seat: -self.scores[seat])
        return sorted(order, key=lambda seat: seat not in self.winners)

    @property
    def lead(self) -> Lead | None:
        """What made the difference, where one seat has won."""
        if len(self.winners) != 1 or len(self.scores) < 2 or not self.sources:
            return None
        winner, second = self.ranking[:2]
        source, row = max(self.sources, key=lambda each: each[1][winner] - each[1][second])
        if row[winner] <= row[second]:
            return None
        return Lead(source, winner, second, row[winner], row[second])

    def share(self, source: str, seat: int) -> float:
        """Which part of all that a seat has gained came from there."""
        gained = sum(max(0, row[seat]) for _, row in self.sources)
        return dict(self.sources)[source][seat] / gained if gained else 0.0


def final_events(game: Game[Any], moments: Sequence[Moment]) -> Sequence[Event]:
    """Those of the final scoring, without the end itself."""
    events = moments[-1].events if moments else game.opening
    return events[len(events) - 1 - _final_count(events) : -1]


def played_events(moment: Moment) -> Sequence[Event]:
    """What came of a move before the end of the game brought anything."""
    events, count = moment.events, _final_count(moment.events)
    return events[: len(events) - 1 - count] if _is_last(events) else events


def _is_last(events: Sequence[Event]) -> bool:
    return bool(events) and isinstance(events[-1], Ended)


def _final_count(events: Sequence[Event]) -> int:
    last = events[-1] if events else None
    return last.final if isinstance(last, Ended) else 0


def gained(events: Sequence[Event], players: int) -> list[int]:
    """What each seat scored in these."""
    sums = [0] * players
    for event in events:
        if isinstance(event, Scored):
            sums[event.seat] += points(event.items)
    return sums


def _all_events(game: Game[Any], moments: Sequence[Moment]) -> Iterator[Event]:
    yield from game.opening
    for moment in moments:
        yield from moment.events


def _line(begun_with: Scores, moments: Sequence[Moment]) -> tuple[tuple[int, Scores], ...]:
    line: dict[int, Scores] = {}
    now = begun_with
    for moment in moments:
        gains = gained(played_events(moment), len(now))
        if any(gains):
            now = tuple(score + gain for score, gain in zip(now, gains, strict=True))
            line[moment.turn] = now
    return tuple(line.items())


def _final_steps(before: Scores, events: Sequence[Event]) -> Iterator[FinalStep]:
    now = list(before)
    number = 0
    while number < len(events):
        event = events[number]
        number += 1
        if not isinstance(event, Scored):
            yield FinalStep(event, (), "", None, (), tuple(now))
            continue
        seats = [event.seat]
        # Who is tied for a region scores it right after the first.
        while number < len(events) and _shares(event, events[number]):
            seats.append(events[number].seat)  # type: ignore[attr-defined]
            number += 1
        for seat in seats:
            now[seat] += points(event.items)
        yield FinalStep(event, tuple(seats), event.source, event.spot, event.items, tuple(now))


def _shares(first: Scored, other: Event) -> bool:
    return (
        isinstance(other, Scored)
        and first.spot is not None
        and (other.source, other.spot, other.items) == (first.source, first.spot, first.items)
    )
