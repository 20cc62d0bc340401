/** The car whose outline is drawn: the smallest of the class, the largest, or the buyer's present one. */
export type CarLook = 'least' | 'greatest' | 'present';

const LINES: Record<CarLook, string> = {
  least: 'fill-line stroke-ink',
  greatest: 'fill-none stroke-ink',
  present: 'fill-none stroke-dealer',
};
const DASHES: Record<CarLook, string | undefined> = {
  least: undefined,
  greatest: '7 5',
  present: '2 4',
};

/** The SVG attributes of a car's outline. */
export const carLine = (look: CarLook) => ({
  className: LINES[look],
  strokeDasharray: DASHES[look],
  strokeWidth: 1.5,
});

/** Shades the parts of the cars beyond the space. */
export const BEYOND = { className: 'fill-danger', opacity: 0.22 } as const;
