"""What was not saved when the program ended is offered again, and never put over the real file."""

from __future__ import annotations

import gc
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from carcqt.content.decks import DeckFile
from carcqt.rules.games.hunters import Hunters
from editor.documents import recovery
from editor.documents.deck import DeckDocument
from editor.documents.opening import restore
from tests.editor.documents.test_documents import deck, renamed

HUNTERS = Hunters.description.game

EDITS = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from tests.editor.documents.test_documents import renamed
from editor.documents.deck import DeckDocument
app = QApplication([])
document = DeckDocument.load(Path(sys.argv[1])) if sys.argv[1] else DeckDocument.empty("hunters")
if sys.argv[1]:
    document.change("Rename", renamed(document.content, 0, "Pond"))
else:
    document.change("Title", DeckDocument.built_in("hunters").content)
document._recovery._timer.start(0)
while document._recovery.file is None or not document._recovery.file.exists():
    app.processEvents()
print("written", flush=True)
app.exec()
"""


def crash(path: Path | None) -> None:
    """Another program edits the file, and is killed."""
    command = [sys.executable, "-c", EDITS, str(path or "")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "written\n"
        # While it runs, what it edits is nobody else's.
        assert recovery.leftovers() == []
        program.send_signal(signal.SIGKILL)


@pytest.fixture(autouse=True)
def _clean() -> None:
    # What earlier tests have not closed counts as left behind, too.
    recovery.leave()
    for left in recovery.leftovers():
        left.discard()
    recovery.leave()


def test_after_a_crash_the_changes_are_there(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    raw = DeckDocument.built_in_path(HUNTERS).read_bytes()
    path.write_bytes(b"# mine\n" + raw)
    crash(path)
    assert path.read_bytes() == b"# mine\n" + raw
    (left,) = recovery.leftovers()
    assert (left.path, left.name) == (path, "mine")
    document = restore(left)
    assert isinstance(document, DeckDocument)
    assert document.path == path
    assert document.is_modified
    assert document.content.entries[0].name == {"en": "Pond"}
    assert left.file.exists()
    assert path.read_bytes() == b"# mine\n" + raw
    assert document.save()
    assert path.read_text().startswith("# mine\n")
    assert DeckFile.load(path) == document.content
    assert recovery.leftovers() == []
    document.stack.undo()
    assert document.content == DeckFile.from_data(DeckDocument.built_in(HUNTERS).to_data())


def test_what_had_no_file_comes_back_without_one(tmp_path: Path) -> None:
    crash(None)
    (left,) = recovery.leftovers()
    document = restore(left)
    assert document.path is None
    assert document.is_modified
    assert len(document.content.entries) > 50
    document.close()
    assert recovery.leftovers() == []


def test_saving_and_closing_take_the_file_away(tmp_path: Path, qtbot: QtBot) -> None:
    gc.collect()  # documents of other tests go, and write nothing any more
    recovery.leave()
    folder = recovery.own_folder()
    document = deck(tmp_path)
    document.change("Rename", renamed(document.content, 0, "Pond"))
    document._recovery._timer.start(0)
    qtbot.waitUntil(lambda: bool(list(folder.glob("*.toml"))))
    assert document.save()
    assert not list(folder.glob("*.toml"))
    document.change("Rename", renamed(document.content, 0, "Bog"))
    document._recovery._timer.start(0)
    qtbot.waitUntil(lambda: bool(list(folder.glob("*.toml"))))
    document.close()
    assert not list(folder.glob("*.toml"))
    recovery.leave()
    assert not folder.exists()


def test_undoing_everything_needs_no_recovery(tmp_path: Path, qtbot: QtBot) -> None:
    document = deck(tmp_path)
    document.change("Rename", renamed(document.content, 0, "Pond"))
    document.stack.undo()
    document._recovery._timer.start(0)
    qtbot.wait(50)
    assert document._recovery.file is None
