"""The table of any game on a map: its stage with villages and what stands there, its hand.
A part that every such game uses comes in; what only one of them has is in `app/games`."""
