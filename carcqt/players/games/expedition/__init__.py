"""Computer players on an expedition: plans for the rest of a journey, what they are worth, and
cards chosen in secret. Uses the rules of the expedition and what all players share.
"""
