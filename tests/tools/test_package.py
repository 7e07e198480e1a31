"""What people install tells its version and date as the changelog does."""

from __future__ import annotations

import re
from datetime import date

import carcqt
from tests.support import ROOT
from tools.release import release_date

CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_changelog_tells_of_this_version_or_of_what_comes() -> None:
    headings = re.findall(r"^## \[(.+?)\]", CHANGELOG, re.MULTILINE)
    assert headings[0] in (carcqt.__version__, "Unreleased")


def test_a_release_has_the_date_that_the_changelog_says() -> None:
    dated = re.findall(r"^## \[(.+?)\] - (\S+)$", CHANGELOG, re.MULTILINE)
    told = release_date()
    assert date.fromisoformat(told) >= date(2026, 11, 17)
    assert dict(dated).get(carcqt.__version__, told) == told
