"""Four board games at one screen. `docs/architecture.md` says what is where."""

__version__ = "1.0.0"
