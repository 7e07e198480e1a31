"""The page where a game is played: stage, rail with players and hand, drawer, curtain, tips.
Parts that any game uses come in; those of tiles are in `tiles`, of maps in `map`, and those of
one game in `app/games`. A part asks a `GameTable` and imports no game."""
