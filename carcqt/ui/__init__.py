"""What the windows of play and editor share: theme, controls and widgets in rooms of their own, at
the top language, settings and places. It knows no session and no document."""
