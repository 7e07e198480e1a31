"""A game at the table, without picture or widget: session, history, saves, secrets, computer
players, log. QtCore only; what needs pictures, settings or a game's words is handed in."""
