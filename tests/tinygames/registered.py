"""Two more games in the program: all that a new game adds to what is there."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any, Final

from carcqt.app.games import GAME_TABLES
from carcqt.art.drawings.pieces import WOODS
from carcqt.art.drawings.species import SIGNS
from carcqt.art.games import THEMES
from carcqt.art.maps.scene import WAYS, WayKind
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.ui.theme.games import LOOKS
from carcqt.words.games import VOCABULARIES
from tests.support import ROOT
from tests.tinygames import heath, pilgrims

TILES: Final = heath.Heath.description.game
MAP: Final = pilgrims.Pilgrims.description.game
RULES: Final[dict[str, type[Game[Any]]]] = {TILES: heath.Heath, MAP: pilgrims.Pilgrims}

LINES: Final[tuple[tuple[dict[str, Any], str, object], ...]] = (
    (GAMES, TILES, heath.Heath),
    (VOCABULARIES, TILES, heath.HeathVocabulary),
    (THEMES, TILES, heath.THEME),
    (LOOKS, TILES, heath.LOOK),
    (GAME_TABLES, TILES, heath.HeathTable),
    (GAMES, MAP, pilgrims.Pilgrims),
    (VOCABULARIES, MAP, pilgrims.PilgrimsVocabulary),
    (LOOKS, MAP, pilgrims.LOOK),
    (GAME_TABLES, MAP, pilgrims.PilgrimsTable),
    # What has no drawing of its own gets a plain one.
    (WOODS, "warden", heath.WARDEN),
    (SIGNS, "shrine", ("#8a5a2a", pilgrims.shrine)),
    (WAYS, "ferry", WayKind.WATERWAY),
)
"""A line in each table."""

DATA: Final = Path(__file__).parent / "data"
"""Decks and maps, guides, badges, previews and translations: files beside those of other games."""


def lay_out(root: Path) -> Path:
    """The program's data with those of the two games among them."""
    (root / "scenarios").symlink_to(ROOT / "scenarios")
    shutil.copytree(ROOT / "resources", root / "resources", copy_function=_link)
    shutil.copytree(DATA / "resources", root / "resources", dirs_exist_ok=True)
    (root / "i18n").mkdir()
    for language in ("en", "fr"):
        name = f"carcqt_{language}.ts"
        head, mark, tail = (ROOT / "i18n" / name).read_text("utf-8").rpartition("</TS>")
        more = (DATA / "i18n" / name).read_text("utf-8")
        (root / "i18n" / name).write_text(head + more + mark + tail, "utf-8")
    return root


def _link(here: str, there: str) -> None:
    Path(there).symlink_to(here)
