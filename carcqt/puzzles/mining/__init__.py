"""Puzzles found in games that computer players play: what could be asked at a moment, the haul of
one game, what can be left out of it, and what many games have brought."""
