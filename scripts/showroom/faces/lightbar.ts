import type { Face } from './face';

/** A slim lamp over the whole width and a closed nose, as electric cars have it. */
export const lightbar: Face = {
  lamp: [
    [0.5, 0.84],
    [0.5, 0.91],
    [0.84, 0.955],
    [1.18, 0.985],
    [1.14, 0.92],
    [0.82, 0.85],
  ],
  units: [
    [0.62, 0.878, 0.022],
    [0.71, 0.886, 0.022],
    [0.8, 0.895, 0.022],
  ],
  daylight: [
    [
      [0.52, 0.9],
      [0.68, 0.922],
      [0.84, 0.94],
      [1.0, 0.955],
    ],
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
        [-1, 0.08],
        [-1, 0.32],
        [0.42, 0.32],
        [0.66, 0.22],
        [0.62, 0.08],
      ],
      filling: 'grille',
    },
    {
      outline: [
        [0.8, 0.16],
        [0.79, 0.44],
        [0.86, 0.5],
        [0.9, 0.2],
      ],
      filling: 'grille',
      frame: [0.01, 'gloss'],
    },
  ],
  bars: [
    [0.15, 0.56, 0.014, 'gloss'],
    [0.23, 0.58, 0.014, 'gloss'],
  ],
  slats: [],
  lightBar: 0.9,
  plate: 0.52,
};
