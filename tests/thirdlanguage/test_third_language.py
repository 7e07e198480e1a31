"""A new language is one entry in the list of languages, and its texts; nothing else changes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.support import ROOT

ENTRY: Final = """    Language(
        "lg",
        "Lingua",
        "la_VA",
        Grammar(
            genders=(Gender(("un",), "lo {}", ("lo ",)),),
            every="los {}",
            other="altro {}",
            your="tuo {}",
            owned="{the} di {owner}",
        ),
    ),
"""
TEXTS: Final = """<context>
    <name>_Language</name>
    <message><source>en</source><translation>lg</translation></message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>{player} lays {tile}.</source><translation>{player} poni {tile}.</translation>
    </message>
</context>
<context>
    <name>HuntersVocabulary</name>
    <message>
        <source>a forest | forests | in</source>
        <translation>un bosko | boskos | en</translation>
    </message>
</context>
"""


def _link(here: str, there: str) -> None:
    Path(there).symlink_to(here)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The program with one entry more in its list, and one file and one folder of texts more."""
    for name in ("carcqt", "editor", "resources", "i18n"):
        shutil.copytree(ROOT / name, tmp_path / name, copy_function=_link)
    for name in ("scenarios", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    path = tmp_path / "carcqt" / "content" / "languages.py"
    code = path.read_text("utf-8")
    head, mark, tail = code.partition(')\n"""All languages,')
    assert mark
    path.unlink()
    path.write_text(head + ENTRY + mark + tail, "utf-8")
    english = (ROOT / "i18n" / "carcqt_en.ts").read_text("utf-8")
    head, mark, tail = english.rpartition("</TS>")
    (tmp_path / "i18n" / "carcqt_lg.ts").write_text(head + TEXTS + mark + tail, "utf-8")
    guides = tmp_path / "resources" / "guides"
    shutil.copytree(guides / "en", guides / "lg")
    return tmp_path


def test_one_entry_and_its_texts_are_all_that_a_language_needs(checkout: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.thirdlanguage.spoken"],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.stdout.splitlines()[-1:] == ["spoken"], done.stderr


def test_its_texts_are_kept_with_those_of_the_others(checkout: Path) -> None:
    """`python -m tools.translations` goes through the same list."""
    code = "from tools.translations import LANGUAGES, file_of; print(*map(file_of, LANGUAGES))"
    (checkout / "tools").symlink_to(ROOT / "tools")
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "i18n/carcqt_lg.ts" in done.stdout.split()
