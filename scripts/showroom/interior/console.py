"""The console between the front seats, with a manual or an automatic gear selector."""
import math

from panel import Panel
from solids import block, loft, ring, tube

# The top of the console as (y, z, half width), from the dashboard to the arm rest.
TOP = [
    (0.80, 0.50, 0.150),
    (0.72, 0.47, 0.146),
    (0.62, 0.405, 0.132),
    (0.52, 0.365, 0.120),
    (0.40, 0.350, 0.114),
    (0.20, 0.345, 0.110),
    (0.0, 0.345, 0.106),
    (-0.34, 0.335, 0.102),
]


def body(things):
    rows = []
    for y, z, half in TOP:
        rows.append(
            [
                (-half - 0.02, y, 0.0),
                (-half - 0.008, y, z - 0.06),
                (-half, y, z - 0.010),
                (-half + 0.008, y, z),
                (half - 0.008, y, z),
                (half, y, z - 0.010),
                (half + 0.008, y, z - 0.06),
                (half + 0.02, y, 0.0),
            ]
        )
    loft('console', rows, [things.lower, things.hard], choose=lambda row, column: 0 if column in (0, 1, 5, 6) else 1)
    # The glossy top, and its bright edge.
    top = [[(-half + 0.013, y, z + 0.0015), (half - 0.013, y, z + 0.0015)] for y, z, half in TOP[1:6]]
    loft('top', top, [things.gloss], rounding=3)
    for side in (-1, 1):
        tube('edge', [(side * (half - 0.012), y, z + 0.001) for y, z, half in TOP[1:6]], 0.0024, things.satin)
        tube('stitch', [(side * (half + 0.004), y, z - 0.035) for y, z, half in TOP[:7]], 0.0013, things.thread)


def arm_rest(things):
    rows = []
    for y, grow, z in (
        (0.055, 0.9, 0.405),
        (0.045, 1, 0.425),
        (-0.02, 1, 0.437),
        (-0.2, 1, 0.440),
        (-0.33, 1, 0.436),
        (-0.36, 0.92, 0.42),
    ):
        half = 0.094 * grow
        rows.append(
            [
                (x, y, z + up)
                for x, up in (
                    (-half, -0.05),
                    (-half, -0.012),
                    (-half * 0.86, 0.0),
                    (0, 0.005),
                    (half * 0.86, 0.0),
                    (half, -0.012),
                    (half, -0.05),
                )
            ]
        )
    loft('arm rest', rows, [things.seat], True, True)
    block('box', (0.18, 0.40, 0.09), things.hard, 0.012, (0, -0.155, 0.345))
    for side in (-1, 1):
        tube(
            'stitch',
            [(side * 0.076, y, z + 0.003) for y, z in ((0.03, 0.422), (-0.02, 0.437), (-0.2, 0.441), (-0.33, 0.436))],
            0.0013,
            things.thread,
        )


def cup_holders(things):
    for y in (0.115, 0.195):
        place = (0.0, y)
        loft(
            'cup',
            [ring(place, 0.039, 0.3485), ring(place, 0.037, 0.3495), ring(place, 0.0355, 0.348)],
            [things.satin],
            True,
            rounding=1,
        )
        loft('well', [ring(place, 0.0365, 0.3482), ring(place, 0.034, 0.34801)], [things.void], True, True, 0)


def buttons(panel, things, places):
    for x, y in places:
        panel.block((0.030, 0.017, 0.008), things.hard, 0.003, (x, y, 0.002))
        panel.block((0.007, 0.0018, 0.0006), things.mark, 0, (x, y, 0.0062))


