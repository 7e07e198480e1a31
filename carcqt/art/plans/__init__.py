"""What lies where on a tile, before it is painted: its frame, lines, areas and the spots for
pieces and icons. Geometry out of the tile's content with `brush`; no colour and no painter.
"""
