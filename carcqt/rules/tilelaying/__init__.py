"""What games share in which tiles are laid: regions and what they are worth, the turn, legal
moves, tokens, and what can be wrong with a position. Uses the rules core and knows no game.
"""
