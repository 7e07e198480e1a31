"""All that is said of games, in the reader's language: titles and steps, events, moves, problems,
and boards and maps as text for a terminal. What only one game says is in `games`, found through
the table there; nothing here knows a window."""
