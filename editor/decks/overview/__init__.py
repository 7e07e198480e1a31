"""All tiles of a deck at a glance: to search, filter, select and count.
Comes in: what shows tiles side by side; changes are only asked for here.
"""
