"""Amazonas, by Stefan Dorra (2005): its rules on a map prepared for play, its moves, events and
facts, and what can be wrong with its maps and positions. Uses the rules core alone.
"""

from carcqt.rules.games.expedition.rules import Expedition

__all__ = ["Expedition"]
