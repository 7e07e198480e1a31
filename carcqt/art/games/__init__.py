"""What each game's tiles look like, by the game's id."""

from __future__ import annotations

from typing import Final

from carcqt.art.games import amazon, goldrush, hunters
from carcqt.art.theme import Theme

THEMES: Final[dict[str, Theme]] = {
    theme.name: theme for theme in (hunters.THEME, goldrush.THEME, amazon.THEME)
}
