"""The rules of all games, and the game object: what is legal, what happens, who may know what.
Comes in: what is true of any game; of tiles in `tilelaying`, of one game in `games`. No Qt, no
files, no sentences.
"""
