"""Mixes pictures in many paints: `blender -b -P mix-paints.py -- LAYERS PAINTS FOLDER`.

Light from paint is nearly linear in its colour, so that what `draw-car.py` drew of black, scattering and flaky paint
gives any other. PAINTS is JSON by name: `colour` (linear), `metallic` and `exposure`. Writes PNG with alpha to FOLDER.
"""
import json
import os
import sys

import numpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path += [os.path.join(HERE, '../cycles')]

from develop import save, tone_map  # noqa: E402

LAYERS, PAINTS, FOLDER = sys.argv[sys.argv.index('--') + 1 :]

BLUR = 1 / 64  # of the shadow, of the picture's width
DARK = 0.6  # opacity from which a shadow stays as it was drawn
GAP = 1 / 100  # of the width: the widest hole between a wheel and the body that is filled
UNDERSIDE = 0.3  # of the car's height, from the ground


def mean(values, radius, axis):
    """Means of neighbours along an axis."""
    margins = [(radius + 1, radius) if axis == side else (0, 0) for side in (0, 1)]
    sums = numpy.cumsum(numpy.pad(values, margins, mode='edge'), axis=axis, dtype=numpy.float64)
    count = 2 * radius + 1
    first = numpy.arange(values.shape[axis])
    return (sums.take(first + count, axis) - sums.take(first, axis)) / count


def blur(values, radius):
    """Means of neighbours thrice along each axis, near a Gaussian."""
    for axis in (0, 1, 0, 1, 0, 1):
        values = mean(values, radius, axis)
    return values


def grown(is_inside, radius):
    """An area and what is within a square of it."""
    return mean(mean(is_inside, radius, 0), radius, 1) > 1e-6


def shrunk(is_inside, radius):
    return ~grown(~is_inside, radius)


def floor_of(layers):
    """Where there is no car."""
    return (layers[1, ..., :3].max(axis=2) < 1e-4) & (layers[0, ..., 3] < 0.999)


def fill_gaps(layers):
    """Blackens holes between wheels and body, through which one would see the bright ground beyond the car."""
    is_car = ~floor_of(layers)
    rows = numpy.flatnonzero(is_car.any(axis=1))
    top = round(rows[-1] - UNDERSIDE * (rows[-1] - rows[0]))
    radius = round(is_car.shape[1] * GAP / 2)
    is_low = is_car[top:]
    closed = shrunk(grown(is_low, radius), radius)
    # Not the least of them, which are mere unevenness of an edge; with their own edges, which are half transparent.
    is_bright = closed & ~is_low & (layers[0, top:, :, 3] < DARK)
    is_gap = grown(shrunk(is_bright, 2), 5)
    layers[:, top:, :, 3][:, is_gap] = 1


def soften_shadow(layers):
    """Blurs the pale parts of the shadow, which AVIF would tear, in all layers' alpha; its dark parts stay."""
    alpha = layers[0, ..., 3]
    is_floor = floor_of(layers)
    radius = round(alpha.shape[1] * BLUR)
    soft = blur(alpha * is_floor, radius) / numpy.maximum(blur(is_floor, radius), 1e-3)
    darkness = numpy.clip(soft / DARK, 0, 1)
    kept = darkness**2 * (3 - 2 * darkness)
    layers[..., 3] = numpy.where(is_floor, kept * alpha + (1 - kept) * soft, alpha)


def mix(layers, colour, metallic, exposure=1):
    """A paint's picture, 0 to 1, with alpha."""
    black, scattering, flakes = layers[..., :3]
    alpha = layers[0][..., 3:]
    of_paint = (1 - metallic) * (scattering - black) + metallic * (flakes - black)
    light = numpy.maximum(black + numpy.array(colour) * of_paint, 0) / numpy.maximum(alpha, 1e-3)
    return numpy.dstack([tone_map(light * exposure), alpha])


drawn = numpy.load(LAYERS).astype(numpy.float32)
fill_gaps(drawn)
soften_shadow(drawn)
for name, paint in json.loads(PAINTS).items():
    save(mix(drawn, **paint), os.path.join(FOLDER, f'{name}.png'))
