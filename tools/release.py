"""The date of this version."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

import carcqt

_CHANGELOG = Path(__file__).resolve().parents[1] / "CHANGELOG.md"


def release_date() -> str:
    """Return the date as the changelog has it; of what is not released yet, today."""
    changelog = _CHANGELOG.read_text(encoding="utf-8") if _CHANGELOG.is_file() else ""
    heading = rf"^## \[{re.escape(carcqt.__version__)}\] - (\d{{4}}-\d\d-\d\d)$"
    found = re.search(heading, changelog, re.MULTILINE)
    return found[1] if found else f"{datetime.now(UTC):%Y-%m-%d}"
