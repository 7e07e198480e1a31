"""The table of the expedition: its stage with event and cards, its hand, and what they say.
What another game on a map would use as well is in `app/table/map`."""
