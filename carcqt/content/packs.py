"""Packs: several files of ours with a title and an order as one file to share.

A pack comes from anywhere: everything about it is checked before anything is unpacked.
"""

from __future__ import annotations

import io
import os
import re
import shutil
import stat
import unicodedata
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Any, Final

from pydantic import Field

from carcqt.content.models import FORMAT, FileName, Line, Model, Texts, Titles, validate
from carcqt.content.open import open_any
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import LARGEST, FileError, parse_toml, read_limited, read_raw
from carcqt.content.toml.replacing import is_reserved, replace_file
from carcqt.content.toml.writing import dumps
from carcqt.content.writing import (
    encoded,
    temporary_folder,
    temporary_folder_error,
    write_error,
    write_raw,
)
from carcqt.rules.problems import Problem

SUFFIX: Final = ".carcqt"
MANIFEST: Final = "manifest.toml"
_MOST: Final = 200
"""Files."""
_LARGEST_PACK: Final = 8_000_000
_LARGEST_WHOLE: Final = 20_000_000
"""Bytes of a pack, and of all that is in it."""
_NAME: Final = re.compile(r"\w[\w .'’()+-]{0,90}\.toml")
_METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_ENCRYPTED: Final = 0x41
_DAMAGE: Final = (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, OverflowError)
# What zipfile raises at a pack that was made to break it.
_ODD: Final = (NotImplementedError, RuntimeError, IndexError, KeyError)


class PackModel(Model):
    format: int
    kind: str
    title: Titles
    about: Texts = Field(default_factory=dict)
    author: Line = ""
    licence: Line = ""
    files: Annotated[list[FileName], Field(min_length=1, max_length=_MOST)]


@dataclass(frozen=True)
class Pack:
    manifest: PackModel
    files: dict[str, bytes]
    """In their order."""


