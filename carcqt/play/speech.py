"""Words by Qt's translator, so that they follow the language of the windows."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def by_qt(context: str, text: str, n: int | None) -> str:
    return QCoreApplication.translate(context, text, None, -1 if n is None else n)
