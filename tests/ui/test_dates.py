"""Dates follow the system where it speaks the language of the windows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDate, QLocale

from carcqt.ui.language import date_locale

DAY = QDate(2026, 11, 18)


@pytest.mark.parametrize(
    ("code", "system", "wanted"),
    [
        ("en", "en_GB", "18/11/2026"),
        ("en", "en_US", "11/18/26"),
        ("en", "de_DE", "18/11/2026"),
        ("en", "C", "18/11/2026"),
        ("fr", "fr_FR", "18/11/2026"),
        ("fr", "fr_CA", "2026-11-18"),
        ("fr", "en_GB", "18/11/2026"),
    ],
)
def test_date_is_written_as_in_country_of_system(code: str, system: str, wanted: str) -> None:
    locale = date_locale(code, QLocale(system))
    assert locale.toString(DAY, QLocale.FormatType.ShortFormat) == wanted
