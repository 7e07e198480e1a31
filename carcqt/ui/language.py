"""The language of the windows, out of the same catalogues as that of the command line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from carcqt.content.languages import CODES, ENGLISH
from carcqt.content.tables import Seat, TableSetup
from carcqt.words.names import PlayerNames, names_of
from carcqt.words.speech import Punctuation, catalogue, printable
from carcqt.words.vocabulary import Vocabulary


def date_locale(code: str, system: QLocale) -> QLocale:
    """Return how dates and times are written in a language: as the system writes them, if it speaks
    that language, and else as Qt writes them; in English as in Great Britain."""
    own = QLocale(f"{code}_GB" if code == ENGLISH.code else code)
    return system if system.language() == own.language() else own


class CatalogueTranslator(QTranslator):
    def __init__(self, code: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._translate = catalogue(code)

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        found = self._translate(context, text, None if n < 0 else n)
        # Nothing, so that other translators and other classes are asked. Qt itself puts %n in.
        return None if found == text else found

    def isEmpty(self) -> bool:
        return False


class QtTranslator(QTranslator):
    """Qt's own words. Its catalogues lag behind: a text that has got a mnemonic since is still
    there without one."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        found = super().translate(context, text, disambiguation, n)
        bare = text.replace("&", "")
        return found or super().translate(context, bare, disambiguation, n) or None


class Language(QObject):
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.code = ENGLISH.code
        self._translators: list[QTranslator] = []

    def translate(self, context: str, text: str, n: int | None) -> str:
        """For classes that are no QObjects; it follows the language that is set."""
        return catalogue(self.code)(context, text, n)

    def set(self, code: str = "") -> None:
        """Speak the language with this code, or the system's. All widgets get a LanguageChange."""
        self.code = code if code in CODES else system_language()
        QLocale.setDefault(QLocale(self.code))
        for old in self._translators:
            QCoreApplication.removeTranslator(old)
        # Qt's own words first: what is installed last is asked first.
        of_qt = QtTranslator()
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._translators = [CatalogueTranslator(self.code)]
        if of_qt.load(f"qtbase_{self.code}", folder):
            self._translators.insert(0, of_qt)
        for new in self._translators:
            QCoreApplication.installTranslator(new)
        self.changed.emit()


def system_language() -> str:
    """The first of the system's languages that we have."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0].lower()
        if code in CODES:
            return code
    return ENGLISH.code


@cache
def language() -> Language:
    return Language()


def punctuation() -> Punctuation:
    """That of the language that is set."""
    return Punctuation(language().translate)


def told(texts: Mapping[str, str]) -> str:
    """A text of a file in the language that is set, or in one that it has."""
    text = texts.get(language().code) or next(iter(texts.values()), "")
    return "\n".join(map(printable, text.splitlines()))


def game_words(game: str) -> Vocabulary:
    """What a game calls its things, in the language that is set."""
    return names_of(language().translate, game)


def seats_at(table: TableSetup) -> tuple[Seat, ...]:
    """All of them with a name: whoever was given none has a number."""
    names = PlayerNames(language().translate, table.names)
    return tuple(replace(seat, name=names.name(at)) for at, seat in enumerate(table.seats))
