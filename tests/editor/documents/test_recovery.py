"""What was not saved when the program ended is offered again, and never put over the real file."""

from __future__ import annotations

import gc
import os
import shutil
import signal
import subprocess
import sys
import tomllib
from dataclasses import replace
from pathlib import Path
from uuid import uuid4

import pytest
from pytestqt.qtbot import QtBot

from carcqt.cli import main
from carcqt.content.decks import DeckFile
from carcqt.content.toml.files import FileError, read_toml
from carcqt.rules.games.hunters import Hunters
from carcqt.ui.places import recovery_folder
from editor.documents import recovery
from editor.documents.deck import DeckDocument
from editor.documents.layouts import LayoutDocument
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
    assert (left.path, left.name) == (path, DeckDocument.built_in(HUNTERS).name)
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


def written(document: DeckDocument, qtbot: QtBot) -> Path:
    """Return the file in which a document is written down now."""
    document._recovery._timer.start(0)
    qtbot.waitUntil(lambda: (file := document._recovery.file) is not None and file.exists())
    assert document._recovery.file is not None
    return document._recovery.file


def test_saving_and_closing_take_the_file_away(tmp_path: Path, qtbot: QtBot) -> None:
    gc.collect()  # documents of other tests go, and write nothing any more
    recovery.leave()
    folder = recovery.own_folder()
    document = deck(tmp_path)
    document.change("Rename", renamed(document.content, 0, "Pond"))
    file = written(document, qtbot)
    assert file.parent == folder
    assert document.save()
    assert not file.exists()
    document.change("Rename", renamed(document.content, 0, "Bog"))
    file = written(document, qtbot)
    document.close()
    assert not file.exists()
    for other in folder.glob("*.toml"):
        other.unlink()  # of a document of another test
    recovery.leave()
    assert not folder.exists()


def test_undoing_everything_needs_no_recovery(tmp_path: Path, qtbot: QtBot) -> None:
    document = deck(tmp_path)
    document.change("Rename", renamed(document.content, 0, "Pond"))
    document.stack.undo()
    document._recovery._timer.start(0)
    qtbot.wait(50)
    assert document._recovery.file is None


ODD = ["1.5", "nan", "-inf", "2026-11-17", "2026-11-17T08:00:00.5+01:00", "08:00:00", "[[1.5], []]"]


