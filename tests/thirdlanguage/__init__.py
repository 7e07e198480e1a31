"""A made-up language: the program in a folder of its own, with one entry more in the list."""
