"""From which size on a window looks different."""

from __future__ import annotations

import pytest

from carcqt.ui.theme.breakpoints import Size, Width


@pytest.mark.parametrize(
    ("width", "height", "scale", "name", "is_low", "rail"),
    [
        (1024, 700, 1.0, Width.NARROW, True, 248),
        (1199, 760, 1.0, Width.NARROW, False, 248),
        (1200, 759, 1.0, Width.NORMAL, True, 272),
        (1799, 860, 1.0, Width.NORMAL, False, 272),
        (1800, 1080, 1.0, Width.WIDE, False, 320),
        (1366, 860, 1.4, Width.NARROW, True, 248),
    ],
)
def test_size(width: int, height: int, scale: float, name: Width, is_low: bool, rail: int) -> None:
    size = Size.of(width, height, scale)
    assert (size.width, size.is_low, size.rail) == (name, is_low, rail)
    assert size.is_narrow == (name is Width.NARROW)
    assert size.is_wide == (name is Width.WIDE)
