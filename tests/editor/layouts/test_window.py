"""Layouts in the window of the editor."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from carcqt.art.studio.studio import Studio
from carcqt.rules.geometry import Square
from carcqt.ui.theme.style import style
from editor.documents.layouts import LayoutDocument
from editor.layouts.page import LayoutPage
from editor.window import EditorWindow
from tests.editor.layouts.conftest import tile_body

HUNTERS = "hunters"


def test_the_window_shows_plays_and_saves_a_layout(
    qtbot: QtBot, studio: Studio, tmp_path: Path
) -> None:
    played: list[object] = []
    window = EditorWindow(studio, played.append)
    qtbot.addWidget(window)
    window.resize(1366, 860)
    window.show()
    document = LayoutDocument.empty(HUNTERS)
    window.add(document)
    page = window.page
    assert isinstance(page, LayoutPage)
    body = tile_body(page)
    window.try_it()
    assert len(played) == 1
    assert not document.is_modified
    body.take_tile(body.tiles.view.thumbs[3].thing)
    body.lay(Square(5, 5), 0)
    body.show_problems()
    assert not window.bar.try_button.isEnabled()
    window.try_it()
    assert len(played) == 1
    # The panel lies under the table, and its lines lead to the culprit.
    problem = document.problems[0]
    body.board.set_cursor(Square(0, 0))
    page.show_place(problem)
    assert body.board.cursor_square == Square(5, 5)
    path = tmp_path / "layout.toml"
    assert document.save(path)
    again = LayoutDocument.load(path)
    assert again.to_text() == document.to_text()
    assert again.problems == document.problems
    assert window.minimumSizeHint().width() <= 1024
    window.close()


def test_a_layout_fits_a_small_screen_with_large_text(window: EditorWindow) -> None:
    style().set(scale=1.5)
    try:
        window.add(LayoutDocument.empty("goldrush"))
        assert window.minimumSizeHint().width() <= 1024
    finally:
        style().set(scale=1)
