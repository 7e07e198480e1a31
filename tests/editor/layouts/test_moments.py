"""A layout begins from any moment of a saved game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from carcqt.board.shown import ShownBoard
from carcqt.content.materials import find_material
from carcqt.content.scenarios import Scenario
from carcqt.rules.games import GAMES
from editor.documents.layouts import LayoutDocument
from editor.layouts import page as page_module
from editor.layouts.moments import MomentDialog, Moments
from tests.editor.layouts.conftest import Open

HUNTERS, GOLDRUSH, AMAZON, EXPEDITION = "hunters", "goldrush", "amazon", "expedition"


def saved(folder: Path, game: str, moves: int = 40) -> Path:
    file, rng = find_material(game, game), Random(7)
    played = GAMES[game].new(file.material, 3, Random(3))
    for _ in range(moves):
        if played.is_over:
            break
        played.push(rng.choice(list(played.legal_moves)))
    path = folder / f"{game}.toml"
    path.write_text(Scenario.of_game(played, file, ["Ada", "Noé", "Zoé"]).to_text())
    return path


@pytest.mark.parametrize("game", [HUNTERS, GOLDRUSH, AMAZON, EXPEDITION])
def test_every_moment_can_be_taken_and_played_on(game: str, tmp_path: Path) -> None:
    moments = Moments.load(saved(tmp_path, game))
    for number in (0, 7, 40, 3, 22):
        moments.go(number)
        content = moments.content()
        assert content.problems() == []
        begun = content.scenario.start()
        assert begun.position().piles == moments.game.position().piles
        assert begun.position().scores == moments.game.position().scores
        assert {*map(str, begun.legal_moves)} == {*map(str, moments.game.legal_moves)}


def test_the_dialog_steps_and_the_page_takes_it(open_page: Open, tmp_path: Path) -> None:
    document = LayoutDocument.empty(HUNTERS)
    page = open_page(document)
    before = document.content
    moments = Moments.load(saved(tmp_path, HUNTERS))
    dialog = page.moment_dialog(moments)
    assert dialog.slider.value() == 40
    dialog.slider.setValue(12)
    assert moments.number == 12
    QTest.keyClick(dialog, Qt.Key.Key_Left)
    assert moments.number == 11
    dialog.back.click()
    assert moments.number == 10
    assert isinstance(dialog.board, ShownBoard)
    assert len(dialog.board.state.tiles) == len(moments.game.position().laid)
    assert "10" in dialog.where.text()
    page.take_moment(moments)
    dialog.deleteLater()
    assert document.content.position.laid == moments.game.position().laid
    assert document.content.names == ("Ada", "Noé", "Zoé")
    assert "10" in document.stack.undoText()
    document.stack.undo()
    assert document.content == before


def test_a_save_of_another_game_opens_by_itself(
    open_page: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page(LayoutDocument.empty(HUNTERS))
    opened: list[object] = []
    page.open_asked.connect(opened.append)
    moments = Moments.load(saved(tmp_path, GOLDRUSH, 10))
    monkeypatch.setattr(page_module, "ask", lambda *_: False)
    page.take_moment(moments)
    assert opened == []
    monkeypatch.setattr(page_module, "ask", lambda *_: True)
    page.take_moment(moments)
    (document,) = opened
    assert isinstance(document, LayoutDocument)
    assert document.game == GOLDRUSH
    assert not page.document.is_modified


def test_a_file_that_is_no_game_is_told(
    open_page: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page(LayoutDocument.empty(HUNTERS))
    told: list[str] = []
    monkeypatch.setattr(page_module, "tell", lambda _, __, text: told.append(text))
    path = tmp_path / "none.toml"
    path.write_text("format = 1\nkind = 'deck'\n")
    page.begin_from(path)
    assert "none.toml" in told[0]
    path = saved(tmp_path, HUNTERS, 5)
    monkeypatch.setattr(MomentDialog, "exec", lambda self: self.DialogCode.Accepted.value)
    page.begin_from(path)
    assert page.document.is_modified