def manual(things):
    """Adds a stick in a leather gaiter."""
    y, z = 0.395, 0.352
    rows = [
        ring((0, y), radius, z + up, 32)
        for radius, up in ((0.058, 0.0), (0.052, 0.012), (0.040, 0.034), (0.030, 0.052), (0.024, 0.066), (0.013, 0.082))
    ]
    for index, row in enumerate(rows):  # folds of the leather
        rows[index] = [
            (
                px * (1 + 0.05 * math.sin(9 * turn / 32 * 2 * math.pi) * (index % 4 > 0)),
                y + (py - y) * (1 + 0.05 * math.sin(7 * turn / 32 * 2 * math.pi)) - 0.014 * index / 5,
                pz,
            )
            for turn, (px, py, pz) in enumerate(row)
        ]
    loft('gaiter', rows, [things.seat], True)
    loft(
        'frame',
        [ring((0, y), 0.066, z), ring((0, y), 0.064, z + 0.006), ring((0, y), 0.056, z + 0.005)],
        [things.satin],
        True,
        rounding=1,
    )
    tube('stick', [(0, y - 0.014, z + 0.07), (0, y - 0.022, z + 0.12)], 0.008, things.chrome)
    knob = []
    for radius, up in (
        (0.010, 0.098),
        (0.017, 0.104),
        (0.0245, 0.122),
        (0.027, 0.142),
        (0.0235, 0.158),
        (0.017, 0.1635),
    ):
        knob.append(ring((0, y - 0.022 - up * 0.08), radius, z + up, 32))
    loft('knob', knob, [things.upper], True)
    top = Panel((0, y - 0.036, z + 0.1628), (-4, 0, 0))
    top.disc((0, 0), 0.0172, things.satin, 0.0)
    top.disc((0, 0), 0.0158, things.gloss, 0.0006)
    for x in (-0.0065, 0.0, 0.0065):
        top.line([(x, -0.007), (x, 0.007)], 0.0006, things.mark, 0.001)
    top.line([(-0.0065, 0), (0.0065, 0)], 0.0006, things.mark, 0.001)
    buttons(Panel((0, 0.53, 0.372), (12, 0, 0)), things, ((-0.066, 0), (-0.03, 0), (0.03, 0), (0.066, 0)))


def automatic(things):
    """Adds a short selector that springs back, with its letters beside it."""
    y, z = 0.40, 0.352
    panel = Panel((0, y, z), (0, 0, 0))
    panel.block((0.112, 0.155, 0.012), things.gloss, 0.005, (0, 0, 0.0))
    panel.block((0.116, 0.159, 0.008), things.satin, 0.005, (0, 0, 0.0))
    rows = []
    for shift, half, deep, up in (
        (0.0, 0.020, 0.026, 0.004),
        (0.002, 0.017, 0.021, 0.018),
        (0.004, 0.019, 0.026, 0.034),
        (0.0, 0.025, 0.036, 0.052),
        (-0.006, 0.026, 0.038, 0.066),
        (-0.010, 0.022, 0.032, 0.074),
        (-0.010, 0.012, 0.018, 0.077),
    ):
        row = []
        for step in range(20):
            turn = 2 * math.pi * step / 20
            across, along = math.cos(turn), math.sin(turn)
            row.append(
                (
                    half * math.copysign(abs(across) ** 0.7, across),
                    y + shift + deep * math.copysign(abs(along) ** 0.7, along),
                    z + up,
                )
            )
        rows.append(row)
    loft('selector', rows, [things.upper], True, True)
    tube(
        'ring',
        [(0.019 * math.cos(a / 3), y + 0.003 + 0.024 * math.sin(a / 3), z + 0.03) for a in range(19)],
        0.0022,
        things.chrome,
        True,
    )
    for index, letter in enumerate('RND'):
        panel.text(
            letter, (-0.046, 0.036 - index * 0.026), 0.016, things.mark if letter != 'D' else things.route, 0.0064
        )
    panel.block((0.022, 0.016, 0.006), things.hard, 0.003, (0.040, -0.02, 0.006))
    panel.text('P', (0.036, -0.026), 0.014, things.mark, 0.0094)
    buttons(Panel((0, 0.535, 0.374), (12, 0, 0)), things, ((-0.066, 0), (-0.03, 0), (0.03, 0), (0.066, 0)))
    buttons(panel, things, ((0.040, 0.03),))


def console(gearbox, things):
    body(things)
    arm_rest(things)
    cup_holders(things)
    {'manual': manual, 'automatic': automatic}[gearbox](things)
    block('brake', (0.026, 0.034, 0.012), things.satin, 0.004, (0.0, 0.275, 0.352), (8, 0, 0))
