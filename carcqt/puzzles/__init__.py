"""Puzzles: goals in play, a solver that proves, and what it has proven."""
