"""`carcqt gallery`: a picture of every window, and everything that is cut or covered in them."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING, Final, Literal

from carcqt.cli.interrupts import interrupts_end_at_once
from carcqt.cli.output import BAD, GOOD, refuse, say
from carcqt.content.toml.files import FileError
from carcqt.offscreen import draw_offscreen
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import Punctuation, Speech, Translate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from carcqt.art.studio.studio import Studio
    from carcqt.ui.gallery import GalleryScene


@dataclass(frozen=True, slots=True)
class GalleryView:
    """How a scene is looked at."""

    language: str
    mode: Literal["light", "dark"]
    width: int
    height: int
    family: str = ""
    """A font; otherwise the system's."""
    is_kept: bool = True
    """As a picture; otherwise it is only checked."""
    scale: float = 1.0
    """Of all text."""

    @property
    def name(self) -> str:
        return f"{self.language}-{self.mode}-{self.width}x{self.height}"


VIEWS: Final = (
    GalleryView("fr", "light", 1366, 860),
    GalleryView("fr", "dark", 1366, 860),
    GalleryView("en", "light", 1366, 860),
    GalleryView("en", "dark", 1366, 860),
    GalleryView("fr", "light", 1024, 700),
    GalleryView("en", "dark", 1024, 700),
    GalleryView("fr", "dark", 1920, 1080),
    GalleryView("fr", "light", 1024, 700, "DejaVu Sans", is_kept=False),
    GalleryView("en", "light", 1366, 860, "DejaVu Sans", is_kept=False),
)


class GalleryWords(Speech):
    def done(self, pictures: int, problems: int) -> str:
        made = self.tr("%n picture(s)", "", pictures)
        found = self.tr("%n problem(s)", "", problems)
        return self.tr("{pictures}, {problems}.").format(pictures=made, problems=found)

    def cannot_write(self, name: str) -> str:
        return self.tr(
            "“{name}” cannot be written. Choose another place, or change the permissions."
        ).format(name=name)


def run(options: argparse.Namespace, translate: Translate) -> int:
    words = GalleryWords(translate)
    folder = Path(options.folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return refuse(translate, words.cannot_write(options.folder))
    draw_offscreen()
    with (
        tempfile.TemporaryDirectory() as own,
        interrupts_end_at_once(partial(shutil.rmtree, own, ignore_errors=True)),
    ):
        # Nobody's settings or saved games are touched.
        for place in ("CONFIG", "DATA", "STATE"):
            os.environ[f"XDG_{place}_HOME"] = str(Path(own, place))
        if sys.platform != "linux":
            # Only Linux keeps these places where the environment says.
            from PySide6.QtCore import QStandardPaths

            QStandardPaths.setTestModeEnabled(True)
        try:
            pictures, problems = _look(folder, Path(own, "saves"), options.only, words)
        except FileError as error:
            problem = ProblemWords(translate).line(options.folder, error.problems[0])
            say(problem, sys.stderr)
            return BAD
    say(words.done(pictures, problems))
    return BAD if problems else GOOD


def _look(folder: Path, saves: Path, only: str, words: GalleryWords) -> tuple[int, int]:
    from carcqt.app.gallery import Gallery
    from carcqt.art.files import write_picture
    from carcqt.art.studio.studio import Studio
    from carcqt.main import application
    from carcqt.ui.controls.proxy import install
    from carcqt.ui.garbage import GarbageCollection
    from editor.gallery import EditorGallery

    GarbageCollection(application())
    install()
    studio = Studio.of_user()
    gallery = Gallery(saves, studio)
    editor = EditorGallery(saves.with_name("editor"), studio)
    pictures = problems = 0
    colon = Punctuation(words.translate).colon
    for scene in (*gallery.scenes(), *editor.scenes()):
        if only not in scene.name:
            continue
        for view in VIEWS:
            name = f"{scene.name}-{view.name}"
            with staged(scene, view, studio) as (window, found):
                if view.is_kept:
                    write_picture(folder / f"{name}.png", window.grab().toImage())
                    pictures += 1
            for problem in found:
                say(colon(f"{name} {view.family}".strip(), problem))
            problems += len(found)
    gallery.close()
    studio.close()
    return pictures, problems


@contextmanager
def staged(
    scene: GalleryScene, view: GalleryView, studio: Studio
) -> Iterator[tuple[QWidget, list[str]]]:
    """A scene's window for a while, and all that is wrong in it."""
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    from carcqt.ui.language import language
    from carcqt.ui.theme.style import style

    language().set(view.language)
    style().set(view.mode, view.scale, reduced_motion=True, family=view.family)
    window = scene.make()
    yield window, _show(window, view, studio)
    window.close()
    window.deleteLater()
    QApplication.processEvents()
    # No loop runs around this one, in which it would be done away with.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _show(window: QWidget, view: GalleryView, studio: Studio) -> list[str]:
    """Shows a window until all its pictures are there; what is wrong in it."""
    from PySide6.QtWidgets import QApplication, QDialog, QWidget
    from shiboken6 import isValid

    from carcqt.ui.layout_check import problems

    if not isinstance(window, QDialog):
        window.resize(view.width, view.height)
    window.show()
    for _ in range(3):
        QApplication.processEvents()
        studio.wait()
        # Those who wait are told a moment later.
        sleep(0.01)
    if view.is_kept:
        for part in (window, *window.findChildren(QWidget)):
            # Whatever settles may build some of the others anew.
            settle = getattr(part, "settle", None)
            if callable(settle) and isValid(part) and part.isVisible():
                settle()
    QApplication.processEvents()
    too_large = window.minimumSizeHint()
    found = problems(window)
    if too_large.width() > view.width or too_large.height() > view.height:
        found.insert(
            0, f"{too_large.width()} × {too_large.height()} > {view.width} × {view.height}"
        )
    return found
