"""The page for a new game: who plays, with what, and how. It makes a `Table` and starts nothing."""
