"""How a class speaks, and the texts that it has in both languages."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

import pytest

import carcqt.cli
import carcqt.words
from carcqt.words.hints.saying import Speaker
from carcqt.words.speech import Speech, catalogue, plain
from carcqt.words.vocabulary import Vocabulary


class HuntersVocabulary(Speech):
    """Texts are found by the name of the class that speaks."""

    def tigers(self, n: int) -> str:
        return self.tr("%n sabre-tooth tiger(s)", "", n)


@pytest.mark.parametrize(
    ("language", "n", "text"),
    [
        ("en", 0, "0 sabre-tooth tigers"),
        ("en", 1, "1 sabre-tooth tiger"),
        ("en", 2, "2 sabre-tooth tigers"),
        ("fr", 0, "0 tigre à dents de sabre"),
        ("fr", 1, "1 tigre à dents de sabre"),
        ("fr", 2, "2 tigres à dents de sabre"),
    ],
)
def test_plurals(language: str, n: int, text: str) -> None:
    assert HuntersVocabulary(catalogue(language)).tigers(n) == text


def test_a_text_without_translation_stays_english() -> None:
    assert Speech(catalogue("fr")).tr("never translated") == "never translated"


def test_plain() -> None:
    assert plain("L’été\N{NO-BREAK SPACE}!") == "L’été\N{NO-BREAK SPACE}!"
    assert plain("a\nb\x1b[1m") == "a\\nb\\x1b[1m"
    assert len(plain(1000 * "x")) == 301


def test_no_class_that_speaks_inherits_from_another() -> None:
    """Its texts would be looked for under the wrong name, and stay English."""
    for room in (carcqt.words, carcqt.cli):
        for module in walk_packages(room.__path__, f"{room.__name__}."):
            import_module(module.name)
    asked, speakers = [Speech], set[type[Speech]]()
    while asked:
        for one in asked.pop().__subclasses__():
            speakers.add(one)
            asked.append(one)
    rooms = (carcqt.words.__name__, carcqt.cli.__name__)
    speakers = {one for one in speakers if one.__module__.startswith(rooms)}
    assert len(speakers) > 20
    # Bases without a text of their own.
    bases = {Speech, Vocabulary, Speaker}
    heirs = {one for one in speakers if not bases & set(one.__bases__)}
    assert heirs == set()
