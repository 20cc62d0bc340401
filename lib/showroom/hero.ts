import type { Look } from './looks';

/** The car of the home page. */
export const HERO: Look = { body: 'coupe', face: 'frame', wheel: 'five', paint: 'green' };

/** Widths in pixels of its picture, which is 2.4 times as wide as high. */
export const HERO_WIDTHS = [800, 1200, 1600] as const;

export const heroFile = (width: number) => `/cars/hero-${width}.avif`;
