"""The page for starting layouts: a table on which anything may be put anywhere.
Comes in: edits of layouts as pure functions, the boards and forms that ask for them.
"""
