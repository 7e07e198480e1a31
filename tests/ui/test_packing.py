"""The window that makes a pack."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from carcqt.content.data import builtin_deck_path, builtin_map_path
from carcqt.content.packs import read_pack
from carcqt.ui.packing import PackDialog

DECK, MAP = builtin_deck_path("amazon"), builtin_map_path("expedition")


def test_files_are_ordered_named_and_written(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = PackDialog([DECK])
    qtbot.addWidget(dialog)
    assert not dialog.save.isEnabled()
    dialog.add_files([MAP, DECK])
    assert [row.name.text() for row in dialog.rows] == [DECK.name, MAP.name]
    dialog.rows[1].up.click()
    assert [row.name.text() for row in dialog.rows] == [MAP.name, DECK.name]
    QTest.keyClicks(dialog.title, "An evening")
    assert dialog.save.isEnabled()
    QTest.keyClicks(dialog.author, "Anna")
    QTest.keyClicks(dialog.licence, "CC BY 4.0")
    typed = str(tmp_path / "evening")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (typed, ""))
    dialog.save.click()
    assert dialog.written == tmp_path / "evening.carcqt"
    pack = read_pack(tmp_path / "evening.carcqt")
    assert list(pack.files) == [MAP.name, DECK.name]
    assert pack.manifest.title["en"] == "An evening"
    assert (pack.manifest.author, pack.manifest.licence) == ("Anna", "CC BY 4.0")


def test_what_is_wrong_is_said_and_nothing_is_lost(qtbot: QtBot, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("format = ")
    dialog = PackDialog([DECK, bad])
    qtbot.addWidget(dialog)
    dialog.title.setText("An evening")
    assert not dialog.write(tmp_path / "p.carcqt")
    assert "bad.toml" in dialog.problem.text()
    dialog.rows[1].remove.click()
    assert dialog.problem.text() == ""
    assert dialog.write(tmp_path / "p.carcqt")
