"""Qt models over a table: its log, its newest lines, players and what is left. They keep values
and make words when they are asked; no widget."""
