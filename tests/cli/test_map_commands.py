"""Maps, and games on them, on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from carcqt.cli import main
from carcqt.content.maps import MapFile
from tests.rules.games.expedition.expeditions import SMALL
from tests.support import ROOT

TEXT = MapFile(SMALL, {"a": "Alpha"}, {"en": "Small", "fr": "Petite"}).to_text()


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def path(tmp_path: Path) -> str:
    found = tmp_path / "mine.toml"
    found.write_text(TEXT, "utf-8")
    return str(found)


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    output = capsys.readouterr()
    return code, output.out, output.err


def test_check_tells_a_good_map_and_every_problem_of_a_bad_one(
    path: str, capsys: pytest.CaptureFixture[str]
) -> None:
    good = f"{path}: valid map for Expedition, 9 villages\n"
    assert said(capsys, "check", path) == (0, good, "")
    bad = TEXT.replace('species = "orchid"', 'species = "rose"').replace("[3, 4, 5]", "[3, 4, 6]")
    Path(path).write_text(bad, "utf-8")
    code, out, _ = said(capsys, "check", path)
    assert code == 1
    assert [line.split(": ")[1] for line in out.splitlines()] == [
        "village a, species",
        "village e, prices",
        "village f, species",
        "No village has “orchid”, so nobody can collect all five. Give this species to a village.",
    ]


@pytest.mark.parametrize("option", ["--map", "--deck"])
def test_simulate_plays_on_a_map_from_a_file(
    option: str, path: str, capsys: pytest.CaptureFixture[str]
) -> None:
    players = "random,greedy,random"
    arguments = ("simulate", "expedition", option, path, "--games", "3", "--players", players)
    code, out, err = said(capsys, *arguments, "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["games"] == 3


def test_a_deck_is_no_map(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    players = ("--players", "random,random,random")
    code, _, err = said(capsys, "simulate", "expedition", "--map", str(tmp_path), *players)
    assert code == 1
    assert "folder" in err
    deck = tmp_path / "deck.toml"
    deck.write_text('format = 1\nkind = "deck"\ngame = "expedition"\ntile = []\n', "utf-8")
    code, _, err = said(capsys, "simulate", "expedition", "--map", str(deck), *players)
    assert code == 1
    assert "“deck”" in err
    code, out, _ = said(capsys, "check", str(deck))
    assert code == 1
    assert "“map”" in out


def test_show_draws_a_map_and_replay_refuses_it(
    path: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = said(capsys, "show", path)
    assert code == 0
    assert out.startswith("Small\n")
    assert "Alpha" in out
    code, _, err = said(capsys, "replay", path)
    assert code == 1
    assert "“map”" in err


def test_the_turn_order_counts_seats_from_1(capsys: pytest.CaptureFixture[str]) -> None:
    scenario = ROOT / "scenarios" / "expedition" / "x-e3-bonus.toml"
    _, out, _ = said(capsys, "replay", str(scenario), "--json")
    events = [event for move in json.loads(out)["moves"] for event in move["events"]]
    assert {"event": "Ordered", "seats": [2, 1, 3]} in events


def test_replay_keeps_what_is_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scenario = tmp_path / "game.toml"
    scenario.write_text(
        'format = 1\nkind = "scenario"\ngame = "expedition"\nplayers = 2\n'
        'moves = ["keep 2", "keep 1", "build rosaria", "build otire", "choose 5"]\n',
        "utf-8",
    )
    code, out, _ = said(capsys, "replay", str(scenario))
    assert code == 0
    assert "keep …" in out
    assert "choose …" in out
    assert "choose 5" not in out
    assert "card 5" not in out
    code, out, _ = said(capsys, "replay", str(scenario), "--json")
    assert code == 0
    moves = json.loads(out)["moves"]
    assert [move["move"] for move in moves][:2] == ["keep …", "keep …"]
    assert moves[0]["events"] == [{"event": "Kept", "seat": 1, "mission": None}]
    assert moves[-1]["events"] == [{"event": "Chosen", "seat": 1, "card": None}]


def test_render_draws_a_map_and_says_what_it_cannot_draw(
    path: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from PySide6.QtGui import QImage

    out = tmp_path / "map.png"
    assert said(capsys, "render", path, "-o", str(out), "--size", "300")[::2] == (0, "")
    picture = QImage(str(out))
    assert picture.width() == 300
    assert picture.height() > 250
    for asked in ([path, "--tile", "a"], [path, "--size", "9000"]):
        other = tmp_path / "other.png"
        code, _, err = said(capsys, "render", *asked, "-o", str(other))
        assert code == 2
        assert err.startswith("carcqt: ")
        assert not other.exists()
