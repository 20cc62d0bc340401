import type { FaceName } from '@/lib/showroom/design-options';
import type { Vec2 } from './geometry/vector';

type Outline = readonly Vec2[];

/**
 * A face as numbers, stretched over any nose: points are [share of half the width, share of the
 * height between the ground clearance and the bonnet's edge]; lamps go on round the corner, beyond 1.
 */
export type Face = {
  lamp: Outline;
  /** Round light units in the lamp, with their radius in metres. */
  units: readonly (readonly [number, number, number])[];
  daylight: Outline;
  /** Openings with their filling; `frame` is the width of a bright edge in metres. */
  openings: readonly {
    outline: Outline;
    filling: 'grille' | 'gloss' | 'trim';
    frame?: readonly [number, 'chrome' | 'gloss'];
  }[];
  /** Level bars across the middle: height, half length, thickness in metres. */
  bars: readonly (readonly [number, number, number])[];
  /** Upright bars, from the first to the second height. */
  slats: readonly (readonly [number, Vec2])[];
  /** A line of light across the whole nose, at this height. */
  lightBar?: number;
  badge: number;
  plate: number;
};

const bars: Face = {
  lamp: [
    [0.53, 0.81],
    [0.56, 0.92],
    [0.84, 0.985],
    [1.26, 1.02],
    [1.2, 0.9],
    [0.8, 0.79],
  ],
  units: [
    [0.66, 0.875, 0.03],
    [0.77, 0.885, 0.028],
  ],
  daylight: [
    [0.57, 0.835],
    [0.68, 0.823],
    [0.8, 0.83],
    [0.9, 0.865],
  ],
  openings: [
    {
      outline: [
        [-1, 0.49],
        [-1, 0.86],
        [0.46, 0.88],
        [0.54, 0.8],
        [0.4, 0.49],
      ],
      filling: 'grille',
      frame: [0.014, 'chrome'],
    },
    {
      outline: [
        [-1, 0.06],
        [-1, 0.27],
        [0.52, 0.27],
        [0.6, 0.19],
        [0.54, 0.06],
      ],
      filling: 'grille',
    },
    {
      outline: [
        [0.7, 0.17],
        [0.68, 0.33],
        [0.84, 0.38],
        [0.87, 0.2],
      ],
      filling: 'trim',
    },
  ],
  bars: [
    [0.58, 0.4, 0.012],
    [0.67, 0.43, 0.012],
    [0.76, 0.46, 0.012],
  ],
  slats: [],
  badge: 0.68,
  plate: 0.38,
};

const frame: Face = {
  lamp: [
    [0.52, 0.76],
    [0.5, 0.86],
    [0.82, 0.97],
    [1.22, 1.0],
    [1.16, 0.88],
    [0.86, 0.8],
    [0.66, 0.74],
  ],
  units: [
    [0.63, 0.83, 0.032],
    [0.75, 0.862, 0.028],
  ],
  daylight: [
    [0.54, 0.785],
    [0.64, 0.77],
    [0.74, 0.8],
    [0.88, 0.84],
    [1.0, 0.885],
  ],
  openings: [
    {
      outline: [
        [-1, 0.12],
        [-1, 0.89],
        [0.3, 0.9],
        [0.43, 0.62],
        [0.43, 0.44],
        [0.3, 0.12],
      ],
      filling: 'grille',
      frame: [0.02, 'chrome'],
    },
    {
      outline: [
        [0.56, 0.14],
        [0.54, 0.26],
        [0.62, 0.5],
        [0.84, 0.54],
        [0.87, 0.26],
        [0.78, 0.15],
      ],
      filling: 'trim',
    },
  ],
  bars: [
    [0.22, 0.32, 0.01],
    [0.32, 0.36, 0.01],
    [0.54, 0.4, 0.01],
    [0.64, 0.39, 0.01],
    [0.74, 0.34, 0.01],
  ],
  slats: [],
  badge: 0.78,
  plate: 0.42,
};

const pair: Face = {
  lamp: [
    [0.44, 0.74],
    [0.43, 0.9],
    [0.7, 0.95],
    [1.1, 0.98],
    [1.16, 0.9],
    [0.9, 0.77],
    [0.6, 0.71],
  ],
  units: [
    [0.54, 0.83, 0.042],
    [0.7, 0.85, 0.042],
  ],
  daylight: [
    [0.47, 0.765],
    [0.58, 0.738],
    [0.72, 0.762],
    [0.9, 0.815],
  ],
  openings: [
    {
      outline: [
        [0.035, 0.6],
        [0.03, 0.86],
        [0.1, 0.91],
        [0.28, 0.9],
        [0.34, 0.82],
        [0.3, 0.62],
        [0.22, 0.57],
        [0.1, 0.56],
      ],
      filling: 'grille',
      frame: [0.016, 'chrome'],
    },
    {
      outline: [
        [-1, 0.08],
        [-1, 0.3],
        [0.4, 0.31],
        [0.5, 0.25],
        [0.46, 0.08],
      ],
      filling: 'grille',
    },
    {
      outline: [
        [0.6, 0.12],
        [0.6, 0.34],
        [0.82, 0.42],
        [0.92, 0.3],
        [0.86, 0.14],
      ],
      filling: 'grille',
    },
  ],
  bars: [],
  slats: [0.075, 0.12, 0.165, 0.21, 0.255].map((u) => [u, [0.6, 0.87]] as const),
  badge: 0.98,
  plate: 0.44,
};

const band: Face = {
  lamp: [
    [0.5, 0.84],
    [0.5, 0.91],
    [0.84, 0.955],
    [1.18, 0.985],
    [1.14, 0.92],
    [0.82, 0.85],
  ],
  units: [
    [0.62, 0.88, 0.024],
    [0.71, 0.888, 0.024],
    [0.8, 0.897, 0.024],
  ],
  daylight: [
    [0.52, 0.9],
    [0.68, 0.922],
    [0.84, 0.94],
    [1.0, 0.955],
  ],
  openings: [
    {
      outline: [
        [-1, 0.845],
        [-1, 0.91],
        [0.5, 0.91],
        [0.5, 0.845],
      ],
      filling: 'gloss',
    },
    {
      outline: [
        [-1, 0.06],
        [-1, 0.36],
        [0.42, 0.36],
        [0.66, 0.24],
        [0.62, 0.06],
      ],
      filling: 'grille',
    },
    {
      outline: [
        [0.8, 0.14],
        [0.78, 0.46],
        [0.88, 0.56],
        [0.94, 0.5],
        [0.92, 0.18],
      ],
      filling: 'gloss',
    },
  ],
  bars: [
    [0.13, 0.56, 0.016],
    [0.22, 0.58, 0.016],
  ],
  slats: [],
  lightBar: 0.9,
  badge: 0.76,
  plate: 0.5,
};

export const FACE_SHAPES: Readonly<Record<FaceName, Face>> = { bars, frame, pair, band };
