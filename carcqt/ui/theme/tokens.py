"""Colours by what they are for, light and dark. Every pair of text and ground reaches 4.5 : 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Tokens:
    bg: str
    surface: str
    raised: str
    sunken: str
    hover: str
    table: str
    """The ground under a board: never text directly on it."""
    on_accent: str
    text: str
    text2: str
    text3: str
    line: str
    line2: str
    """The frame of a control."""
    ok: str
    okbg: str
    warn: str
    warnbg: str
    err: str
    errbg: str


LIGHT: Final = Tokens(
    bg="#F5F1E8",
    surface="#FFFDF8",
    raised="#FFFFFF",
    sunken="#EDE6D8",
    hover="#F1EADD",
    table="#E4DAC6",
    on_accent="#FFFFFF",
    text="#29241D",
    text2="#5A5145",
    text3="#6B6152",
    line="#DED5C3",
    line2="#8A7F6D",
    ok="#2B7042",
    okbg="#E2F0E2",
    warn="#8A5600",
    warnbg="#FBEBCB",
    err="#AE3126",
    errbg="#FBE3DD",
)

DARK: Final = Tokens(
    bg="#161411",
    surface="#211E1A",
    raised="#2A2621",
    sunken="#1A1815",
    hover="#332E27",
    table="#1B1814",
    on_accent="#1B140C",
    text="#F3EDE2",
    text2="#C2B8A8",
    text3="#A0968A",
    line="#3B352D",
    line2="#857A69",
    ok="#7CC48D",
    okbg="#1F3325",
    warn="#E7B455",
    warnbg="#3A2E16",
    err="#F08A7C",
    errbg="#41221D",
)


@dataclass(frozen=True, slots=True)
class Accent:
    fill: str
    """Also as text on every ground but `table`."""
    soft: str


@dataclass(frozen=True, slots=True)
class GameLook:
    light: Accent
    dark: Accent
    badge: str
    """The icon that stands for it."""


EDITOR: Final = GameLook(Accent("#2A5A8C", "#E1EBF5"), Accent("#86B8EA", "#1D3146"), "pencil")
"""Also what belongs to no game."""
