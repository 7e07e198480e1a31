"""The test board: the deck's tiles laid one by one, any of them next.
Comes in: what trying a deck by hand needs; the deck stays as it is.
"""
