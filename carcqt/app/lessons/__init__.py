"""Learning a game: the lessons there are, and one of them, on the table's own board and hand."""
