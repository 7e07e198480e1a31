"""The column beside the board: piles, players, the last moves, and the hand.
Comes in: what is shown there for any game; the page puts it together and fills it."""
