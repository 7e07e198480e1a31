"""The page of all saved games: its list, and what can be done with one of them."""
