"""The dashboard of a right-hand-drive car: pad, band, vents, screens, climate controls and steering wheel."""
import math

from panel import Panel
from solids import block, loft, ring, tube

DRIVER = 0.37
HALF_WIDTH = 0.74

# Sections of the dashboard's three layers as (y, z); y grows towards the windscreen.
PAD = [(1.16, 0.70), (1.02, 0.728), (0.88, 0.735), (0.80, 0.73), (0.762, 0.716), (0.752, 0.695), (0.765, 0.678)]
BAND = [(0.764, 0.680), (0.762, 0.676), (0.772, 0.645), (0.782, 0.618), (0.786, 0.614)]
LOWER = [(0.784, 0.616), (0.764, 0.606), (0.748, 0.585), (0.752, 0.54), (0.778, 0.46), (0.82, 0.38), (0.90, 0.30)]


def sweep(section, x):
    """Returns a section at x: the ends curl back towards the doors' sills."""
    share = abs(x) / HALF_WIDTH
    return [(x, y - 0.05 * share**3, z - 0.012 * share**2) for y, z in section]


def layer(name, section, material, rounding=2):
    xs = [HALF_WIDTH * (step / 10 - 1) for step in range(21)]
    return loft(name, [sweep(section, x) for x in xs], [material], rounding=rounding)


def vent(panel, width, height, things):
    """Adds an air vent in the band: a dark mouth with a rim, level slats and one upright."""
    panel.block((width + 0.012, height + 0.012, 0.014), things.gloss, 0.006, (0, 0, 0.002))
    panel.plate((-width / 2, -height / 2), (width / 2, height / 2), things.void, 0.0095)
    count = 4
    for index in range(count):
        y = height * ((index + 0.5) / count - 0.5)
        panel.block((width, 0.0022, 0.012), things.hard, 0.0008, (0, y, 0.010), (-25, 0, 0))
    panel.block((0.010, height * 0.34, 0.010), things.satin, 0.003, (0, 0, 0.015))


def centre_screen(things):
    """Adds the upright tablet over the middle of the dashboard, which shows a map and the current track."""
    panel = Panel((0.0, 0.733, 0.762), (78, 0, -3))
    width, height = 0.292, 0.158
    panel.block((width, height, 0.014), things.gloss, 0.005, (0, 0, 0))
    left, right, low, high, depth = (
        -width / 2 + 0.009,
        width / 2 - 0.009,
        -height / 2 + 0.011,
        height / 2 - 0.009,
        0.0074,
    )
    panel.plate((left, low), (right, high), things.sea, depth)
    split = left + 0.176
    panel.plate((left, low), (split, high), things.land, depth + 0.0002)

    def inside(share, up):
        return left + share * (split - left), low + up * (high - low)

    streets = [
        [(0, 0.22), (0.3, 0.30), (0.62, 0.25), (1, 0.34)],
        [(0, 0.62), (0.28, 0.58), (0.6, 0.72), (1, 0.68)],
        [(0.2, 0), (0.26, 0.4), (0.2, 0.7), (0.28, 1)],
        [(0.72, 0), (0.66, 0.35), (0.74, 0.7), (0.7, 1)],
        [(0, 0.88), (0.35, 0.84), (1, 0.92)],
        [(0.45, 0), (0.5, 0.5), (0.46, 1)],
        [(0.86, 0), (0.9, 0.5), (0.88, 1)],
    ]
    for street in streets:
        panel.line([inside(*point) for point in street], 0.0009, things.road, depth + 0.0004)
    route = [(0.22, 0.0), (0.26, 0.28), (0.3, 0.30), (0.62, 0.26), (0.67, 0.4), (0.7, 0.68), (0.72, 0.86)]
    panel.line([inside(*point) for point in route], 0.0017, things.route, depth + 0.0008)
    panel.disc(inside(0.62, 0.26), 0.0052, things.mark, depth + 0.003)
    panel.disc(inside(0.62, 0.26), 0.0036, things.route, depth + 0.0032)
    side = split + 0.010
    panel.plate((side, high - 0.047), (side + 0.036, high - 0.011), things.warm, depth + 0.0004)
    panel.disc((side + 0.018, high - 0.029), 0.010, things.sea, depth + 0.0008)
    for index, (share, material) in enumerate(((0.9, things.mark), (0.6, things.dim), (0.75, things.dim))):
        y = high - 0.016 - index * 0.013
        panel.plate((side + 0.043, y - 0.003), (side + 0.043 + 0.042 * share, y), material, depth + 0.0004)
    panel.plate((side, high - 0.060), (right - 0.008, high - 0.0585), things.dim, depth + 0.0004)
    panel.plate((side, high - 0.060), (side + 0.036, high - 0.0585), things.mark, depth + 0.0006)
    for index in range(3):
        x = side + 0.012 + index * 0.028
        panel.disc((x, high - 0.077), 0.0075 if index == 1 else 0.005, things.mark, depth + 0.0004)
    panel.text('21\u00b0', (side + 0.002, low + 0.013), 0.022, things.mark, depth + 0.0006)
    panel.text('14:05', (right - 0.009, low + 0.016), 0.015, things.dim, depth + 0.0006, 'RIGHT')


