import type { Model } from './model';
import type { OwnFit } from './own-stock';

/** Raised when the same model gives other figures, as with another index or drift. */
const FIGURES = 1;

/** Names what the figures of a valuation rest on: stored ones of another name are made anew. */
export const versionOf = (model: Model, own: OwnFit | null = null) =>
  [model.version, FIGURES, own?.fittedOn].filter(Boolean).join('.');
