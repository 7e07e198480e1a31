"""Pictures of tiles, pieces, cards, boards and maps, drawn from their data: QtGui and numpy.
No widgets and no settings: told what to draw, and in which language and colours.
"""

from typing import Final

ART_VERSION: Final = 7
"""Goes up whenever a picture changes: what was kept of older pictures is then drawn anew."""
