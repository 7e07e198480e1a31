"""Pictures of one's finished games. What counts them is in `play`."""
