"""What is said of puzzles and lessons: what one asks for and is about, what a try comes to, what is
wrong with a file of theirs."""
