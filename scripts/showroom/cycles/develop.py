"""Writes what was traced as a picture."""
import bpy
import numpy as np

SHOULDER, DESATURATION = 0.76, 0.15  # of the Khronos PBR neutral tone map


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
    """Writes values of 0 to 1, (height, width, 3) or with alpha, top row first, as PNG of 16 bits."""
    height, width, channels = picture.shape
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    alpha = picture[..., 3:] if channels == 4 else np.ones((height, width, 1))
    # Blender divides by alpha as it writes.
    pixels = np.dstack([picture[..., :3] * alpha, alpha])
    image.pixels.foreach_set(pixels[::-1].astype(np.float32).ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_depth = 'PNG', '16'
    settings.color_mode = 'RGBA' if channels == 4 else 'RGB'
    bpy.context.scene.view_settings.view_transform = 'Raw'
    image.save_render(path)
    bpy.data.images.remove(image)
