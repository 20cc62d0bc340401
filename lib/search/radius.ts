/** Bounds of the radius of a search, in miles, with the step of its slider. */
export const RADIUS = { min: 5, max: 200, step: 5 } as const;
/** The radius of a search with a location alone. */
export const DEFAULT_RADIUS = 50;
