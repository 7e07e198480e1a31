"""The editor is tried without a screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carcqt.art.studio.studio import Studio
from carcqt.background.thread import later
from carcqt.ui.language import language
from carcqt.ui.theme.style import style
from editor.documents.recovery import leftovers
from editor.layouts.page import LayoutPage
from editor.window import EditorWindow
from tests.studios import SketchStudio


@pytest.fixture(scope="session", autouse=True)
def _application(qapp: QApplication) -> QApplication:
    return qapp


@pytest.fixture(scope="session")
def sketch_studio() -> Studio:
    return SketchStudio()


@pytest.fixture
def studio(request: pytest.FixtureRequest, sketch_studio: Studio) -> Studio:
    """What is on the pictures is not looked at in most tests; the others ask for a studio."""
    if not hasattr(request, "param"):
        return sketch_studio
    asked: Studio = request.getfixturevalue(request.param)
    return asked


@pytest.fixture(scope="session")
def painting_studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    """Pictures are made on the spot, each once for all tests."""
    made = Studio(folder=Path(tmp_path_factory.mktemp("pictures")), workers=0)
    yield made
    made.close()


@pytest.fixture(autouse=True)
def _written_down() -> Iterator[None]:
    """Documents are written in a thread of their own, which is at rest when a test begins."""
    yield
    later(lambda: None).result()


@pytest.fixture(autouse=True)
def _nothing_left_behind() -> None:
    """What a test that was killed on purpose left is offered to no other test."""
    for left in leftovers():
        left.discard()


@pytest.fixture
def window(qtbot: QtBot, studio: Studio) -> Iterator[EditorWindow]:
    style().set(mode="light", reduced_motion=True)
    language().set("en")
    made = EditorWindow(studio)
    made.resize(1366, 860)
    made.show()
    yield made
    for document in made.tabs:
        document.stack.setClean()
    made.close()
    made.deleteLater()


@pytest.fixture
def shown_page(qtbot: QtBot) -> Iterator[Callable[[LayoutPage], None]]:
    """Shows a page of a layout or a puzzle, and closes it in the end."""
    pages = []

    def show(page: LayoutPage) -> None:
        qtbot.addWidget(page)
        page.resize(1366, 812)
        page.show()
        page.body.view.reduced_motion = True
        page.body.view.fit()
        QApplication.processEvents()
        page.body.view.fit()
        pages.append(page)

    yield show
    for page in pages:
        page.closing()
        page.document.close()
