"""The board and the map as scenes, shared by play and editor: told what is legal, without rules of
their own. Widgets of Qt over pictures of `carcqt.art`.
"""
