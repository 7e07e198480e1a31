"""The table: board, players, and what is to be decided."""
