"""The command as its users meet it."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import carcqt
from carcqt.cli import main
from carcqt.cli.play import DisplayWords, display_problem
from carcqt.content.data import builtin_deck_path
from carcqt.content.toml.writing import dumps
from carcqt.libraries import missing
from carcqt.players import PLAYERS
from carcqt.rules import COMPILED
from carcqt.rules.games import GAMES
from carcqt.words.speech import catalogue
from tests.content import examples

ROOT = Path(__file__).parents[2]
SCENARIOS = sorted(ROOT.glob("scenarios/*/*.toml"))
GAME = next(iter(GAMES))


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def write(path: Path, data: dict[str, Any]) -> str:
    path.write_text(dumps(data), "utf-8")
    return str(path)


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        code = main(arguments)
    except SystemExit as stop:
        code = int(stop.code or 0)
    output = capsys.readouterr()
    return code, output.out, output.err


def test_the_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    core = "compiled" if COMPILED else "plain"
    assert said(capsys, "--version") == (0, f"carcqt {carcqt.__version__} ({core} core)\n", "")


@pytest.mark.parametrize("command", [[], ["play"], ["edit"], ["edit", "x.toml"]])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_without_a_display_it_says_so_in_one_sentence(
    command: list[str],
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    code, out, err = said(capsys, "--lang", language, *command)
    assert (code, out) == (2, "")
    assert "carcqt --help" in err
    assert len(err.splitlines()) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere windows need no display")
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("asked", [{"DISPLAY": ":4999"}, {"WAYLAND_DISPLAY": "wayland-4999"}])
def test_a_display_that_does_not_answer_is_named(
    asked: dict[str, str],
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, display in asked.items():
        monkeypatch.setenv(name, display)
    monkeypatch.setattr("carcqt.cli.play.WINDOWS", {})
    code, out, err = said(capsys, "--lang", language, "play")
    assert (code, out) == (2, "")
    assert "4999" in err
    assert len(err.splitlines()) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere windows need no display")
def test_a_wayland_display_that_answers_needs_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    for name, value in {
        "XDG_RUNTIME_DIR": str(tmp_path),
        "WAYLAND_DISPLAY": "wayland-7",
        "DISPLAY": ":4999",
    }.items():
        monkeypatch.setenv(name, value)
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind(str(tmp_path / "wayland-7"))
        compositor.listen()
        assert not display_problem(DisplayWords(catalogue("en")))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("has_apt", [True, False])
def test_all_missing_libraries_are_named_at_once(
    language: str, has_apt: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "apt-get").touch(0o755)
    monkeypatch.setenv("PATH", str(tmp_path) if has_apt else "")
    lacking = missing({"libno.so.1": "libno1", "libc.so.6": "libc6", "libnone.so.2": "libnone2"})
    assert lacking == ["libno1", "libnone2"]
    told = DisplayWords(catalogue(language)).lacks(lacking)
    assert ("sudo apt-get install libno1 libnone2" if has_apt else "libno1, libnone2") in told


def test_missing_libraries_are_told_before_anything_is_loaded(
    tmp_path: Path,
) -> None:
    """On a system without them, the sentence comes instead of Python's or Qt's complaint."""
    (tmp_path / "sitecustomize.py").write_text(
        "import carcqt.libraries as all\nall.DRAWING['libnowhere.so.1'] = 'libnowhere1'\n"
    )
    done = run("--lang", "en", "play", PYTHONPATH=f"{tmp_path}:{ROOT}")
    assert (done.returncode, done.stdout) == (2, "")
    assert "libnowhere1" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("command", [[], ["check"], ["replay"], ["show"], ["simulate"], ["match"]])
def test_help_tells_every_option_in_both_languages(
    command: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = said(capsys, "--lang", language, *command, "--help")
    assert code == 0
    assert ("usage: " if language == "en" else "utilisation") in out
    if "--players" in out:
        assert ", ".join(PLAYERS) in " ".join(out.split())
    if command == ["simulate"]:
        for option in ("--deck", "--games", "--players", "--seed", "--jobs", "--option", "--json"):
            assert option in out


@pytest.mark.parametrize(
    "arguments",
    [
        ["fly"],
        ["check"],
        ["replay"],
        ["replay", "a", "b"],
        ["show"],
        ["simulate"],
        ["simulate", "chess"],
        ["simulate", GAME, "--games", "0"],
        ["simulate", GAME, "--games", "many"],
        ["simulate", GAME, "--jobs", "0"],
        ["simulate", GAME, "--seed", "-1"],
        ["simulate", GAME, "--players", "random,deepthought"],
        ["simulate", GAME, "--players", "random"],
        ["simulate", GAME, "--players", ",".join(["random"] * 9)],
        ["simulate", GAME, "--option", "speed"],
        ["simulate", GAME, "--option", "speed=high"],
        ["--lang", "xx", "check"],
        ["--frobnicate"],
    ],
)
def test_wrong_use_ends_with_2_and_a_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = said(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.strip()
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "GAME: “chess” is not possible here. Choose one of: hunters, goldrush"),
        (
            "fr",
            "JEU\N{NO-BREAK SPACE}: «\N{NO-BREAK SPACE}chess\N{NO-BREAK SPACE}» n’est pas possible",
        ),
    ],
)
def test_a_choice_that_does_not_exist_is_refused_as_all_values_are(
    language: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _, _, err = said(capsys, "--lang", language, "simulate", "chess")
    assert sentence in err


def test_check_tells_good_files_from_bad_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = write(tmp_path / "good.toml", examples.deck())
    spoiled = examples.deck()
    spoiled["tile"][1]["zones"][0]["at"] = ["NNW", "N"]
    spoiled["tile"][1]["count"] = 2
    bad = write(tmp_path / "bad.toml", spoiled)
    scenario = write(tmp_path / "scenario.toml", examples.scenario())
    code, out, err = said(capsys, "check", good, scenario)
    assert (code, err) == (0, "")
    assert out.splitlines()[0].startswith(f"{good}: ")
    code, out, _ = said(capsys, "check", good, bad, str(tmp_path / "none.toml"), str(tmp_path))
    assert code == 1
    lines = out.splitlines()
    assert len(lines) == 4
    assert "tile wood" in lines[1]
    assert "NNE" in lines[1]


def test_check_tells_of_an_illegal_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = {**examples.scenario(), "moves": ["lay wood 1,1 90", "place hut 1,1 m0"]}
    code, out, _ = said(capsys, "check", write(tmp_path / "a.toml", data))
    assert code == 1
    assert "move 2" in out


def test_replay_plays_every_scenario_of_ours(capsys: pytest.CaptureFixture[str]) -> None:
    assert SCENARIOS
    for path in SCENARIOS:
        code, out, err = said(capsys, "replay", str(path))
        assert (code, err) == (0, ""), path
        assert "All expected results were reached." in out, path
        code, out, _ = said(capsys, "--lang", "fr", "replay", str(path), "--json")
        document = json.loads(out)
        assert code == 0, path
        assert document["expectations_hold"] is True, path
        assert document["problems"] == document["failures"] == [], path
        scored = sum(event["points"] for event in scorings(document))
        assert scored <= sum(document["scores"]), path


def scorings(document: dict[str, Any]) -> list[dict[str, Any]]:
    events = [event for move in document["moves"] for event in move["events"]]
    return [event for event in events if event["event"] == "Scored"]


def test_replay_stops_at_an_illegal_move_and_says_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = {**examples.scenario(), "moves": ["lay wood 1,1 90", "place hut 1,1 m0", "pass"]}
    path = write(tmp_path / "a.toml", data)
    code, out, err = said(capsys, "replay", path)
    assert code == 1
    assert "lay wood 1,1 90" in out
    assert err.startswith(f"{path}: move 2: ")
    code, out, _ = said(capsys, "replay", path, "--json")
    document = json.loads(out)
    assert code == 1
    assert len(document["moves"]) == 1
    assert document["expectations_hold"] is None
    assert document["problems"][0]["code"] == "piece-terrain"


def test_replay_fails_when_the_file_expects_something_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = examples.scenario()
    data["expect"] = {"scores": [9, 9], "legal": ["pass"], "illegal": ["lay wood 0,2 0"]}
    path = write(tmp_path / "a.toml", data)
    code, out, err = said(capsys, "replay", path)
    assert code == 1
    assert len(err.splitlines()) == 3
    code, out, _ = said(capsys, "replay", path, "--json")
    codes = [failure["code"] for failure in json.loads(out)["failures"]]
    assert codes == ["expect-other", "expect-illegal", "expect-legal"]


def test_replay_refuses_a_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path / "deck.toml", examples.deck())
    code, out, err = said(capsys, "replay", path)
    assert (code, out) == (1, "")
    assert err.count("\n") == 1
    code, out, _ = said(capsys, "replay", path, "--json")
    assert code == 1
    assert json.loads(out)["problems"][0]["code"] == "kind-other"


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    code, out, err = said(capsys, "simulate", *arguments, "--json")
    assert (code, err) == (0, "")
    document: dict[str, Any] = json.loads(out)
    return document


def timeless(document: dict[str, Any]) -> dict[str, Any]:
    words = ("second", "time", "jobs")
    return {k: v for k, v in document.items() if not any(word in k for word in words)}


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_result_whatever_the_jobs(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [game, "--games", "60", "--players", "random,random,random", "--seed", "7"]
    one = simulated(capsys, *arguments)
    two = simulated(capsys, *arguments, "--jobs", "2")
    other = simulated(capsys, *arguments[:-1], "8")
    assert timeless(one) == timeless(two)
    assert timeless(one) != timeless(other)
    assert {
        "game", "deck", "players", "games", "seed", "mean_scores", "wins",
        "points_by_source", "discarded", "games_per_second",
    } <= set(one)  # fmt: skip
    assert one["games"] == 60
    assert sum(one["wins"]) == pytest.approx(60)
    assert sum(one["points_by_source"].values()) == pytest.approx(sum(one["mean_scores"]) / 3)
    assert list(one["points_by_source"]) == list(GAMES[game].description.sources)
    assert sum(one["win_rates"]) == pytest.approx(1)
    assert sum(one["win_rates_by_place"]) == pytest.approx(1)
    for spread, mean in zip(one["spread"], one["mean_scores"], strict=True):
        parts = list(spread.values())
        assert parts == sorted(parts)
        assert spread["least"] <= mean <= spread["most"]


def test_simulate_plays_a_deck_from_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path / "mine.toml", examples.deck())
    document = simulated(capsys, "hunters", "--deck", path, "--games", "20")
    assert document["deck"] == path
    code, out, err = said(capsys, "simulate", "hunters", "--deck", path, "--games", "3")
    assert (code, err) == (0, "")
    assert "games per second" in out
    code, _, err = said(capsys, "simulate", "hunters", "--deck", str(tmp_path / "none.toml"))
    assert code == 1
    assert "none.toml" in err


@pytest.mark.parametrize("language", ["en", "fr"])
def test_show_draws_decks_and_positions(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for game in GAMES:
        code, out, err = said(capsys, "--lang", language, "show", game)
        assert (code, err) == (0, "")
        assert len(out.splitlines()) > 50
    path = write(tmp_path / "a.toml", examples.scenario())
    code, out, _ = said(capsys, "--lang", language, "show", path)
    assert code == 0
    code, before, _ = said(capsys, "--lang", language, "show", path, "--move", "0")
    assert code == 0
    assert before != out
    assert "lay wood 1,1 90" in before
    assert said(capsys, "show", path, "--move", "3")[0] == 2
    assert said(capsys, "show", path, "--move", "-1")[0] == 2
    assert said(capsys, "show", str(tmp_path))[0] == 1


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "carcqt", *arguments],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, **environment},
        check=False,
    )


plainly_named = pytest.mark.skipif(
    not sys.prefix.isascii(),
    reason="Python itself does not start from a folder with accents where the locale has none",
)


@plainly_named
def test_the_language_follows_the_system() -> None:
    french = run("--help", LC_ALL="", LANG="fr_FR.UTF-8").stdout
    assert "utilisation" in french
    assert run("--help", LC_ALL="de_DE.UTF-8", LANG="fr_FR.UTF-8").stdout.startswith("usage")
    assert run("--lang", "fr", "--help", LC_ALL="en_GB.UTF-8").stdout == french


def test_a_terminal_without_accents_gets_stand_ins() -> None:
    done = run("--lang", "fr", "show", GAME, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0
    assert done.stderr == ""


@plainly_named
def test_a_path_with_accents_where_the_locale_has_none(tmp_path: Path) -> None:
    path = tmp_path / "forêt" / "bûche.toml"
    path.parent.mkdir()
    path.write_bytes(builtin_deck_path(GAME).read_bytes())
    done = run("--lang", "en", "check", str(path), LC_ALL="C", PYTHONUTF8="0")
    assert done.returncode == 0
    assert "bûche.toml" in done.stdout


def test_a_reader_who_leaves_early_is_no_error() -> None:
    command = f'"{sys.executable}" -m carcqt show {GAME} | head -n 1'
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_check_works_without_qt_and_numpy() -> None:
    code = (
        "import sys\n"
        "for name in ('PySide6', 'shiboken6', 'numpy'): sys.modules[name] = None\n"
        "from carcqt.cli import main\n"
        f"sys.exit(main(['simulate', {GAME!r}, '--games', '2']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    "arguments",
    [
        ("check", "FILE"),
        ("replay", "FILE", "--json"),
        ("render", "FILE", "-o", "FILE"),
        ("render", "hunters", "-o", "x.png", "--tile", "FILE"),
        ("match", "hunters", "--players", "FILE,random"),
        ("simulate", "hunters", "--option", "FILE"),
        ("mine", "hunters", "--theme", "FILE", "-o", "x"),
        ("FILE.txt",),
    ],
)
def test_no_name_disturbs_a_terminal(
    arguments: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    name = "a\u202eb\x1b[31mc\x9bd"
    Path(name).write_text(dumps(examples.scenario()), "utf-8")
    with suppress(SystemExit):
        main([name if word == "FILE" else word.replace("FILE", name) for word in arguments])
    said = "".join(capsys.readouterr())
    assert r"\u202eb" in said
    assert not {"\u202e", "\x1b", "\x9b"} & set(said)
