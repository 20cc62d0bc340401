import type { Model } from './model';

/** Raised when the same model gives other figures, as with another index or drift. */
const FIGURES = 1;

/** Names what the figures of a valuation rest on: stored ones of another name are made anew. */
export const versionOf = (model: Model) => `${model.version}.${FIGURES}`;
