import type { Face } from './face';

/** A six-sided grille of dark hexagons between narrow lamps. */
export const mesh: Face = {
  lamp: [
    [0.58, 0.78],
    [0.57, 0.85],
    [0.8, 0.92],
    [1.2, 0.97],
    [1.18, 0.89],
    [0.9, 0.81],
  ],
  units: [
    [0.67, 0.826, 0.024],
    [0.76, 0.848, 0.024],
    [0.85, 0.868, 0.024],
  ],
  daylight: [
    [
      [0.6, 0.86],
      [0.78, 0.905],
      [1.0, 0.935],
    ],
  ],
  openings: [
    {
      outline: [
        [-1, 0.42],
        [-1, 0.86],
        [0.42, 0.86],
        [0.54, 0.68],
        [0.42, 0.42],
      ],
      filling: 'grille',
      frame: [0.014, 'gloss'],
      mesh: 0.06,
    },
    {
      outline: [
        [-1, 0.1],
        [-1, 0.26],
        [0.44, 0.26],
        [0.52, 0.1],
      ],
      filling: 'grille',
    },
    {
      outline: [
        [0.64, 0.12],
        [0.68, 0.38],
        [0.87, 0.52],
        [0.88, 0.3],
        [0.8, 0.14],
      ],
      filling: 'grille',
      frame: [0.01, 'gloss'],
    },
  ],
  bars: [],
  slats: [],
  plate: 0.5,
};
