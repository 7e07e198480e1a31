"""Texts that look like HTML, in everything that comes from a file or a person."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QLabel, QTabBar, QTextEdit, QWidget

import carcqt
from carcqt.app import gallery
from carcqt.content import decks, maps
from carcqt.content.toml.files import read_toml
from carcqt.content.toml.writing import dumps
from tests.support import ROOT

MARK: Final = "<i>"
_TEXTS: Final = ("title", "about", "text", "solution", "name", "players")
"""The keys of our formats that hold what people wrote."""


def planted(data: Any) -> Any:
    """A file's content with the mark at the end of each of its texts."""
    if isinstance(data, list):
        return [planted(each) for each in data]
    if not isinstance(data, dict):
        return data
    return {key: _marked(each) if key in _TEXTS else planted(each) for key, each in data.items()}


def _marked(text: Any) -> Any:
    if isinstance(text, dict):
        return {key: _marked(each) for key, each in text.items()}
    if isinstance(text, list):
        return [_marked(each) for each in text]
    return text + MARK if isinstance(text, str) else text


@contextmanager
def planted_program(root: Path) -> Iterator[None]:
    """All built-in decks and maps, and the gallery's players, have the mark in their texts."""
    for name in ("scenarios", "i18n"):
        (root / name).symlink_to(ROOT / name)
    shutil.copytree(ROOT / "resources", root / "resources")
    for kind in ("decks", "maps"):
        for path in (root / "resources" / kind).glob("*.toml"):
            path.write_text(dumps(planted(read_toml(path))), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(carcqt, "__file__", str(root / "carcqt" / "__init__.py"))
        patch.setattr(gallery, "NAMES", [name[: -len(MARK)] + MARK for name in gallery.NAMES])
        _forget()
        yield
    _forget()


def _forget() -> None:
    decks.builtin_deck.cache_clear()
    maps.builtin_map.cache_clear()


def taken_for_markup(window: QWidget) -> list[str]:
    """Where Qt would read one of those texts as HTML, and load what it names."""
    return [
        f"{type(part).__name__} {text!r}"
        for part in (window, *window.findChildren(QWidget))
        for text in _rich_texts(part)
        if MARK in text and GuiQt.mightBeRichText(text)
    ]


def _rich_texts(part: QWidget) -> Iterator[str]:
    yield part.toolTip()
    yield part.whatsThis()
    for action in part.actions():
        yield action.toolTip()
    if isinstance(part, QLabel) and part.textFormat() is not Qt.TextFormat.PlainText:
        yield part.text()
    if isinstance(part, QTextEdit) and not part.isReadOnly() and part.acceptRichText():
        yield part.toPlainText()
    if isinstance(part, QTabBar):
        yield from map(part.tabToolTip, range(part.count()))
    if isinstance(part, QAbstractItemView) and not isinstance(part.parent(), QComboBox):
        yield from _tips(part)


def _tips(view: QAbstractItemView) -> Iterator[str]:
    model: QAbstractItemModel | None = view.model()
    for row in range(model.rowCount(QModelIndex()) if model is not None else 0):
        assert model is not None
        found = model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole)
        if isinstance(found, str):
            yield found
