"""The guides: both languages say the same in the same order, and nothing is left out."""

from __future__ import annotations

import re

import pytest

from carcqt.content.languages import CODES
from carcqt.content.learning.figures import guide_figures
from carcqt.content.learning.guides import EDITING, PLAYING, Guide
from carcqt.rules.games import GAMES
from carcqt.words.names import names_of
from carcqt.words.speech import catalogue

NAMES = (*GAMES, PLAYING, EDITING)
EACH = pytest.mark.parametrize("name", NAMES)
IN_EACH = pytest.mark.parametrize("language", CODES)
PRINTED = {
    "hunters": {"en": "Carcassonne: Hunters and Gatherers", "fr": "Carcassonne à la préhistoire"},
    "goldrush": {"en": "Carcassonne: Gold Rush", "fr": "Carcassonne\u00a0: La Ruée vers l’or"},
    "amazon": {"en": "Carcassonne: Amazonas", "fr": "Carcassonne\u00a0: Amazonas"},
    "expedition": {"en": "Amazonas", "fr": "Amazonas"},
}
"""The rules that a guide says it tells, by the title they were printed under."""


@EACH
def test_both_languages_have_the_same_headings_and_figures(name: str) -> None:
    english, french = (Guide.load(name, language) for language in CODES)
    levels = [heading.level for heading in english.headings]
    assert [heading.level for heading in french.headings] == levels
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert [figure for figure, _ in french.figures] == [figure for figure, _ in english.figures]
    assert all(caption.strip() for guide in (english, french) for _, caption in guide.figures)


@EACH
def test_paragraphs_lists_and_tables_are_of_the_same_shape(name: str) -> None:
    def shape(text: str) -> list[tuple[str, int]]:
        """What each block begins with, and its lines."""
        blocks = [block.splitlines() for block in text.split("\n\n")]
        return [(lines[0][0] if lines[0][0] in "#-|1!" else "", len(lines)) for lines in blocks]

    english, french = (Guide.load(name, language).text for language in CODES)
    assert shape(english) == shape(french)


def test_the_guide_to_the_program_leads_to_those_of_all_games() -> None:
    for language in CODES:
        titles = [(name, Guide.load(name, language).headings[0].text) for name in GAMES]
        assert Guide.load(PLAYING, language).links == titles


@EACH
def test_every_figure_is_there_and_used(name: str) -> None:
    file = guide_figures(name)
    assert file is not None
    used = [figure for figure, _ in Guide.load(name, "en").figures]
    assert sorted(used) == sorted(file.figures)


@pytest.mark.parametrize("name", GAMES)
def test_there_are_many_figures(name: str) -> None:
    file = guide_figures(name)
    assert file is not None
    assert len(file.figures) >= (8 if GAMES[name].description.material == "map" else 10)


@IN_EACH
@pytest.mark.parametrize("name", GAMES)
def test_it_says_once_which_rules_it_tells(name: str, language: str) -> None:
    assert Guide.load(name, language).text.count(f"*{PRINTED[name][language]}*") == 1


@IN_EACH
@pytest.mark.parametrize("name", GAMES)
def test_every_source_of_points_is_told(name: str, language: str) -> None:
    text = Guide.load(name, language).text.casefold()
    words = names_of(catalogue(language), name)
    for source in GAMES[name].description.sources:
        called = words.source(source).split(" (")[0].casefold()
        # Singular or plural.
        assert called[:-2] in text, source


@IN_EACH
@pytest.mark.parametrize("name", GAMES)
def test_every_icon_and_piece_is_shown_or_told(name: str, language: str) -> None:
    file, description = guide_figures(name), GAMES[name].description
    assert file is not None
    text = Guide.load(name, language).text.casefold()
    words = names_of(catalogue(language), name)
    items = [item for figure in file.figures.values() for row in figure.rows for item in row]
    shown = {item.icon or item.medal for item in items}
    for icon in description.icons:
        called = words.icon(icon.id, 1).removeprefix("1 ").casefold()
        assert icon.id in shown or called in text, icon.id
    standing = {item.piece for item in items}
    for piece in description.pieces:
        assert piece.id in standing or words.pieces(piece.id).casefold() in text, piece.id


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_of_the_description_are_told(name: str) -> None:
    description = GAMES[name].description
    text = Guide.load(name, "en").text
    for piece in description.pieces:
        assert re.search(rf"\*\*{piece.count} ", text), piece.id
    first, last = description.players[0], description.players[-1]
    words = {2: "two", 3: "three", 4: "four", 5: "five"}
    assert words[first] in text.casefold()
    assert words[last] in text.casefold()


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_told(name: str) -> None:
    text = Guide.load(name, "en").text.casefold()
    for option in GAMES[name].description.options:
        assert f"without {option.id}" in text
