"""The page for puzzles: a layout with a goal, proven while it is edited.
Comes in: edits of goals and their texts as pure functions, forms over them, the prover.
"""
