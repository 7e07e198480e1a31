"""The rules of all games: what is legal, what happens, who may know what. No Qt, files, sentences.
Comes in: what is true of any game; what games with tiles share is in `tilelaying`, what only one
has in `games`.
"""
