"""What an analysis comes to: moments worth looking at, how well each seat played, play and luck."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from carcqt.players.analysis import AnalysedTurn

SHORT: Final = 10
"""Fewer turns are no game to be analysed."""
MISTAKE, _SOUND = 2.5, 0.6
"""Points lost from which a turn is a mistake, and up to which it is sound."""
_PRAISED: Final = 3.0
"""Points gained over an ordinary turn from which a sound turn is praised."""
_LUCKY: Final = 3.0
_EACH: Final = 6
"""Moments of a kind that are shown: the greatest ones."""
_HARD: Final = 7.0
"""Points lost that leave about a third of a turn's accuracy."""


class MomentKind(Enum):
    MISTAKE = "mistake"
    GOOD = "good"
    LUCK = "luck"


@dataclass(frozen=True, slots=True)
class KeyMoment:
    kind: MomentKind
    turn: AnalysedTurn

    @property
    def points(self) -> float:
        """Lost, won, or drawn."""
        turn = self.turn
        return {
            MomentKind.MISTAKE: -turn.loss,
            MomentKind.GOOD: turn.gain,
            MomentKind.LUCK: turn.luck,
        }[self.kind]


@dataclass(frozen=True, slots=True)
class SeatReport:
    accuracy: float
    """Of 1."""
    good: int
    mistakes: int
    luck: float
    """All that was drawn for it, less what might have been."""


@dataclass(frozen=True)
class Analysis:
    turns: tuple[AnalysedTurn, ...]
    players: int
    is_whole: bool = False
    """All of the game was looked at."""
    is_cut: bool = False
    """The rules no longer accept what came next."""

    @property
    def done(self) -> int:
        """Moves that were looked at."""
        return self.turns[-1].end if self.turns else 0

    def moments(self) -> list[KeyMoment]:
        """In the order of the game; the greatest of each kind."""
        found = [
            *_greatest(MomentKind.MISTAKE, [t for t in self.turns if t.loss >= MISTAKE]),
            *_greatest(MomentKind.GOOD, [t for t in self.turns if is_good(t)]),
            *_greatest(MomentKind.LUCK, [t for t in self.turns if abs(t.luck) >= _LUCKY]),
        ]
        order = list(MomentKind)
        return sorted(found, key=lambda each: (each.turn.number, order.index(each.kind)))

    def report(self, seat: int) -> SeatReport:
        own = [turn for turn in self.turns if turn.seat == seat]
        kept = [math.exp(-turn.loss / _HARD) for turn in own]
        return SeatReport(
            sum(kept) / len(kept) if kept else 1.0,
            sum(map(is_good, own)),
            sum(turn.loss >= MISTAKE for turn in own),
            sum(turn.luck for turn in own),
        )

    def luck_ahead(self, seat: int) -> float:
        """How much more was drawn for a seat than for the others."""
        all_luck = [self.report(each).luck for each in range(self.players)]
        others = [luck for other, luck in enumerate(all_luck) if other != seat]
        return all_luck[seat] - sum(others) / max(1, len(others))

    def at(self, number: int) -> AnalysedTurn | None:
        """The turn that has led to where so many moves are made, or leads on from there."""
        return next((turn for turn in self.turns if turn.number < number <= turn.end), None)


def is_good(turn: AnalysedTurn) -> bool:
    return turn.loss <= _SOUND and turn.gain >= _PRAISED


def _greatest(kind: MomentKind, turns: Sequence[AnalysedTurn]) -> list[KeyMoment]:
    found = [KeyMoment(kind, turn) for turn in turns]
    return sorted(found, key=lambda each: -abs(each.points))[:_EACH]
