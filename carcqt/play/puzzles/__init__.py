"""Puzzles for people: which there are, how far somebody has come with each, and a puzzle being
solved. QtCore only; where things lie is handed in."""
