"""Games on a cluster of Dask, and what is said where there is none."""

from __future__ import annotations

import contextlib
import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from threading import Thread

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
    assert f"no Dask scheduler answers at {address}" in err
    assert err.count("\n") == 1


def stay_silent(peer: socket.socket) -> None:
    peer.recv(1)
    time.sleep(100)


def speak_http(peer: socket.socket) -> None:
    peer.recv(1000)
    peer.sendall(b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")


def babble(peer: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while True:
            peer.sendall(b"x" * 1000)


def drip(peer: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while True:
            peer.sendall(b"\0")
            time.sleep(0.2)


def listen(act: Callable[[socket.socket], None]) -> str:
    """Return the address of something that is not a scheduler, for as long as the test runs."""
    server = socket.create_server(("127.0.0.1", 0))

    def answer() -> None:
        while True:
            peer, _ = server.accept()
            Thread(target=act, args=(peer,), daemon=True).start()

    Thread(target=answer, daemon=True).start()
    return f"127.0.0.1:{server.getsockname()[1]}"


@pytest.mark.long
@needs_distributed
@pytest.mark.parametrize("act", [socket.socket.close, stay_silent, speak_http, babble, drip])
def test_something_else_than_a_scheduler_is_told_soon(act: Callable[[socket.socket], None]) -> None:
    address, began = listen(act), time.monotonic()
    out, err = (running := start("-m", "carcqt", *MATCH, "--cluster", address)).communicate()
    assert time.monotonic() - began < 60
    assert (running.returncode, out) == (2, "")
    assert f"no Dask scheduler answers at {address}" in err
    assert err.count("\n") == 1


@pytest.mark.long
@needs_distributed
@pytest.mark.parametrize("seconds", [1, 3])
def test_ctrl_c_ends_the_search_for_a_scheduler_at_once(seconds: int) -> None:
    running = start("-m", "carcqt", *MATCH, "--cluster", listen(stay_silent))
    time.sleep(seconds)
    running.send_signal(signal.SIGINT)
    assert running.communicate(timeout=20) == ("", "")
    assert running.returncode == 130


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


@pytest.mark.long
@needs_distributed
def test_ctrl_c_ends_a_match_on_a_cluster(
    cluster: tuple[str, list[subprocess.Popen[bytes]]], tmp_path: Path
) -> None:
    address, _ = cluster
    path = tmp_path / "result.json"
    there = start("-m", "carcqt", *MATCH, "--games", "9999", "--cluster", address, "-o", str(path))
    while not path.exists() or json.loads(path.read_text("utf-8"))["games"] < 5:
        assert there.poll() is None
        time.sleep(0.1)
    there.send_signal(signal.SIGINT)
    out, err = there.communicate(timeout=20)
    assert (there.returncode, err) == (130, "")
    assert json.loads(out)["games"] >= 5
