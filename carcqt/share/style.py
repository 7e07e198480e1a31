"""The colours of a page, which are those of the windows."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from carcqt.ui.theme.games import LOOKS
from carcqt.ui.theme.tokens import DARK, LIGHT, Accent, Tokens

_CROSS: Final = {LIGHT: "#c9bda4", DARK: "#3a342b"}
"""Where squares meet on the table."""


def page_colours(game: str) -> str:
    """Return the variables of a page, light and dark as the system wishes."""
    look = LOOKS[game]
    light, dark = _variables(LIGHT, look.light), _variables(DARK, look.dark)
    return (
        f":root{{color-scheme:light dark;{light}}}\n"
        f"@media (prefers-color-scheme:dark){{:root{{{dark}}}}}\n"
    )


def _variables(tokens: Tokens, accent: Accent) -> str:
    named = {field.name.replace("_", "-"): getattr(tokens, field.name) for field in fields(tokens)}
    named |= {"accent": accent.fill, "soft": accent.soft, "cross": _CROSS[tokens]}
    return "".join(f"--{name}:{colour};" for name, colour in named.items())
