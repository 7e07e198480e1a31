"""The text of a page: one file that loads nothing and that no text of a file can change."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from html import escape
from typing import Any, Final
from xml.etree import ElementTree

import carcqt
from carcqt.content.data import icon_path, page_part

_SCRIPTS: Final = (
    "dom", "board", "stepping", "replay", "deck", "solving", "puzzleview", "main",
)  # fmt: skip
"""In the order in which they need one another."""
_ICONS: Final = (
    "first", "prev", "play", "pause", "next", "last", "plus", "minus", "fit", "print", "save",
    "rotate-left", "rotate-right", "bulb", "eye", "undo", "check", "close", "copy",
    "flag",
)  # fmt: skip
_IMPORT: Final = re.compile(r"^import .*$\n?", re.MULTILINE)
_SVG: Final = "{http://www.w3.org/2000/svg}"
_GAP: Final = re.compile(r"@([A-Z]+)@")


def page_text(data: Mapping[str, Any], title: str, language: str, style: str, badge: str) -> str:
    """Return the page. `style` are the colours of its game, `badge` the name of its icon; the page
    is in `language` until the reader’s own is known."""
    style, script = style + _read("page.css"), _script()
    parts = {
        "LANGUAGE": language,
        "POLICY": escape(_policy(style, script)),
        "VERSION": escape(carcqt.__version__),
        "TITLE": escape(title),
        "STYLE": style,
        "ICONS": "".join(map(_icon, _ICONS, _ICONS)) + _icon("badge", badge),
        "NOSCRIPT": escape(str(data["noscript"])),
        "DATA": _embedded(data),
        "SCRIPT": script,
    }
    # In one go, so that nothing in a part is taken for a gap.
    return _GAP.sub(lambda gap: parts.get(gap[1], gap[0]), _read("page.html"))


def _read(name: str) -> str:
    return page_part(name).read_text("utf-8")


def _script() -> str:
    """Return all modules as one: inside a page they cannot be imported."""
    modules = (_IMPORT.sub("", _read(f"{name}.js")) for name in _SCRIPTS)
    text = "\n".join(modules).replace("\nexport ", "\n")
    return f'"use strict";\n(() => {{\n{text}}})();\n'


def _policy(style: str, script: str) -> str:
    """Return a policy that allows this style and this script, pictures in the page, and no more."""
    return "; ".join(
        (
            "default-src 'none'",
            "img-src data:",
            f"style-src '{_digest(style)}'",
            f"script-src '{_digest(script)}'",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )


def _digest(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def _embedded(data: Mapping[str, Any]) -> str:
    """Return the data so that it cannot end the element that it is in."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")


def _icon(id: str, name: str) -> str:
    """Return an icon of ours as a symbol."""
    drawing = ElementTree.fromstring(icon_path(name).read_text("utf-8"))
    drawing.tag = "symbol"
    drawing.set("id", f"i-{id}")
    for part in drawing.iter():
        part.tag = part.tag.removeprefix(_SVG)
    return ElementTree.tostring(drawing, encoding="unicode")
