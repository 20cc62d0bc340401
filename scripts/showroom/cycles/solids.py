"""Solid shapes for Blender, in metres."""
import math

import bpy


def add(name, vertices, faces, material, bevel=0.0):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    if bevel:
        edges = thing.modifiers.new('bevel', 'BEVEL')
        edges.width, edges.segments = bevel, 3
    return thing


def smooth(thing, angle=40):
    """Shades as one surface where faces meet at less than an angle, in degrees."""
    for face in thing.data.polygons:
        face.use_smooth = True
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(angle)
    return thing


def box(name, low, high, material, bevel=0.0):
    corners = [(x, y, z) for z in (low[2], high[2]) for y in (low[1], high[1]) for x in (low[0], high[0])]
    sides = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    return add(name, corners, sides, material, bevel)


def block(name, size, material, bevel, place, turn=(0, 0, 0)):
    """A box with rounded edges about its centre; turn in degrees about x, y and z."""
    half = [side / 2 for side in size]
    thing = smooth(box(name, [-side for side in half], half, material, bevel))
    thing.location, thing.rotation_euler = place, [math.radians(angle) for angle in turn]
    return thing


def tile(name, left, front, right, back, height, material):
    corners = [(left, front, height), (right, front, height), (right, back, height), (left, back, height)]
    return add(name, corners, [(0, 1, 2, 3)], material)


def upright(name, left, right, depth, low, high, material):
    corners = [(left, depth, low), (right, depth, low), (right, depth, high), (left, depth, high)]
    return add(name, corners, [(0, 1, 2, 3)], material)


def ring(centre, radius, height, sides=32):
    angles = [2 * math.pi * side / sides for side in range(sides)]
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a), height) for a in angles]


def disc(place, radius, material):
    vertices = ring(place, radius, place[2])
    return add('disc', vertices, [tuple(reversed(range(len(vertices))))], material)


def cylinder(centre, radius, height, material):
    sides = 32
    vertices = ring(centre, radius, 0, sides) + ring(centre, radius, height, sides)
    faces = [(side, (side + 1) % sides, sides + (side + 1) % sides, sides + side) for side in range(sides)]
    post = add('post', vertices, faces, material)
    for face in post.data.polygons:
        face.use_smooth = True


def loft(name, rows, materials, is_closed=False, is_capped=False, rounding=2, choose=None):
    """A smooth skin over rows of equally many points.

    `is_closed` joins the ends of each row; `is_capped` closes the first and last row; `choose(row, column)` is the
    index of a face's material.
    """
    count = len(rows[0])
    faces, chosen = [], []
    for row in range(len(rows) - 1):
        for column in range(count if is_closed else count - 1):
            following = (column + 1) % count
            low, high = row * count, (row + 1) * count
            faces.append((low + column, low + following, high + following, high + column))
            chosen.append(choose(row, column) if choose else 0)
    if is_capped:
        last = (len(rows) - 1) * count
        faces += [tuple(reversed(range(count))), tuple(range(last, last + count))]
        chosen += [chosen[0], chosen[-1]]
    thing = add(name, [point for row in rows for point in row], faces, materials[0])
    for material in materials[1:]:
        thing.data.materials.append(material)
    for face, index in zip(thing.data.polygons, chosen):
        face.material_index = index
    if rounding:
        subdivided = thing.modifiers.new('rounding', 'SUBSURF')
        subdivided.levels = subdivided.render_levels = rounding
    return smooth(thing, 60)


def tube(name, points, radius, material, is_closed=False, is_straight=False):
    """A round bar along points: bent, or straight from one to the next."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, 4
    curve.use_fill_caps = True
    spline = curve.splines.new('NURBS')
    spline.points.add(len(points) - 1)
    for control, point in zip(spline.points, points):
        control.co = (*point, 1)
    spline.order_u = 2 if is_straight else 3
    spline.use_endpoint_u, spline.use_cyclic_u = not is_closed, is_closed
    spline.resolution_u = 8
    curve.materials.append(material)
    thing = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(thing)
    return thing
