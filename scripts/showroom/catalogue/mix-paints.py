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


def blur(values, radius):
    """Means of neighbours thrice along each axis, near a Gaussian."""
    for axis in (0, 1, 0, 1, 0, 1):
        margins = [(radius + 1, radius) if axis == side else (0, 0) for side in (0, 1)]
        sums = numpy.cumsum(numpy.pad(values, margins, mode='edge'), axis=axis, dtype=numpy.float64)
        count = 2 * radius + 1
        first = numpy.arange(values.shape[axis])
        values = (sums.take(first + count, axis) - sums.take(first, axis)) / count
    return values


def soften_shadow(layers):
    """Blurs the pale parts of the shadow, which AVIF would tear, in all layers' alpha; its dark parts stay."""
    alpha = layers[0, ..., 3]
    is_floor = (layers[1, ..., :3].max(axis=2) < 1e-4) & (alpha < 0.999)
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
soften_shadow(drawn)
for name, paint in json.loads(PAINTS).items():
    save(mix(drawn, **paint), os.path.join(FOLDER, f'{name}.png'))
