"""Switching the language while windows are open."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from carcqt.ui import language as module
from carcqt.ui.language import CatalogueTranslator, language, system_language
from carcqt.words.speech import Translate

WORDS = {
    ("Page", "Lay", False): "Poser",
    ("Page", "%n tile(s)", True): "%n tuiles",
    ("Base", "Rotate", False): "Tourner",
}


def words(code: str) -> Translate:
    def translate(context: str, text: str, n: int | None) -> str:
        if code == "en":
            return text.replace("tile(s)", "tiles")
        return WORDS.get((context, text, n is not None), text)

    return translate


@pytest.fixture(autouse=True)
def _few_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "catalogue", words)


class Base(QWidget):
    def rotate(self) -> str:
        return self.tr("Rotate")


class Page(Base):
    def __init__(self) -> None:
        super().__init__()
        self.told = 0

    def lay(self) -> str:
        return self.tr("Lay")

    def left(self, n: int) -> str:
        return self.tr("%n tile(s)", "", n)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.told += 1


def test_words_of_the_catalogue_reach_tr(qtbot: QtBot) -> None:
    page = Page()
    qtbot.addWidget(page)
    language().set("en")
    assert (page.lay(), page.left(3)) == ("Lay", "3 tiles")
    with qtbot.waitSignal(language().changed):
        language().set("fr")
    assert language().code == "fr"
    assert (page.lay(), page.left(3)) == ("Poser", "3 tuiles")


def test_words_of_a_base_class_are_found(qtbot: QtBot) -> None:
    page = Page()
    qtbot.addWidget(page)
    language().set("fr")
    assert page.rotate() == "Tourner"


def test_classes_that_are_no_widgets_follow_too() -> None:
    translate = language().translate
    language().set("en")
    english = translate("Page", "Lay", None)
    language().set("fr")
    assert (english, translate("Page", "Lay", None)) == ("Lay", "Poser")


def test_open_widgets_are_told(qtbot: QtBot) -> None:
    page = Page()
    qtbot.addWidget(page)
    page.show()
    QCoreApplication.processEvents()
    page.told = 0
    language().set("fr")
    QCoreApplication.processEvents()
    assert page.told >= 1


def test_qt_s_own_words_are_translated_too() -> None:
    language().set("fr")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annuler"
    language().set("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_qt_s_file_dialog_is_french_throughout(qtbot: QtBot) -> None:
    """Qt's catalogue has "Look in:", while the dialog asks for "&Look in:"."""
    language().set("fr")
    dialog = QFileDialog(options=QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    labels = {label.text().replace("&", "") for label in dialog.findChildren(QLabel)}
    assert {"Voir dans\u00a0:", "Nom de fichier\u00a0:", "Fichiers de type\u00a0:"} <= labels
    language().set("en")
    assert QCoreApplication.translate("QFileDialog", "&Look in:") == "&Look in:"


def test_a_missing_word_leaves_the_others_to_answer() -> None:
    translator = CatalogueTranslator("fr")
    assert translator.translate("Nowhere", "Lay") is None
    assert not translator.isEmpty()


def test_an_unknown_language_is_the_system_s(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "system_language", lambda: "fr")
    language().set("tlh")
    assert language().code == "fr"
    language().set()
    assert language().code == "fr"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [(["fr-CA", "en-US"], "fr"), (["de-DE", "fr"], "fr"), (["de"], "en"), ([], "en")],
)
def test_system_language(monkeypatch: pytest.MonkeyPatch, wanted: list[str], code: str) -> None:
    class System:
        def uiLanguages(self) -> list[str]:
            return wanted

    class Locale(QLocale):
        @staticmethod
        def system() -> System:  # type: ignore[override]
            return System()

    monkeypatch.setattr(module, "QLocale", Locale)
    assert system_language() == code
