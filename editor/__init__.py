"""The editor: tabs, bar, menu, problems, history, and the page it begins with.
Comes in: what concerns documents of every kind; what only one kind has goes to its own room.
"""
