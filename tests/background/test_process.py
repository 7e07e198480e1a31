"""A process with a pipe: asked, heard, stopped, killed; every question ends, and ends once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from carcqt.background.child import Job
from carcqt.background.process import Ending, JobEnd, JobProcess
from tests.background import jobs

WAIT = 30_000

Make = Callable[..., tuple[JobProcess, list[JobEnd]]]


@pytest.fixture
def make() -> Iterator[Make]:
    """A process for a job, and the list of how its questions ended."""
    made: list[JobProcess] = []

    def process(job: Job, **how: Any) -> tuple[JobProcess, list[JobEnd]]:
        one, ends = JobProcess(job, **how), list[JobEnd]()
        one.ended.connect(ends.append)
        made.append(one)
        return one, ends

    yield process
    for one in made:
        one.close()


def is_running(process_id: int) -> bool:
    # Clears away what has ended.
    active_children()
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until_gone(process_id: int) -> None:
    for _ in range(400):
        if not is_running(process_id):
            return
        time.sleep(0.05)
    pytest.fail("the process goes on")


def test_an_answer_comes_with_its_ticket(make: Make, qtbot: QtBot) -> None:
    process, ends = make(jobs.echo)
    for question in ("one", "two"):
        ticket = process.ask(question, "about")
        assert process.is_busy
        qtbot.waitUntil(lambda: not process.is_busy, timeout=WAIT)
        assert ends.pop() == JobEnd(ticket, Ending.DONE, (question, "about"))


def test_news_come_in_order_and_before_the_end(make: Make, qtbot: QtBot) -> None:
    process, ends = make(jobs.count)
    heard: list[int] = []
    process.progressed.connect(lambda ticket, news: heard.extend(news))
    process.ended.connect(lambda end: heard.append(-1))
    process.ask(500)
    qtbot.waitUntil(lambda: bool(ends), timeout=WAIT)
    assert heard == [*range(500), -1]


def test_cancelled_in_the_middle_of_a_computation(make: Make, qtbot: QtBot) -> None:
    process, ends = make(jobs.spin)
    with qtbot.waitSignal(process.progressed, timeout=WAIT):
        ticket = process.ask(60)
    child = process.process_id
    assert child is not None
    began = time.perf_counter()
    process.cancel()
    assert time.perf_counter() - began < 0.5
    assert ends == [JobEnd(ticket, Ending.CANCELLED)]
    wait_until_gone(child)
    process.cancel()
    assert len(ends) == 1
    process.ask(0)
    qtbot.waitUntil(lambda: len(ends) == 2, timeout=WAIT)
    assert ends[1].how is Ending.DONE


def test_asking_anew_cancels_the_one_before(make: Make, qtbot: QtBot) -> None:
    process, ends = make(jobs.echo)
    tickets = [process.ask(number) for number in range(4)]
    qtbot.waitUntil(lambda: not process.is_busy, timeout=WAIT)
    assert [(end.ticket, end.how) for end in ends] == [
        *((ticket, Ending.CANCELLED) for ticket in tickets[:3]),
        (tickets[3], Ending.DONE),
    ]


def test_what_may_linger_keeps_its_process(make: Make, qtbot: QtBot) -> None:
    process, ends = make(jobs.spin, linger=5.0)
    with qtbot.waitSignal(process.progressed, timeout=WAIT):
        process.ask(0.2)
    child = process.process_id
    process.cancel()
    process.ask(0)
    qtbot.waitUntil(lambda: len(ends) == 2, timeout=WAIT)
    assert [end.how for end in ends] == [Ending.CANCELLED, Ending.DONE]
    assert process.process_id == child


def test_what_lingers_too_long_gives_way(make: Make, qtbot: QtBot) -> None:
    process, ends = make(jobs.spin, linger=0.05)
    with qtbot.waitSignal(process.progressed, timeout=WAIT):
        process.ask(60)
    child = process.process_id
    process.ask(0)
    qtbot.waitUntil(lambda: len(ends) == 2, timeout=WAIT)
    assert ends[1].how is Ending.DONE
    assert process.process_id != child


def test_an_exception_is_the_reason(make: Make, qtbot: QtBot) -> None:
    process, ends = make(jobs.fail, tries=2)
    process.ask("wrong")
    qtbot.waitUntil(lambda: bool(ends), timeout=WAIT)
    assert (ends[0].how, ends[0].reason) == (Ending.FAILED, "ValueError: wrong")
    child = process.process_id
    process.ask("")
    qtbot.waitUntil(lambda: len(ends) == 2, timeout=WAIT)
    assert ends[1].how is Ending.DONE
    assert process.process_id == child


def test_an_answer_that_cannot_be_sent_fails(make: Make, qtbot: QtBot) -> None:
    process, ends = make(jobs.unspeakable)
    process.ask("")
    qtbot.waitUntil(lambda: bool(ends), timeout=WAIT)
    assert ends[0].how is Ending.FAILED
    assert "pickle" in ends[0].reason


def test_a_crash_fails_after_what_was_said(make: Make, qtbot: QtBot) -> None:
    process, ends = make(jobs.die)
    heard: list[str] = []
    process.progressed.connect(lambda ticket, news: heard.extend(news))
    process.ask("")
    qtbot.waitUntil(lambda: bool(ends), timeout=WAIT)
    assert ends[0].how is Ending.FAILED
    assert ends[0].reason
    assert heard == ["still here"]


def test_a_crash_is_tried_again_as_often_as_wanted(make: Make, qtbot: QtBot) -> None:
    process, ends = make(jobs.die, tries=3)
    heard: list[str] = []
    process.progressed.connect(lambda ticket, news: heard.extend(news))
    process.ask("")
    qtbot.waitUntil(lambda: bool(ends), timeout=WAIT)
    assert [end.how for end in ends] == [Ending.FAILED]
    assert len(heard) == 3


def test_one_that_was_killed_while_idle_is_begun_again(make: Make, qtbot: QtBot) -> None:
    process, ends = make(jobs.echo, tries=2)
    process.ask(1)
    qtbot.waitUntil(lambda: bool(ends), timeout=WAIT)
    child = process.process_id
    assert child is not None
    os.kill(child, signal.SIGKILL)
    process.ask(2)
    qtbot.waitUntil(lambda: len(ends) == 2, timeout=WAIT)
    assert [end.how for end in ends] == [Ending.DONE, Ending.DONE]


def test_one_that_is_stuck_fails(make: Make, qtbot: QtBot) -> None:
    process, ends = make(jobs.spin, longest=1.5)
    process.ask(60)
    qtbot.waitUntil(lambda: bool(ends), timeout=WAIT)
    assert ends[0].how is Ending.FAILED
    assert "1.5" in ends[0].reason
    assert process.process_id is None


def test_material_is_sent_only_when_it_is_another(make: Make, qtbot: QtBot) -> None:
    process, ends = make(jobs.kept, tries=2)
    one, other = ["one"], ["other"]
    for question, material in (("a", one), ("b", one), ("c", other)):
        process.ask(question, material)
        qtbot.waitUntil(lambda: not process.is_busy, timeout=WAIT)
    assert [end.answer for end in ends] == [["one", "a"], ["one", "a", "b"], ["other", "c"]]
    assert process.process_id is not None
    os.kill(process.process_id, signal.SIGKILL)
    process.ask("d", other)
    qtbot.waitUntil(lambda: not process.is_busy, timeout=WAIT)
    assert ends[-1].answer == ["other", "d"], "a new process has nothing yet"


def test_closing_waits_for_nobody(make: Make, qtbot: QtBot) -> None:
    process, ends = make(jobs.spin)
    with qtbot.waitSignal(process.progressed, timeout=WAIT):
        process.ask(60)
    child = process.process_id
    assert child is not None
    began = time.perf_counter()
    process.close()
    assert time.perf_counter() - began < 0.5
    assert [end.how for end in ends] == [Ending.CANCELLED]
    wait_until_gone(child)


def test_whoever_hears_may_stop_it(make: Make, qtbot: QtBot) -> None:
    process, ends = make(jobs.count)
    process.progressed.connect(lambda ticket, news: process.close())
    process.ask(10_000)
    qtbot.waitUntil(lambda: bool(ends), timeout=WAIT)
    assert [end.how for end in ends] == [Ending.CANCELLED]
    qtbot.wait(50)
    assert process.process_id is None


def test_it_gives_way_and_leaves_ctrl_c_to_the_window(make: Make, qtbot: QtBot) -> None:
    process, ends = make(jobs.about_itself)
    process.ask("")
    qtbot.waitUntil(lambda: bool(ends), timeout=WAIT)
    assert ends[0].answer == (True, os.nice(0) + 5, False)


_KILLED = """
import os
from PySide6.QtCore import QCoreApplication
from carcqt.background.process import JobProcess
from tests.background.jobs import spin
if __name__ == "__main__":
    application = QCoreApplication([])
    process = JobProcess(spin)
    def tell(ticket, news):
        print(news[0], flush=True)
        os.kill(os.getpid(), 9)
    process.progressed.connect(tell)
    process.ask(60)
    application.exec()
"""


def test_the_process_of_a_program_that_was_killed_ends(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(_KILLED, "utf-8")
    done = subprocess.run(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )
    wait_until_gone(int(done.stdout))
