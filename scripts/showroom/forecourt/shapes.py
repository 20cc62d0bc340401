"""Builds the forecourt: ground, canopy, pavilion and trees, in metres; the camera looks along +Y."""
import random

import bpy
from solids import box, cylinder, disc, tile, upright

CANOPY = (0.2, 12.6, 19, 26)  # left, front, right and back edges
UNDERSIDE, THICKNESS = 4.0, 0.3
APRON_FRONT = 6.2
PAVILION_FRONT = 27.0


def ground(tarmac, concrete, joint, paint):
    tile('tarmac', -90, -40, 90, 120, 0, tarmac)
    # Slabs of the apron, with a gap of 24 mm between them.
    step = 4.0
    tile('joints', -14, APRON_FRONT, 26, PAVILION_FRONT, 0.004, joint)
    for column in range(10):
        for row in range(6):
            left, front = -14 + column * step, APRON_FRONT + row * step * 1.1
            right, back = left + step - 0.012, front + step * 1.1 - 0.012
            tile('slab', left + 0.012, front + 0.012, right, back, 0.008, concrete)
    # Lines of the bays, along the cars.
    for x in (-7.4, -3.4, 0.6, 4.6, 8.6):
        tile('line', x, 10.4, x + 0.1, 16.6, 0.012, paint)


def canopy(fascia, white, soffit, lamp, edge):
    left, front, right, back = CANOPY
    top = UNDERSIDE + THICKNESS
    box('canopy', (left, front, UNDERSIDE), (right, back, top), fascia, 0.02)
    tile('soffit', left + 0.15, front + 0.15, right, back - 0.15, UNDERSIDE - 0.004, soffit)
    # A slim line of light along the front and the left edge.
    box('edge', (left - 0.015, front - 0.02, UNDERSIDE + 0.1), (right, front, UNDERSIDE + 0.15), edge)
    box('edge', (left - 0.02, front - 0.015, UNDERSIDE + 0.1), (left, back, UNDERSIDE + 0.15), edge)
    for x in (2.6, 11.0):
        for y in (17.2, 24.0):
            cylinder((x, y), 0.11, UNDERSIDE, white)
    for column in range(9):
        for row in range(5):
            x, y = left + 1.2 + column * 2.0, front + 1.4 + row * 2.4
            disc((x, y, UNDERSIDE - 0.012), 0.13, lamp)


def pavilion(wall, frame, pane, warm, floor):
    """Adds a low glazed building, lit from within."""
    left, right, front, height = -3.0, 26.0, PAVILION_FRONT, 3.5
    box('roof', (left - 0.4, front - 0.8, height), (right, front + 9, height + 0.35), frame, 0.02)
    box('plinth', (left, front, 0), (right, front + 0.15, 0.18), frame)
    tile('inner floor', left, front + 0.1, right, front + 9, 0.05, floor)
    upright('back wall', left, right, front + 8, 0, height, wall)
    upright('panes', left, right, front, 0.18, height, pane)
    for index in range(15):
        x = left + index * 2.05
        box('mullion', (x - 0.04, front - 0.05, 0), (x + 0.04, front + 0.05, height), frame)
    # Lamps, a desk and shelves as warm forms behind the glass.
    for index in range(9):
        x = left + 1.5 + index * 3.1
        box('lamp', (x, front + 3, height - 0.12), (x + 1.6, front + 3.3, height - 0.05), warm)
    for x, width, tall in ((0, 2.2, 1.1), (5.5, 0.9, 2.2), (9, 3.2, 0.75), (15, 1.6, 1.9), (20, 2.8, 1.1)):
        box('furniture', (x, front + 4, 0.05), (x + width, front + 5, tall), floor, 0.03)


def trees(material, distance, height, seed, left=-70, right=70):
    """Adds a ragged line of crowns, far enough to be out of focus."""
    random.seed(seed)
    x = left
    while x < right:
        radius = height * random.uniform(0.28, 0.5)
        place = (x, distance + random.uniform(-2, 2), height * random.uniform(0.45, 0.62))
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=6, radius=radius, location=place)
        crown = bpy.context.object
        crown.scale = (random.uniform(0.9, 1.3), 1, random.uniform(0.9, 1.25))
        crown.data.materials.append(material)
        bpy.ops.object.shade_smooth()
        ragged = crown.modifiers.new('ragged', 'DISPLACE')
        texture = bpy.data.textures.new('crown', 'CLOUDS')
        texture.noise_scale, texture.noise_depth = radius * 0.4, 4
        ragged.texture, ragged.strength = texture, radius * 0.6
        x += radius * random.uniform(0.7, 1.3)


def hedge(material):
    box('hedge', (-60, 24, 0), (-4.2, 25.2, 1.15), material, 0.2)
    box('undergrowth', (-120, 46, 0), (40, 47, 2.4), material)
