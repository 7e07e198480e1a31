"""All puzzles as pictures: found, filtered, ordered, and opened from there."""
