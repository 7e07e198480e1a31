"""How sentences for facts are registered and found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from carcqt.players.facts import Fact
from carcqt.players.telling import TELLING
from carcqt.words.hints.things import Things
from carcqt.words.speech import Speech


class Forms(NamedTuple):
    """What a fact is in words, with the names of its fields in braces. No text begins with a
    capital or ends with a full stop."""

    text: str
    """The sentence, to the player whom it is about."""
    other: str = ""
    """The sentence to everybody else; empty if it is the same."""
    advice: str = ""
    """The fact as something to do: a heading."""
    precise: str = ""
    """The heading with more figures, where another suggestion has the same one."""

    def filled(self, name: str, value: str) -> Forms:
        """Return the texts with a value in the places that have its name."""
        return Forms(*(text.replace(f"{{{name}}}", value) for text in self))


Sentence = Callable[[Any, Any], Forms]
SENTENCES: Final[dict[type[Fact], tuple[str, Sentence]]] = {}
"""The icon and the method for each class of facts."""
_S = TypeVar("_S", bound=Sentence)


class Speaker(Speech):
    """Makes sentences with the names of one reader."""

    def __init__(self, things: Things) -> None:
        super().__init__(things.translate)
        self._things: Final = things


def says(*facts: type[Fact], icon: str) -> Callable[[_S], _S]:
    """Register a method as the one that has the words for facts of these classes."""

    def register(method: _S) -> _S:
        SENTENCES.update(dict.fromkeys(facts, (icon, method)))
        return method

    return register


def fitting(text: str) -> str:
    """Return a text without its last figures if it is too long with them."""
    while len(text) > TELLING.letters and ", " in text:
        text = text.rpartition(", ")[0]
    return text
