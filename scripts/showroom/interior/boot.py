"""The boot of a hatchback, open to the roof, and of a saloon, under its parcel shelf."""
import math

from panel import Panel
from seats import head_rest
from solids import block, box, loft, tile, tube

HALF = 0.52  # of the floor's width
LENGTH = 0.92


def sill(things):
    """Adds the loading edge: its cover, a bright strip and the seal of the lid."""
    loft(
        'cover',
        [
            [(x, y, z) for x in (-0.9, -0.3, 0.3, 0.9)]
            for y, z in (
                (-0.5, -0.05),
                (-0.26, 0.02),
                (-0.16, 0.045),
                (-0.06, 0.05),
                (0.0, 0.045),
                (0.012, 0.03),
                (0.014, -0.2),
            )
        ],
        [things.hard],
    )
    block('strip', (0.84, 0.07, 0.006), things.satin, 0.003, (0, -0.075, 0.052))
    for index in range(5):
        block('groove', (0.80, 0.003, 0.002), things.rubber, 0, (0, -0.099 + index * 0.012, 0.0552))
    tube('seal', [(-0.9, -0.15, 0.06), (0, -0.15, 0.062), (0.9, -0.15, 0.06)], 0.012, things.rubber)
    block('latch', (0.09, 0.03, 0.02), things.hard, 0.006, (0, -0.02, 0.052))
    tube(
        'loop',
        [(-0.022, -0.02, 0.055), (-0.022, -0.02, 0.085), (0.022, -0.02, 0.085), (0.022, -0.02, 0.055)],
        0.005,
        things.chrome,
    )


def floor(level, things):
    """Adds the loading floor: a lid with a handle between two fixed edges, and four lashing eyes."""
    tile('under', -0.9, -0.1, 0.9, LENGTH + 0.2, level - 0.012, things.void)
    block('lid', (2 * HALF - 0.13, LENGTH + 0.02, 0.03), things.carpet, 0.008, (0, 0.02 + LENGTH / 2, level - 0.014))
    for side in (-1, 1):
        block(
            'edge',
            (0.206, LENGTH + 0.1, 0.03),
            things.carpet,
            0.008,
            (side * (HALF + 0.04), 0.02 + LENGTH / 2, level - 0.014),
        )
        for y in (0.12, LENGTH - 0.12):
            block('plate', (0.05, 0.035, 0.008), things.hard, 0.003, (side * (HALF - 0.10), y, level + 0.003))
            tube(
                'eye',
                [
                    (side * (HALF - 0.10) + dx, y, level + up)
                    for dx, up in ((-0.016, 0.005), (-0.015, 0.028), (0.015, 0.028), (0.016, 0.005))
                ],
                0.0042,
                things.chrome,
            )
    block('handle', (0.13, 0.045, 0.008), things.hard, 0.004, (0, 0.105, level + 0.003))
    block('grip', (0.09, 0.018, 0.006), things.void, 0.003, (0, 0.105, level + 0.006))


def wall(side, level, top, things):
    """Adds a side with the bulge of the wheel arch, a shelf above, a lamp and a hook."""
    rows = []
    for step in range(15):
        y = -0.10 + (LENGTH + 0.18) * step / 14
        arch = max(0.0, 1 - ((y - 0.62) / 0.34) ** 2) ** 0.6
        rows.append(
            [
                (side * (HALF + 0.03 - bulge * arch * 0.11 + lean), y, level + z)
                for bulge, lean, z in (
                    (1, 0.0, -0.02),
                    (1, 0.0, 0.12),
                    (0.9, 0.0, 0.24),
                    (0.25, 0.005, 0.32),
                    (0.0, 0.01, 0.36),
                    (0.0, 0.02, top - 0.04),
                    (0, 0.02, top),
                )
            ]
        )
    materials = [things.carpet, things.hard]
    loft('wall', rows, materials, choose=lambda _, column: 0 if column < 4 else 1)
    x = side * (HALF + 0.03)
    tube('joint', [(x - side * 0.002, y, level + 0.36) for y in (0, 0.4, LENGTH)], 0.003, things.void)
    panel = Panel((x + side * 0.004, 0.26, level + 0.42), (90, 0, side * -90))
    panel.block((0.085, 0.038, 0.012), things.hard, 0.006, (0, 0, 0))
    panel.block((0.070, 0.026, 0.012), things.mark, 0.005, (0, 0, 0.002))
    hook = Panel((x - side * 0.002, 0.14, level + 0.40), (90, 0, side * -90))
    hook.block((0.03, 0.045, 0.012), things.hard, 0.005, (0, 0, 0))
    hook.block((0.014, 0.018, 0.035), things.hard, 0.005, (0, -0.014, 0.014))


