import type { CarDesign } from '../design-options';
import { designName } from '../pictures/picture';
import measures from './model-measures.json';

/**
 * What a model measures in mm, the body without mirrors and aerial, and how many bytes a visitor
 * downloads for it, by gzip.
 */
export type ModelMeasures = {
  length: number;
  width: number;
  height: number;
  widthWithMirrors: number;
  bytes: number;
};

const MEASURES: Readonly<Record<string, ModelMeasures>> = measures;

/** The measures of a design's model, written by `npm run car:models`. Throws without such a model. */
export function measuresOf(design: CarDesign): ModelMeasures {
  const found = MEASURES[designName(design)];
  if (!found) throw new Error(`there is no model ${designName(design)}`);
  return found;
}
