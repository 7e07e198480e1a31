"""Every scenario that comes with the program opens without loss."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from carcqt.art.studio.studio import Studio
from carcqt.content.data import data_folder
from carcqt.content.toml.files import parse_toml
from editor.documents.layouts import LayoutDocument
from editor.documents.opening import open_document
from editor.layouts.page import LayoutPage
from tests.effort import some

SCENARIOS = sorted(data_folder("scenarios").glob("*/*.toml"))


def said(raw: bytes) -> dict[str, Any]:
    """A supply may name only the pieces that it has another number of; we write them all."""
    data = parse_toml(raw)
    for supply in data.get("start", {}).get("supplies", []):
        supply.setdefault("neutral", 0)
    return data


def test_there_are_scenarios() -> None:
    assert len(SCENARIOS) > 100


@pytest.mark.parametrize("path", some(SCENARIOS, 4), ids=lambda path: path.stem)
def test_a_scenario_opens_and_stays_as_it_is(
    qtbot: QtBot, studio: Studio, path: Path, tmp_path: Path
) -> None:
    raw = path.read_bytes()
    own = tmp_path / path.name
    own.write_bytes(raw)
    document = open_document(own)
    assert isinstance(document, LayoutDocument)
    page = LayoutPage(document, studio)
    qtbot.addWidget(page)
    page.body.show_problems()
    assert not document.is_modified
    assert document.stack.count() == 0
    assert page.document.problems == []
    # What it says is what the file says, and the file itself stays the same to the byte.
    assert said(document.to_text().encode()) == said(raw)
    assert document.save()
    assert own.read_bytes() == raw
    again = LayoutDocument.read(parse_toml(document.to_text().encode()), path.parent)
    assert again == document.content