def instruments(things):
    """Adds a hood over a wide screen with two dials and a display between them."""
    rows = []
    for y, grow, drop in (
        (0.86, 1.0, 0.018),
        (0.74, 1.03, 0.004),
        (0.655, 1.02, 0.0),
        (0.632, 1.0, 0.002),
        (0.64, 0.96, 0.006),
    ):
        row = []
        for step in range(15):
            turn = math.pi * step / 14
            across = math.copysign(abs(math.cos(turn)) ** 0.55, math.cos(turn))
            row.append((DRIVER + 0.178 * grow * across, y, 0.715 + 0.105 * grow * math.sin(turn) ** 0.75 - drop))
        rows.append(row)
    hood = loft('hood', rows, [things.upper])
    hood.modifiers.new('thickness', 'SOLIDIFY').thickness = -0.012
    panel = Panel((DRIVER, 0.715, 0.755), (70, 0, 0))
    panel.block((0.32, 0.118, 0.012), things.gloss, 0.004, (0, 0, 0))
    depth = 0.0066
    for side, share in ((-1, 0.62), (1, 0.28)):
        place = (side * 0.098, -0.002)
        panel.arc(place, 0.047, 0.0012, -40, 220, things.dim, depth)
        panel.arc(
            place, 0.042, 0.006, 220, 220 - 260 * share, things.route if side < 0 else things.mark, depth + 0.0002
        )
        for step in range(9):
            angle = math.radians(220 - 260 * step / 8)
            tip = [(place[0] + r * math.cos(angle), place[1] + r * math.sin(angle)) for r in (0.029, 0.034)]
            panel.line(tip, 0.0007, things.mark, depth + 0.0004)
        panel.text(
            '48' if side < 0 else '1.9', (place[0], place[1] - 0.007), 0.022, things.mark, depth + 0.0006, 'CENTER'
        )
    panel.plate((-0.036, -0.046), (0.036, 0.046), things.land, depth)
    panel.line(
        [(-0.004, -0.046), (-0.004, -0.01), (0.012, 0.014), (0.012, 0.046)], 0.0016, things.route, depth + 0.0004
    )
    panel.line([(-0.036, -0.014), (0.0, -0.01), (0.036, -0.02)], 0.0009, things.road, depth + 0.0002)


