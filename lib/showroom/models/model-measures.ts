import type { CarDesign } from '../design-options';
import { designName } from '../pictures/picture';
import measures from './model-measures.json';

/**
 * The measures of a model in mm, of the body without mirrors and aerial, and its download size in
 * bytes (gzip).
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
