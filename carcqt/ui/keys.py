"""What keys and gestures are called, in caps, tooltips and menus alike. Elsewhere they go by the
names that Qt has for them, whatever the language."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject

from carcqt.ui.language import language


class KeyNames(QObject):
    def name(self, keys: str) -> str:
        """Of keys parted by spaces, those held together by +."""
        names = self._names()
        return " ".join("+".join(names.get(one, one) for one in parts(key)) for key in keys.split())

    def _names(self) -> dict[str, str]:
        return {
            "Shift": self.tr("Shift"),
            "Space": self.tr("Space"),
            "Enter": self.tr("Enter"),
            "Esc": self.tr("Esc"),
            "Del": self.tr("Del"),
            "PgUp": self.tr("PgUp"),
            "PgDown": self.tr("PgDn"),
            "Home": self.tr("Home"),
            "End": self.tr("End"),
            "Left": "←",
            "Right": "→",
            "Up": "↑",
            "Down": "↓",
            "-": "−",
            "arrows": self.tr("arrows"),
            "Wheel": self.tr("Wheel"),
            "wheel": self.tr("wheel"),
            "Click": self.tr("Click"),
            # A name is one cap, so its words are not parted by a plain space.
            "RightClick": self.tr("Right\u00a0click"),
        }


def key_name(keys: str) -> str:
    """In the language that is set."""
    return _name(keys, language().code)


@cache
def _name(keys: str, code: str) -> str:
    return KeyNames().name(keys)


def parts(key: str) -> list[str]:
    """What is held together, one by one."""
    return [key] if key == "+" else key.split("+")
