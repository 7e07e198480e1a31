"""Nouns and the phrases that are made of them, by the grammar of a language.

A text gives a noun as “a forest | forests | in”: with its indefinite article, which tells the
gender, or the definite one if it is the only one of its kind; its plural, if it has one; and, of a
place, what stands before it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from unicodedata import normalize

from carcqt.content.languages import Gender, Language

_VOWELS: Final = tuple("AEIOU")


@dataclass(frozen=True, slots=True)
class Noun:
    """A thing, by its bare word and what its language must know of it."""

    word: str
    plural: str
    gender: Gender
    article: str = ""
    """With which the text gives it; none if the thing is known by its id alone."""
    at: str = ""
    """What stands before it: in, on. Only places have it."""
    is_name: bool = False
    """Whether it is the only one of its kind."""


class Nouns:
    """Makes phrases of nouns in one language."""

    def __init__(self, language: Language) -> None:
        self._language: Final = language
        self._grammar: Final = language.grammar

    def read(self, text: str) -> Noun:
        """Return the noun of a text like “a forest | forests | in”."""
        singular, plural, at, *_ = [*(part.strip() for part in text.split("|")), "", ""]
        for gender in self._grammar.genders:
            for article in gender.alone:
                if word := _after(article, singular):
                    return Noun(word, plural or word, gender, article, at, is_name=True)
            for article in gender.indefinite:
                if word := _after(f"{article} ", singular):
                    return Noun(word, plural or word, gender, f"{article} ", at)
        return Noun(singular, plural or singular, self._grammar.genders[-1], "", at, is_name=True)

    def indefinite(self, noun: Noun) -> str:
        """Return a noun as in “a forest”, “the Amazon”."""
        return f"{noun.article}{noun.word}"

    def definite(self, noun: Noun) -> str:
        """Return a noun as in “the forest”."""
        return self.indefinite(noun) if noun.is_name else self._the(noun, noun.word)

    def every(self, noun: Noun) -> str:
        """Return a noun as in “the forests”."""
        return self._grammar.every.format(noun.plural)

    def inside(self, noun: Noun) -> str:
        """Return a place as in “in the forest”."""
        return f"{noun.at} {self.definite(noun)}".strip()

    def your(self, noun: Noun, *, is_other: bool = False) -> str:
        """Return a noun as in “your forest”, “your other forest”."""
        return self._grammar.your.format(self._word(noun, is_other))

    def owned(self, noun: Noun, owner: str, *, is_other: bool = False) -> str:
        """Return a noun as in “Anna’s forest”, “Anna’s other forest”."""
        word = self._word(noun, is_other)
        the = self.definite(noun) if noun.is_name else self._the(noun, word)
        return self._owned(word, the, owner)

    def owned_again(self, noun: Noun, owner: str) -> str:
        """Return a noun that was said just before as in “Anna’s”."""
        if not self._grammar.owned_again:
            return self.owned(noun, owner)
        text = self._grammar.owned_again.format(that=noun.gender.that, owner="{owner}")
        return self.named(text, owner=owner)

    def yours(self, noun: Noun) -> str:
        """Return a noun that was said just before as in “yours”."""
        return noun.gender.yours or self.your(noun)

    def further_owner(self, owner: str) -> str:
        """Return an owner after the first one of several, before they are listed."""
        return self.named(self._grammar.further_owner, owner=owner)

    def all_owned(self, noun: Noun, owner: str) -> str:
        """Return a noun as in “Anna’s forests”."""
        return self._owned(noun.plural, self.every(noun), owner)

    def _owned(self, word: str, the: str, owner: str) -> str:
        text = self._grammar.owned.format(word=word, the=the, owner="{owner}")
        return self.named(text, owner=owner)

    def named(self, text: str, /, **names: str) -> str:
        """Return the text with names in their places. French says “d’Anna”, but “de Bruno”."""
        for place, name in names.items():
            if elides(name):
                for word in self._grammar.shortened:
                    text = text.replace(f"{word} {{{place}}}", f"{word[:-1]}’{{{place}}}")
            text = text.replace(f"{{{place}}}", name)
        return text

    def agreement(self, noun: Noun) -> dict[str, str]:
        """Return the endings and pronouns that sentences about a noun may ask for."""
        return dict(noun.gender.agreement)

    def _word(self, noun: Noun, is_other: bool) -> str:
        return self._grammar.other.format(noun.word) if is_other else noun.word

    def _the(self, noun: Noun, word: str) -> str:
        is_elided = begins_with_vowel(word) or word in self._grammar.mute
        form = noun.gender.elided if is_elided and noun.gender.elided else noun.gender.definite
        return form.format(word)


def _after(article: str, text: str) -> str:
    return text.removeprefix(article) if text.startswith(article) else ""


def begins_with_vowel(word: str) -> bool:
    return normalize("NFD", word[:1]).upper()[:1] in _VOWELS


def elides(name: str) -> bool:
    """Return whether French shortens “de” before a name: before Anna and Yves, not before Yann."""
    first, second = name[:1].upper(), name[1:2]
    if first == "Y":
        return bool(second) and second.isalpha() and not begins_with_vowel(second)
    return begins_with_vowel(name)
