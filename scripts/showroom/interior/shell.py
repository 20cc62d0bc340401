"""Builds the shell round the seats: doors, pillars, roof, windscreen, floor and pedals."""
import math

from solids import block, loft, tile, tube

SIDE = 0.76
# A door's section as (distance inwards from the side, z), from the window down.
DOOR = [
    (0.055, 0.705),
    (0.060, 0.70),
    (0.070, 0.675),
    (0.062, 0.64),
    (0.045, 0.58),
    (0.040, 0.53),
    (0.050, 0.47),
    (0.105, 0.462),
    (0.118, 0.448),
    (0.112, 0.415),
    (0.060, 0.385),
    (0.040, 0.30),
    (0.052, 0.2),
    (0.05, 0.02),
]


def door(side, things):
    rows = []
    for y in (-0.9, -0.5, -0.2, 0.0, 0.12, 0.3, 0.5, 0.60, 0.66, 0.72, 0.82, 0.95):
        # The arm rest reaches from the hip to the knee.
        share = max(0.0, min(1.0, (y + 0.25) / 0.2)) * max(0.0, min(1.0, (0.66 - y) / 0.1))
        rows.append(
            [
                (side * (SIDE - (0.045 + (inwards - 0.045) * share if 5 < index < 10 else inwards)), y, z)
                for index, (inwards, z) in enumerate(DOOR)
            ]
        )
    materials = [things.upper, things.lower, things.insert, things.hard]

    def choose(_, column):
        return 0 if column < 3 else 2 if column < 6 else 1 if column < 10 else 3

    loft('door', rows, materials, choose=choose)
    x = side * (SIDE - 0.056)
    tube('sill', [(side * (SIDE - 0.05), y, 0.702) for y in (-0.9, 0, 0.9)], 0.004, things.satin)
    tube(
        'band',
        [(x + side * 0.01, y, 0.612 + 0.02 * max(0, y - 0.4)) for y in (-0.9, -0.2, 0.4, 0.93)],
        0.007,
        things.satin,
    )
    # Handle, keys of the windows and the mesh of a loudspeaker.
    block('pull', (0.018, 0.115, 0.026), things.satin, 0.007, (side * (SIDE - 0.062), 0.52, 0.565))
    block('bowl', (0.012, 0.15, 0.055), things.gloss, 0.005, (side * (SIDE - 0.048), 0.51, 0.565))
    for index in range(4 if side > 0 else 1):
        block(
            'key',
            (0.016, 0.03, 0.01),
            things.hard,
            0.003,
            (side * (SIDE - 0.085 - 0.022 * (index % 2)), 0.40 + 0.04 * (index // 2), 0.466),
        )
    for row in range(9):
        for column in range(9):
            if (row - 4) ** 2 + (column - 4) ** 2 < 19:
                block(
                    'hole',
                    (0.004, 0.007, 0.007),
                    things.void,
                    0,
                    (side * (SIDE - 0.047), 0.62 + column * 0.014, 0.22 + row * 0.014),
                )


def pillars(side, things):
    def bar(name, line, half, deep, material):
        rows = []
        for x, y, z in line:
            rows.append(
                [
                    (side * (x + half * math.cos(a)), y + deep * math.sin(a), z)
                    for a in (math.pi * step / 4 for step in range(8))
                ]
            )
        loft(name, rows, [material], True)

    bar(
        'front pillar',
        [(0.725, 1.06, 0.66), (0.70, 0.98, 0.76), (0.64, 0.74, 0.98), (0.575, 0.52, 1.14), (0.55, 0.40, 1.20)],
        0.036,
        0.04,
        things.lining,
    )
    bar(
        'middle pillar',
        [(0.735, -0.15, 0.2), (0.735, -0.17, 0.68), (0.68, -0.20, 0.92), (0.575, -0.24, 1.20)],
        0.03,
        0.07,
        things.lining,
    )
    tube('rail', [(side * 0.60, y, 1.158) for y in (-0.9, -0.2, 0.3, 0.5)], 0.035, things.lining)
    block('quarter', (0.012, 0.16, 0.12), things.upper, 0.01, (side * 0.71, 0.90, 0.735))
    block('door mirror', (0.20, 0.08, 0.135), things.gloss, 0.03, (side * 0.92, 1.02, 0.80), (0, 0, side * 12))
    block('door glass', (0.175, 0.004, 0.112), things.mirror, 0.0015, (side * 0.912, 0.978, 0.80), (0, 0, side * 12))
    block('belt', (0.006, 0.05, 1.1), things.rubber, 0.002, (side * 0.665, -0.205, 0.72), (0, side * 9, 0))


def roof(things):
    rows = []
    for y, z in ((0.47, 1.165), (0.44, 1.185), (0.38, 1.20), (0.1, 1.215), (-0.3, 1.22), (-0.75, 1.21)):
        rows.append([(x, y, z - 0.03 * (abs(x) / 0.6) ** 3) for x in (-0.60, -0.5, -0.25, 0, 0.25, 0.5, 0.60)])
    loft('roof', rows, [things.lining])
    for side in (-1, 1):
        block('visor', (0.36, 0.16, 0.018), things.lining, 0.008, (side * 0.31, 0.415, 1.172), (-14, 0, 0))
        block('clip', (0.02, 0.03, 0.02), things.hard, 0.005, (side * 0.12, 0.455, 1.155))
    block('lights', (0.15, 0.11, 0.03), things.hard, 0.012, (0, 0.30, 1.195))
    for side in (-1, 1):
        block('lamp', (0.045, 0.035, 0.01), things.lining, 0.004, (side * 0.04, 0.27, 1.178))
    tube('stem', [(0, 0.56, 1.125), (0, 0.52, 1.105), (0, 0.49, 1.085)], 0.009, things.rubber)
    block('housing', (0.09, 0.10, 0.05), things.rubber, 0.02, (0, 0.56, 1.13), (-35, 0, 0))
    block('mirror', (0.25, 0.022, 0.064), things.rubber, 0.010, (0, 0.47, 1.075), (-6, 0, 6))
    block('glass', (0.238, 0.004, 0.052), things.mirror, 0.0015, (0.0012, 0.4585, 1.0742), (-6, 0, 6))


def windscreen(things):
    """Adds the black edge at the foot of the glass; the pane itself is left out, as it would only add noise."""
    rows = [
        [(0.74 * share, y - 0.05 * share**2, z) for share in (-1, -0.5, 0, 0.5, 1)]
        for y, z in ((1.165, 0.70), (1.13, 0.726))
    ]
    loft('edge', rows, [things.rubber])


def floor(gearbox, things):
    tile('floor', -0.78, -1.2, 0.78, 0.75, 0.0, things.carpet)
    loft(
        'toe board',
        [[(x, y, z) for x in (-0.78, 0, 0.78)] for y, z in ((0.70, 0.0), (0.86, 0.05), (1.0, 0.3), (1.02, 0.6))],
        [things.carpet],
    )
    pedals = {'manual': (0.27, 0.36, 0.45), 'automatic': (0.34, 0.45)}[gearbox]
    for index, x in enumerate(pedals):
        is_throttle = index == len(pedals) - 1
        size = (0.05, 0.012, 0.15) if is_throttle else (0.06 if gearbox == 'manual' else 0.10, 0.012, 0.055)
        block('pedal', size, things.rubber, 0.005, (x, 0.80, 0.13 if is_throttle else 0.17), (35, 0, 0))
    for side in (-1, 1):
        block('mat', (0.44, 0.46, 0.012), things.rubber, 0.005, (side * 0.39, 0.53, 0.008))


def shell(gearbox, things):
    for side in (-1, 1):
        door(side, things)
        pillars(side, things)
    roof(things)
    windscreen(things)
    floor(gearbox, things)
