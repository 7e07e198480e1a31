"""Games on a cluster of Dask, and what is said where there is none."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

MATCH = ["match", "--game", "hunters", "--players", "greedy,random", "--json"]

needs_distributed = pytest.mark.skipif(
    find_spec("distributed") is None, reason="distributed is not installed"
)


def start(*command: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_without_the_extra_it_says_so_in_one_sentence() -> None:
    code = (
        "import sys; sys.modules['distributed'] = None\n"
        "from carcqt.cli import main\n"
        f"sys.exit(main([*{MATCH!r}, '--cluster', 'tcp://127.0.0.1:8786']))"
    )
    out, err = (running := start("-c", code)).communicate()
    assert (running.returncode, out) == (2, "")
    assert "carcqt[cluster]" in err
    assert err.count("\n") == 1


@pytest.mark.long
@needs_distributed
@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nowhere://x", "127.0.0.1:99999"])
def test_without_a_scheduler_it_says_so_in_one_sentence(address: str) -> None:
    out, err = (running := start("-m", "carcqt", *MATCH, "--cluster", address)).communicate()
    assert (running.returncode, out) == (2, "")
    assert f"no Dask scheduler at {address}" in err
    assert err.count("\n") == 1


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler and two workers, each a process that can be killed."""
    known = tmp_path / "scheduler.json"
    server = [sys.executable, "-m", "distributed.cli.dask_scheduler"]
    worker = [sys.executable, "-m", "distributed.cli.dask_worker", "--no-nanny", "--nthreads", "1"]
    place = ["--scheduler-file", str(known), "--no-dashboard"]
    with (tmp_path / "log").open("wb") as log:
        scheduler = subprocess.Popen(
            [*server, "--port", "0", "--host", "127.0.0.1", *place], stdout=log, stderr=log
        )
        workers = [
            subprocess.Popen([*worker, *place], stdout=log, stderr=log, cwd=tmp_path)
            for _ in range(2)
        ]
        try:
            yield address_in(known), workers
        finally:
            for process in (*workers, scheduler):
                process.kill()
                process.wait()


def address_in(known: Path) -> str:
    while not known.exists() or not known.read_text("utf-8"):
        time.sleep(0.05)
    address: str = json.loads(known.read_text("utf-8"))["address"]
    return address


@pytest.mark.long
@needs_distributed
def test_a_lost_worker_costs_no_game(
    cluster: tuple[str, list[subprocess.Popen[bytes]]], tmp_path: Path
) -> None:
    address, workers = cluster
    games = [*MATCH, "--games", "300", "--seed", "3"]
    here = start("-m", "carcqt", *games)
    path = tmp_path / "result.json"
    there = start("-m", "carcqt", *games, "--cluster", address, "-o", str(path))
    while not path.exists() or json.loads(path.read_text("utf-8"))["games"] < 20:
        assert there.poll() is None
        time.sleep(0.1)
    workers[0].kill()
    out, err = there.communicate()
    assert (there.returncode, err) == (0, "")
    assert workers[0].wait() != 0
    assert out == here.communicate()[0]
    assert json.loads(out)["games"] == 300
