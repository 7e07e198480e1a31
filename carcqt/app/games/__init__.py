"""The tables of each game, by its id. Nothing else here names one."""

from __future__ import annotations

from typing import Final

from carcqt.app.games.amazon import AmazonDesk
from carcqt.app.games.expedition import ExpeditionDesk
from carcqt.app.games.goldrush import GoldrushDesk
from carcqt.app.games.hunters import HuntersDesk
from carcqt.app.table.desk import Desk
from carcqt.rules.games.amazon import Amazon
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.goldrush import Goldrush
from carcqt.rules.games.hunters import Hunters
from carcqt.ui.language import language

DESKS: Final[dict[str, type[Desk]]] = {
    Hunters.description.game: HuntersDesk,
    Goldrush.description.game: GoldrushDesk,
    Amazon.description.game: AmazonDesk,
    Expedition.description.game: ExpeditionDesk,
}


def desk_of(game: str) -> Desk:
    """A game's table in the language of the moment."""
    return DESKS[game](language().translate)
