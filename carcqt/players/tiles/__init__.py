"""What positions of the tile-laying games are worth, over the kernel's arrays.

All is in integers, so that compiled and plain sources answer the same: points in thousandths,
chances in 1024ths. `reach` is what is known of a deck, `prospects` values a position and plays on
by it; what only one game has is in `carcqt.players.games`. `evaluator` gives it names.
"""
