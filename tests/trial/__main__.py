"""python -m tests.trial [--part fuzz] [--share 0.01]: everything, or a part, or a share of it."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
import tempfile
from pathlib import Path
from time import monotonic

PARTS = {"fuzz": 100_000, "kills": 1000, "games": 1_000_000, "soak": 200}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", choices=list(PARTS), action="append")
    parser.add_argument("--share", type=float, default=1.0, help="of all that is tried (1)")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    results = []
    with tempfile.TemporaryDirectory() as own:
        # Nobody's own files are touched.
        for place in ("CACHE", "CONFIG", "DATA", "STATE"):
            os.environ[f"XDG_{place}_HOME"] = str(Path(own, place))
        from PySide6.QtWidgets import QApplication

        application = QApplication.instance() or QApplication([])
        for part in options.part or PARTS:
            began = monotonic()
            module = importlib.import_module(f"tests.trial.{part}")
            for result in module.runs(max(1, round(PARTS[part] * options.share))):
                result.notes.append(f"{monotonic() - began:.0f} s")
                print(result, flush=True)
                results.append(result)
        application.processEvents()
    wrong = sum(len(result.found) for result in results)
    tried = sum(result.done for result in results)
    print(f"\n{tried:,} tried in {len(results)} parts, {wrong} wrong.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
