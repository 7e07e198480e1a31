"""Names of files to write, as people type them."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from carcqt.ui.file_names import with_ending
from carcqt.ui.language import language
from carcqt.ui.widgets.dialogs import Dialog, Question
from carcqt.ui.widgets.labels import Label
from tests.editor.windows import answer


def test_a_name_gets_its_ending_once(tmp_path: Path, qtbot: QtBot) -> None:
    for name, path in {
        "a": "a.toml",
        "a.toml": "a.toml",
        "A.TOML": "A.TOML",
        "a.b": "a.b.toml",
        ".toml": ".toml.toml",
    }.items():
        assert with_ending(None, str(tmp_path / name), "toml") == tmp_path / path


def test_without_a_name_there_is_no_file(qtbot: QtBot) -> None:
    assert with_ending(None, "", "toml") is None


def test_a_file_that_only_has_the_name_with_its_ending_is_asked_about(
    tmp_path: Path, qtbot: QtBot
) -> None:
    language().set("en")
    path, said = tmp_path / "a.toml", list[str]()
    path.write_text("mine")
    assert with_ending(None, str(path), "toml") == path

    def cancel(question: Dialog) -> None:
        said.extend(label.text() for label in question.findChildren(Label))
        question.reject()

    answer(cancel, Question)
    assert with_ending(None, str(tmp_path / "a"), "toml") is None
    assert any("“a.toml”" in text for text in said)
    answer(lambda question: question.accept(), Question)
    assert with_ending(None, str(tmp_path / "a"), "toml") == path
