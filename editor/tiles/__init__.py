"""The tile editor: strokes on a large tile, what they do to its zones, and what lies around it."""
