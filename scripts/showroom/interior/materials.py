"""Materials of the cabin and the boot."""
from types import SimpleNamespace

from shading import Nodes, glow, plain

# Colour of the seats, of the lower dashboard and doors, and of the thread, linear; whether the seats are leather.
TRIMS = {
    'black': ((0.032, 0.033, 0.036), (0.034, 0.035, 0.037), (0.16, 0.16, 0.165), False),
    'grey': ((0.085, 0.088, 0.092), (0.078, 0.080, 0.083), (0.26, 0.265, 0.27), False),
    'saddle': ((0.112, 0.055, 0.030), (0.096, 0.048, 0.027), (0.40, 0.27, 0.17), True),
}


def grained(name, colour, roughness, scale, depth, variation=0.0, **more):
    """Returns a material with a fine grain: bumps of a size (per metre) and depth in metres, and uneven colour."""
    nodes = Nodes(name).set(Roughness=roughness, **more)
    bump = nodes.new('Bump', Strength=1, Distance=depth)
    nodes.link(nodes.noise(scale, 3, 0, 1), bump.inputs['Height'])
    nodes.link(bump.outputs[0], nodes.surface.inputs['Normal'])
    ramp = nodes.new('ValToRGB')
    for element, factor in zip(ramp.color_ramp.elements, (1 - variation, 1 + variation)):
        element.color = (*(value * factor for value in colour), 1)
    nodes.link(nodes.noise(scale * 0.7, 2, 0, 1), ramp.inputs[0])
    nodes.link(ramp.outputs[0], nodes.surface.inputs['Base Color'])
    return nodes.material


def leather(name, colour):
    return grained(name, colour, 0.42, 420, 0.0006, 0.10, Specular=0.4)


def cloth(name, colour):
    return grained(name, colour, 0.95, 620, 0.0009, 0.2, Specular=0.15, Sheen=0.4)


def materials(trim):
    """Returns the materials of a cabin or a boot with one of the trims."""
    seat, lower, thread, is_leather = TRIMS[trim]
    cover = leather if is_leather else cloth
    insert = [value * (0.86 if is_leather else 1.25) for value in seat]
    return SimpleNamespace(
        seat=cover('seat', seat),
        insert=cover('insert', insert),
        thread=plain('thread', thread, 0.7),
        upper=grained('upper', (0.028, 0.029, 0.031), 0.62, 300, 0.0005, 0.15, Specular=0.35),
        lower=grained('lower', lower, 0.6, 300, 0.0005, 0.12, Specular=0.35),
        hard=grained('hard', (0.033, 0.034, 0.036), 0.5, 380, 0.0003, 0.1, Specular=0.4),
        gloss=plain('gloss', (0.006, 0.006, 0.007), 0.08, Clearcoat=1.0, Clearcoat_Roughness=0.03),
        satin=plain('satin', (0.56, 0.565, 0.57), 0.34, 1.0),
        chrome=plain('chrome', (0.78, 0.79, 0.8), 0.12, 1.0),
        rubber=plain('rubber', (0.010, 0.010, 0.011), 0.75),
        void=plain('void', (0.003, 0.003, 0.003), 0.9),
        carpet=grained('carpet', (0.045, 0.046, 0.049), 1.0, 420, 0.002, 0.28, Specular=0.1, Sheen=0.5),
        lining=grained('lining', (0.50, 0.495, 0.48), 0.95, 500, 0.0008, 0.1, Specular=0.1),
        mirror=plain('mirror', (0.85, 0.86, 0.88), 0.03, 1.0),
        mark=glow('mark', (0.85, 0.88, 0.9), 0.7),
        dim=glow('dim', (0.35, 0.39, 0.42), 0.55),
        sea=glow('sea', (0.035, 0.065, 0.085), 1.0),
        land=glow('land', (0.055, 0.085, 0.075), 1.0),
        road=glow('road', (0.30, 0.34, 0.36), 0.8),
        route=glow('route', (0.08, 0.72, 0.40), 1.3),
        warm=glow('warm', (0.92, 0.42, 0.14), 1.0),
        red=plain('red', (0.42, 0.010, 0.008), 0.35),
    )
