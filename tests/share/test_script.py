"""The script of pages, tried by node where there is one."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

FOLDER: Final = Path(__file__).parent / "script"
NODE: Final = shutil.which("node")
TSC: Final = shutil.which("tsc")


@pytest.mark.skipif(NODE is None, reason="node is not installed")
@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.mjs")), ids=lambda path: path.stem)
def test_script(path: Path) -> None:
    assert NODE is not None
    done = subprocess.run([NODE, "--test", str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(TSC is None, reason="typescript is not installed")
def test_script_has_no_type_errors() -> None:
    assert TSC is not None
    done = subprocess.run([TSC, "-p", str(FOLDER)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