def steering_wheel(things):
    panel = Panel((DRIVER, 0.485, 0.655), (66, 0, 0))
    rim_radius, grip = 0.178, 0.0165

    def rim(turn):
        flat = 1 - 0.06 * max(0.0, -math.sin(turn)) ** 6
        return rim_radius * math.cos(turn), rim_radius * flat * math.sin(turn)

    rows = []
    for step in range(48):
        turn = 2 * math.pi * step / 48
        thick = grip * (1.12 if abs(math.sin(turn)) < 0.4 else 1)
        x, y = rim(turn)
        row = []
        for around in range(12):
            angle = 2 * math.pi * around / 12
            out = math.cos(angle) * thick * 0.86
            row.append((x + out * math.cos(turn), y + out * math.sin(turn), math.sin(angle) * thick * 1.1))
        rows.append(row)
    panel.put(loft('rim', [*rows, rows[0]], [things.upper], True, rounding=1))
    inner = [(0.945 * x, 0.945 * y) for x, y in (rim(2 * math.pi * step / 40) for step in range(40))]
    panel.put(tube('stitch', [(x, y, 0.008) for x, y in inner], 0.0012, things.thread, True))
    # Two level spokes and a double one below.
    for side in (-1, 1):
        rows = [
            [(side * x, y + up, z) for up, z in ((-half, -0.004), (-half, 0.010), (half, 0.010), (half, -0.004))]
            for x, y, half, z in ((0.05, -0.004, 0.032, 0), (0.11, 0.0, 0.022, 0), (0.172, 0.006, 0.020, 0))
        ]
        panel.put(loft('spoke', rows, [things.hard], True, True, 1))
        panel.block((0.058, 0.034, 0.014), things.gloss, 0.006, (side * 0.105, 0.0, 0.010))
        panel.block((0.060, 0.036, 0.010), things.satin, 0.006, (side * 0.105, 0.0, 0.0085))
        for mark in (-0.014, 0.0, 0.014):
            panel.block((0.005, 0.003, 0.0006), things.mark, 0, (side * 0.105 + mark, 0.0, 0.0175))
        panel.put(
            tube(
                'lower spoke',
                [(side * 0.026, -0.045, 0.0), (side * 0.03, -0.1, -0.002), (side * 0.034, -0.168, 0.0)],
                0.011,
                things.satin,
            )
        )
    hub = []
    for scale, z in ((0.93, -0.03), (1.0, 0.0), (0.97, 0.018), (0.86, 0.027), (0.5, 0.033), (0.06, 0.035)):
        row = []
        for step in range(24):
            turn = 2 * math.pi * step / 24
            across = math.copysign(abs(math.cos(turn)) ** 0.7, math.cos(turn)) * 0.078
            up = math.copysign(abs(math.sin(turn)) ** 0.8, math.sin(turn)) * (0.052 if math.sin(turn) > 0 else 0.062)
            row.append((across * scale, up * scale, z))
        hub.append(row)
    panel.put(loft('hub', hub, [things.upper], True, True))
    panel.put(loft('column', [ring((0, 0), 0.052, -0.03), ring((0, 0), 0.06, -0.2)], [things.hard], True, rounding=1))
    for side in (-1, 1):  # stalks for lights and wipers
        panel.put(
            tube(
                'stalk',
                [(side * 0.05, 0.01, -0.05), (side * 0.12, 0.035, -0.045), (side * 0.165, 0.05, -0.03)],
                0.0075,
                things.hard,
            )
        )


def climate(things):
    """Adds two knobs, a display and a row of keys between the vents and the console."""
    panel = Panel((0.0, 0.738, 0.548), (74, 0, 0))
    panel.block((0.296, 0.074, 0.02), things.gloss, 0.008, (0, 0, 0))
    for side in (-1, 1):
        panel.knob((side * 0.112, 0.006), 0.0225, 0.022, things)
        panel.text('21', (side * 0.055, 0.003), 0.015, things.mark, 0.0106, 'CENTER')
    for index in range(7):
        x = (index - 3) * 0.0235
        panel.block((0.0205, 0.013, 0.006), things.hard, 0.002, (x, -0.022, 0.010))
        panel.block((0.006, 0.0018, 0.0006), things.mark if index != 2 else things.route, 0, (x, -0.022, 0.0132))
    panel.arc((0, 0.010), 0.010, 0.0012, 200, -20, things.dim, 0.0106)


def dashboard(things):
    layer('pad', PAD, things.upper)
    layer('band', BAND, things.gloss)
    layer('lower', LOWER, things.lower)
    for edge, radius in ((PAD[-1], 0.002), (BAND[-1], 0.0022)):
        line = [sweep([edge], HALF_WIDTH * (step / 10 - 1))[0] for step in range(21)]
        tube('line', [(x, y - 0.004, z) for x, y, z in line], radius, things.satin)
    seam = [sweep([(0.781, 0.732)], HALF_WIDTH * (step / 10 - 1))[0] for step in range(21)]
    tube('seam', seam, 0.0012, things.thread)
    for x, width in ((-0.082, 0.118), (0.082, 0.118), (-0.64, 0.125), (0.655, 0.105)):
        slope = 0.15 * (x / HALF_WIDTH) ** 2 / HALF_WIDTH
        turn = math.degrees(math.atan(slope)) * math.copysign(1, x)
        vent(Panel(sweep([(0.771, 0.647)], x)[0], (72, 0, turn)), width, 0.040, things)
    # The lid of the glove box: a groove, and a handle.
    top, middle, foot = [(y - 0.001, z) for y, z in (LOWER[2], LOWER[3], (0.772, 0.475))]
    across = [-0.60 + 0.05 * step for step in range(9)]
    groove = [sweep([top], x)[0] for x in across] + sweep([middle], across[-1])
    groove += [sweep([foot], x)[0] for x in reversed(across)] + sweep([middle], across[0])
    tube('groove', groove, 0.0022, things.void, True, True)
    block('handle', (0.1, 0.012, 0.018), things.satin, 0.004, (-0.41, 0.733, 0.566), (-10, 0, 4))
    centre_screen(things)
    instruments(things)
    climate(things)
    steering_wheel(things)
