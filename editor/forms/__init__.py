"""What the pages of all kinds are made of: the page itself, its fields and its numbers.
Comes in: what two rooms of the editor need and nothing else in the program does.
"""
