"""What a puzzle asks for, as a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from carcqt.content.aims import GoalAim
from carcqt.content.models import GoalModel
from carcqt.rules.events import Spot
from carcqt.rules.geometry import Square


class OtherSeats(Enum):
    SILENT = "silent"
    """The rules skip them."""
    SCRIPTED = "scripted"
    """They do what the goal says, as far as it is possible."""
    BEST = "best"
    """All together they keep the goal's value down."""


class Surprise(Enum):
    """What counts where something hidden may be this or that."""

    WORST = "worst"
    EXPECTED = "expected"


@dataclass(frozen=True)
class Reply:
    """What another seat does in one of its turns."""

    seat: int
    moves: tuple[str, ...]


@dataclass(frozen=True)
class Goal:
    aim: GoalAim
    seat: int
    least: int | None = None
    """How many points, or species; where nothing is said, as many points as can be."""
    turns: int = 1
    """Of the seat's own; in a game of rounds, rounds."""
    is_final: bool = False
    """Whether the final scoring counts too."""
    others: OtherSeats = OtherSeats.SILENT
    is_open: bool = False
    """Whether everybody sees everything, also what will be drawn."""
    surprise: Surprise = Surprise.WORST
    spot: Spot | None = None
    """A zone of the region that is meant."""
    system: str | None = None
    other: int | None = None
    """The seat that is kept out."""
    villages: tuple[str, ...] = ()
    mission: str | None = None
    """The seat's own, where none is named."""
    replies: tuple[Reply, ...] = ()
    names: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)
    """Names of the region by language, to follow a preposition: "the meadow with two mammoths".
    Texts are not part of the question: a proof does not depend on them."""

    @classmethod
    def of(cls, model: GoalModel) -> Goal:
        aim = GoalAim(model.aim)
        has_spot = model.at is not None and model.zone is not None
        return cls(
            aim,
            model.seat - 1,
            model.least,
            model.turns,
            model.count == "final" or aim.is_always_final,
            OtherSeats(model.others),
            model.open,
            Surprise(model.chance),
            Spot(Square(*model.at or (0, 0)), model.zone or "") if has_spot else None,
            model.system,
            None if model.other is None else model.other - 1,
            tuple(model.villages),
            model.mission,
            tuple(Reply(reply.seat - 1, tuple(reply.moves)) for reply in model.replies),
            {str(code): text for code, text in model.name.items()},
        )

    @property
    def is_either_or(self) -> bool:
        """Whether it is met or not, rather than more or less."""
        return self.least is not None or not self.aim.is_amount
