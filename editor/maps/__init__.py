"""Maps in the editor."""
