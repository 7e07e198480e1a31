"""The rules of all games: what is legal, what happens, who may know what. No Qt, files, sentences.
Comes in: what is true of any game; what games with tiles share is in `tilelaying`, over integers
in `kernel`; what only one has in `games`.
"""

from typing import Final

from carcqt.rules.compiled import install

COMPILED: Final = install()
"""Whether the kernel runs compiled."""
