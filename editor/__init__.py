"""The editor: documents and the windows in which people make tiles, decks, layouts and maps."""
