"""What all pictures are made of: chance from content, grids, strokes, sprites, signs, plants,
players' marks. No tile, map or piece is known here, and nothing else of `carcqt.art` is
imported.
"""
