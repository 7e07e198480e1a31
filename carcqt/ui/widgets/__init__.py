"""Widgets that are painted by ourselves, out of the theme, with names for screen readers. They
know no game's rules and no page."""
