"""Screens, keys and other small things on a flat place."""
import math

import bpy
from mathutils import Euler, Matrix
from solids import add, block, loft, ring, tube


class Panel:
    """A flat place for small things: x to the right, y up, z towards the viewer."""

    def __init__(self, place, turn):
        angles = Euler([math.radians(angle) for angle in turn])
        self.matrix = Matrix.Translation(place) @ angles.to_matrix().to_4x4()

    def put(self, thing):
        thing.matrix_world = self.matrix @ thing.matrix_basis
        return thing

    def plate(self, low, high, material, depth=0.0):
        corners = [(low[0], low[1]), (high[0], low[1]), (high[0], high[1]), (low[0], high[1])]
        return self.put(add('plate', [(x, y, depth) for x, y in corners], [(0, 1, 2, 3)], material))

    def block(self, size, material, bevel, place, turn=(0, 0, 0)):
        thing = block('block', size, material, bevel, place, turn)
        bpy.context.view_layer.update()
        return self.put(thing)

    def line(self, points, width, material, depth):
        return self.put(tube('line', [(x, y, depth) for x, y in points], width, material))

    def disc(self, place, radius, material, depth):
        vertices = ring(place, radius, depth, 48)
        return self.put(add('disc', vertices, [tuple(range(len(vertices)))], material))

    def arc(self, place, radius, width, start, end, material, depth):
        """Adds a part of a ring; angles in degrees, anticlockwise from the right."""
        steps = 40
        angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
        vertices = [
            (place[0] + r * math.cos(a), place[1] + r * math.sin(a), depth)
            for a in angles
            for r in (radius - width, radius)
        ]
        faces = [(2 * step, 2 * step + 1, 2 * step + 3, 2 * step + 2) for step in range(steps)]
        return self.put(add('arc', vertices, faces, material))

    def knob(self, place, radius, height, things):
        x, y = place
        for name, scale, low, high, material in (
            ('skirt', 1.0, 0.0, height * 0.3, things.satin),
            ('grip', 0.86, height * 0.3, height, things.rubber),
        ):
            rows = [ring(place, radius * scale * 0.98, low, 40), ring(place, radius * scale, low + 0.001, 40)]
            rows += [ring(place, radius * scale, high - 0.001, 40), ring(place, radius * scale * 0.93, high, 40)]
            self.put(loft(name, rows, [material], True, True, 0))
        self.block((0.0015, radius * 0.4, 0.0006), things.mark, 0, (x, y + radius * 0.5, height))

    def text(self, words, place, size, material, depth, align='LEFT'):
        curve = bpy.data.curves.new('text', 'FONT')
        curve.body, curve.size, curve.align_x = words, size, align
        curve.materials.append(material)
        thing = bpy.data.objects.new('text', curve)
        thing.location = (*place, depth)
        bpy.context.collection.objects.link(thing)
        bpy.context.view_layer.update()
        return self.put(thing)
