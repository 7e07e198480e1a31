"""Flat arrays of machine integers where the kernel is compiled; lists of integers where it is not.

The compiler knows `vec` and `i64` by their own names and takes no notice of what stands here for
them. This module is never compiled itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64
else:
    i64 = int

    class vec:  # noqa: N801, the name that the compiler knows
        def __class_getitem__(cls, kind: Any) -> Any:
            return _as_it_is


def _as_it_is(items: list[int]) -> list[int]:
    """A new list, which nobody else holds, will do for an array."""
    return items


__all__ = ["i64", "vec"]
