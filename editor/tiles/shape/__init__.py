"""A tile's zones as values: its points, what holds together, and what strokes make of it.
Comes in: pure functions from one tile to the next, and what can be wrong with one; nothing of Qt.
"""
