"""Games, puzzles and decks as one page that any browser opens: what a page holds, its pictures and
its text, and the dialog that asks for one. `docs/share.md` explains how."""
