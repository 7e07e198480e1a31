"""The guides in the program: contents, text and figures, in a window of their own. What they say is
content; figures are drawn by another process."""
