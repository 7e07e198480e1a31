"""`carcqt render`: pictures of maps, and of games that are played on them."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from carcqt.cli import main
from carcqt.content.maps import builtin_map
from carcqt.content.scenarios import Scenario
from carcqt.rules.games import GAMES
from tests.art.samples import pixels

GAME = "expedition"
SMALL = ["--size", "240"]


def rendered(what: str, out: Path, *options: str, lang: str = "en") -> QImage:
    assert main(["--lang", lang, "render", what, "-o", str(out), *SMALL, *options]) == 0
    return QImage(str(out))


@pytest.fixture
def map_file(tmp_path: Path) -> str:
    path = tmp_path / "map.toml"
    path.write_text(builtin_map(GAME).to_text(), encoding="utf-8")
    return str(path)


def played(path: Path, players: int, moves: int | None = None) -> str:
    """A game as a file, by chance, whole or its beginning."""
    file, rng = builtin_map(GAME), Random(5)
    game = GAMES[GAME].new(file.map, players, rng)
    while not game.is_over and len(game.record) != moves:
        game.push(rng.choice(list(game.legal_moves)))
    path.write_text(Scenario.of_game(game, file).to_text(), encoding="utf-8")
    return str(path)


def test_a_map_file_looks_like_the_built_in_map(map_file: str, tmp_path: Path) -> None:
    built_in = rendered(GAME, tmp_path / "game.png")
    assert built_in.width() == 240
    assert 150 < built_in.height() < 200
    own = rendered(map_file, tmp_path / "map.png")
    assert (pixels(own) == pixels(built_in)).all()


def test_the_title_is_in_the_language_asked_for(tmp_path: Path) -> None:
    english, french = (
        pixels(rendered(GAME, tmp_path / f"{lang}.png", lang=lang)) for lang in ("en", "fr")
    )
    changed = (english != french).any(axis=2).nonzero()
    assert changed[0].size
    # Only there: villages are called the same in every language.
    assert changed[0].max() < 12


def test_a_map_as_svg_is_made_of_paths(tmp_path: Path) -> None:
    svg = tmp_path / "map.svg"
    rendered(GAME, svg)
    text = svg.read_text("utf-8")
    assert "<image" not in text
    assert text.count("<path") > 1000
    assert QSvgRenderer(str(svg)).isValid()


def test_a_map_as_pdf_is_one_page(map_file: str, tmp_path: Path) -> None:
    pdf = tmp_path / "map.pdf"
    rendered(map_file, pdf)
    assert pdf.read_bytes().startswith(b"%PDF")
    assert pdf.read_bytes().count(b"/Type /Page\n") == 1


@pytest.mark.parametrize("players", [2, 4])
def test_a_finished_game_shows_tents_and_what_each_has(players: int, tmp_path: Path) -> None:
    file = played(tmp_path / "game.toml", players)
    begin = rendered(file, tmp_path / "begin.png", "--move", "0")
    end = rendered(file, tmp_path / "end.png")
    bare = rendered(GAME, tmp_path / "map.png")
    assert begin.height() > bare.height()
    # The missions have been disclosed.
    assert end.height() > begin.height()
    assert (pixels(end)[: bare.height()] != pixels(begin)[: bare.height()]).any()


def test_points_are_in_the_language_asked_for(tmp_path: Path) -> None:
    svgs = {}
    file = played(tmp_path / "game.toml", 3)
    for lang in ("en", "fr"):
        svg = tmp_path / f"{lang}.svg"
        rendered(file, svg, lang=lang)
        svgs[lang] = svg.read_text("utf-8")
    for lang, player in (("en", "Player 1"), ("fr", "Joueur 1")):
        assert player in svgs[lang]
        assert re.search(r">−?\d+ points?<", svgs[lang].replace("\n", "").replace(" <", "<"))


def test_what_is_hidden_is_not_drawn(tmp_path: Path) -> None:
    """X-R9: missions and a card that lies face down."""
    file = Path(played(tmp_path / "game.toml", 3, moves=4))
    text = file.read_text("utf-8")
    game = Scenario.load(file).start()
    missions: Any = game.position().extra.plain()["missions"]
    (first,), (second,), *_ = missions
    other = text.replace(f'["{first}"]', "[OTHER]").replace(f'["{second}"]', f'["{first}"]')
    other = other.replace("[OTHER]", f'["{second}"]')
    chosen = re.search(r'"choose (\d)"', text)
    assert chosen
    other = other.replace(chosen[0], f'"choose {1 if chosen[1] == "0" else 0}"')
    assert other != text
    swapped = tmp_path / "other.toml"
    swapped.write_text(other, encoding="utf-8")
    one, two = (rendered(str(path), tmp_path / f"{path.stem}.png") for path in (file, swapped))
    assert (pixels(one) == pixels(two)).all()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("options", "code"),
    [
        (["--tile", "L01"], 2),
        (["--size", "20"], 2),
        (["--size", "6000"], 2),
        (["--size", "90000"], 2),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_one_sentence(
    options: list[str], code: int, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "map.png"
    assert main(["--lang", lang, "render", GAME, "-o", str(out), *options]) == code
    said = capsys.readouterr().err
    assert said.startswith("carcqt\N{NO-BREAK SPACE}: " if lang == "fr" else "carcqt: ")
    assert said.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_broken_map_is_named_and_not_drawn(
    map_file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path(map_file)
    text = path.read_text("utf-8").replace('species = "fish"', 'species = "whale"', 1)
    path.write_text(text, encoding="utf-8")
    assert main(["render", map_file, "-o", str(tmp_path / "map.png")]) == 1
    said = capsys.readouterr().err
    assert "whale" in said
    assert "Traceback" not in said
    assert not (tmp_path / "map.png").exists()
