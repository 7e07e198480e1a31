"""Decks: all tiles at a glance, what they add up to, and trying them."""
