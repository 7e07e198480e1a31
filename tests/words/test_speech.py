"""How a class speaks, and the texts that it has in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from xml.etree import ElementTree

import pytest

import carcqt.cli
import carcqt.words
from carcqt.content.data import data_folder
from carcqt.content.toml.files import parse_toml
from carcqt.rules.games import GAMES
from carcqt.words.speech import Speech, catalogue, plain
from carcqt.words.vocabulary import Vocabulary
from tests.support import ROOT


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


def french(*contexts: str) -> list[str]:
    """Return the French texts of these classes, or of all."""
    tree = ElementTree.parse(data_folder("i18n") / "carcqt_fr.ts")
    texts = [
        node.text
        for context in tree.iter("context")
        if not contexts or context.findtext("name") in contexts
        for tag in ("translation", "numerusform")
        for node in context.iter(tag)
    ]
    return [text for text in texts if text and text.strip()]


def shipped(value: object) -> Iterator[str]:
    """Yield the French texts of a file."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from [inner] if key == "fr" and isinstance(inner, str) else shipped(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from shipped(inner)


def check_typography(text: str) -> None:
    # Letters in quotes are those of a time of day.
    assert "'" not in re.sub(r"'\w'", "", text), f"’ is wanted: {text}"
    assert not re.search(r"“|”", text), f"« » are wanted: {text}"
    assert not re.search(r"«[^\xa0]|[^\xa0](»|:(?!\S))", text), f"U+00A0 is wanted: {text}"
    assert not re.search(r"[^\u202f][;?!]", text), f"U+202F is wanted: {text}"
    assert "..." not in text, f"… is wanted: {text}"


def test_french_is_set_as_the_french_do() -> None:
    for text in french():
        check_typography(text)


@pytest.mark.parametrize(
    "folder", ["resources/decks", "resources/maps", "resources/lessons", "resources/guides"]
)
def test_french_of_resources_is_set_as_the_french_do(folder: str) -> None:
    paths = sorted((ROOT / folder).rglob("*.toml"))
    assert paths
    for path in paths:
        for text in shipped(parse_toml(path.read_bytes())):
            check_typography(text)


@pytest.mark.parametrize("game", GAMES)
def test_french_of_scenarios_and_puzzles_is_set_as_the_french_do(game: str) -> None:
    texts = [
        text
        for path in sorted((ROOT / "scenarios" / game).rglob("*.toml"))
        for text in shipped(parse_toml(path.read_bytes()))
    ]
    assert len(texts) > 100
    for text in texts:
        check_typography(text)


def test_french_never_says_tu() -> None:
    familiar = re.compile(r"\b(tu|toi|ton|ta|tes)\b", re.IGNORECASE)
    assert [text for text in french() if familiar.search(text)] == []


ABANDONED = {
    r"achev(?!ement de la)\w*": "terminé",
    r"dévor\w*": "mange",
    r"calques?": "repères",
    r"cow-boys?": "cowboy",
    r"aiguillages?": "bifurcation",
    r"incendies?": "feu de forêt",
    r"tuiles? doubles?": "double tuile",
    r"page d’ouverture": "accueil de l’éditeur",
    r"chercher": "rechercher",
    r"ordis": "ordinateurs",
    r"prime": "bonus",
    r"revenus?": "gains",
}
"""Words that the terminology has given up, and what it says instead."""


@pytest.mark.parametrize("word", ABANDONED)
def test_french_keeps_to_its_terms(word: str) -> None:
    found = re.compile(rf"\b({word})\b", re.IGNORECASE)
    assert [text for text in french() if found.search(text)] == [], ABANDONED[word]


def test_french_errors_are_sentences() -> None:
    """An error says what is wrong, then what to do; it does not go on after a semicolon."""
    assert [text for text in french("ProblemWords", "MapProblems") if "\u202f;" in text] == []


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
    heirs = {one for one in speakers if not {Speech, Vocabulary} & set(one.__bases__)}
    assert heirs == set()
