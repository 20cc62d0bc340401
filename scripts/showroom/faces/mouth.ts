import type { Face } from './face';

/** A low, wide mouth under swept lamps, as sports cars have it. */
export const mouth: Face = {
  lamp: [
    [0.56, 0.72],
    [0.58, 0.8],
    [0.82, 0.92],
    [1.2, 1.0],
    [1.14, 0.88],
    [0.86, 0.75],
    [0.7, 0.7],
  ],
  units: [
    [0.68, 0.775, 0.032],
    [0.8, 0.83, 0.032],
  ],
  daylight: [
    [
      [0.6, 0.735],
      [0.72, 0.72],
      [0.86, 0.77],
      [1.0, 0.83],
    ],
  ],
  openings: [
    {
      outline: [
        [-1, 0.1],
        [-1, 0.36],
        [0.36, 0.38],
        [0.6, 0.33],
        [0.66, 0.2],
        [0.5, 0.1],
      ],
      filling: 'grille',
      frame: [0.012, 'gloss'],
    },
    {
      outline: [
        [0.74, 0.14],
        [0.76, 0.44],
        [0.88, 0.54],
        [0.9, 0.24],
        [0.84, 0.14],
      ],
      filling: 'grille',
    },
  ],
  bars: [[0.25, 0.6, 0.012, 'gloss']],
  slats: [],
  plate: 0.52,
};
