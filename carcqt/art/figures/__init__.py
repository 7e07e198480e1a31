"""The figures of guides: boards, maps and rows of things with marks over them, out of their files.
May use every other room of pictures but `paper` and `studio`.
"""
