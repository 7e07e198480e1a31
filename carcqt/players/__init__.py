"""Computer players, by their names, and matches between them.
Each sees what its seat may know, never the game; games are known through their face only.
"""

from __future__ import annotations

from typing import Final

from carcqt.players.greedy import GreedyPlayer
from carcqt.players.levels import STRENGTHS, Level
from carcqt.players.player import Adviser, Player
from carcqt.players.random_player import RandomPlayer
from carcqt.players.thinking import LevelPlayer

ADVISERS: Final[dict[str, Adviser]] = {
    level: LevelPlayer(strength) for level, strength in STRENGTHS.items()
}
"""Those that can also say why."""
PLAYERS: Final[dict[str, Player]] = {
    Level.RANDOM: RandomPlayer(),
    Level.GREEDY: GreedyPlayer(),
    **ADVISERS,
}