def read_pack(path: Path) -> Pack:
    """All of a pack, if all of it is good; nothing is written anywhere else than in a folder that
    is gone again."""
    too_large = Problem.at("pack-large", most=_LARGEST_PACK // 1_000_000)
    raw = read_limited(path, _LARGEST_PACK, too_large)
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as packed:
            pack = _read(packed)
    except _DAMAGE + _ODD:
        raise FileError(Problem.at("pack-not-zip")) from None
    with pack_folder(pack) as folder:
        _check(folder, pack.manifest.files)
    return pack


def _read(packed: zipfile.ZipFile) -> Pack:
    infos = packed.infolist()
    if len(infos) > _MOST + 1:
        raise FileError(Problem.at("pack-many", count=len(infos), most=_MOST))
    known: set[str] = set()
    for info in infos:
        _check_entry(info)
        name = _same(info.filename)
        if name in known:
            raise FileError(Problem.at("pack-twice", name=info.filename[:80]))
        known.add(name)
    if sum(info.file_size for info in infos) > _LARGEST_WHOLE:
        raise FileError(Problem.at("pack-large", most=_LARGEST_WHOLE // 1_000_000))
    if MANIFEST not in packed.namelist():
        raise FileError(Problem.at("pack-no-manifest", name=MANIFEST))
    contents = {info.filename: _content(packed, info) for info in infos}
    try:
        manifest = validate(parse_toml(contents.pop(MANIFEST)), "pack", PackModel)
    except FileError as error:
        raise FileError(*(problem.within(MANIFEST) for problem in error.problems)) from None
    for name in manifest.files:
        if manifest.files.count(name) > 1:
            raise FileError(Problem.at("pack-listed-twice", MANIFEST, name=name[:80]))
        if name not in contents:
            raise FileError(Problem.at("pack-not-there", MANIFEST, name=name[:80]))
    for name in contents:
        if name not in manifest.files:
            raise FileError(Problem.at("pack-not-listed", name=name))
    return Pack(manifest, {name: contents[name] for name in manifest.files})


def _check_entry(info: zipfile.ZipInfo) -> None:
    # As it is written there: zipfile itself stops at a zero byte.
    name = info.orig_filename
    shown = name[:80]
    parts = re.split(r"[/\\]", name)
    if name.startswith(("/", "\\")) or ".." in parts or re.match(r"[A-Za-z]:", name):
        raise FileError(Problem.at("pack-outside", name=shown))
    if not is_plain(name) or name != info.filename:
        raise FileError(Problem.at("pack-name", name=shown))
    kind = stat.S_IFMT(info.external_attr >> 16)
    if kind not in (0, stat.S_IFREG):
        raise FileError(Problem.at("pack-link", name=shown))
    if info.flag_bits & _ENCRYPTED:
        raise FileError(Problem.at("pack-locked"))
    if info.compress_type not in _METHODS:
        raise FileError(Problem.at("pack-method", name=shown))
    if info.file_size > LARGEST:
        most = LARGEST // 1_000_000
        raise FileError(Problem.at("pack-file-large", name=shown, most=most))


def is_plain(name: str) -> bool:
    """Whether a file in a pack may be called so: it is no path, on any system."""
    return bool(_NAME.fullmatch(name)) and not is_reserved(name)


def _same(name: str) -> str:
    """Equal for names that some system takes for one."""
    return unicodedata.normalize("NFC", name).casefold()


def _content(packed: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    # Never more than it says it is, whatever comes out.
    with packed.open(info) as file:
        content = file.read(info.file_size + 1)
    if len(content) != info.file_size:
        raise FileError(Problem.at("pack-not-zip"))
    return content


@contextmanager
def pack_folder(pack: Pack) -> Iterator[Path]:
    """Provide a folder with the files of a pack to look at, which is gone afterwards."""
    with temporary_folder() as name:
        folder = Path(name)
        try:
            for file, content in pack.files.items():
                (folder / file).write_bytes(content)
        except OSError:
            raise temporary_folder_error() from None
        yield folder


def _check(folder: Path, names: Iterable[str]) -> None:
    """Every file is one of ours and can be opened there."""
    problems: list[Problem] = []
    for name in names:
        try:
            open_any(folder / name)
        except FileError as error:
            problems += [problem.within(name) for problem in error.problems]
    if problems:
        raise FileError(*problems)


def unpack(pack: Pack, own: Path, name: str) -> Path:
    """Return a new folder of this name in `own`, with all of the pack; one that holds just the
    same is taken as it is. Raise FileError, and then nothing is there."""
    contents = _contents(pack)
    folder, is_kept = _place(contents, own, name)
    if is_kept:
        return folder
    beside = own / f".{name}.{token_hex(4)}"
    try:
        beside.mkdir(parents=True)
        for file, content in contents.items():
            write_raw(beside / file, content)
        replace_file(beside, folder)
    except OSError as error:
        raise write_error(error) from None
    finally:
        with suppress(OSError):
            shutil.rmtree(beside)
    return folder


def unpacked(pack: Pack, own: Path, name: str) -> Path | None:
    """Return the folder in `own` into which the same pack was unpacked before; else `None`."""
    folder, is_kept = _place(_contents(pack), own, name)
    return folder if is_kept else None


def is_unpacked(folder: Path) -> bool:
    """Return whether a folder holds a pack that was unpacked, and nothing else."""
    try:
        names = [] if folder.is_symlink() else os.listdir(folder)
    except OSError:
        return False
    return MANIFEST in names and all(map(is_plain, names))


def _contents(pack: Pack) -> dict[str, bytes]:
    manifest = encoded(dumps(pack.manifest.model_dump(exclude_unset=True)))
    return {**pack.files, MANIFEST: manifest}


def _place(contents: dict[str, bytes], own: Path, name: str) -> tuple[Path, bool]:
    """Return the folder with these contents and `True`, or a free one and `False`."""
    number, folder = 1, own / name
    while os.path.lexists(folder):
        if _holds(folder, contents):
            return folder, True
        number += 1
        folder = own / f"{name}-{number}"
    return folder, False


def _holds(folder: Path, contents: dict[str, bytes]) -> bool:
    try:
        found = {path.name for path in folder.iterdir()}
        return found == set(contents) and all(
            read_raw(folder / name) == content for name, content in contents.items()
        )
    except (OSError, FileError):
        return False


def write_pack(
    path: Path,
    title: Mapping[str, str],
    files: Sequence[Path],
    author: str = "",
    licence: str = "",
) -> Pack:
    """Packs files in this order. What a scenario is played with has to be among them."""
    if not files:
        raise FileError(Problem.at("pack-empty"))
    contents: dict[str, bytes] = {}
    for file in files:
        name = unicodedata.normalize("NFC", file.name)
        if not is_plain(name) or name == MANIFEST:
            raise FileError(Problem.at("pack-name", name=name[:80]))
        if _same(name) in map(_same, contents):
            raise FileError(Problem.at("pack-twice", name=name))
        try:
            found, contents[name] = open_any(file), read_raw(file)
        except FileError as error:
            raise FileError(*(problem.within(name) for problem in error.problems)) from None
        named = (found.model.deck or found.model.map) if isinstance(found, Scenario) else None
        if named and named.endswith(".toml") and named not in [other.name for other in files]:
            raise FileError(Problem.at("pack-named-elsewhere", name=name, deck=named))
    if len(contents) > _MOST:
        raise FileError(Problem.at("pack-many", count=len(contents), most=_MOST))
    data: dict[str, Any] = {"format": FORMAT, "kind": "pack", "title": dict(title)}
    data |= {key: text for key, text in (("author", author), ("licence", licence)) if text}
    data["files"] = list(contents)
    manifest = validate(data, "pack", PackModel)
    raw = io.BytesIO()
    with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in {MANIFEST: encoded(dumps(data)), **contents}.items():
            # The same files make the same pack, whenever that is.
            info = zipfile.ZipInfo(name)
            info.external_attr = (stat.S_IFREG | 0o644) << 16
            info.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(info, content)
    if raw.tell() > _LARGEST_PACK:
        raise FileError(Problem.at("pack-large", most=_LARGEST_PACK // 1_000_000))
    write_raw(path, raw.getvalue())
    return Pack(manifest, contents)
