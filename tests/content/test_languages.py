"""Tests of the list of languages: one entry is all that a new language needs in the code."""

import ast
from pathlib import Path
from xml.etree import ElementTree

import pytest

from carcqt.content.data import data_folder
from carcqt.content.languages import CODES, ENGLISH, LANGUAGES, Language, language_named
from carcqt.content.models import DeckModel, validate
from carcqt.content.toml.files import FileError
from carcqt.words.speech import catalogue, language_of

ROOT = Path(__file__).resolve().parents[2]
FREE = {
    "carcqt/content/languages.py",
    "carcqt/words/speech.py",  # the code is itself a text that each language translates
    "carcqt/cli/gallery.py",
    "editor/gallery.py",
    "editor/puzzles/scenes.py",
}
"""Modules that may name a language: the list, and pictures that developers make."""


def _named_languages(path: Path) -> list[int]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and node.value in CODES
    ]


def test_no_other_module_names_a_language() -> None:
    found = {
        f"{path.relative_to(ROOT).as_posix()}:{line}"
        for package in ("carcqt", "editor")
        for path in sorted((ROOT / package).rglob("*.py"))
        for line in _named_languages(path)
    }
    assert {place for place in found if place.partition(":")[0] not in FREE} == set()
    assert any(place.startswith("carcqt/content/languages.py:") for place in found)


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda one: one.code)
def test_language_has_its_texts(language: Language) -> None:
    path = data_folder("i18n") / f"carcqt_{language.code}.ts"
    root = ElementTree.parse(path).getroot()
    assert root.get("language") == language.locale
    assert language_of(catalogue(language.code)) is language
    guides = data_folder("resources") / "guides"
    names = [sorted(p.name for p in (guides / code).iterdir()) for code in CODES]
    assert all(found == names[0] for found in names)


def test_unknown_code_falls_back_to_english() -> None:
    assert language_named("xx") is ENGLISH


@pytest.mark.parametrize(("code", "number", "form"), [
    ("en", 0, 1), ("en", 1, 0), ("en", 2, 1), ("fr", 0, 0), ("fr", 1, 0), ("fr", 2, 1),
])  # fmt: skip
def test_number_takes_the_form_of_the_language(code: str, number: int, form: int) -> None:
    assert language_named(code).form_of(number) == form


def test_file_with_an_unknown_language_is_told_which_are_known() -> None:
    data = {"format": 1, "kind": "deck", "game": "hunters", "title": {"xx": "?"}, "tile": []}
    with pytest.raises(FileError) as caught:
        validate(data, "deck", DeckModel)
    (problem,) = caught.value.problems
    assert problem.code == "value-choice"
    assert dict(problem.facts)["wanted"] == "'fr' or 'en'"
