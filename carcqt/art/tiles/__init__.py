"""The picture of one tile: how a game's tiles look, the ground, and layer by layer what is painted
on it. Uses `plans`, `drawings` and `brush`; what only one game has is in `games`.
"""
