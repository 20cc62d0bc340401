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


def mix(layers, colour, metallic, exposure=1):
    """A paint's picture, 0 to 1, with alpha."""
    black, scattering, flakes = layers[..., :3]
    alpha = layers[0][..., 3:]
    of_paint = (1 - metallic) * (scattering - black) + metallic * (flakes - black)
    light = numpy.maximum(black + numpy.array(colour) * of_paint, 0) / numpy.maximum(alpha, 1e-3)
    return numpy.dstack([tone_map(light * exposure), alpha])


drawn = numpy.load(LAYERS).astype(numpy.float32)
for name, paint in json.loads(PAINTS).items():
    save(mix(drawn, **paint), os.path.join(FOLDER, f'{name}.png'))
