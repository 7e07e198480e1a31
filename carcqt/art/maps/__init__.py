"""A map and the cards played on it: plain data to be drawn, the country, its plates, what each
player has. Uses `drawings` and `brush`; no tile is known here.
"""
