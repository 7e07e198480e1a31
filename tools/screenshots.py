"""python -m tools.screenshots: the pictures of windows that README shows, from the gallery."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt

from carcqt.cli.gallery import VIEWS, staged

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "screenshots"
SCENES: Final = {
    "home": "home",
    "table": "hint-hunters",
    "puzzle": "solving-amazon",
    "editor": "editor-deck-tile",
}
"""Each picture's scene."""
_WIDTH: Final = 1000


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as own:
        for place in ("CONFIG", "DATA", "STATE"):
            os.environ[f"XDG_{place}_HOME"] = str(Path(own, place))
        _take(Path(own))


def _take(own: Path) -> None:
    from carcqt.app.gallery import Gallery
    from carcqt.art.studio.studio import Studio
    from carcqt.main import application
    from carcqt.ui.garbage import GarbageCollection
    from carcqt.ui.theme.style import style
    from editor.gallery import EditorGallery

    GarbageCollection(application())
    style().install()
    studio = Studio.of_user()
    gallery, editor = Gallery(own / "saves", studio), EditorGallery(own / "editor", studio)
    scenes = {scene.name: scene for scene in (*gallery.scenes(), *editor.scenes())}
    view = next(view for view in VIEWS if (view.language, view.mode) == ("en", "light"))
    smooth = Qt.TransformationMode.SmoothTransformation
    for name, scene in SCENES.items():
        with staged(scenes[scene], view, studio) as (window, _):
            window.grab().scaledToWidth(_WIDTH, smooth).save(str(FOLDER / f"{name}.png"))
    gallery.close()
    studio.close()


if __name__ == "__main__":
    main()
