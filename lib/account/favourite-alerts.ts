/** When changes of saved cars are mailed, by the value of the column `favourite_alerts`. */
export const FAVOURITE_ALERTS = {
  at_once: 'At once',
  daily: 'Once a day, in the morning',
  off: 'Never',
} as const;

export type FavouriteAlerts = keyof typeof FAVOURITE_ALERTS;

/** Narrows a stored or submitted value. */
export const isFavouriteAlerts = (value: unknown): value is FavouriteAlerts =>
  typeof value === 'string' && Object.hasOwn(FAVOURITE_ALERTS, value);
