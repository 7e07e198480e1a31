"""What is edited: a frozen value with its history, its file and its problems.
Comes in: kinds of documents and what all of them do; no widget.
"""
