"""python -m tests.trial [--part fuzz] [--share 0.01] [--seed 1]: everything, or a part or share."""

from __future__ import annotations

import argparse
import importlib
import os
import platform
import sys
import tempfile
from pathlib import Path
from time import monotonic

import carcqt
from carcqt.rules import COMPILED
from tests.trial.result import TrialResult

PARTS = {"fuzz": 100_000, "kills": 1000, "games": 1_000_000, "soak": 200}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", choices=list(PARTS), action="append")
    parser.add_argument("--share", type=float, default=1.0, help="of all that is tried (1)")
    parser.add_argument("--seed", type=int, default=0, help="for other inputs than last time (0)")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    results: list[TrialResult] = []
    with tempfile.TemporaryDirectory() as own:
        # Nobody's own files are touched.
        for place in ("CACHE", "CONFIG", "DATA", "STATE"):
            os.environ[f"XDG_{place}_HOME"] = str(Path(own, place))
        from PySide6.QtWidgets import QApplication

        application = QApplication.instance() or QApplication([])
        for part in options.part or PARTS:
            began = monotonic()
            module = importlib.import_module(f"tests.trial.{part}")
            for result in module.runs(max(1, round(PARTS[part] * options.share)), options.seed):
                result.seconds = monotonic() - began
                began = monotonic()
                print(result, flush=True)
                results.append(result)
        application.processEvents()
    print(summary(results, options.share, options.seed))
    return 0 if all(result.is_good for result in results) else 1


def summary(results: list[TrialResult], share: float, seed: int) -> str:
    """To be quoted."""
    system = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    core = "compiled" if COMPILED else "plain"
    lines = [f"\ncarcqt {carcqt.__version__}, {core} core, {system}; share {share:g}, seed {seed}"]
    lines += [result.line for result in results]
    wrong = sum(len(result.found) for result in results)
    minutes = sum(result.seconds for result in results) / 60
    lines.append(f"{wrong} wrong in all, {minutes:.0f} minutes.")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
