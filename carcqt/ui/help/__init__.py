"""The guides in the program."""
