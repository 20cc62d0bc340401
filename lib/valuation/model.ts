import type { ColumnSpec } from './columns';
import { BY_MASK, type Ensemble, LEAF, MASK_BYTES, NODE_SIZE } from './ensemble';

/** The quantiles of the ranges, in the order in which heads and maps are kept. */
export const QUANTILES = [0.05, 0.1, 0.9, 0.95] as const;

/** A never-falling line through knots, in units of log price: what a raw quantile is corrected to. */
export interface Correction {
  at: number[];
  to: number[];
}

/** An ensemble as the file holds it: plain lists, each categorical node's set as bins. */
export interface PackedEnsemble {
  base: number;
  roots: number[];
  columns: number[];
  thresholds: number[];
  /** Of the nodes with threshold 255, in their order. */
  sets: number[][];
  left: number[];
  right: number[];
  leaves: number[];
}

interface SubModel<Trees> {
  columns: ColumnSpec[];
  value: Trees;
}
/** For models with enough adverts of their own: each quantile has trees. */
export interface KnownSubModel<Trees> extends SubModel<Trees> {
  heads: Trees[];
  corrections: Correction[];
}
/**
 * For all others, from price when new and body: the trees tell the share of that price that is left, and
 * quantiles follow from the value.
 */
export interface GeneralSubModel<Trees> extends SubModel<Trees> {
  corrections: Record<PriceBasis, Correction[]>;
}

/** What of a car outside the data is known: the price of its model, of its make, or neither. */
export type PriceBasis = 'model' | 'make' | 'nothing';

/** How a model is mostly sold: fuel, gearbox, and tenths of litres by fuel. */
export interface Typical {
  fuel: string;
  gearbox: string;
  tenths: Record<string, number>;
}

interface ModelOf<Trees> {
  format: 1;
  version: string;
  dataYear: number;
  /** Median price of all adverts and of each make's, in pounds of the data's year. */
  typicalPrice: number;
  makePrices: Record<string, number>;
  usual: Record<string, Typical>;
  /** Median miles by age. */
  usualMiles: number[];
  /** Adverts by age, of each model and of all: they weigh the curve that never rises with age. */
  agesOfModel: Record<string, number[]>;
  ages: number[];
  withEngine: KnownSubModel<Trees>;
  withoutEngine: KnownSubModel<Trees>;
  general: GeneralSubModel<Trees>;
}

export type ModelFile = ModelOf<PackedEnsemble>;
export type Model = ModelOf<Ensemble>;

/** The model in the form that predicts; one that `unpack` has made is never changed. */
export function unpackModel(file: ModelFile): Model {
  const known = (part: KnownSubModel<PackedEnsemble>) => ({
    ...part,
    value: unpack(part.value),
    heads: part.heads.map(unpack),
  });
  return {
    ...file,
    withEngine: known(file.withEngine),
    withoutEngine: known(file.withoutEngine),
    general: { ...file.general, value: unpack(file.general.value) },
  };
}

export function unpack(packed: PackedEnsemble): Ensemble {
  const masks = new Uint8Array(packed.sets.length * MASK_BYTES);
  packed.sets.forEach((set, at) => {
    for (const bin of set) {
      const byte = at * MASK_BYTES + (bin >> 3);
      masks[byte] = (masks[byte] as number) | (1 << (bin & 7));
    }
  });
  const child = (at: number) => (at >= 0 ? at * NODE_SIZE : (packed.leaves[~at] as number) - LEAF);
  const nodes = new Int32Array(packed.columns.length * NODE_SIZE);
  let sets = 0;
  packed.columns.forEach((column, node) => {
    const threshold = packed.thresholds[node] as number;
    nodes[node * NODE_SIZE] = column | (threshold << 8);
    nodes[node * NODE_SIZE + 1] = child(packed.left[node] as number);
    nodes[node * NODE_SIZE + 2] = child(packed.right[node] as number);
    nodes[node * NODE_SIZE + 3] = threshold === BY_MASK ? MASK_BYTES * sets : 0;
    if (threshold === BY_MASK) sets += 1;
  });
  return { base: packed.base, roots: Int32Array.from(packed.roots, child), nodes, masks };
}

/** Where a correction takes a raw quantile; beyond the knots it keeps the last one's distance. */
export function correct({ at, to }: Correction, raw: number): number {
  const last = at.length - 1;
  if (last < 0) return raw;
  if (raw <= (at[0] as number)) return raw + (to[0] as number) - (at[0] as number);
  if (raw >= (at[last] as number)) return raw + (to[last] as number) - (at[last] as number);
  let above = 1;
  while ((at[above] as number) < raw) above += 1;
  const [x0, x1] = [at[above - 1] as number, at[above] as number];
  const [y0, y1] = [to[above - 1] as number, to[above] as number];
  return y0 + ((y1 - y0) * (raw - x0)) / (x1 - x0);
}
