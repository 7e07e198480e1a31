"""Qt models over a session: its log, its newest lines, players and what is left. They keep values
and make words when they are asked; no widget."""
