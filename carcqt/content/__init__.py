"""Files and rules: decks and scenarios read, checked and written."""
