"""Carcassonne: La Ruée vers l'or · Gold Rush (2014): its rules, and its kernel."""

from carcqt.rules.games.goldrush.kernel import STOCK
from carcqt.rules.games.goldrush.rules import (
    TAKE,
    Goldrush,
    GoldrushExtra,
    Mine,
    Take,
    mines_of,
    purses_of,
)

__all__ = ["STOCK", "TAKE", "Goldrush", "GoldrushExtra", "Mine", "Take", "mines_of", "purses_of"]
