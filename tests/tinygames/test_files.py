"""Files of the two games: checked, shown, drawn, simulated, replayed by the command line."""

from __future__ import annotations

import ast
import inspect
import json
import tomllib
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from carcqt.cli import main
from carcqt.content.data import builtin_deck_path, builtin_map_path
from carcqt.content.maps import MapFile
from carcqt.content.materials import builtin_material
from carcqt.rules.games import GAMES
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import catalogue
from tests.app.endgames import played
from tests.tinygames import heath, pilgrims
from tests.tinygames.registered import MAP, RULES, TILES

EACH = pytest.mark.parametrize("game", RULES)
PATHS = {TILES: builtin_deck_path, MAP: builtin_map_path}
SAID = {"en": {TILES: "The Heath", MAP: "Pilgrims"}, "fr": {TILES: "La Lande", MAP: "Pèlerins"}}


@EACH
def test_its_material_is_right_and_written_as_it_was_read(game: str) -> None:
    path = PATHS[game](game)
    assert main(["check", str(path)]) == 0
    assert builtin_material(game, GAMES[game].description.material).to_text() == path.read_text()


def test_what_is_wrong_with_a_map_is_told_in_both_languages() -> None:
    text = builtin_map_path(MAP).read_text()
    broken = text.replace('species = "shrine"', 'species = "orchid"', 1)
    broken = broken.replace('kind = "ferry"', 'kind = "path"', 1)
    path = Path("broken.toml")
    file = MapFile.read(tomllib.loads(broken))
    problems = list(file.problems())
    assert [problem.code for problem in problems] == ["species-unknown", "link-kind"]
    for language in ("en", "fr"):
        words = ProblemWords(catalogue(language))
        assert all("{" not in words.line(str(path), problem) for problem in problems)


@EACH
@pytest.mark.parametrize("language", SAID)
def test_it_is_shown_as_text(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", language, "show", game]) == 0
    shown = capsys.readouterr().out
    assert "{" not in shown
    assert len(shown.splitlines()) > 20


@EACH
def test_it_is_drawn_and_so_is_a_game(game: str, tmp_path: Path) -> None:
    save = played(game, tmp_path, persons=2, moves=8)
    save.close()
    for number, what in enumerate((game, str(save.path))):
        path = tmp_path / f"{number}.png"
        assert (
            main(["render", what, "--size", "400" if game == MAP else "60", "-o", str(path)]) == 0
        )
        image = QImage(str(path))
        colours = {
            image.pixel(x, y)
            for x in range(0, image.width(), 7)
            for y in range(0, image.height(), 7)
        }
        assert len(colours) > 200


@EACH
def test_a_saved_game_is_replayed(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save = played(game, tmp_path, persons=2)
    save.close()
    for language in SAID:
        assert main(["--lang", language, "replay", str(save.path)]) == 0
        assert "{" not in capsys.readouterr().out


@EACH
def test_computer_players_play_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", game, "--games", "2", "--players", "greedy,random", "--seed", "1"]
    assert main([*asked, "--jobs", "1", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["game"] == game
    assert main(asked) == 0


def test_each_of_their_texts_is_there_in_french() -> None:
    french = catalogue("fr")
    for module in (heath, pilgrims):
        tree = ast.parse(inspect.getsource(module))
        for speaker in (node for node in tree.body if isinstance(node, ast.ClassDef)):
            for call in ast.walk(speaker):
                match call:
                    case ast.Call(ast.Attribute(attr="tr"), [ast.Constant(str(text)), *_]):
                        assert french(speaker.name, text, 2) != text
