"""Exact search: which turn is best, how good it is, and how sure that is.

It knows games through their face only: numbered turns with their outcomes, position keys, and what
the caller says a position is worth.
"""
