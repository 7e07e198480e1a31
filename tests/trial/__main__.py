"""python -m tests.trial [--part fuzz] [--share 0.01] [--seed 1]: everything, or a part or share."""

from __future__ import annotations

import argparse
import importlib
import os
import platform
import signal
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Final

import carcqt
from carcqt.rules import COMPILED
from tests.trial.pieces import TrialRun, spread

PARTS: Final = {
    "commands": 6000,
    "soak": 200,
    "kills": 1000,
    "fuzz": 100_000,
    "kept": 20_000,
    "games": 1_000_000,
}
_OFTEN: Final = 60
"""Seconds between two words on how far it is."""

_STOPPING: Final = (signal.SIGINT, signal.SIGTERM)


def stop(*_: object) -> None:
    """Once is enough: what was done so far is still to be told."""
    for number in _STOPPING:
        signal.signal(number, signal.SIG_IGN)
    raise KeyboardInterrupt


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", choices=list(PARTS), action="append")
    parser.add_argument("--share", type=float, default=1.0, help="of all that is tried (1)")
    parser.add_argument("--seed", type=int, default=0, help="for other inputs than last time (0)")
    cores = os.cpu_count() or 1
    parser.add_argument("--jobs", type=int, default=cores, help=f"processes ({cores})")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for number in _STOPPING:
        signal.signal(number, stop)
    asked, began = [part for part in PARTS if part in (options.part or PARTS)], monotonic()
    runs: list[TrialRun] = []
    for part in asked:
        module = importlib.import_module(f"tests.trial.{part}")
        runs += module.runs(max(1, round(PARTS[part] * options.share)), options.seed)
    with tempfile.TemporaryDirectory() as own:
        # Nobody's own files are touched, and none stay.
        os.environ["TMPDIR"] = own
        for place in ("CACHE", "CONFIG", "DATA", "STATE"):
            os.environ[f"XDG_{place}_HOME"] = str(Path(own, place))
        # A soak waits much of its time: others use it.
        was_stopped = follow(runs, options.jobs + ("soak" in asked))
    print(summary(runs, options.share, options.seed, monotonic() - began), flush=True)
    if was_stopped:
        return 130
    return 1 if any(run.result.found for run in runs) else 0


def follow(runs: list[TrialRun], processes: int) -> bool:
    """Tells what is found, and now and then how far it is; whether somebody stopped it."""
    told = monotonic()
    try:
        with closing(spread(runs, processes)) as pieces:
            for run, piece in pieces:
                for line in [] if run.judge else piece.found:
                    print(f"WRONG {run.name}: {line}", flush=True)
                if run.is_over or monotonic() > told + _OFTEN:
                    print(run, flush=True)
                    told = monotonic()
    except KeyboardInterrupt:
        return True
    return False


def summary(runs: list[TrialRun], share: float, seed: int, seconds: float) -> str:
    """To be quoted."""
    system = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    core = "compiled" if COMPILED else "plain"
    lines = [f"\ncarcqt {carcqt.__version__}, {core} core, {system}; share {share:g}, seed {seed}"]
    lines += map(str, runs)
    wrong = sum(len(run.result.found) for run in runs)
    stopped = "" if all(run.is_over for run in runs) else "Stopped: "
    lines.append(f"{stopped}{wrong} wrong in all, {seconds / 60:.0f} minutes.")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
