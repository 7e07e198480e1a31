"""Animals, things, buildings, pieces and tokens: each in a box of 100 × 100, facing left, lit from
upper left. Made with `brush` alone.
"""
