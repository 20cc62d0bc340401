import type { Face } from './face';

/** A small slot over a body-coloured bumper between tall lamps, as small cars have it. */
export const slot: Face = {
  lamp: [
    [0.54, 0.7],
    [0.56, 0.86],
    [0.7, 0.95],
    [1.06, 1.02],
    [1.12, 0.9],
    [0.86, 0.72],
    [0.66, 0.66],
  ],
  units: [
    [0.68, 0.8, 0.044],
    [0.83, 0.85, 0.032],
  ],
  daylight: [
    [
      [0.57, 0.715],
      [0.67, 0.685],
      [0.82, 0.73],
      [0.98, 0.83],
    ],
  ],
  openings: [
    {
      outline: [
        [-1, 0.76],
        [-1, 0.83],
        [0.4, 0.845],
        [0.46, 0.815],
        [0.4, 0.77],
      ],
      filling: 'grille',
      frame: [0.008, 'gloss'],
    },
    {
      outline: [
        [-1, 0.1],
        [-1, 0.34],
        [0.38, 0.34],
        [0.56, 0.22],
        [0.52, 0.1],
      ],
      filling: 'grille',
      frame: [0.012, 'gloss'],
    },
    {
      outline: [
        [0.72, 0.24],
        [0.72, 0.34],
        [0.86, 0.38],
        [0.87, 0.27],
      ],
      filling: 'gloss',
    },
  ],
  bars: [
    [0.18, 0.5, 0.012, 'gloss'],
    [0.26, 0.46, 0.012, 'gloss'],
  ],
  slats: [],
  plate: 0.54,
};
