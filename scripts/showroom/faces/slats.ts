import { type Face, slatsBetween } from './face';

/** An upright slatted box from lamp to lamp, as off-roaders have it. */
export const slats: Face = {
  lamp: [
    [0.56, 0.56],
    [0.55, 0.86],
    [0.72, 0.89],
    [1.02, 0.92],
    [1.02, 0.62],
    [0.8, 0.56],
  ],
  units: [[0.7, 0.72, 0.058]],
  daylight: [
    [
      [0.585, 0.595],
      [0.58, 0.83],
      [0.72, 0.855],
      [0.9, 0.875],
    ],
  ],
  openings: [
    {
      outline: [
        [-1, 0.57],
        [-1, 0.85],
        [0.52, 0.85],
        [0.53, 0.57],
      ],
      filling: 'grille',
      frame: [0.016, 'gloss'],
    },
    {
      outline: [
        [-1, 0.1],
        [-1, 0.26],
        [0.6, 0.26],
        [0.66, 0.1],
      ],
      filling: 'grille',
    },
    {
      outline: [
        [0.74, 0.18],
        [0.74, 0.36],
        [0.88, 0.38],
        [0.88, 0.2],
      ],
      filling: 'trim',
    },
  ],
  bars: [],
  slats: slatsBetween(6, [0.045, 0.47], [0.59, 0.83], 0.026, 'paint'),
  plate: 0.42,
};
