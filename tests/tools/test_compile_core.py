"""Compilers are only given flags that they know."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from tools.compile_core import HIDDEN, quick_flags


def compiler(folder: Path, code: int) -> str:
    """Make a program that ends with this code, whatever it is asked to compile."""
    program = folder / "compiler"
    program.write_text(f"#!/bin/sh\nexit {code}\n", encoding="utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return str(program)


@pytest.mark.skipif(os.name == "nt", reason="Microsoft's compiler gets none")
@pytest.mark.parametrize(("code", "flags"), [(0, [HIDDEN]), (1, [])])
def test_flags_are_those_that_the_compiler_accepts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, flags: list[str]
) -> None:
    monkeypatch.setenv("CC", f"{compiler(tmp_path, code)} -m64")
    assert quick_flags() == flags


def test_a_missing_compiler_gets_no_flags(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", str(tmp_path / "nothing"))
    assert quick_flags() == []
