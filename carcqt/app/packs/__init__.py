"""A pack introduces itself: what is inside, and what can be done with it."""
