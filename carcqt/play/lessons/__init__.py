"""Lessons without a picture: where somebody is in one, what is answered to a move, and how far
one has come. QtCore only; where things lie is handed in."""
