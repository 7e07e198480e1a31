"""Tooltips of what comes from a file or from a person."""

from __future__ import annotations

from PySide6.QtGui import Qt

from carcqt.content.cleaning import clean


def plain_tip(text: str) -> str:
    """Qt reads a tip that looks like HTML as HTML, and loads the pictures that it names: a name
    out of a shared file could make it read without end. So every such text comes through here."""
    text = clean(text)
    return Qt.convertFromPlainText(text) if Qt.mightBeRichText(text) else text
