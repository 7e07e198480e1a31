"""Pages on which a game is only looked at: its end, the final scoring step by step, the replay.
They take stages, log and tips from the table; nothing here makes a move."""
