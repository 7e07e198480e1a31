"""The colours and the badge of each game, by its id: one module for each, with a `LOOK`."""

from __future__ import annotations

from typing import Final

from carcqt.rules.games.amazon import Amazon
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.goldrush import Goldrush
from carcqt.rules.games.hunters import Hunters
from carcqt.ui.theme.games import amazon, expedition, goldrush, hunters
from carcqt.ui.theme.tokens import GameLook

LOOKS: Final[dict[str, GameLook]] = {
    Hunters.description.game: hunters.LOOK,
    Goldrush.description.game: goldrush.LOOK,
    Amazon.description.game: amazon.LOOK,
    Expedition.description.game: expedition.LOOK,
}
