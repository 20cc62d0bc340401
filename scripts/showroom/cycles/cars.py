"""Brings the project's own car models into the scene."""
import math
import os

import bpy
import numpy
from mathutils import Matrix, Vector
from shading import coat, glass, glow, plain

PLATE_FONT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../../app/fonts/forecourt-plate.woff2')


def bring(path):
    """Imports a glTF file; returns its objects."""
    for name, kind in (('bool', bool), ('int', int), ('float', float), ('object', object)):
        if name not in numpy.__dict__:  # what Blender's importer of glTF still asks for
            setattr(numpy, name, kind)
    before = set(bpy.data.objects)
    bpy.ops.import_scene.gltf(filepath=path)
    return [thing for thing in bpy.data.objects if thing not in before]


def restyle(material, is_night):
    """Replaces what glTF says of a material by what a path tracer shows better."""
    name = material.name.split('.')[0]
    shader = material.node_tree.nodes.get('Principled BSDF')
    if name == 'glass':
        return glass('pane', (0.12, 0.14, 0.14), 1.5)
    if name == 'lens':
        return glass('cover', (0.93, 0.95, 0.97), 1.4)
    if name == 'daylight':
        return glow('daylight', (1, 0.98, 0.94), 9 if is_night else 2.4)
    if name == 'tailglow':
        return glow('tailglow', (1, 0.02, 0.02), 3 if is_night else 0.8)
    inputs = shader.inputs
    if name == 'paint':
        inputs['Roughness'].default_value, inputs['Clearcoat'].default_value = 0.38, 0
        return coat(material)
    if name == 'tyre':
        inputs['Base Color'].default_value, inputs['Roughness'].default_value = (0.012, 0.012, 0.013, 1), 0.7
    return material


def letter(mesh, ink):
    """Writes on the number plates, which the model leaves blank."""
    for name, way in (('plate', -1), ('rearplate', 1)):
        slots = [index for index, slot in enumerate(mesh.material_slots) if slot.material.name.split('.')[0] == name]
        faces = [face for face in mesh.data.polygons if face.material_index in slots]
        if faces:
            letter_plate(mesh, faces, way, ink)


def letter_plate(mesh, faces, way, ink):
    """Writes on the faces of a plate that look ahead (-1) or back (1)."""
    points = [mesh.matrix_world @ mesh.data.vertices[vertex].co for face in faces for vertex in face.vertices]
    normals = [mesh.matrix_world.to_3x3() @ face.normal * face.area for face in faces]
    outwards = sum((normal for normal in normals if normal.y * way > 0), Vector()).normalized()
    across = Vector((0, 0, 1)).cross(outwards).normalized()
    up = outwards.cross(across)
    middle = sum(points, Vector()) / len(points)
    width, depth = (2 * max(abs((point - middle).dot(axis)) for point in points) for axis in (across, outwards))
    text = bpy.data.curves.new('plate', 'FONT')
    text.body, text.align_x, text.align_y = 'FORECOURT', 'CENTER', 'CENTER'
    text.font = bpy.data.fonts.load(PLATE_FONT, check_existing=True)
    text.materials.append(ink)
    label = bpy.data.objects.new('plate', text)
    bpy.context.collection.objects.link(label)
    bpy.context.view_layer.update()
    size = 0.88 * width / label.dimensions.x
    place = Matrix((across, up, outwards)).transposed().to_4x4()
    place.translation = middle + outwards * (depth / 2 + 0.001)
    label.matrix_world = place @ Matrix.Scale(size, 4)
    label.parent, label.matrix_parent_inverse = mesh, mesh.matrix_world.inverted()


def add_car(path, x, y, heading, is_night):
    """Puts a car on the ground with its centre at x, y; its nose points to heading, in degrees from -Y.

    Returns its meshes.
    """
    parts = bring(path)
    meshes = [part for part in parts if part.type == 'MESH']
    bpy.context.view_layer.update()
    corners = [mesh.matrix_world @ Vector(corner) for mesh in meshes for corner in mesh.bound_box]
    low = [min(corner[axis] for corner in corners) for axis in range(3)]
    high = [max(corner[axis] for corner in corners) for axis in range(3)]
    for mesh in meshes:
        letter(mesh, plain('ink', (0.005, 0.005, 0.005), 0.5))
    holder = bpy.data.objects.new('car', None)
    bpy.context.collection.objects.link(holder)
    middle = Vector(((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2]))
    for part in parts:
        if part.parent is None:
            part.parent = holder
            part.location -= middle
    holder.location = (x, y, 0.012)
    holder.rotation_euler = (0, 0, math.radians(heading))
    styles = {}
    for mesh in meshes:
        for slot in mesh.material_slots:
            if slot.material not in styles:
                styles[slot.material] = restyle(slot.material, is_night)
            slot.material = styles[slot.material]
    return meshes
