"""What layouts of each game have beyond the common things, by the game's id: data for the forms.
A game without such things needs no entry.
"""

from __future__ import annotations

from typing import Final

from carcqt.rules.games.amazon import Amazon
from carcqt.rules.games.goldrush import Goldrush
from carcqt.words.speech import Translate
from editor.layouts.games.amazon import AmazonExtras
from editor.layouts.games.extras import Extras
from editor.layouts.games.goldrush import GoldrushExtras

EXTRAS: Final[dict[str, type[Extras]]] = {
    Goldrush.description.game: GoldrushExtras,
    Amazon.description.game: AmazonExtras,
}


def extras_of(translate: Translate, game: str) -> Extras:
    return EXTRAS.get(game, Extras)(translate)
