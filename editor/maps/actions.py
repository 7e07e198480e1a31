"""What can be done with a map."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from carcqt.art.maps.scene import way_kind
from carcqt.rules.games import GAMES
from carcqt.ui.actions import (
    ARROWS,
    ENTER,
    FIT,
    ZOOM,
    Actions,
    Command,
    Gesture,
    KeyLine,
    KeySection,
)
from carcqt.ui.keys import key_name
from carcqt.ui.language import game_words
from carcqt.words.speech import capital

_LINK_KEYS: Final = "PWKJ"
"""Of the kinds of link, in the order in which the game names them."""


def link_id(kind: str) -> str:
    """What makes links of a kind is called so."""
    return f"link_{kind}"


class MapActions(Actions):
    """The tools are called as in `MapTool`. Told no game, it is the first that has maps."""

    def __init__(self, owner: QWidget | None = None, game: str = "") -> None:
        mapped = (game for game, rules in GAMES.items() if rules.description.material == "map")
        self._game = game or next(mapped)
        super().__init__(owner)

    def sections(self) -> list[KeySection]:
        return [self._choosing(), self._drawing()]

    def _choosing(self) -> KeySection:
        return KeySection(
            self.tr("Selecting"),
            KeyLine(self.tr("go to the next village"), Gesture("next", "Tab")),
            KeyLine(
                self.tr("go to the next link or bend"),
                Command("next_link", "L"),
                Command("next_bend", "N"),
            ),
            KeyLine(self.tr("go to the village in that direction"), Gesture("go", "Ctrl+arrows")),
            KeyLine(
                self.tr("select all villages"),
                Command("select_all", "Ctrl+A", self.tr("Select all villages")),
            ),
            KeyLine(self.tr("edit the selection, end a link"), ENTER),
            KeyLine(self.tr("cancel the selection step by step"), Gesture("escape", "Esc")),
        )

    def _drawing(self) -> KeySection:
        further = self.tr("move the selection (further with {key})")
        return KeySection(
            self.tr("Drawing"),
            KeyLine(further.format(key=key_name("Shift")), ARROWS),
            KeyLine(
                self.tr("select, new village, remove"),
                Command("select", "S", self.tr("Select and move"), "cursor"),
                Command("village", "V", self.tr("New village"), "pin"),
                Command("erase", "X", self.tr("Remove"), "eraser"),
            ),
            self._linking(),
            KeyLine(
                self.tr("add a bend to the selected link"),
                Command("bend", "B", self.tr("Add a bend"), "plus"),
            ),
            KeyLine(
                self.tr("set the species of the selected villages"), Gesture("number", "1 – 9")
            ),
            KeyLine(
                self.tr("remove the selection"),
                Command("remove", "Del Backspace", self.tr("Remove"), "trash"),
            ),
            KeyLine(self.tr("show everything, zoom"), FIT, *ZOOM),
            KeyLine("", Command("toggle", "Space")),
        )

    def _linking(self) -> KeyLine:
        words, kinds = game_words(self._game), GAMES[self._game].description.lines
        names = [words.terrain(kind) for kind in kinds]
        text = self.tr("{ways}: link two villages, or start from one").format(ways=", ".join(names))
        keys = _LINK_KEYS.ljust(len(kinds))
        return KeyLine(
            text,
            *(
                Command(link_id(kind), key.strip(), capital(name), way_kind(kind).value)
                for kind, name, key in zip(kinds, names, keys, strict=False)
            ),
        )
