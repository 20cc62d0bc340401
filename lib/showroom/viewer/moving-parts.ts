/** The parts of a model that open, by the names of their animations. */
export const MOVING_PARTS = {
  'front doors': 'Front doors',
  'rear doors': 'Rear doors',
  boot: 'Boot',
} as const;
export type MovingPart = keyof typeof MOVING_PARTS;

/** How far a part is open, from 0 to 1. */
export const OPENINGS = { closed: 0, half: 0.5, open: 1 } as const;
export type Opening = keyof typeof OPENINGS;

/** The moving parts among a model's animations. */
export const movingParts = (animations: readonly string[]) =>
  (Object.keys(MOVING_PARTS) as MovingPart[]).filter((part) => animations.includes(part));
