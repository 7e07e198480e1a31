"""The ground of a tile: colours of every pixel, worked out at once."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage

from carcqt.art.brush.noise import Field, numbers, smooth
from carcqt.art.tiles.style import GroundLook, TileStyle, Water
from carcqt.art.tiles.view import PlanView

DEPTHS = (0.0, 0.014, 0.046, 0.10, 0.20)


def rgb(name: str) -> Field:
    found = QColor(name)
    return np.array((found.red(), found.green(), found.blue()), np.float32)


@lru_cache(maxsize=64)
def _ramp(names: tuple[str, ...]) -> Field:
    """256 colours from the first to the last."""
    stops = np.stack([rgb(name) for name in names])
    return _between(np.linspace(0, 1, len(names)), stops, np.linspace(0, 1, 256))


@lru_cache(maxsize=8)
def _depth_ramp(names: tuple[str, ...]) -> Field:
    stops = np.stack([rgb(name) for name in names])
    return _between(np.array(DEPTHS), stops, np.linspace(0, DEPTHS[-1], 256))


def _between(knots: NDArray[np.float64], stops: Field, places: NDArray[np.float64]) -> Field:
    planes = [np.interp(places, knots, stops[:, plane]) for plane in range(3)]
    return np.stack(planes, -1).astype(np.float32)


def _look_up(ramp: Field, value: Field) -> Field:
    return ramp[np.clip(value * 255, 0, 255).astype(np.uint8)]


def _blend(base: Field, over: Field, share: Field) -> None:
    """Paint `over` on `base`, as thick as `share` says."""
    base += (over - base) * share[..., None]


def paint_ground(view: PlanView, style: TileStyle) -> QImage:
    plan, ground = view.plan, style.ground
    rng = numbers("ground", plan.content)
    cover = view.field(plan.cover)
    inside = smooth(0, 0.05, view.rim)
    wide = view.noise(rng, (4, 0.6), (9, 0.4))
    fine = view.noise(rng, (18, 0.6), (40, 0.5))
    patches = view.noise(rng, (3, 0.7), (7, 0.5))
    picture = _open_ground(view, ground, cover, inside, (wide, fine, patches))
    _cover_ground(view, picture, ground, cover, inside, (wide, fine))
    if style.water and plan.apart:
        line = view.field(plan.line)
        _water(view, picture, style.water, ground, line, inside, (wide, fine))
    for zone, field in plan.apart.items():
        paving = style.paved.get(plan.tile.zones[zone].kind)
        if paving:
            share = smooth(0.012, -0.02, view.field(field) + 0.01 * fine)
            _blend(picture, _look_up(_ramp(paving), 0.5 + 0.4 * fine), share)
    picture += (view.grain * 3.0)[..., None] * np.array((1, 0.95, 0.8), np.float32)
    return _as_image(picture)


def _open_ground(
    view: PlanView,
    ground: GroundLook,
    cover: Field,
    inside: Field,
    noises: tuple[Field, Field, Field],
) -> Field:
    wide, fine, patches = noises
    lit = 0.10 * (np.clip(cover, 0, 0.16) / 0.16 - 0.6) * inside
    picture = _look_up(_ramp(ground.open), 0.46 + 0.44 * wide + 0.22 * fine + lit)
    _blend(picture, rgb(ground.dry), smooth(0.0, 0.7, patches) * 0.62)
    _blend(picture, rgb(ground.lush), smooth(-0.05, -0.7, patches) * 0.62)
    # Slopes that face the light are brighter: gentle hills.
    height = wide * 0.7 + patches * 0.5
    slope = np.zeros_like(height)
    slope[1:-1, 1:-1] = height[2:, 1:-1] - height[:-2, 1:-1] + height[1:-1, 2:] - height[1:-1, :-2]
    slope *= view.size * 0.11 * ground.relief * smooth(0.08, 0.2, view.rim)
    picture += slope[..., None] * np.array((1.0, 0.97, 0.7), np.float32)
    return picture


def _cover_ground(
    view: PlanView,
    picture: Field,
    ground: GroundLook,
    cover: Field,
    inside: Field,
    noises: tuple[Field, Field],
) -> None:
    wide, fine = noises
    if not (cover < 0.02).any():
        return
    share = smooth(0.012, -0.014, cover + 0.010 * fine * inside)
    _blend(picture, _look_up(_ramp(ground.cover), 0.45 + 0.45 * fine + 0.15 * wide), share)
    if not ground.casts_shadow:
        return
    mass = smooth(0.01, -0.01, cover)
    step = max(1, int(0.028 * view.size))
    cast = np.zeros_like(mass)
    for number in range(1, 5):
        far = max(1, int(step * number / 2))
        cast[far:, far:] += mass[:-far, :-far] / 4
    cast = np.clip(cast - mass, 0, 1) * smooth(0, 0.06, view.rim)
    picture *= 1 - 0.42 * cast[..., None] * np.array((0.9, 0.85, 0.7), np.float32)


def _water(
    view: PlanView,
    picture: Field,
    water: Water,
    ground: GroundLook,
    line: Field,
    inside: Field,
    noises: tuple[Field, Field],
) -> None:
    wide, fine = noises
    uneven = line + 0.006 * fine * inside
    # Only what is near the water is worked on.
    near = uneven < 0.08
    rows, columns = (np.nonzero(near.any(axis))[0] for axis in (1, 0))
    if not len(rows):
        return
    part = np.s_[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    here, uneven, wide, fine, inside = (
        picture[part],
        uneven[part],
        (wide * inside)[part],
        fine[part],
        inside[part],
    )
    _blend(here, rgb(ground.tufts[0]), 0.275 * smooth(0.075, 0.02, uneven))
    dry, wet = water.shore
    sand = smooth(0.033 + 0.012 * wide, 0.021 + 0.008 * wide, uneven)
    speckle = np.tile(_speckle(view.size), (view.rows, view.columns))[part]
    _blend(here, _look_up(_ramp((wet, dry, dry)), 0.5 + 0.5 * fine) + speckle[..., None], sand)
    _blend(here, rgb(wet) * 0.8, smooth(0.014, 0.002, uneven) * 0.38)
    depth = -uneven
    colours = _look_up(_depth_ramp(water.depths), (depth + 0.012 * fine * inside) / DEPTHS[-1])
    down, across = _slopes(line[part])
    steep = np.hypot(across, down) + 1e-9
    facing = (across * -0.6 + down * -0.8) / steep
    colours *= 1 - (0.40 * smooth(0.026, 0, depth) * np.clip(facing, 0, 1))[..., None]
    colours += (26 * smooth(0.02, 0, depth) * np.clip(-facing, 0, 1))[..., None]
    y = (np.arange(view.height, dtype=np.float32) + 0.5)[part[0], None] / view.size
    bands = np.sin((y * 62 + wide * 3.0 + fine * 1.5) * 2) * smooth(0.03, 0.08, depth) * inside
    colours += (5 * bands)[..., None]
    edge = 1.2 / view.size
    _blend(here, colours, smooth(edge, -edge, uneven))
    _blend(here, rgb(water.bank), np.exp(-((uneven / 0.0032) ** 2)) * np.float32(0.72))


def _slopes(heights: Field) -> tuple[Field, Field]:
    """Return how steep a field is downwards and across; 0 along an axis of a single pixel."""
    down, across = (
        np.gradient(heights, axis=axis) if length > 1 else np.zeros_like(heights)
        for axis, length in enumerate(heights.shape)
    )
    return down, across


@lru_cache(maxsize=8)
def _speckle(size: int) -> Field:
    """Grains of sand; none where tiles meet."""
    rng = numbers("sand")
    speckle = np.zeros((size, size), np.float32)
    count = 2600
    places = (rng.uniform(0.012, 0.988, (count, 2)) * size).astype(int)
    speckle[places[:, 1], places[:, 0]] = rng.choice((-58, 30, -40, 42), count)
    if size > 180:
        blurred = speckle + np.roll(speckle, 1, 1) * 0.7
        return blurred.astype(np.float32)
    return speckle * np.float32(0.7)


def _as_image(picture: Field) -> QImage:
    height, width = picture.shape[:2]
    pixels = np.empty((height, width, 4), np.uint8)
    pixels[..., :3] = np.clip(picture[..., ::-1], 0, 255)
    pixels[..., 3] = 255
    image = QImage(pixels.tobytes(), width, height, width * 4, QImage.Format.Format_RGB32)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
