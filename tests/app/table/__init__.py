"""The table: what lies over the board."""
