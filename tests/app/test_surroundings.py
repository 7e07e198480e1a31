"""No folder is needed to start and to play."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from carcqt.ui.unkept import Unkept, UnkeptWords, unkept
from carcqt.words.speech import catalogue
from tests.support import ROOT


def seen(command: str, **environment: str) -> list[str]:
    places = {f"XDG_{place}_HOME": "" for place in ("CACHE", "CONFIG", "DATA", "STATE")}
    done = subprocess.run(
        [sys.executable, "-m", "tests.app.surroundings", command],
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**os.environ, **places, **environment},
        check=False,
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_a_home_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    told, *rest = seen("play", HOME=str(tmp_path / "file"))
    assert told.startswith("says ")
    for what in ("games", "settings", "pictures"):
        assert what in told
    assert rest == ["moves 6", "saved False", "asks The last moves are not saved"]


@pytest.mark.long
def test_a_home_like_any_other_is_not_spoken_of(tmp_path: Path) -> None:
    assert seen("play", HOME=str(tmp_path)) == ["moves 6", "saved True"]


def test_editing_without_a_place_to_keep_anything(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    file = str(tmp_path / "file")
    (told,) = seen("edit", HOME=str(tmp_path), XDG_DATA_HOME=file, XDG_CACHE_HOME=file)
    assert "games" in told
    assert "settings" not in told


def test_only_what_cannot_be_kept_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert unkept() == {}
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    found = unkept()
    assert list(found) == [Unkept.PICTURES]
    for language in ("en", "fr"):
        assert str(tmp_path / "file") in UnkeptWords(catalogue(language)).sentence(found)