def seat_backs(level, height, things):
    """Adds the rear seat backs as seen from behind: divided 60 to 40, with carpeted backs."""
    for low, high in ((-0.56, 0.083), (0.087, 0.56)):
        middle, width = (low + high) / 2, high - low - 0.006
        rows = []
        for z, lean, inset in (
            (0.02, 0.03, 0.015),
            (0.05, 0.015, 0.0),
            (0.25, -0.02, 0.0),
            (height - 0.09, -0.075, 0.0),
            (height - 0.03, -0.09, 0.006),
            (height, -0.075, 0.03),
            (height + 0.004, 0.02, 0.05),
        ):
            half = width / 2 - inset
            rows.append(
                [
                    (middle + share * half, LENGTH + lean + 0.012 * abs(share) ** 6, level + z)
                    for share in (-1, -0.97, -0.6, 0, 0.6, 0.97, 1)
                ]
            )
        loft('back', rows, [things.carpet, things.seat], choose=lambda row, _: 1 if row > 4 else 0)
        loft('side', [[row[end] for row in rows[1:]] for end in (0, 6)], [things.carpet], rounding=0)
        outer = high - 0.07 if high > 0.3 else low + 0.07
        block(
            'release',
            (0.05, 0.02, 0.06),
            things.hard,
            0.006,
            (outer, LENGTH - 0.098, level + height - 0.06),
            (-5, 0, 0),
        )
        block(
            'strap',
            (0.012, 0.006, 0.035),
            things.red,
            0.002,
            (outer, LENGTH - 0.112, level + height - 0.06),
            (-5, 0, 0),
        )
    for x in (-0.34, 0.0, 0.34):
        block('anchor', (0.05, 0.01, 0.03), things.hard, 0.004, (x, LENGTH - 0.036, level + 0.30), (-8, 0, 0))
        tube(
            'tether',
            [
                (x - 0.014, LENGTH - 0.045, level + 0.30),
                (x, LENGTH - 0.062, level + 0.30),
                (x + 0.014, LENGTH - 0.045, level + 0.30),
            ],
            0.003,
            things.chrome,
        )


def hatch(things):
    level = 0.02
    sill(things)
    floor(level, things)
    for side in (-1, 1):
        wall(side, level, 0.56, things)
        # The ledge on which the parcel shelf lies.
        loft(
            'ledge',
            [
                [(side * (HALF + dx), y, 0.575 + z) for y in (-0.02, 0.3, 0.7, 1.3)]
                for dx, z in ((-0.02, -0.025), (-0.025, 0), (0.05, 0.004), (0.09, 0.03), (0.12, 0.3))
            ],
            [things.hard],
        )
        block('peg', (0.02, 0.03, 0.02), things.rubber, 0.005, (side * (HALF - 0.01), 0.22, 0.588))
    seat_backs(level, 0.60, things)
    for x in (-0.34, 0.0, 0.34):
        head_rest(x, LENGTH - 0.02, 0.71, things, 0.115, 0.12)
    for x in (-0.37, 0.37):  # of the front seats
        head_rest(x, LENGTH + 0.85, 0.86, things)
        block('seat', (0.46, 0.12, 0.6), things.seat, 0.05, (x, LENGTH + 0.85, 0.45))
    tile('cabin', -0.9, LENGTH, 0.9, LENGTH + 3, -0.1, things.carpet)
    loft('dash', [[(x, LENGTH + 1.75, z) for z in (0.0, 0.58)] for x in (-0.9, 0.9)], [things.upper], rounding=0)


def saloon(things):
    level, shelf = -0.13, 0.40
    sill(things)
    floor(level, things)
    block('riser', (1.1, 0.02, 0.2), things.hard, 0.006, (0, 0.0, -0.06))
    for side in (-1, 1):
        wall(side, level, shelf - level, things)
        # The arms of the lid, and the channel that leads the water off.
        tube(
            'arm',
            [
                (side * 0.47, 0.62, 0.30),
                (side * 0.47, 0.40, 0.34),
                (side * 0.47, 0.26, 0.44),
                (side * 0.47, 0.20, 0.62),
                (side * 0.47, 0.16, 0.9),
            ],
            0.012,
            things.hard,
        )
        tube(
            'side seal',
            [
                (side * 0.9, -0.15, 0.06),
                (side * 0.60, -0.10, 0.16),
                (side * 0.585, 0.2, 0.40),
                (side * 0.57, 0.42, 0.455),
            ],
            0.012,
            things.rubber,
        )
        loft(
            'channel',
            [
                [(side * dx, y, z + up) for y, z in ((-0.15, 0.04), (-0.08, 0.16), (0.2, 0.38), (0.45, 0.44))]
                for dx, up in ((0.55, -0.03), (0.575, -0.004), (0.9, 0.05))
            ],
            [things.hard],
        )
    tube('back seal', [(-0.58, 0.42, 0.455), (0, 0.44, 0.462), (0.58, 0.42, 0.455)], 0.012, things.rubber)
    loft(
        'shelf',
        [
            [(x, y, z) for x in (-0.9, 0, 0.9)]
            for y, z in (
                (1.1, 0.40),
                (0.5, 0.40),
                (0.445, 0.405),
                (0.43, 0.43),
                (0.46, 0.452),
                (0.56, 0.47),
                (0.75, 0.56),
                (1.4, 0.95),
            )
        ],
        [things.hard],
    )
    for x in (-0.28, 0.28):  # loudspeakers from below
        loft(
            'speaker',
            [
                [(x + r * math.cos(a), 0.70 + r * math.sin(a), z) for a in (math.pi * step / 16 for step in range(32))]
                for r, z in ((0.085, 0.40), (0.08, 0.375), (0.05, 0.35), (0.02, 0.348))
            ],
            [things.rubber],
            True,
            True,
            1,
        )
    seat_backs(level, shelf - level + 0.05, things)
    box('beyond', (-0.9, LENGTH + 0.12, level), (0.9, LENGTH + 0.14, 0.5), things.void)
