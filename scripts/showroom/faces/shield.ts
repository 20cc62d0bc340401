import { type Face, slatsBetween } from './face';

/** A tall six-sided grille with fine upright ribs in a bright frame. */
export const shield: Face = {
  lamp: [
    [0.54, 0.77],
    [0.53, 0.87],
    [0.82, 0.97],
    [1.22, 1.0],
    [1.16, 0.89],
    [0.86, 0.81],
    [0.68, 0.75],
  ],
  units: [
    [0.65, 0.83, 0.032],
    [0.77, 0.862, 0.028],
  ],
  daylight: [
    [
      [0.56, 0.79],
      [0.66, 0.775],
      [0.76, 0.805],
      [0.9, 0.845],
      [1.02, 0.89],
    ],
  ],
  openings: [
    {
      outline: [
        [-1, 0.34],
        [-1, 0.9],
        [0.34, 0.91],
        [0.46, 0.74],
        [0.42, 0.56],
        [0.26, 0.34],
      ],
      filling: 'grille',
      frame: [0.014, 'chrome'],
    },
    {
      outline: [
        [-1, 0.08],
        [-1, 0.24],
        [0.5, 0.24],
        [0.58, 0.08],
      ],
      filling: 'grille',
    },
    {
      outline: [
        [0.62, 0.16],
        [0.66, 0.34],
        [0.86, 0.46],
        [0.87, 0.26],
        [0.8, 0.16],
      ],
      filling: 'grille',
      frame: [0.01, 'gloss'],
    },
  ],
  bars: [],
  slats: slatsBetween(9, [0.025, 0.385], [0.6, 0.87], 0.007, 'gloss'),
  plate: 0.46,
};
