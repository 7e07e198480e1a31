"""How sentences for facts are registered and found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from carcqt.players.facts import Fact

LONGEST: Final = 140
"""Characters of a sentence, at most."""


@dataclass(frozen=True, slots=True)
class Said:
    """A fact in words: none of them begins with a capital or ends with a full stop."""

    text: str
    icon: str = "info"
    advice: str = ""
    """The same as something to do: a heading."""
    precise: str = ""
    """The heading with more figures, where another suggestion has the same one."""
    held: str = ""
    """The region that something happens to, where a second fact may join."""
    does: str = ""
    """What happens to it."""
    figures: str = ""
    """Numbers that show it."""


Sentence = Callable[[Any, Any], Said]
SENTENCES: Final[dict[type[Fact], Sentence]] = {}
"""The method for each class of facts."""
_S = TypeVar("_S", bound=Sentence)


def says(*facts: type[Fact]) -> Callable[[_S], _S]:
    """Register a method as the one that has the sentence for facts of these classes."""

    def register(method: _S) -> _S:
        SENTENCES.update(dict.fromkeys(facts, method))
        return method

    return register


def shortest(*texts: str) -> str:
    """Return the first text that is not too long; the last one, if all are."""
    return next((text for text in texts if len(text) < LONGEST), texts[-1])
