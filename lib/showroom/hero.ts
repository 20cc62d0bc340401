import type { Look } from './rendered-designs';

/** The car of the home page. */
export const HERO: Look = { body: 'coupe', face: 'mouth', wheel: 'fork', paint: 'green' };

/** Widths of its picture in pixels; the aspect ratio is 2.4:1. */
export const HERO_WIDTHS = [800, 1200, 1680, 2240] as const;

export const heroFile = (width: number) => `/cars/hero-${width}.avif`;
