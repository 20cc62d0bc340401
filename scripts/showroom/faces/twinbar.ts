import type { Face } from './face';

/** Two level slots, one above the other, each under a bright bar. */
export const twinbar: Face = {
  lamp: [
    [0.56, 0.68],
    [0.57, 0.87],
    [0.8, 0.93],
    [1.14, 0.96],
    [1.18, 0.86],
    [0.9, 0.7],
  ],
  units: [
    [0.67, 0.785, 0.036],
    [0.8, 0.805, 0.036],
  ],
  daylight: [
    [
      [0.585, 0.855],
      [0.74, 0.89],
      [0.92, 0.912],
    ],
    [
      [0.585, 0.7],
      [0.74, 0.705],
      [0.9, 0.725],
    ],
  ],
  openings: [
    {
      outline: [
        [-1, 0.79],
        [-1, 0.86],
        [0.53, 0.86],
        [0.52, 0.79],
      ],
      filling: 'grille',
    },
    {
      outline: [
        [-1, 0.67],
        [-1, 0.74],
        [0.52, 0.74],
        [0.5, 0.67],
      ],
      filling: 'grille',
    },
    {
      outline: [
        [-1, 0.08],
        [-1, 0.28],
        [0.56, 0.3],
        [0.68, 0.2],
        [0.64, 0.08],
      ],
      filling: 'grille',
      frame: [0.012, 'gloss'],
    },
    {
      outline: [
        [0.78, 0.22],
        [0.78, 0.4],
        [0.88, 0.44],
        [0.89, 0.26],
      ],
      filling: 'gloss',
    },
  ],
  bars: [
    [0.865, 0.52, 0.013, 'chrome'],
    [0.745, 0.51, 0.013, 'chrome'],
  ],
  slats: [],
  plate: 0.47,
};
