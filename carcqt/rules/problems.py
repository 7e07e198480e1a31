"""What is wrong and where, as data, and the exceptions that carry it; sentences are for others."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Problem:
    """A code, the place it speaks of (outermost part first), and the facts a sentence needs."""

    code: str
    place: tuple[str, ...] = ()
    facts: tuple[tuple[str, str | int], ...] = ()

    @classmethod
    def at(cls, code: str, *place: str, **facts: str | int) -> Problem:
        return cls(code, place, tuple(facts.items()))

    def within(self, *outer: str) -> Problem:
        return Problem(self.code, (*outer, *self.place), self.facts)

    def __str__(self) -> str:
        return " ".join((*self.place, self.code, *(f"{key}={value}" for key, value in self.facts)))


class RulesError(ValueError):
    """Something that the rules refuse, with its problems."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(*problems)
        self.problems = problems


class NotationError(RulesError):
    """A text that is no move or position."""


class InvalidPosition(RulesError):  # noqa: N818
    """A position, outcome or option from which no game can be played."""


class IllegalMove(RulesError):  # noqa: N818
    """A move that the position does not allow."""

    move: object = None
