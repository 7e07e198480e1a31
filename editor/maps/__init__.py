"""The page for maps: villages, links, missions and cards, drawn and tried.
Comes in: edits of maps as pure functions, the canvas and panels that ask for them.
"""
