/** Messages of a viewer whose code does not load; in a file of their own, as a car's page has them before any press. */
export const CODE_FAILED = 'The viewer could not be loaded.';
export const OFFLINE = 'You are offline, so the model cannot be loaded.';
