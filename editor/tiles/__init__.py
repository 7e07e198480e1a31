"""The tile editor: strokes on a large tile, what they do to its zones, and what lies around it.
Comes in: what is done to one tile of a deck; no other page is known here.
"""
