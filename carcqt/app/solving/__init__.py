"""A puzzle on the board: what is asked, tries, hints, and how it went."""
