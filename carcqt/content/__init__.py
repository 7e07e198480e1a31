"""Files and rules: decks and scenarios read, checked and written."""

import os

# Looking for plugins, of which we use none, is a good part of pydantic's time to start.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
