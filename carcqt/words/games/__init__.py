"""The words of each game, by its id: one module for each, with a `Vocabulary`. Nothing else here
names a game.
"""

from __future__ import annotations

from typing import Final

from carcqt.rules.games.amazon import Amazon
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.goldrush import Goldrush
from carcqt.rules.games.hunters import Hunters
from carcqt.words.games.amazon import AmazonVocabulary
from carcqt.words.games.expedition import ExpeditionVocabulary
from carcqt.words.games.goldrush import GoldrushVocabulary
from carcqt.words.games.hunters import HuntersVocabulary
from carcqt.words.vocabulary import Vocabulary

VOCABULARIES: Final[dict[str, type[Vocabulary]]] = {
    Hunters.description.game: HuntersVocabulary,
    Goldrush.description.game: GoldrushVocabulary,
    Amazon.description.game: AmazonVocabulary,
    Expedition.description.game: ExpeditionVocabulary,
}
