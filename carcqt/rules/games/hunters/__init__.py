"""Carcassonne à la préhistoire · Hunters and Gatherers (2002): its rules, and its kernel."""

from carcqt.rules.games.hunters.rules import NETWORK, Eaten, Hunters

__all__ = ["NETWORK", "Eaten", "Hunters"]
