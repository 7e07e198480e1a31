"""Every scenario that comes with the program opens without loss."""

from __future__ import annotations

from pathlib import Path

import pytest

from carcqt.content.data import data_folder
from carcqt.content.files import parse_toml
from editor.documents.layouts import LayoutDocument
from tests.editor.layouts.conftest import Open

SCENARIOS = sorted(data_folder("scenarios").glob("*/*.toml"))


def test_there_are_scenarios() -> None:
    assert len(SCENARIOS) > 100


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_a_scenario_opens_and_stays_as_it_is(open_page: Open, path: Path, tmp_path: Path) -> None:
    raw = path.read_bytes()
    own = tmp_path / path.name
    own.write_bytes(raw)
    document = LayoutDocument.load(own)
    page = open_page(document)
    page.body.show_problems()
    assert not document.is_modified
    assert document.stack.count() == 0
    assert page.document.problems == []
    # What it says is what the file says, and the file itself stays the same to the byte.
    assert parse_toml(document.to_text().encode()) == parse_toml(raw)
    assert document.save()
    assert own.read_bytes() == raw
    again = LayoutDocument.read(parse_toml(document.to_text().encode()), path.parent)
    assert again == document.content
