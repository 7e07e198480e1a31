"""Computer players, by their names, and matches between them.
Each sees what its seat may know, never the game; games are known through their face only.
"""

from __future__ import annotations

from typing import Final

from carcqt.players.greedy import GreedyPlayer
from carcqt.players.player import Player
from carcqt.players.random_player import RandomPlayer

PLAYERS: Final[dict[str, Player]] = {"random": RandomPlayer(), "greedy": GreedyPlayer()}
