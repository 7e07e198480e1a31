"""The first page: the game to go on with, the games there are, and what was opened last."""
