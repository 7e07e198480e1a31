"""Four board games at one screen. `docs/architecture.md` says what is where."""

__version__ = "0.1.0"
