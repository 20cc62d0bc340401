import type { Route } from 'next';

/** The kinds of evidence for claims. A claim without an entry in claims.ts fails a test. */
export const BASES = {
  measured: 'Counted or calculated by the site itself, in the way the entry says.',
  'works today': 'The site does this now, and the entry says how.',
  'being built': 'Announced, and not there yet.',
  illustrative: 'A placeholder. Nothing stands behind it yet.',
} as const;
export type Basis = keyof typeof BASES;

export type Evidence = {
  /** The exact text of the claim on the site. */
  claim: string;
  where: string;
  basis: Basis;
  text: string;
  /** Link to the details. */
  more?: { href: Route; label: string };
  /** Other wordings of the claim, as patterns with the `g` flag. */
  wordings?: readonly RegExp[];
};
