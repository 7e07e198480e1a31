"""The page for decks: its tiles, one of them large, the test board, and what is set beside them.
Comes in: what changes a deck or joins the rooms below, which know nothing of this one.
"""
