"""`carcqt gallery`, and what it finds in every window."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QWidget

from carcqt.app.gallery import Gallery
from carcqt.cli.gallery import VIEWS, GalleryView, staged
from carcqt.play.counsel import Counsel
from carcqt.players.levels import Level
from carcqt.rules.games import GAMES
from carcqt.ui.gallery import GalleryScene
from carcqt.ui.settings import settings
from editor.documents.layout import LayoutContent
from editor.documents.layouts import LayoutDocument
from editor.gallery import EditorGallery
from tests.cli.test_commands import run
from tests.effort import often
from tests.looks import look_as_usual
from tests.markup import MARK, planted_program, taken_for_markup
from tests.studios import SketchStudio

SMALL = GalleryView("fr", "light", 1024, 700, "DejaVu Sans", is_kept=False)

LARGE = GalleryView("fr", "dark", 1024, 700, is_kept=False, scale=1.5)
PLAYED = ("table", "curtain", "saves", "new")
"""Windows of play that have the least room to spare."""


@pytest.fixture(autouse=True)
def _usual_look() -> Iterator[None]:
    yield
    look_as_usual()
    settings().recents = []


@pytest.fixture(scope="module")
def scenes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[GalleryScene]]:
    folder = tmp_path_factory.mktemp(f"gallery{MARK}")
    gallery = Gallery(folder / "saves", SketchStudio())
    editor = EditorGallery(folder / "editor", SketchStudio())
    with planted_program(tmp_path_factory.mktemp("planted")):
        yield [*gallery.scenes(), *editor.scenes(), *(_written(editor, game) for game in GAMES)]
        gallery.close()


def _written(editor: EditorGallery, game: str) -> GalleryScene:
    """A layout with all the texts that one may have."""
    texts = {"en": "Something <i>", "fr": "Quelque chose <i>"}

    def make() -> QWidget:
        data = LayoutContent.empty(game).to_data()
        data |= {"title": texts, "text": texts, "solution": texts, "players": ["Ada<i>", "Ben<i>"]}
        return editor.window(LayoutDocument(LayoutContent.read(data, None)))

    return GalleryScene(f"editor-written-{game}", make)


def wrong_in(scenes: list[GalleryScene], views: tuple[GalleryView, ...]) -> list[str]:
    found = []
    for scene in scenes:
        for view in views:
            with staged(scene, view, SketchStudio()) as (window, problems):
                problems += [f"markup: {text}" for text in taken_for_markup(window)]
                found += [f"{scene.name}-{view.name}: {problem}" for problem in problems]
        if len(views) > 1:
            # Windows that are gone would be told of every change of look, in thousands.
            gc.collect()
    return found


@pytest.mark.thorough
def test_nothing_is_cut_covered_or_taken_for_markup_in_a_small_window(
    scenes: list[GalleryScene], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Counsel, "level", Level.MEDIUM)  # the sooner they are answered
    wrong = wrong_in(scenes[:: often(2, 1)], (SMALL,))
    assert not wrong, "\n".join(wrong)


def test_nothing_is_cut_or_covered_where_large_text_has_little_room(
    scenes: list[GalleryScene],
) -> None:
    played = [scene for scene in scenes if scene.name.split("-")[0] in PLAYED]
    wrong = wrong_in(played, (LARGE,))
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
def test_nothing_is_cut_covered_or_taken_for_markup_in_any_window(
    scenes: list[GalleryScene],
) -> None:
    assert wrong_in(scenes, tuple(replace(view, is_kept=False) for view in VIEWS)) == []


def test_what_is_cut_is_found() -> None:
    def make() -> QWidget:
        label = QLabel("Much more than there is room for", wordWrap=False)
        window = QWidget()
        label.setParent(window)
        label.setFixedSize(40, 10)
        return window

    assert wrong_in([GalleryScene("cut", make)], (SMALL,))


def test_pictures_of_some_windows(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    done = run("--lang", "en", "gallery", str(folder), "--only", "about")
    assert done.returncode == 0
    pictures = sorted(folder.iterdir())
    assert done.stdout == f"{len(pictures)} pictures, 0 problems.\n"
    assert {path.stem for path in pictures} == {f"about-{v.name}" for v in VIEWS if v.is_kept}
    assert not any(QImage(str(path)).isNull() for path in pictures)


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run("--lang", "en", "gallery", str(tmp_path / "file" / "pictures"))
    assert done.returncode == 2
    assert "cannot be written" in done.stderr
