"""The rules of the games: no Qt, no files, no sentences."""
