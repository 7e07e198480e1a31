"""Animals, things and buildings: each in a box of 100 × 100, facing left, lit from upper left."""
