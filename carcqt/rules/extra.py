"""What only one game keeps in its positions: a value with a field for each thing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from types import NoneType, UnionType
from typing import Any, Final, Self, get_args, get_origin, get_type_hints

Plain = str | int | bool | None | tuple["Plain", ...]
"""What files and texts may say of such a thing."""

_PLAIN: Final = (str, int, bool)


@dataclass(frozen=True, slots=True)
class Extra:
    """A game that keeps more than the common things names them in a subclass. The type of a field
    says what fits it; `None` stands for what is not said, which is as at the start."""

    unfit: tuple[tuple[str, Plain], ...] = field(default=(), kw_only=True)
    """What was said that fits no field, as it was said: problems tell of it."""
    said: tuple[str, ...] = field(default=(), kw_only=True, compare=False, repr=False)
    """The order in which things were said, so that they are written as they were read."""

    @classmethod
    def names(cls) -> tuple[str, ...]:
        return tuple(each.name for each in fields(cls) if not each.kw_only)

    @classmethod
    def of(cls, extra: Extra) -> Self:
        """What a position keeps, as this game has it: it may have been read without knowing the
        game."""
        return extra if isinstance(extra, cls) else cls.read(extra.plain())

    @classmethod
    def read(cls, plain: Mapping[str, Plain]) -> Self:
        types = _types(cls)
        fit: dict[str, Any] = {}
        unfit = []
        for key, value in plain.items():
            try:
                fit[key] = _read(types[key], value)
            except (LookupError, TypeError, ValueError):
                unfit.append((key, value))
        return cls(**fit, unfit=tuple(unfit), said=tuple(plain))

    def plain(self) -> dict[str, Plain]:
        """Everything that is said."""
        values = ((key, getattr(self, key)) for key in self.names())
        said = {key: _plain(value) for key, value in values if value is not None}
        said |= dict(self.unfit)
        return {key: said[key] for key in dict.fromkeys((*self.said, *said)) if key in said}

    def saying(self, key: str, value: Plain) -> Self:
        """The same, but for this; `None`: nothing is said of it."""
        said = self.plain() | {key: value}
        return self.read({key: value for key, value in said.items() if value is not None})

    @property
    def unknown(self) -> tuple[str, ...]:
        """What is said that the game does not keep."""
        return tuple(key for key, _ in self.unfit if key not in self.names())


_TYPES: Final[dict[type[Extra], dict[str, Any]]] = {}


def _types(kind: type[Extra]) -> dict[str, Any]:
    """For each field what fits it."""
    if kind not in _TYPES:
        hints = get_type_hints(kind)
        _TYPES[kind] = {key: _without_none(hints[key]) for key in kind.names()}
    return _TYPES[kind]


def _without_none(hint: Any) -> Any:
    (one,) = (each for each in get_args(hint) if each is not NoneType)
    return one


def _read(hint: Any, value: Plain) -> Any:
    if isinstance(hint, UnionType):
        return None if value is None else _read(_without_none(hint), value)
    if get_origin(hint) is tuple:
        if not isinstance(value, tuple):
            raise ValueError(value)
        return tuple(_read(get_args(hint)[0], each) for each in value)
    if hint not in _PLAIN:
        # A value of the game's own.
        return hint.read(value)
    if type(value) is not hint:
        raise ValueError(value)
    return value


def _plain(value: Any) -> Plain:
    if isinstance(value, tuple):
        return tuple(map(_plain, value))
    return value if value is None or isinstance(value, _PLAIN) else value.plain()
