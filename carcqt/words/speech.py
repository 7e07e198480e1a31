"""How a class speaks: its `tr` asks a translator that it was given, Qt's or a catalogue."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, reduce
from typing import Final
from xml.etree import ElementTree

from carcqt.content.data import data_folder
from carcqt.content.languages import Language, language_named
from carcqt.words.nouns import Nouns

_LONGEST: Final = 300

Translate = Callable[[str, str, int | None], str]
"""From the class that speaks, its English text, and the number that the text speaks of."""


class Speech:
    """A class with sentences. No class that speaks inherits from another one that does:
    a text belongs to the class that it stands in."""

    def __init__(self, translate: Translate) -> None:
        self.translate: Final = translate

    def tr(self, text: str, comment: str = "", n: int | None = None) -> str:
        """The text in the reader's language; `%n` becomes the number, in its plural form."""
        found = self.translate(type(self).__name__, text, n)
        return found if n is None else found.replace("%n", str(n))

    def named(self, text: str, /, **names: str) -> str:
        """Return the text with names in their places, as its language joins them to “of”."""
        return nouns_of(self.translate).named(text, **names)


class _Language(Speech):
    def code(self) -> str:
        """The language of the translation itself."""
        return self.tr("en")


def language_of(translate: Translate) -> Language:
    return language_named(_Language(translate).code())


def nouns_of(translate: Translate) -> Nouns:
    return Nouns(language_of(translate))


class Punctuation(Speech):
    """What stands between texts that are put together: languages set it differently."""

    def colon(self, *parts: str) -> str:
        """Something, and what is said of it; parts that are empty are left out."""
        return reduce(self.tr("{}: {}").format, filter(None, parts))

    def semicolon(self, *parts: str) -> str:
        return reduce(self.tr("{}; {}").format, parts) if parts else ""

    def listed(self, *parts: str) -> str:
        """Return `parts` as a sentence lists them: Anna, Ben and Cora."""
        *firsts, last = parts or ("",)
        if not firsts:
            return last
        return self.tr("{names} and {last}").format(names=", ".join(firsts), last=last)

    def neither(self, *parts: str) -> str:
        """Return `parts` as a sentence lists them after a negation: Anna, Ben or Cora."""
        *firsts, last = parts or ("",)
        if not firsts:
            return last
        return self.tr("{names} or {last}").format(names=", ".join(firsts), last=last)

    def percent(self, share: float) -> str:
        """A share of one."""
        return self.tr("{}%").format(round(100 * share))

    def decimal(self, number: float, places: int = 2) -> str:
        """To some places, with a true minus sign."""
        whole, part = f"{abs(number):.{places}f}".split(".")
        told = self.tr("{whole}.{part}").format(whole=whole, part=part)
        return f"−{told}" if number < 0 else told


def capital(text: str) -> str:
    """The text as a sentence or a heading begins."""
    return text[:1].upper() + text[1:]


def plain(text: str) -> str:
    """A text out of a file, so that it cannot disturb a terminal whatever it holds."""
    return printable(text if len(text) <= _LONGEST else text[:_LONGEST] + "…")


def printable(text: str) -> str:
    """However long it is."""
    return "".join(
        # Python counts French spaces among what cannot be printed.
        sign
        if sign.isprintable() or sign in "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
        else ascii(sign)[1:-1]
        for sign in text
    )


@cache
def catalogue(language: str) -> Translate:
    """The translations of a language, read from its `.ts` file; where one is missing, English."""
    entries: dict[tuple[str, str], list[str]] = {}
    form_of = language_named(language).form_of
    path = data_folder("i18n") / f"carcqt_{language}.ts"
    for context in ElementTree.parse(path).iter("context"):
        for message in context.iter("message"):
            forms = [form.text or "" for form in message.iter("numerusform")]
            texts = forms or [message.findtext("translation") or ""]
            key = (context.findtext("name") or "", message.findtext("source") or "")
            if all(texts):
                entries[key] = texts

    def translate(context: str, text: str, n: int | None) -> str:
        forms = entries.get((context, text), [text])
        return forms[0] if n is None or form_of(n) == 0 else forms[-1]

    return translate
