"""A sheet of puzzles as PDF, and one as a picture."""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from carcqt.app.previews.previews import Previews
from carcqt.app.previews.tasks import paint_task
from carcqt.app.puzzles.page import PuzzlesPage
from carcqt.app.puzzles.paper import PICTURE, PuzzlePaper
from carcqt.app.puzzles.sending import PuzzleSending
from carcqt.art.studio.jobs import image_of, pixels_of
from carcqt.art.studio.studio import Studio
from carcqt.play.puzzles.collection import PuzzleCollection
from carcqt.play.puzzles.progress import Progress
from tests.play.puzzles.puzzling import builtin, written
from tests.puzzles.layouts import forest_puzzle

pytestmark = pytest.mark.usefixtures("usual")


class FlatStudio(Studio):
    """Every picture is there at once, and all of one colour."""

    def order(self, work: Any, *args: Any, **kwargs: Any) -> Future[Any]:
        image = QImage(160, 100, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        future = Future[Any]()
        future.set_result(pixels_of(image))
        return future


@pytest.mark.long
def test_boards_and_maps_are_painted_whole(tmp_path: Path) -> None:
    for name in ("there-and-back", "orchid-pays"):
        image = image_of(paint_task(builtin(name).path, 800, 500))
        assert (image.width(), image.height()) == (800, 500)
        assert len({image.pixel(x, 250) for x in range(0, 800, 5)}) > 40


def test_a_sheet_and_a_picture_are_written(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("PySide6.QtGui.QDesktopServices.openUrl", lambda url: True)
    studio = FlatStudio(workers=1)
    progress = Progress(tmp_path / "progress.json")
    page = PuzzlesPage(PuzzleCollection(tmp_path / "own"), progress, Previews(None))
    qtbot.addWidget(page)
    page.resize(1366, 860)
    page.show()
    sending = PuzzleSending(page, studio)
    data = forest_puzzle({"aim": "points", "turns": 2})
    entries = [written(tmp_path / f"own{number}", data) for number in range(3)]
    try:
        pictures = sending.write_sheet(entries, tmp_path / "sheet.pdf")
        qtbot.waitUntil(lambda: len(pictures.images) == len(entries))
        qtbot.waitUntil((tmp_path / "sheet.pdf").exists)
        sheet = (tmp_path / "sheet.pdf").read_bytes()
        # Two puzzles on each page, and the answers.
        assert sheet.startswith(b"%PDF")
        assert sheet.count(b"/Type /Page\n") == 3
        image = PuzzlePaper(pictures).picture(entries[0])
        assert image.width() == PICTURE.width()
        assert image.save(str(tmp_path / "one.png"))
        assert not QImage(str(tmp_path / "one.png")).isNull()
        sending._write_picture(pictures, tmp_path / "nowhere" / "one.png")
        assert page.notice.isVisible()
    finally:
        studio.close()