@pytest.mark.parametrize("comment", ["", "# mine\n"])
@pytest.mark.parametrize("value", ODD)
def test_what_is_called_good_can_be_kept_and_saved(
    value: str, comment: str, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "odd.toml"
    head = 'format = 1\nkind = "scenario"\ngame = "hunters"\n'
    path.write_text(f"{comment}{head}[expect]\nextra = {{ a = {value} }}\n")
    assert main(["check", str(path)]) == 0
    document = LayoutDocument.load(path)
    document.change("Title", replace(document.content, title={"en": "Odd"}))
    kept = document._recovery
    kept._timer.start(0)
    qtbot.waitUntil(lambda: kept.file is not None and kept.file.exists())
    assert document.save()
    assert path.read_text().startswith(comment)
    found = read_toml(path)
    assert repr(found["expect"]) == repr(tomllib.loads(f"extra = {{ a = {value} }}"))
    assert found["title"] == {"en": "Odd"}
    document.close()


def test_a_value_too_deep_to_be_written_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deep.toml"
    head = 'format = 1\nkind = "scenario"\ngame = "hunters"\n'
    for table in ("expect", "start"):
        path.write_text(f"{head}[{table}]\nextra = {{ a = {'[' * 150}{']' * 150} }}\n")
        with pytest.raises(FileError) as error:
            LayoutDocument.load(path)
        assert [problem.code for problem in error.value.problems] == ["file-deep"]


def test_what_cannot_be_saved_is_kept(tmp_path: Path, qtbot: QtBot) -> None:
    document = deck(tmp_path)
    document.change("Rename", renamed(document.content, 0, "Pond"))
    kept = document._recovery
    kept._timer.start(0)
    qtbot.waitUntil(lambda: kept.file is not None and kept.file.exists())
    with qtbot.waitSignal(document.save_failed):
        assert not document.save(tmp_path / "nowhere" / "mine.toml")
    assert kept.file is not None
    assert b"Pond" in kept.file.read_bytes()
    document.close()


def test_what_cannot_be_written_down_does_no_harm(tmp_path: Path, qtbot: QtBot) -> None:
    """What no file can hold: what was kept before stays, and saving says what is wrong."""
    document = deck(tmp_path)
    document.change("Rename", renamed(document.content, 0, "Pond"))
    kept = document._recovery
    kept._timer.start(0)
    qtbot.waitUntil(lambda: kept.file is not None and kept.file.exists())
    document.change("Rename", renamed(document.content, 0, "\ud800"))
    kept._timer.start(0)
    qtbot.wait(50)
    with qtbot.waitSignal(document.save_failed):
        assert not document.save()
    assert kept.file is not None
    assert b"Pond" in kept.file.read_bytes()
    document.close()


def test_files_of_the_recovery_that_say_nonsense(tmp_path: Path) -> None:
    folder = recovery_folder() / uuid4().hex
    folder.mkdir()
    mark = recovery._MARK.decode()
    heads = {
        "deep": mark + "[" * 5000 + "]" * 5000,
        "list": mark + "[]",
        "number": mark + '{"path": 5, "name": 7}',
        "nothing": "",
        "nul": mark + '{"path": "a\\u0000b", "name": "nul"}',
    }
    raws = [*(f"{head}\n".encode() for head in heads.values()), bytes(range(256))]
    names = [f"{uuid4().hex}.toml" for _ in raws]
    for name, raw in zip(names, raws, strict=True):
        (folder / name).write_bytes(raw)
    pipe = f"{uuid4().hex}.toml"
    os.mkfifo(folder / pipe)
    (folder / "lock").write_bytes(b"")
    found = recovery.leftovers()
    assert found == []
    kept = {path.name for path in folder.iterdir()} - {"lock", pipe}
    assert kept == {f"{name}.damaged-1" for name in names}
    assert recovery.leftovers() == []
    shutil.rmtree(folder)


def test_files_of_others_are_left_alone(tmp_path: Path) -> None:
    """Somebody's folders may be there, or links to them: nothing in them is renamed or locked."""
    named = f"{uuid4().hex}.toml"
    own, linked = recovery_folder() / uuid4().hex, tmp_path / "linked"
    folders = recovery_folder() / "project", own, linked
    for folder in folders:
        folder.mkdir()
        (folder / "pyproject.toml").write_text("[project]\n")
    (linked / named).write_text("x = 1\n")
    (own / named).symlink_to(linked / named)
    links = recovery_folder() / "linked", recovery_folder() / uuid4().hex
    for link in links:
        link.symlink_to(linked, target_is_directory=True)
    assert recovery.leftovers() == []
    recovery.leave()
    assert [sorted(os.listdir(folder)) for folder in folders] == [
        ["pyproject.toml"],
        sorted(["pyproject.toml", named]),
        sorted(["pyproject.toml", named]),
    ]
    for link in links:
        link.unlink()
    for folder in folders[:2]:
        shutil.rmtree(folder)


def test_a_document_with_a_long_title_is_recovered() -> None:
    folder = recovery_folder() / uuid4().hex
    folder.mkdir()
    document = DeckDocument.built_in("hunters")
    content = replace(document.content, title={"en": 5000 * "x"})
    recovery._write(
        folder / f"{uuid4().hex}.toml",
        {"path": "", "name": 5000 * "x", "game": "hunters"},
        content.to_text(),
    )
    (left,) = recovery.leftovers()
    assert left.name == 1000 * "x"
    document.close()
    left.discard()
    recovery.leave()


def test_what_became_too_large_to_be_saved_is_recovered_all_the_same() -> None:
    folder = recovery_folder() / uuid4().hex
    folder.mkdir()
    file = folder / f"{uuid4().hex}.toml"
    text = DeckDocument.built_in_path("hunters").read_bytes() + b"#" * 2_000_000
    file.write_bytes(recovery._MARK + b'{"path": "", "name": "mine"}\n' + text)
    (left,) = recovery.leftovers()
    document = restore(left)
    assert document.is_modified
    document.close()
    recovery.leave()


def test_changes_are_kept_while_people_go_on_changing(tmp_path: Path, qtbot: QtBot) -> None:
    document = deck(tmp_path)
    kept = document._recovery
    document.change("Rename", renamed(document.content, 0, "Pond"))
    began = kept._timer.remainingTime()
    assert 0 < began < 2000
    qtbot.wait(300)
    document.change("Rename", renamed(document.content, 0, "Bog"))
    assert kept._timer.remainingTime() < began
    document.close()


def test_what_a_program_on_another_computer_left_is_offered_and_can_be_claimed(
    tmp_path: Path, qtbot: QtBot
) -> None:
    folder = recovery_folder() / uuid4().hex
    folder.mkdir()
    text = DeckDocument.built_in_path("hunters").read_text("utf-8")
    file = folder / f"{uuid4().hex}.toml"
    file.write_text(f'{recovery._MARK.decode()}{{"path": "", "name": "mine"}}\n{text}', "utf-8")
    lock = folder / "lock"
    lock.write_text("4711\ncarcqt\nlaptop\nanother-machine\nanother-start\n", "utf-8")
    (left,) = recovery.leftovers()
    assert left.holder is not None
    assert (left.name, left.holder.computer) == ("mine", "laptop")
    # Nothing is taken before somebody decides.
    assert lock.read_text("utf-8").startswith("4711")
    (again,) = recovery.leftovers()
    again.claim()
    document = restore(again)
    assert not lock.read_text("utf-8").startswith("4711")
    assert document.is_modified
    document.close()
    recovery.leave()
