"""Removes the noise of a path-traced picture with the network of Intel's Open Image Denoise, in NumPy.

Debian's Blender is built without that library. Its weights (Apache 2.0) are read from a `.tza` file: the network
for high dynamic range with noise-free albedo and normals (`rt_hdr_calb_cnrm`).
"""
import os
import struct
from concurrent.futures import ThreadPoolExecutor

import numpy as np

# Radiance is compressed to what the network was trained on: perceptually uniform steps up to a half float's maximum.
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
DARK, MIDDLE = (1.57945760e-6, 3.22087631e-2), (2.23151711e-3, 3.70974749e-1)
MAXIMUM = E * np.log(65504 + F) + G
LUMINANCE = np.array([0.212671, 0.715160, 0.072169], np.float32)
KEY = 0.18  # mean luminance after exposure
ROWS = 16  # rows that one thread convolves at a time, for what fits a processor's cache
LEVELS = 4  # times the network halves the picture


def read_weights(path):
    """Reads a `.tza` archive: a dict of float32 arrays by name."""
    with open(path, 'rb') as file:
        data = file.read()
    position = struct.unpack_from('<Q', data, 4)[0]

    def take(format):
        nonlocal position
        values = struct.unpack_from('<' + format, data, position)
        position += struct.calcsize('<' + format)
        return values

    tensors = {}
    for _ in range(take('I')[0]):
        name = data[position + 2 : position + 2 + take('H')[0]].decode()
        position += len(name)
        rank = take('B')[0]
        shape = take(f'{rank}I')
        take(f'{rank}s')  # the layout: always output, input, height, width
        dtype = {'h': '<f2', 'f': '<f4'}[take('c')[0].decode()]
        offset = take('Q')[0]
        values = np.frombuffer(data, dtype, int(np.prod(shape)), offset)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors


def compress(y):
    low, middle = y <= DARK[0], y <= DARK[1]
    return np.where(low, A * y, np.where(middle, B * np.maximum(y, 1e-9) ** C + D, E * np.log(y + F) + G)) / MAXIMUM


def expand(x):
    x = x * MAXIMUM
    low, middle = x <= MIDDLE[0], x <= MIDDLE[1]
    return np.where(low, x / A, np.where(middle, np.maximum((x - D) / B, 0) ** (1 / C), np.exp((x - G) / E) - F))


def convolve(x, weight, bias):
    """A 3 by 3 convolution with ReLU of (height, width, channels)."""
    height, width, channels = x.shape
    kernels = np.ascontiguousarray(weight.transpose(2, 3, 1, 0)).reshape(9, channels, -1)
    step = width + 2
    # Rows with their margins as one line of pixels: each tap is then a slice of it, and needs no copy.
    line = np.pad(x, ((1, 2), (1, 1), (0, 0))).reshape(-1, channels)
    out = np.empty((height, width, kernels.shape[2]), np.float32)

    def convolve_rows(top):
        starts = [(top + tap // 3) * step + tap % 3 for tap in range(9)]
        count = min(ROWS, height - top) * step
        sums = line[starts[0] : starts[0] + count] @ kernels[0]
        product = np.empty_like(sums)
        for start, kernel in zip(starts[1:], kernels[1:]):
            sums += np.matmul(line[start : start + count], kernel, out=product)
        sums += bias
        np.maximum(sums, 0, out=sums)
        out[top : top + ROWS] = sums.reshape(-1, step, kernels.shape[2])[:, :width]

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(convolve_rows, range(0, height, ROWS)))
    return out


def halve(x):
    height, width, channels = x.shape
    return x.reshape(height // 2, 2, width // 2, 2, channels).max(axis=(1, 3))


def double(x):
    return x.repeat(2, axis=0).repeat(2, axis=1)


def evaluate(x, weights):
    """The U-shaped network: encodes at five sizes, decodes with what each size encoded."""

    def layer(name, x):
        return convolve(x, weights[f'{name}.weight'], weights[f'{name}.bias'])

    sizes = [x]
    x = halve(layer('enc_conv1', layer('enc_conv0', x)))
    for level in range(2, LEVELS + 1):
        sizes.append(x)
        x = halve(layer(f'enc_conv{level}', x))
    x = layer('enc_conv5b', layer('enc_conv5a', x))
    for level in range(LEVELS, 0, -1):
        x = np.concatenate([double(x), sizes[level - 1]], axis=2)
        x = layer(f'dec_conv{level}b', layer(f'dec_conv{level}a', x))
    return layer('dec_conv0', x)


def denoise(colour, albedo, normal, weights):
    """Arrays of (height, width, 3), top row first; colour linear, albedo 0 to 1, normals -1 to 1. Returns colour."""
    height, width, _ = colour.shape
    scale = KEY / 2 ** np.log2(colour @ LUMINANCE + 1e-4).mean()
    layers = [compress(np.maximum(colour, 0) * scale), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5]
    block = 2**LEVELS
    margins = ((0, -height % block), (0, -width % block), (0, 0))
    x = np.pad(np.concatenate(layers, axis=2).astype(np.float32), margins, mode='edge')
    return (expand(evaluate(x, weights)[:height, :width]) / scale).astype(np.float32)
