"""What teaches a game, as files: guides, their figures, lessons.
Comes in: formats that only learning has; scenes are scenarios like any other.
"""
