"""No text of any window names a coordinate, an id or a turn in degrees, and none is long."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from carcqt.app.gallery import Gallery
from carcqt.app.table.hintcard import HintCard
from carcqt.cli.gallery import GalleryView, staged
from carcqt.content.languages import CODES
from carcqt.content.materials import builtin_material
from carcqt.play.counsel import Counsel
from carcqt.players.levels import Level
from carcqt.rules.games import GAMES
from carcqt.rules.maps import Map
from carcqt.ui.gallery import GalleryScene
from carcqt.ui.settings import settings
from editor.gallery import EditorGallery
from editor.puzzles.script import ReplyRow
from tests.effort import some
from tests.looks import look_as_usual
from tests.shown import sentences, texts_of
from tests.studios import SketchStudio

LONGEST: Final = 140
"""Signs of a hint, a goal or other feedback."""
PARTS: Final = 8
"""Parts of the gallery; CI reads one of them."""
READ_AT_LENGTH: Final = ("about", "guide", "keys")
"""Scenes of guides and of the licence, which are read like a page of a book."""
EDITED: Final = ("editor-puzzle", "editor-recording")
"""Scenes of the editor whose sentences are those of a puzzle. Their labels name tiles by id."""

_COORDINATE: Final = re.compile(
    r"(?<![\d.−-])-?\d{1,3},-?\d{1,2}(?![\d%\N{NARROW NO-BREAK SPACE}])"
)
_DEGREE: Final = re.compile(r"°|\bdegr")
_ENDED: Final = re.compile(r"[.!?…]$")


def ids() -> list[str]:
    """Return the ids of all tiles, and of villages and missions that have another name."""
    found: list[str] = []
    for game, rules in GAMES.items():
        file = builtin_material(game, rules.description.material)
        material, names = file.material, file.names("en")
        if isinstance(material, Map):
            found += [village.id for village in material.villages]
            found += [mission.id for mission in material.missions]
        else:
            found += [tile.id for tile in material.tiles]
        found = [one for one in found if names.get(one) != one]
    return found


_ID: Final = re.compile(rf"\b(?:{'|'.join(map(re.escape, ids()))}|[a-z]\d)\b")


def faults_of(text: str, language: str) -> list[str]:
    """Return what a text names that only files and the command line should name."""
    faults = {"an id": _ID, "degrees": _DEGREE}
    if language == "en":
        # French writes decimals like that; both languages name the same things.
        faults["a coordinate"] = _COORDINATE
    return [f"{fault}: {text}" for fault, pattern in faults.items() if pattern.search(text)]


def wrong_in(scene: GalleryScene, language: str) -> list[str]:
    """Return the faults of all texts of a scene, in one language."""
    view = GalleryView(language, "light", 1366, 860, "DejaVu Sans", is_kept=False)
    with staged(scene, view, SketchStudio()) as (window, _):
        # Beside a line of a script stands what it means, with the ids and squares of the line.
        meanings = {row.meaning.text() for row in window.findChildren(ReplyRow)}
        texts = [text for text in texts_of(window) if text not in meanings]
    gc.collect()
    if scene.name.startswith("editor"):
        if not scene.name.startswith(EDITED):
            return []
        texts = [text for text in texts if _ENDED.search(text)]
    found = [fault for text in texts for fault in faults_of(text, language)]
    if not scene.name.startswith(READ_AT_LENGTH):
        found += [
            f"{len(sentence)} signs: {sentence}"
            for text in texts
            for sentence in sentences(text)
            if len(sentence) > LONGEST and _ENDED.search(sentence)
        ]
    return [f"{scene.name} {language}: {fault}" for fault in found]


@pytest.fixture(autouse=True)
def _usual_look() -> Iterator[None]:
    yield
    look_as_usual()
    settings().recents = []


@pytest.fixture(scope="module")
def scenes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[GalleryScene]]:
    folder = tmp_path_factory.mktemp("gallery")
    gallery = Gallery(folder / "saves", SketchStudio())
    editor = EditorGallery(folder / "editor", SketchStudio())
    yield [
        *gallery.scenes(),
        *(scene for scene in editor.scenes() if scene.name.startswith(EDITED)),
    ]
    gallery.close()


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("part", some(range(PARTS), every=PARTS))
def test_no_window_names_a_coordinate_an_id_or_degrees_or_is_long_winded(
    scenes: list[GalleryScene], part: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Counsel, "level", Level.MEDIUM)  # the sooner they are answered
    wrong = [fault for scene in scenes[part::PARTS] for fault in wrong_in(scene, language)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", ["hint-why", "hint-expedition"])
def test_hints_are_open_in_each_view_of_a_scene(
    scenes: list[GalleryScene], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Counsel, "level", Level.MEDIUM)
    (scene,) = (scene for scene in scenes if scene.name == name)
    for language in CODES:
        view = GalleryView(language, "light", 1366, 860, "DejaVu Sans", is_kept=False)
        with staged(scene, view, SketchStudio()) as (window, _):
            (card,) = window.findChildren(HintCard)
            assert card.isVisible()
            assert card.texts.lines
        gc.collect()


def planted(text: str, tip: str = "") -> GalleryScene:
    def make() -> QWidget:
        window = QWidget()
        rows = QListWidget()
        item = QListWidgetItem("Rose")
        item.setToolTip(tip)
        rows.addItem(item)
        box = QVBoxLayout(window)
        box.addWidget(QLabel(text))
        box.addWidget(rows)
        return window

    return GalleryScene("planted", make)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Lay it at -1,2.", "a coordinate"),
        ("Lay L07 here.", "an id"),
        ("The river r0 is complete.", "an id"),
        ("Turn it by 90°.", "degrees"),
        (f"{'Very ' * 30}long.", "signs"),
    ],
)
def test_a_planted_fault_is_found_on_labels_and_tips(text: str, fault: str) -> None:
    assert [fault in wrong for wrong in wrong_in(planted(text), "en")] == [True]
    assert [fault in wrong for wrong in wrong_in(planted("", tip=text), "en")] == [True]


def test_other_numbers_are_no_fault() -> None:
    text = "Round 2 of 18: 1,200 points, 50% of games, key F1, hints 1, 2 and 3."
    assert wrong_in(planted(text), "en") == []


def test_ids_of_all_games_are_known(tmp_path: Path) -> None:
    assert {"L07", "G05", "T12", "D01"} <= set(ids())
