"""What is edited: a frozen value with its history, its file and its problems."""
