"""Titles per language."""

from __future__ import annotations

from collections.abc import Mapping


def title_in(titles: Mapping[str, str], code: str) -> str:
    """In this language, or else in any."""
    return titles.get(code) or next(iter(titles.values()), "")


def retitled(titles: Mapping[str, str], title: str, code: str) -> dict[str, str]:
    """A new title in one language; what the others say is of something else."""
    return {code: title} if titles.get(code) != title else dict(titles)
