"""Nouns with articles and owners, in each language: a grammar a language, and one list of them.

A noun is read from its indefinite form (“a forest”, « une forêt »), so that each language needs one
text for each thing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol
from unicodedata import normalize

_VOWELS: Final = tuple("AEIOU")


@dataclass(frozen=True, slots=True)
class Noun:
    """A thing, by its bare word and what its language must know of it."""

    word: str
    is_feminine: bool = False
    is_name: bool = False
    """Whether it has its article already, as the only one of its kind."""


class Grammar(Protocol):
    """Makes phrases of nouns."""

    def read(self, indefinite: str) -> Noun: ...

    def definite(self, noun: Noun) -> str:
        """The forest."""

    def your(self, noun: Noun, *, is_other: bool = False) -> str:
        """Your forest; your other forest."""

    def owned(self, noun: Noun, owner: str, *, is_other: bool = False) -> str:
        """Anna’s forest; Anna’s other forest."""

    def agreement(self, noun: Noun) -> dict[str, str]:
        """The endings and pronouns that sentences about a noun may ask for."""


class EnglishGrammar:
    def read(self, indefinite: str) -> Noun:
        article, _, word = indefinite.partition(" ")
        if article in ("a", "an"):
            return Noun(word)
        return Noun(indefinite, is_name=True)

    def definite(self, noun: Noun) -> str:
        return noun.word if noun.is_name else f"the {noun.word}"

    def your(self, noun: Noun, *, is_other: bool = False) -> str:
        return f"your other {noun.word}" if is_other else f"your {noun.word}"

    def owned(self, noun: Noun, owner: str, *, is_other: bool = False) -> str:
        return f"{owner}’s other {noun.word}" if is_other else f"{owner}’s {noun.word}"

    def agreement(self, noun: Noun) -> dict[str, str]:
        return {}


class FrenchGrammar:
    def read(self, indefinite: str) -> Noun:
        article, _, word = indefinite.partition(" ")
        if article in ("un", "une"):
            return Noun(word, is_feminine=article == "une")
        return Noun(indefinite, is_feminine=True, is_name=True)

    def definite(self, noun: Noun) -> str:
        if noun.is_name:
            return noun.word
        if begins_with_vowel(noun.word):
            return f"l’{noun.word}"
        return f"la {noun.word}" if noun.is_feminine else f"le {noun.word}"

    def your(self, noun: Noun, *, is_other: bool = False) -> str:
        return f"votre autre {noun.word}" if is_other else f"votre {noun.word}"

    def owned(self, noun: Noun, owner: str, *, is_other: bool = False) -> str:
        thing = f"l’autre {noun.word}" if is_other else self.definite(noun)
        return f"{thing} d’{owner}" if elides(owner) else f"{thing} de {owner}"

    def agreement(self, noun: Noun) -> dict[str, str]:
        if noun.is_feminine:
            return {"e": "e", "le": "la", "il": "elle"}
        return {"e": "", "le": "le", "il": "il"}


GRAMMARS: Final[dict[str, Callable[[], Grammar]]] = {"en": EnglishGrammar, "fr": FrenchGrammar}
"""By the codes of languages."""
AGREEMENT: Final = ("{e}", "{le}", "{il}")
"""Placeholders that a translation may have and its source does not."""


def begins_with_vowel(word: str) -> bool:
    return normalize("NFD", word[:1]).upper()[:1] in _VOWELS


def elides(name: str) -> bool:
    """Return whether French shortens “de” before a name: before Anna and Yves, not before Yann."""
    first, second = name[:1].upper(), name[1:2]
    if first == "Y":
        return bool(second) and second.isalpha() and not begins_with_vowel(second)
    return begins_with_vowel(name)
