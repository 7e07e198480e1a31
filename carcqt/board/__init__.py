"""The board as a scene: shared by play and editor, told what is legal, without rules of its own."""
