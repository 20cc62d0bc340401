"""Draws the forecourt: `blender -b -P scene.py -- day|night FOLDER_OF_CARS PICTURE WIDTH HEIGHT SAMPLES`.

It shows a bright morning, or blue hour on wet ground. With an empty folder name it has no cars and is out of focus.
"""
import os
import sys

import numpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path += [HERE, os.path.join(HERE, '../cycles')]

import bpy  # noqa: E402
from cars import add_car  # noqa: E402
from develop import save, tone_map  # noqa: E402
from shading import glow, glass, lamp, paving, plain, sky  # noqa: E402
from solids import box  # noqa: E402
from tracing import filtered, set_up_cycles  # noqa: E402
import shapes  # noqa: E402

LIGHT, CARS, PICTURE, WIDTH, HEIGHT, SAMPLES = sys.argv[sys.argv.index('--') + 1 :]
NIGHT = LIGHT == 'night'
EYE = 1.3
FOCUS = 12.2
EXPOSURE = 1.25 if NIGHT else 1.18

# The sky has the ground of the page's theme at its top, and another colour at the horizon.
PAPER = (14, 18, 16) if NIGHT else (247, 246, 241)
HORIZON = (92, 122, 138) if NIGHT else (222, 231, 235)


def build():
    if NIGHT:
        tarmac = paving('tarmac', (0.030, 0.032, 0.035), (0.014, 0.015, 0.017), True)
        concrete = paving('concrete', (0.075, 0.075, 0.075), (0.04, 0.04, 0.042), True)
    else:
        tarmac = paving('tarmac', (0.16, 0.16, 0.158), (0.09, 0.09, 0.09), False)
        concrete = paving('concrete', (0.52, 0.495, 0.46), (0.38, 0.362, 0.335), False)
    joint, white = plain('joint', (0.05, 0.05, 0.05), 0.9), plain('white', (0.8, 0.8, 0.78), 0.35)
    leaf = plain('leaf', (0.03, 0.05, 0.035) if NIGHT else (0.055, 0.085, 0.04), 0.9)
    far = plain('far', (0.03, 0.045, 0.05) if NIGHT else (0.16, 0.21, 0.17), 1)
    dark = plain('frame', (0.02, 0.022, 0.022), 0.4)
    warm = (1, 0.82, 0.6)
    shapes.ground(tarmac, concrete, joint, plain('line', (0.62, 0.62, 0.6), 0.6))
    shapes.canopy(
        plain('fascia', (0.003, 0.042, 0.024), 0.3),
        white,
        plain('soffit', (0.84, 0.83, 0.8), 0.5),
        glow('downlight', (1, 0.9, 0.76), 40 if NIGHT else 4),
        glow('edge', (0.86, 1, 0.92), 9 if NIGHT else 1.2),
    )
    shapes.pavilion(
        plain('wall', (0.78, 0.74, 0.68), 0.8),
        dark,
        glass('shop window', (0.86, 0.9, 0.88), 1.45),
        glow('lamp', warm, 26 if NIGHT else 22),
        plain('furniture', (0.42, 0.36, 0.3), 0.6),
    )
    shapes.hedge(leaf)
    shapes.trees(leaf, 44, 4.7, 3, left=-60, right=10)
    shapes.trees(far, 80, 7.6, 8, left=-120, right=60)


def light():
    if NIGHT:
        dusk = [(0, (0.05, 0.07, 0.09)), (0.05, (0.42, 0.52, 0.58)), (0.3, (0.12, 0.2, 0.3)), (1, (0.03, 0.055, 0.1))]
        sky(dusk, 0.75)
        left, front, right, back = shapes.CANOPY
        centre = ((left + 12) / 2, (front + back) / 2 - 2)
        lit = lamp('AREA', (*centre, shapes.UNDERSIDE - 0.05), (*centre, 0), 620, (1, 0.92, 0.8), (10, 7))
        lit.visible_glossy = False  # the cars mirror the canopy's lamps, not this light
        lamp('AREA', (12, shapes.PAVILION_FRONT - 0.3, 2), (8, 12, 0.8), 420, (1, 0.72, 0.45), (20, 3))
        lamp('AREA', (-8, 3, 6.5), (-2.5, 13, 0.6), 1500, (0.72, 0.86, 1), (9, 3))
    else:
        haze = [(0, (0.3, 0.3, 0.29)), (0.03, (1.7, 1.62, 1.5)), (0.12, (1.25, 1.28, 1.3))]
        sky([*haze, (0.4, (0.5, 0.62, 0.8)), (1, (0.24, 0.36, 0.6))], 0.95)
        lamp('SUN', (-7, -6, 6.4), (0, 12, 0), 3.6, (1, 0.92, 0.8), 0.03)
    # The cars mirror this facade behind the camera.
    facade = plain('street', (0.03, 0.035, 0.04) if NIGHT else (0.16, 0.16, 0.15), 0.9)
    box('street', (-60, -30, 0), (60, -29, 3.2), facade)


def look(is_empty):
    data = bpy.data.cameras.new('camera')
    data.sensor_width, data.lens = 36, 37
    data.shift_y = 0.045
    data.dof.use_dof = True
    data.dof.focus_distance, data.dof.aperture_fstop = (2, 0.35) if is_empty else (FOCUS, 0.4)
    camera = bpy.data.objects.new('camera', data)
    camera.location, camera.rotation_euler = (0, 0, EYE), (1.5707963, 0, 0)
    bpy.context.collection.objects.link(camera)
    bpy.context.scene.camera = camera


def before_sky(picture):
    """Lays the picture over a sky that begins as the page's ground."""
    colour, alpha = picture[..., :3], picture[..., 3:]
    height = picture.shape[0]
    down = numpy.clip(numpy.linspace(-0.1, 1.5, height), 0, 1).reshape(-1, 1, 1) ** 1.3
    behind = (numpy.array(PAPER) * (1 - down) + numpy.array(HORIZON) * down) / 255
    return tone_map(colour * EXPOSURE) + behind * (1 - alpha)


bpy.ops.wm.read_factory_settings(use_empty=True)
build()
light()
if CARS:
    add_car(os.path.join(CARS, 'suv.glb'), -3.5, 14.2, -32, NIGHT)
    add_car(os.path.join(CARS, 'coupe.glb'), 1.35, 11.8, -42, NIGHT)
    red = add_car(os.path.join(CARS, 'hatchback.glb'), 5.35, 14.4, -36, NIGHT)
    for part in red:
        part.visible_glossy = NIGHT  # by day its mirror image would be a patch on the coupé's side
look(not CARS)
set_up_cycles(int(WIDTH), int(HEIGHT), int(SAMPLES))
save(before_sky(filtered()), PICTURE)
