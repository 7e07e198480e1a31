"""A finished or running game looked at again in the background, and kept beside its save: QtCore,
players and the session; no widget."""
