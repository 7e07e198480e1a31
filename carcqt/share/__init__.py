"""Games, puzzles and decks as one page that any browser opens: what a page holds, its pictures and
its text. `docs/share.md` tells more. No widgets and no settings."""
