"""The languages that carcqt speaks. A new language is one entry here, and its texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from pydantic import AfterValidator
from pydantic_core import PydanticKnownError


@dataclass(frozen=True, slots=True)
class Language:
    code: str
    """The code in files, settings and `--lang`, as in ISO 639."""
    name: str
    """The language's own name, which nobody translates."""
    locale: str
    """Language and territory, for Qt and its tools."""
    zero_is_singular: bool = False
    """True if the language says “0 point”, not “0 points”."""

    def form_of(self, number: int) -> int:
        """Return which form of a text fits `number`: 0 is the singular, 1 the plural."""
        return 0 if number == 1 or (number == 0 and self.zero_is_singular) else 1


ENGLISH: Final = Language("en", "English", "en_US")
"""The language of the texts in the code, and of readers whose language is missing."""

LANGUAGES: Final = (
    Language("fr", "Français", "fr_FR", zero_is_singular=True),
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
