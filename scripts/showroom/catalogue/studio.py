"""The photographic studio: softboxes, walls and a ground. Places are in a model's axes."""
import math

import bpy
from mathutils import Matrix, Vector
from shading import Nodes, plain, ramp, sky
from solids import add, tile

# Softboxes: width and depth in metres, place, brightness, what they face. One over the car, a strip along each side
# whose mirror image runs along the doors, and one before and behind, the last of which edges the roof.
PANELS = (
    ((5.5, 12), (0, 7, 0), 4.6, (0, 0, 0)),
    ((13, 1.5), (8.5, 4.8, 0), 4.2, (0, 0.7, 0)),
    ((13, 1.5), (-8.5, 4.8, 0), 3.4, (0, 0.7, 0)),
    ((8, 1.8), (2.5, 4.4, 10), 3, (0, 0.7, 0)),
    ((9, 2), (0, 5.2, -10), 3.4, (0, 0.7, 0)),
)
FADE = 0.42  # share of a softbox's half width over which its light fades out
# Brightness of the walls by height, from below the horizon to the top.
WALLS = [(0, (0.36, 0.36, 0.36)), (0.02, (0.1, 0.1, 0.1)), (0.3, (0.2, 0.205, 0.21)), (1, (0.36, 0.36, 0.37))]
GROUND = (0.7, 0.7, 0.69)


def in_scene(point):
    """From a model's axes (y up, z ahead) to the scene's."""
    return Vector((point[0], -point[2], point[1]))


def turned_to(place, target):
    """The turn of a panel at a place that faces a target."""
    direction = in_scene(target) - in_scene(place)
    if direction.xy.length < 1e-3:
        return Matrix.Identity(3)
    return direction.to_track_quat('-Z', 'Y').to_matrix()


def faded(nodes, across):
    """How bright a softbox is at a share of its half width from its middle."""
    return nodes.eased(nodes.maths('SUBTRACT', 1, nodes.maths('ABSOLUTE', across)), 0, FADE)


def shining(light):
    """The face of a softbox."""
    nodes = Nodes('softbox')
    nodes.tree.nodes.remove(nodes.surface)
    place, parts = nodes.new('TexCoord'), nodes.new('SeparateXYZ')
    nodes.link(place.outputs['Generated'], parts.inputs[0])
    x, y = (nodes.maths('MULTIPLY_ADD', parts.outputs[axis], 2, -1) for axis in (0, 1))
    strength = nodes.maths('MULTIPLY', nodes.maths('MULTIPLY', faded(nodes, x), faded(nodes, y)), light)
    emission = nodes.new('Emission')
    nodes.link(strength, emission.inputs['Strength'])
    nodes.link(emission.outputs[0], nodes.tree.nodes['Material Output'].inputs['Surface'])
    return nodes.material


def softbox(size, place, light, target):
    x, y = size[0] / 2, size[1] / 2
    panel = add('softbox', [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], shining(light))
    panel.matrix_world = Matrix.Translation(in_scene(place)) @ turned_to(place, target).to_4x4()
    panel.visible_camera = False


def reflect(nodes, place, direction):
    """How bright the studio is from a place in a direction: what panes mirror."""
    parts = nodes.new('SeparateXYZ')
    nodes.link(direction, parts.inputs[0])
    walls = nodes.new('ValToRGB')
    ramp(walls.color_ramp, WALLS)
    nodes.link(parts.outputs['Z'], walls.inputs[0])
    total = walls.outputs['Color']

    def dot(vector, axis):
        return nodes.maths('DOT_PRODUCT', vector, axis, kind='VectorMath', output='Value')

    for (width, depth), middle, light, target in PANELS:
        right, up, ahead = turned_to(middle, target).col
        away = nodes.maths('SUBTRACT', in_scene(middle), place, kind='VectorMath')
        distance = nodes.maths('DIVIDE', dot(away, ahead), dot(direction, ahead))
        hit = nodes.new('VectorMath')
        hit.operation = 'SCALE'
        nodes.link(direction, hit.inputs[0])
        nodes.link(distance, hit.inputs['Scale'])
        from_middle = nodes.maths('SUBTRACT', hit.outputs[0], away, kind='VectorMath')
        x = nodes.maths('DIVIDE', dot(from_middle, right), width / 2)
        y = nodes.maths('DIVIDE', dot(from_middle, up), depth / 2)
        is_ahead = nodes.maths('GREATER_THAN', distance, 0)
        bright = nodes.maths('MULTIPLY', nodes.maths('MULTIPLY', faded(nodes, x), faded(nodes, y)), is_ahead)
        total = nodes.maths('MULTIPLY_ADD', bright, light, total)
    return total


def build_studio():
    sky(WALLS, 1.0)
    for panel in PANELS:
        softbox(*panel)
    ground = tile('ground', -30, -30, 30, 30, 0, plain('ground', GROUND, 0.9))
    ground.visible_camera = False  # but it lights the car from below


def look(place, target, angle):
    """Looks from a place at a target; `angle` is the picture's height in degrees."""
    data = bpy.data.cameras.new('camera')
    data.sensor_fit, data.angle = 'VERTICAL', math.radians(angle)
    camera = bpy.data.objects.new('camera', data)
    camera.location = in_scene(place)
    direction = in_scene(target) - camera.location
    camera.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(camera)
    bpy.context.scene.camera = camera
