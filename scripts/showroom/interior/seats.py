"""Seats: lofts across a curved spine, with bolsters, a middle panel, seams and a head rest on two posts."""
import math

from mathutils import Vector
from solids import block, loft, tube

# Half a section, from the middle of the front round the edge to the middle of the back: across (1 is the edge) and
# depth (1 is the thickness, 0 the face of the middle panel; the bolsters stand before it).
HALF = [
    (0.0, 0.0),
    (0.3, 0.0),
    (0.56, 0.02),
    (0.62, 0.07),
    (0.68, -0.06),
    (0.8, -0.34),
    (0.92, -0.42),
    (1.0, -0.2),
    (1.02, 0.25),
    (0.98, 0.66),
    (0.82, 0.92),
    (0.45, 1.0),
    (0.0, 1.0),
]
SECTION = HALF + [(-across, depth) for across, depth in reversed(HALF[1:-1])]
PANEL = (0, 1, 2, len(SECTION) - 1, len(SECTION) - 2, len(SECTION) - 3)


def cushion_rows(spine, bolster):
    """Returns the rows of a loft from a spine of (y, z, half width, thickness, share of bolster), end to end."""
    rows = []
    for index, (y, z, half, thickness, share) in enumerate(spine):
        before, after = spine[max(index - 1, 0)], spine[min(index + 1, len(spine) - 1)]
        along = Vector((0, after[0] - before[0], after[1] - before[1])).normalized()
        out = Vector((1, 0, 0)).cross(along)  # away from the occupant
        row = []
        for across, depth in SECTION:
            lift = depth * thickness if depth > 0 else depth * bolster * share
            row.append(Vector((across * half, y, z)) + out * lift)
        rows.append(row)
    return rows


def padded(name, x, spine, bolster, things, insert_rows):
    """Adds one cushion of a seat at x; from the first to before the last of `insert_rows` its middle is the insert."""
    first, end = insert_rows
    rows = [[(point.x + x, point.y, point.z) for point in row] for row in cushion_rows(spine, bolster)]

    def choose(row, column):
        return 1 if first <= row < end and column in PANEL else 0

    loft(name, rows, [things.seat, things.insert], True, True, 2, choose)
    for column in (3, len(SECTION) - 3):
        line = [row[column] for row in rows[first : end + 1]]
        tube('seam', line, 0.0016, things.thread)
    for column in (7, len(SECTION) - 7):
        tube('piping', [row[column] for row in rows[1:-1]], 0.0014, things.thread)


def head_rest(x, y, z, things, half=0.135, height=0.17):
    rows = []
    for share in (-1, -0.8, -0.3, 0.3, 0.8, 1):
        size = math.sqrt(max(0.1, 1 - abs(share) ** 3.2))
        row = []
        for step in range(16):
            turn = 2 * math.pi * step / 16
            across, deep = math.cos(turn), math.sin(turn)
            flat = abs(across) ** 0.6 * math.copysign(1, across), abs(deep) ** 0.7 * math.copysign(1, deep)
            bow = 0.02 * (flat[0] ** 2)
            row.append(
                (
                    x + flat[0] * half * (0.82 + 0.18 * size),
                    y + flat[1] * 0.05 * size + bow - share * 0.012,
                    z + share * height / 2,
                )
            )
        rows.append(row)
    loft('head rest', rows, [things.seat], True, True, 2)
    for side in (-0.055, 0.055):
        tube('post', [(x + side, y + 0.01, z - height), (x + side, y, z)], 0.006, things.chrome)


def front_seat(x, things):
    """Adds a front seat whose middle is at x."""
    # (y, z, half width, thickness, share of bolster)
    cushion = [
        (0.465, 0.22, 0.225, 0.08, 0.0),
        (0.465, 0.285, 0.235, 0.10, 0.1),
        (0.42, 0.315, 0.25, 0.14, 0.5),
        (0.34, 0.312, 0.26, 0.15, 0.9),
        (0.20, 0.296, 0.26, 0.16, 1.0),
        (0.05, 0.282, 0.25, 0.15, 0.85),
        (-0.06, 0.262, 0.225, 0.13, 0.2),
        (-0.10, 0.20, 0.20, 0.10, 0.0),
    ]
    padded('cushion', x, cushion, 0.10, things, (2, 6))
    back = [
        (-0.015, 0.22, 0.20, 0.10, 0.0),
        (-0.03, 0.30, 0.225, 0.11, 0.5),
        (-0.055, 0.42, 0.24, 0.12, 0.95),
        (-0.095, 0.56, 0.245, 0.12, 1.0),
        (-0.14, 0.69, 0.24, 0.115, 0.85),
        (-0.185, 0.79, 0.215, 0.105, 0.5),
        (-0.215, 0.845, 0.185, 0.095, 0.2),
        (-0.245, 0.875, 0.15, 0.07, 0.0),
    ]
    padded('back', x, back, 0.11, things, (1, 6))
    head_rest(x, -0.265, 0.985, things)
    block('base', (0.4, 0.46, 0.1), things.hard, 0.03, (x, 0.16, 0.12))
    inner = -math.copysign(1, x)
    block('buckle', (0.028, 0.05, 0.12), things.rubber, 0.008, (x + inner * 0.265, -0.02, 0.32), (20, 0, 0))
    block('press', (0.018, 0.03, 0.01), things.red, 0.003, (x + inner * 0.265, -0.041, 0.377), (20, 0, 0))
