"""Renders the scene in Blender and filters the noise."""
import os
import tempfile

import bpy
import numpy as np
from denoise import denoise, read_weights

PASSES = {'colour': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}


def set_up_cycles(width, height, samples):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = 'CPU', samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.01
    cycles.max_bounces, cycles.transparent_max_bounces = 7, 16
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, 0.4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.filter_width = 1.4
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.film_transparent = True


def read_picture(path):
    """A file's values as an array of (height, width, 4), top row first."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1]


def render_passes():
    """Renders; returns linear colour with premultiplied alpha, albedo and normals."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.format.file_format, output.format.color_depth = 'OPEN_EXR', '32'
    with tempfile.TemporaryDirectory() as folder:
        output.base_path = folder
        output.file_slots.clear()
        for name, source in PASSES.items():
            output.file_slots.new(name)
            tree.links.new(layers.outputs[source], output.inputs[name])
        bpy.ops.render.render()
        files = {name: next(file for file in os.listdir(folder) if file.startswith(name)) for name in PASSES}
        return [read_picture(os.path.join(folder, files[name])) for name in PASSES]


def filter_of(albedo, normal):
    """Removes the noise of a render's colour by the albedo and normals of one of the same view."""
    weights = read_weights(os.environ['NOISE_WEIGHTS'])
    return lambda colour: denoise(colour[..., :3], albedo[..., :3], normal[..., :3], weights)


def filtered():
    """Renders without noise: linear colour with premultiplied alpha, (height, width, 4)."""
    colour, albedo, normal = render_passes()
    return np.dstack([filter_of(albedo, normal)(colour), colour[..., 3]])
