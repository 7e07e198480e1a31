"""The table of any game that lays tiles: its stage with the board, its hand, what is still to come.
A part that every such game uses comes in; what only one of them has is in `app/games`."""
