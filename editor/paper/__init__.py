"""What leaves the editor: pictures of a size, sheets to print and cut.
Comes in: windows that ask how, and a look at what would come of it.
"""
