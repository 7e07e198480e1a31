"""The languages that carcqt speaks. A new language is one entry here, and its texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from pydantic import AfterValidator
from pydantic_core import PydanticKnownError


@dataclass(frozen=True, slots=True)
class Gender:
    """Nouns with the same articles. `{}` is the noun in each form."""

    indefinite: tuple[str, ...]
    """The articles by which a text tells the gender of its noun: “a”, “an”."""
    definite: str
    alone: tuple[str, ...]
    """Definite articles, with what follows them, of what is the only one of its kind."""
    elided: str = ""
    """The definite form before a vowel, where it is another one."""
    agreement: tuple[tuple[str, str], ...] = ()
    """The endings and pronouns that sentences about a noun may ask for."""
    yours: str = ""
    """The reader's own one, where its noun was said just before: “yours”."""
    that: str = ""
    """The pronoun for another one of its kind, if the language has one."""


@dataclass(frozen=True, slots=True)
class Grammar:
    """How phrases are made of nouns."""

    genders: tuple[Gender, ...]
    every: str
    """The plural with its definite article: “the {}”."""
    other: str
    your: str
    owned: str
    """Of a noun `{word}`, with its article `{the}`, and its `{owner}`."""
    owned_again: str = ""
    """The same where the noun was said just before, of `{that}` and its `{owner}`: “Anna’s”."""
    further_owner: str = "{owner}"
    """Each owner after the first one: French repeats its “of”."""
    shortened: tuple[str, ...] = ()
    """Words that lose their last letter before the vowel of a name."""
    mute: tuple[str, ...] = ()
    """Nouns that begin like a vowel for the ear alone."""


@dataclass(frozen=True, slots=True)
class Language:
    code: str
    """The code in files, settings and `--lang`, as in ISO 639."""
    name: str
    """The language's own name, which nobody translates."""
    locale: str
    """Language and territory, for Qt and its tools."""
    grammar: Grammar
    zero_is_singular: bool = False
    """True if the language says “0 point”, not “0 points”."""

    def form_of(self, number: int) -> int:
        """Return which form of a text fits `number`: 0 is the singular, 1 the plural."""
        return 0 if number == 1 or (number == 0 and self.zero_is_singular) else 1


ENGLISH: Final = Language(
    "en",
    "English",
    "en_US",
    Grammar(
        genders=(Gender(("a", "an"), "the {}", ("the ",), yours="yours"),),
        every="the {}",
        other="other {}",
        your="your {}",
        owned="{owner}’s {word}",
        owned_again="{owner}’s",
    ),
)
"""The language of the texts in the code, and of readers whose language is missing."""

LANGUAGES: Final = (
    Language(
        "fr",
        "Français",
        "fr_FR",
        Grammar(
            genders=(
                Gender(
                    ("un",),
                    "le {}",
                    ("le ",),
                    "l’{}",
                    (("e", ""), ("le", "le"), ("il", "il")),
                    yours="le vôtre",
                    that="celui",
                ),
                Gender(
                    ("une",),
                    "la {}",
                    ("la ", "l’", "les "),
                    "l’{}",
                    (("e", "e"), ("le", "la"), ("il", "elle")),
                    yours="la vôtre",
                    that="celle",
                ),
            ),
            every="les {}",
            other="autre {}",
            your="votre {}",
            owned="{the} de {owner}",
            owned_again="{that} de {owner}",
            further_owner="de {owner}",
            shortened=("de", "que"),
            mute=("homme",),
        ),
        zero_is_singular=True,
    ),
    ENGLISH,
)
"""All languages, in the order in which people choose from them."""

CODES: Final = tuple(language.code for language in LANGUAGES)


def language_named(code: str) -> Language:
    """Return the language with this code; English if there is none."""
    return next((language for language in LANGUAGES if language.code == code), ENGLISH)


def _check_code(code: str) -> str:
    if code not in CODES:
        expected = " or ".join(map(repr, CODES))
        raise PydanticKnownError("literal_error", {"expected": expected})
    return code


LanguageCode = Annotated[str, AfterValidator(_check_code)]
"""A language's code in a file."""
