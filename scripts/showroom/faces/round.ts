import type { Face } from './face';

/** Round lamps with a ring of daylight, no grille, one low intake. */
export const round: Face = {
  lamp: { centre: [0.68, 0.79], radius: 0.098 },
  units: [[0.68, 0.79, 0.052]],
  daylight: 'ring',
  openings: [
    {
      outline: [
        [-1, 0.1],
        [-1, 0.29],
        [0.44, 0.29],
        [0.56, 0.24],
        [0.52, 0.1],
      ],
      filling: 'grille',
      frame: [0.01, 'gloss'],
    },
    {
      outline: [
        [0.66, 0.22],
        [0.66, 0.3],
        [0.86, 0.34],
        [0.87, 0.24],
      ],
      filling: 'grille',
    },
  ],
  bars: [[0.19, 0.5, 0.012, 'gloss']],
  slats: [],
  plate: 0.45,
};
