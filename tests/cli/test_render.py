"""`carcqt render`: pictures of decks, tiles and boards."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from carcqt.cli import main

ROOT = Path(__file__).parents[2]
GAME = "hunters"
SCENARIO = str(min((ROOT / "scenarios" / GAME).glob("*.toml")))
DECK = """
format = 1
kind = "deck"
game = "hunters"

[[tile]]
id = "edge"
count = 3
zones = [
  { id = "f0", kind = "forest", at = ["NNW", "N", "NNE"] },
  { id = "m0", kind = "meadow", at = ["ENE", "E", "ESE", "SSE", "S", "SSW", "WSW", "W", "WNW"] },
]

[[tile]]
id = "long"
size = [2, 1]
zones = [
  { id = "m0", kind = "meadow", at = [POINTS] },
]
""".replace(
    "POINTS",
    ", ".join(
        f'"{column},0 {point}"'
        for column in (0, 1)
        for point in ["NNW", "N", "NNE", "ENE", "E", "ESE", "SSE", "S", "SSW", "WSW", "W", "WNW"]
    ),
)


@pytest.fixture
def deck(tmp_path: Path) -> str:
    path = tmp_path / "deck.toml"
    path.write_text(DECK, encoding="utf-8")
    return str(path)


def size_of(path: Path) -> tuple[int, int]:
    from PySide6.QtGui import QImage

    image = QImage(str(path))
    return image.width(), image.height()


def test_a_deck_as_a_contact_sheet(deck: str, tmp_path: Path) -> None:
    for theme in ("light", "dark"):
        out = tmp_path / f"{theme}.png"
        assert main(["render", deck, "-o", str(out), "--size", "40", "--theme", theme]) == 0
        width, height = size_of(out)
        assert width > 80
        assert height > 40


def test_one_tile_turned(deck: str, tmp_path: Path) -> None:
    out = tmp_path / "tile.PNG"
    asked = ["render", deck, "--tile", "long", "--turn", "90", "--size", "50", "-o", str(out)]
    assert main(asked) == 0
    assert size_of(out) == (50, 100)


def test_a_board_after_some_moves(tmp_path: Path) -> None:
    few, all_moves = tmp_path / "few.png", tmp_path / "all.png"
    assert main(["render", SCENARIO, "-o", str(few), "--size", "30", "--move", "0"]) == 0
    assert main(["render", SCENARIO, "-o", str(all_moves), "--size", "30"]) == 0
    assert few.read_bytes() != all_moves.read_bytes()


def test_a_board_as_svg_and_pdf(tmp_path: Path) -> None:
    svg, pdf = tmp_path / "board.svg", tmp_path / "board.pdf"
    assert main(["render", SCENARIO, "-o", str(svg), "--size", "30"]) == 0
    assert ElementTree.parse(svg).getroot().tag.endswith("svg")
    assert main(["render", SCENARIO, "-o", str(pdf), "--size", "30"]) == 0
    assert pdf.read_bytes().startswith(b"%PDF")


def test_print_and_play_has_a_back_for_every_page(deck: str, tmp_path: Path) -> None:
    for paper in ("a4", "letter"):
        pdf = tmp_path / f"{paper}.pdf"
        asked = ["render", deck, "-o", str(pdf), "--paper", paper, "--millimetres", "80"]
        assert main(asked) == 0
        # Two tiles wide, three high: a long one and three others fit on one page.
        assert pdf.read_bytes().count(b"/Type /Page\n") == 2


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["deck", "-o", "picture.gif"], 2),
        (["deck", "-o", "picture.png", "--tile", "none"], 2),
        (["deck", "-o", "picture.png", "--tile", "edge", "--size", "90000"], 2),
        ([SCENARIO, "-o", "picture.png", "--move", "9999"], 2),
        (["nothing.toml", "-o", "picture.png"], 1),
        (["deck", "-o", "no/such/folder/picture.png"], 1),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    arguments: list[str], code: int, deck: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places = {"deck": deck, "nothing.toml": str(tmp_path / "nothing.toml")}
    out = arguments.index("-o") + 1
    asked = [places.get(word, word) for word in arguments]
    asked[out] = str(tmp_path / arguments[out])
    assert main(["render", *asked]) == code
    assert capsys.readouterr().err
    assert not list(tmp_path.glob("*.part*"))
    assert not (tmp_path / arguments[out]).exists()


def test_help_is_quick_and_free_of_qt() -> None:
    code = (
        "import sys\n"
        "for name in ('PySide6', 'shiboken6', 'numpy'): sys.modules[name] = None\n"
        "from carcqt.cli import main\n"
        "main(['render', '--help'])\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "--tile" in run.stdout
