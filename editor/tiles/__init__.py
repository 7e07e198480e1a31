"""The tile editor: strokes on a large tile, what they do to its zones, and what lies around it.
Comes in: what is done to one tile; it knows no deck and no document.
"""
