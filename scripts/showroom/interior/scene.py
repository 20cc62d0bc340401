"""Draws an interior: `blender -b -P scene.py -- cabin TRIM manual|automatic BACKDROP PICTURE WIDTH HEIGHT SAMPLES`,
or `-- boot TRIM hatch|saloon …`. The eye is just behind the front seats, between them, or before the open boot.
BACKDROP is the file of the picture behind the windows; empty for none.
"""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path += [HERE, os.path.join(HERE, '../cycles')]

import boot  # noqa: E402
import bpy  # noqa: E402
import numpy  # noqa: E402
from console import console  # noqa: E402
from dashboard import dashboard  # noqa: E402
from develop import save, tone_map  # noqa: E402
from materials import materials  # noqa: E402
from mathutils import Vector  # noqa: E402
from seats import front_seat  # noqa: E402
from shading import lamp, plain, sky  # noqa: E402
from shell import shell  # noqa: E402
from solids import tile  # noqa: E402
from tracing import filtered, read_picture, set_up_cycles  # noqa: E402

VIEW, TRIM, KIND, BACKDROP, PICTURE, WIDTH, HEIGHT, SAMPLES = sys.argv[sys.argv.index('--') + 1 :]
EXPOSURE = 1.5
HORIZON = 0.218, 0.608  # rows of the horizon in a cabin and in its backdrop, of the height from the top


def look(place, target, lens):
    data = bpy.data.cameras.new('camera')
    data.sensor_width, data.lens = 36, lens
    data.clip_start = 0.02
    data.dof.use_dof, data.dof.aperture_fstop = True, 4.5
    data.dof.focus_distance = (Vector(target) - Vector(place)).length
    camera = bpy.data.objects.new('camera', data)
    camera.location = place
    camera.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(camera)
    bpy.context.scene.camera = camera


def outside():
    """Adds the light of a bright day, and the ground that reflects it."""
    sky([(0, (0.2, 0.2, 0.19)), (0.03, (1.05, 1.04, 1.0)), (0.2, (1.15, 1.2, 1.26)), (1, (1.1, 1.2, 1.35))], 1.15)
    ground = tile('ground', -90, -60, 90, 120, -0.5, plain('ground', (0.11, 0.11, 0.108), 0.9))
    ground.visible_camera = False


def light(place, target, energy, size):
    """Adds a soft light that no surface mirrors."""
    lamp('AREA', place, target, energy, (1, 0.98, 0.95), size).visible_glossy = False


def cabin(things):
    dashboard(things)
    console(KIND, things)
    shell(KIND, things)
    for side in (-1, 1):
        front_seat(side * 0.37, things)
    lamp('SUN', (-4, 5, 6.4), (0, 0, 0), 3.2, (1, 0.93, 0.82), 0.05)
    light((0, -1.35, 1.3), (0, 0.5, 0.45), 55, (1.3, 0.6))
    light((0, 0.1, 1.17), (0, 0.3, 0), 14, (0.9, 0.5))
    look((0.0, -0.44, 1.0), (0.0, 0.75, 0.57), 20)


def open_boot(things):
    {'hatch': boot.hatch, 'saloon': boot.saloon}[KIND](things)
    light((-0.6, -1.2, 1.9), (0, 0.4, 0), 70, (1.6, 1.0))
    light((0.9, -0.7, 1.6), (0, 0.5, 0), 24, (0.8, 0.8))
    if KIND == 'hatch':
        look((0.0, -0.74, 0.92), (0.0, 0.42, 0.25), 28)
    else:
        light((0, 0.55, 0.33), (0, 0.6, -1), 7, (0.7, 0.5))
        look((0.0, -0.74, 0.80), (0.0, 0.42, -0.01), 34)


def before_backdrop(picture):
    """Lays a cabin over its backdrop, as wide as the picture and with its horizon where the cabin has it."""
    colour, alpha = tone_map(picture[..., :3] * EXPOSURE), picture[..., 3:]
    if not BACKDROP:
        return colour
    height, width, _ = picture.shape
    behind = read_picture(BACKDROP)[..., :3]
    rows, columns, _ = behind.shape
    scale = width / columns
    from_top = HORIZON[1] * rows + (numpy.arange(height) - HORIZON[0] * height) / scale
    row = numpy.clip(from_top, 0, rows - 1).astype(int)
    column = (numpy.arange(width) / scale).astype(int)
    return colour + behind[row][:, column] * (1 - alpha)


bpy.ops.wm.read_factory_settings(use_empty=True)
outside()
{'cabin': cabin, 'boot': open_boot}[VIEW](materials(TRIM))
set_up_cycles(int(WIDTH), int(HEIGHT), int(SAMPLES))
save(before_backdrop(filtered()), PICTURE)
