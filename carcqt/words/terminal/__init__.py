"""Tiles, decks, maps and positions drawn with letters, for who has a terminal and no window."""
