"""The one window: a page at a time."""
