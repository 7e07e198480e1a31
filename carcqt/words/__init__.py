"""Events, moves and problems as sentences, in the reader's language."""
