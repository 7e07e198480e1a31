"""Tiles laid side by side: what grows across their seams, regions as one shape, the board as a
picture. Uses `tiles` and what is below it.
"""
