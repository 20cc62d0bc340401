"""Draws a car in the studio three times: `blender -b -P draw-car.py -- MODEL VIEW LAYERS`.

Its paint is black, white that scatters, and white flakes, each under clear coat: `mix-paints.py` makes all paints of
these. MODEL is a glTF file; VIEW is JSON: `camera` (place, target, angle) and `size` (width, height). LAYERS becomes
a NumPy file of (3, height, width, 4), half floats, linear with premultiplied alpha.
"""
import json
import os
import sys

import numpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path += [HERE, os.path.join(HERE, '../cycles')]

import bpy  # noqa: E402
from cars import bring, letter, restyle  # noqa: E402
from shading import coat, pane, plain  # noqa: E402
from studio import build_studio, look, reflect  # noqa: E402
from tracing import filter_of, render_passes, set_up_cycles  # noqa: E402

MODEL, VIEW, LAYERS = sys.argv[sys.argv.index('--') + 1 :]
ALBEDO = 0.8  # of white paint
# What is seen through panes, and their index of refraction.
PANES = {'glass': ((0.38, 0.41, 0.41), 1.45), 'lens': ((0.93, 0.95, 0.97), 1.4)}
# Samples of each render: noise shows most where paint scatters, on white.
SAMPLES = {'black': 12, 'scattering': 24, 'flakes': 10}
BOUNCES = {'black': 5, 'paint': 3}
SHADOW_SAMPLES = 128
SHADOW_SCALE = 5  # how much smaller than the picture it is drawn
MARGIN = 32  # pixels
EDGE = 0.1  # share of the picture over which a shadow fades out


def bring_car():
    """Brings the car; returns the slots of its meshes that the paint is put in."""
    meshes = [thing for thing in bring(MODEL) if thing.type == 'MESH']
    ink = plain('ink', (0.005, 0.005, 0.005), 0.5)
    for mesh in meshes:
        letter(mesh, ink)
    panes = {name: pane(name, tint, index, reflect) for name, (tint, index) in PANES.items()}
    styles, painted = {}, []
    for mesh in meshes:
        for slot in mesh.material_slots:
            name = slot.material.name.split('.')[0]
            if name == 'paint':
                painted.append(slot)
            elif name in PANES:
                slot.material = panes[name]
            else:
                if name not in styles:
                    styles[name] = restyle(slot.material, False)
                slot.material = styles[name]
    return painted


def draw(camera, size):
    """The three layers, as if white paint scattered all light."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    painted = bring_car()
    build_studio()
    look(**camera)
    set_up_cycles(*size, 1)
    cycles = bpy.context.scene.cycles
    bpy.context.scene.render.use_persistent_data = True
    cycles.max_bounces, cycles.transparent_max_bounces = BOUNCES['black'], 10

    def render(kind, brightness, metallic):
        cycles.samples = SAMPLES[kind]
        paint = coat(plain('paint', (brightness,) * 3, 0.36, metallic, Specular=0.0))
        for slot in painted:
            slot.material = paint
        return render_passes()

    black = render('black', 0, 0)
    cycles.max_bounces = BOUNCES['paint']
    scattering, flakes = render('scattering', ALBEDO, 0), render('flakes', ALBEDO, 1)
    shape = scattering[0][..., 3]
    alpha = shape + (1 - shape) * draw_shadow(*size)
    part = around(shape)
    clean = filter_of(*(guide[part] for guide in scattering[1:]))
    layers = [numpy.zeros_like(colour[..., :3]) for colour, _, _ in (black, scattering, flakes)]
    for layer, (colour, _, _) in zip(layers, (black, scattering, flakes)):
        layer[part] = clean(colour[part])
    whole = [layers[0], *(layers[0] + (layer - layers[0]) / ALBEDO for layer in layers[1:])]
    return numpy.stack([numpy.dstack([layer, alpha]) for layer in whole])


def around(shape):
    """The part of a picture that its shape is in, with a margin: the rest needs no filter."""
    rows, columns = (numpy.flatnonzero(shape.any(axis=axis)) for axis in (1, 0))
    return tuple(slice(max(found[0] - MARGIN, 0), found[-1] + MARGIN) for found in (rows, columns))


def draw_shadow(width, height):
    """What the car takes of the ground's light, 0 to 1, (height, width): soft, so drawn small.

    It fades out before the picture's edges.
    """
    for thing in bpy.data.objects:
        thing.visible_camera = False
    ground = bpy.data.objects['ground']
    ground.visible_camera = ground.is_shadow_catcher = True
    set_up_cycles(width // SHADOW_SCALE, height // SHADOW_SCALE, SHADOW_SAMPLES)
    bpy.context.scene.cycles.max_bounces = 1
    alpha = numpy.dstack([render_passes()[0][..., 3]] * 3)
    even = numpy.zeros_like(alpha)
    small = evened(filter_of(even, even)(alpha).mean(axis=2).clip(0, 1))
    shadow = resized(resized(small, height, 0), width, 1)
    fades = [numpy.clip((0.5 - abs(numpy.linspace(-0.5, 0.5, count))) / EDGE, 0, 1) for count in (height, width)]
    down, across = (fade**2 * (3 - 2 * fade) for fade in fades)
    return shadow * down[:, None] * across


def evened(picture):
    """Each pixel's mean with its neighbours."""
    height, width = picture.shape
    padded = numpy.pad(picture, 1, mode='edge')
    return sum(padded[y : y + height, x : x + width] for y in range(3) for x in range(3)) / 9


def resized(picture, count, axis):
    """Stretches a picture to a count of rows (axis 0) or columns (1)."""
    at = (numpy.arange(count) + 0.5) * picture.shape[axis] / count - 0.5
    low = numpy.floor(at).astype(int)
    share = numpy.expand_dims(at - low, 1 - axis)
    near, far = (numpy.take(picture, place, axis, mode='clip') for place in (low, low + 1))
    return near * (1 - share) + far * share


view = json.loads(VIEW)
# Under another name until it is whole: what is there is not drawn again.
unfinished = f'{LAYERS}.unfinished'
with open(unfinished, 'wb') as file:
    numpy.save(file, draw(view['camera'], view['size']).astype(numpy.float16))
os.replace(unfinished, LAYERS)
