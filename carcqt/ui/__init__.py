"""Theme, language, settings and painted components that play and editor share."""
