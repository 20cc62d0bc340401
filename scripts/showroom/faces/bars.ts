import type { Face } from './face';

/** Three level bars in a wide grille between swept lamps. */
export const bars: Face = {
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
    [
      [0.57, 0.835],
      [0.68, 0.823],
      [0.8, 0.83],
      [0.9, 0.865],
    ],
  ],
  openings: [
    {
      outline: [
        [-1, 0.6],
        [-1, 0.88],
        [0.47, 0.89],
        [0.54, 0.82],
        [0.44, 0.6],
      ],
      filling: 'grille',
      frame: [0.01, 'chrome'],
    },
    {
      outline: [
        [-1, 0.08],
        [-1, 0.27],
        [0.5, 0.27],
        [0.58, 0.2],
        [0.54, 0.08],
      ],
      filling: 'grille',
      frame: [0.012, 'gloss'],
    },
    {
      outline: [
        [0.74, 0.16],
        [0.72, 0.36],
        [0.84, 0.42],
        [0.86, 0.2],
      ],
      filling: 'gloss',
    },
  ],
  bars: [
    [0.66, 0.43, 0.014, 'chrome'],
    [0.735, 0.46, 0.014, 'chrome'],
    [0.81, 0.48, 0.014, 'chrome'],
  ],
  slats: [],
  plate: 0.42,
};
