"""Renders the scene in Blender, filters the noise and writes a picture."""
import os
import tempfile

import bpy
import numpy as np
from denoise import denoise, read_weights

PASSES = {'colour': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}
SHOULDER, DESATURATION = 0.76, 0.15  # of the Khronos PBR neutral tone map


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
    pixels = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(image.size[1], image.size[0], 4)[::-1]


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


def filtered():
    """Renders without noise: linear colour with premultiplied alpha, (height, width, 4)."""
    colour, albedo, normal = render_passes()
    weights = read_weights(os.environ['NOISE_WEIGHTS'])
    clean = denoise(colour[..., :3], albedo[..., :3], normal[..., :3], weights)
    return np.dstack([clean, colour[..., 3]])


def tone_map(colour):
    """Linear colour to what a screen shows, 0 to 1, by Khronos' PBR neutral curve and sRGB."""
    darkest = colour.min(axis=2, keepdims=True)
    colour = colour - np.where(darkest < 0.08, darkest - 6.25 * darkest**2, 0.04)
    peak = colour.max(axis=2, keepdims=True)
    room = 1 - SHOULDER
    pressed = 1 - room**2 / (np.maximum(peak, SHOULDER) + room - SHOULDER)
    pale = 1 - 1 / (DESATURATION * (peak - pressed) + 1)
    bright = colour * pressed / np.maximum(peak, 1e-6) * (1 - pale) + pressed * pale
    colour = np.clip(np.where(peak < SHOULDER, colour, bright), 0, 1)
    return np.where(colour <= 0.0031308, colour * 12.92, 1.055 * colour ** (1 / 2.4) - 0.055)


def save(picture, path):
    """Writes values of 0 to 1, (height, width, 3), top row first, as PNG of 16 bits."""
    height, width, _ = picture.shape
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    image.pixels.foreach_set(np.dstack([picture, np.ones((height, width))])[::-1].astype(np.float32).ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGB', '16'
    bpy.context.scene.view_settings.view_transform = 'Raw'
    image.save_render(path)
