import type { Look } from './rendered-designs';

/** The car nearest to the eye on the home page, which also stands for the site elsewhere. */
export const HERO: Look = { body: 'coupe', face: 'mouth', wheel: 'fork', paint: 'green' };
