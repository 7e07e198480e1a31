"""What a deck adds up to: statistics, their charts, and games that computer players try it with.
Comes in: numbers of a deck and how they are shown.
"""
