"""`carcqt match` as its users meet it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from carcqt.cli import main
from carcqt.content.toml.writing import dumps
from tests.content import examples

MATCH = ["match", "hunters", "--players", "greedy,random"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        code = main(arguments)
    except SystemExit as stop:
        code = int(stop.code or 0)
    output = capsys.readouterr()
    return code, output.out, output.err


def matched(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    code, out, err = said(capsys, *arguments, "--json")
    assert (code, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


def test_the_result_tells_shares_of_one(capsys: pytest.CaptureFixture[str]) -> None:
    found = matched(capsys, *MATCH, "--games", "6", "--seed", "7")
    assert (found["game"], found["games"], found["seed"]) == ("hunters", 6, 7)
    strong, weak = found["players"]
    assert (strong["level"], weak["level"]) == ("greedy", "random")
    for player in (strong, weak):
        assert 0 <= player["low"] <= player["wins"] <= player["high"] <= 1
    assert strong["wins"] + weak["wins"] == 1
    assert strong["wins"] > 0.5
    assert strong["mean"] > weak["mean"]
    assert strong["elo"] > weak["elo"] == 0


def test_a_pool_meets_each_two(capsys: pytest.CaptureFixture[str]) -> None:
    players = ["--players", "random,random,greedy"]
    found = matched(capsys, "match", "--game", "goldrush", *players, "--games", "4")
    assert found["games"] == 12
    assert [pair["players"] for pair in found["pairs"]] == [
        ["random", "random"], ["random", "greedy"], ["random", "greedy"],
    ]  # fmt: skip
    assert sum(player["wins"] for player in found["players"]) == pytest.approx(1.5)
    code, out, _ = said(capsys, "match", "--game", "goldrush", *players, "--games", "2")
    assert code == 0
    assert "random against greedy: 0%" in out


def test_one_among_three(capsys: pytest.CaptureFixture[str]) -> None:
    found = matched(capsys, *MATCH, "--seats", "4", "--games", "4")
    one, other = found["players"]
    assert one["wins"] + 3 * other["wins"] == pytest.approx(1)


def test_a_test_that_is_over_ends_the_match(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [*MATCH, "--games", "400", "--sequential"]
    one = matched(capsys, *arguments)
    assert one["games"] == 16
    assert one["pairs"][0]["stronger"] == "greedy"
    assert matched(capsys, *arguments, "--jobs", "2") == one


def test_it_goes_on_from_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "result.json")
    whole = matched(capsys, *MATCH, "--games", "8", "--jobs", "2")
    assert matched(capsys, *MATCH, "--games", "3", "-o", path)["games"] == 3
    assert matched(capsys, *MATCH, "--games", "8", "-o", path) == whole
    kept = json.loads(Path(path).read_text("utf-8"))
    assert len(kept["pairs"][0]["results"]) == 8
    assert {key: value for key, value in kept.items() if key != "pairs"} == {
        key: value for key, value in whole.items() if key != "pairs"
    }
    # It is all there: nothing is played anew, and fewer games are not made of more.
    assert matched(capsys, *MATCH, "--games", "4", "-o", path) == whole


def test_another_match_is_not_gone_on_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "result.json"
    matched(capsys, *MATCH, "--games", "2", "-o", str(path))
    kept = path.read_bytes()
    for arguments, word in (
        (["--seed", "4"], "seed"),
        (["--players", "random,greedy"], "players"),
        (["--seats", "3"], "seats"),
        (["--budget", "0.5"], "budget"),
    ):
        code, out, err = said(capsys, *MATCH, *arguments, "-o", str(path))
        assert (code, out) == (2, "")
        assert f"another match ({word}: " in err
        assert err.count("\n") == 1
        assert path.read_bytes() == kept
    other = ["match", "amazon", *MATCH[2:]]
    code, _, err = said(capsys, *other, "-o", str(path))
    assert code == 2
    assert "another match (game: " in err
    assert path.read_bytes() == kept


@pytest.mark.parametrize(
    "text", ["", "[]", "{", "{}", '{"format": 1, "kind": "match", "players": 3}', "\udcff"]
)
def test_a_file_of_another_kind_is_left_alone(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "result.json"
    path.write_text(text, "utf-8", "surrogateescape")
    before = path.read_bytes()
    code, out, err = said(capsys, *MATCH, "-o", str(path))
    assert (code, out) == (2, "")
    assert "not a match result" in err
    assert path.read_bytes() == before


LONG = int(400 * "9")


@pytest.mark.parametrize(
    "results",
    [
        [{"scores": [LONG, 1], "winners": [0]}],
        [{"scores": [3, 1], "winners": [LONG]}],
        [{"scores": [3, 1], "winners": [0, 0]}],
        [{"scores": [3, True], "winners": [0]}],
        [{"scores": [3, -LONG], "winners": []}],
        [{"scores": [3], "winners": [0]}],
        [3],
        {"scores": [3, 1]},
    ],
)
def test_results_that_cannot_be_are_not_believed(
    results: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "result.json"
    matched(capsys, *MATCH, "--games", "2", "-o", str(path))
    result = json.loads(path.read_text("utf-8"))
    result["pairs"][0]["results"] = results
    path.write_text(json.dumps(result), "utf-8")
    code, out, err = said(capsys, *MATCH, "--games", "4", "-o", str(path))
    assert (code, out) == (2, "")
    assert f"“{path}”" in err
    assert err.count("\n") == 1


def test_a_result_of_many_games_is_continued(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "result.json"
    matched(capsys, *MATCH, "--games", "2", "-o", str(path))
    result = json.loads(path.read_text("utf-8"))
    result["pairs"][0]["results"] *= 30_000
    path.write_text(json.dumps(result), "utf-8")
    assert path.stat().st_size > 2_000_000
    code, _, err = said(capsys, *MATCH, "--games", "4", "-o", str(path))
    assert (code, err) == (0, "")


def test_a_result_of_another_match_disturbs_no_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "result.json"
    matched(capsys, *MATCH, "--games", "2", "-o", str(path))
    result = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**result, "seed": "\u202e\x1b[2J" + 500 * "x"}), "utf-8")
    code, _, err = said(capsys, *MATCH, "-o", str(path))
    assert code == 2
    assert "\u202e" not in err
    assert "\x1b" not in err
    assert len(err) < 1000


def test_a_file_that_cannot_be_written_is_told_of_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = str(tmp_path / "none" / "result.json")
    code, out, err = said(capsys, *MATCH, "--games", "1000000", "-o", missing)
    assert (code, out) == (1, "")
    assert err.startswith(missing)
    code, _, err = said(capsys, *MATCH, "-o", str(tmp_path))
    assert code == 1
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["match"],
        ["match", "--game", "hunters"],
        ["match", "--game", "chess", "--players", "random,random"],
        ["match", "--game", "hunters", "--players", "random"],
        ["match", "--game", "hunters", "--players", "random,deepthought"],
        [*MATCH, "--seats", "9"],
        [*MATCH, "--seats", "1"],
        [*MATCH, "--budget", "0"],
        [*MATCH, "--budget", "0.0"],
        [*MATCH, "--budget", "-1"],
        [*MATCH, "--budget", "much"],
        [*MATCH, "--games", "0"],
        [*MATCH, "--option", "speed=high"],
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_wrong_use_ends_with_2_and_a_sentence(
    arguments: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = said(capsys, "--lang", language, *arguments)
    assert (code, out) == (2, "")
    assert err.strip()
    assert "Traceback" not in err


def test_a_users_deck_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(dumps(examples.deck()), "utf-8")
    found = matched(capsys, *MATCH, "--deck", str(path), "--games", "4")
    assert (found["deck"], found["games"]) == (str(path), 4)
    code, _, err = said(capsys, *MATCH, "--deck", str(tmp_path / "none.toml"))
    assert code == 1
    assert "none.toml" in err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_a_good_file(
    jobs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "result.json"
    arguments = [*MATCH, "--games", "100000", "-o", str(path), "--jobs", jobs, "--json"]
    running = subprocess.Popen(
        [sys.executable, "-m", "carcqt", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not path.exists() or not json.loads(path.read_text("utf-8"))["games"]:
        assert running.poll() is None
        time.sleep(0.05)
    # As a terminal does: to the whole group.
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate()
    assert (running.returncode, err) == (130, "")
    played = json.loads(path.read_text("utf-8"))["games"]
    assert json.loads(out)["games"] == played > 0
    more = str(played + 2)
    gone_on = matched(capsys, *MATCH, "--games", more, "-o", str(path))
    assert gone_on["games"] == played + 2
