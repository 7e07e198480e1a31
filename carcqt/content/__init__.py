"""Decks, maps, scenarios and guides as files: found, read with every problem at its place, written.
Comes in: formats, their models and checks; what a problem is called is said in `words`.
"""

import os

# Looking for plugins, of which we use none, is a good part of pydantic's time to start.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
