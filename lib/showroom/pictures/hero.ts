import type { Look } from './rendered-designs';

/** The car in the foreground of the home page, which also represents the site elsewhere. */
export const HERO: Look = { body: 'coupe', face: 'mouth', wheel: 'fork', paint: 'green' };
