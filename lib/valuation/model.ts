import { type ColumnSpec, OLDEST } from './columns';
import { BY_MASK, type Ensemble, LEAF, MASK_BYTES, NODE_SIZE } from './ensemble';

/** The quantiles of the ranges, in the order of `heads` and `corrections`. */
export const QUANTILES = [0.05, 0.1, 0.9, 0.95] as const;

/** A non-decreasing piecewise linear map from raw to corrected quantiles, in units of log price. */
export interface Correction {
  at: number[];
  to: number[];
}

/** An ensemble as serialised: plain arrays, with the bins of each categorical node. */
export interface PackedEnsemble {
  base: number;
  roots: number[];
  columns: number[];
  thresholds: number[];
  /** Bins of the nodes with threshold 255, in node order. */
  sets: number[][];
  left: number[];
  right: number[];
  leaves: number[];
}

interface SubModel<Trees> {
  columns: ColumnSpec[];
  value: Trees;
}
/** The corrections of the quantiles for cars to an age in years, from the end of the band before. */
interface AgeBand {
  to: number;
  corrections: Correction[];
}
/** For models with enough adverts: each quantile has its own trees. */
export interface KnownSubModel<Trees> extends SubModel<Trees> {
  heads: Trees[];
  /** By age, youngest first; the last one ends at the oldest age. */
  bands: AgeBand[];
}
/** As in a file: those from before there were bands have the same corrections at every age. */
export type PackedKnownSubModel = Omit<KnownSubModel<PackedEnsemble>, 'bands'> &
  ({ bands: AgeBand[] } | { corrections: Correction[] });
/**
 * For all other models, from price when new and body: the trees predict the remaining share of that
 * price, and quantiles are derived from the value.
 */
export interface GeneralSubModel<Trees> extends SubModel<Trees> {
  corrections: Record<MakeBasis, Record<PriceBasis, Correction[]>>;
  /** For electric and hydrogen cars, in units of log price. */
  widening: Widening;
}

/** The distances by which the ends of the two ranges move outwards. */
export interface Widening {
  at80: number;
  at90: number;
}

/** Whether the data has adverts of the make (and none of the model). */
export type MakeBasis = 'knownMake' | 'unknownMake';

/** Source of the price when new of a car outside the data: its model, its make, or neither. */
export type PriceBasis = 'model' | 'make' | 'nothing';

/** The most common fuel and gearbox of a model, and its engine size by fuel in tenths of a litre. */
export interface Typical {
  fuel: string;
  gearbox: string;
  tenths: Record<string, number>;
}

interface ModelOf<Trees, Known = KnownSubModel<Trees>> {
  format: 2;
  version: string;
  dataYear: number;
  /** Median price of all adverts and of each make's, in pounds of the data's year. */
  typicalPrice: number;
  makePrices: Record<string, number>;
  usual: Record<string, Typical>;
  /** Median miles by age. */
  usualMiles: number[];
  /** Number of adverts by age, per model and in total: the weights of the isotonic fit. */
  agesOfModel: Record<string, number[]>;
  ages: number[];
  withEngine: Known;
  withoutEngine: Known;
  general: GeneralSubModel<Trees>;
}

export type ModelFile = ModelOf<PackedEnsemble, PackedKnownSubModel>;
export type Model = ModelOf<Ensemble>;

/** The corrections of a file's sub-model by age. */
export const bandsOf = (part: PackedKnownSubModel): AgeBand[] =>
  'bands' in part ? part.bands : [{ to: OLDEST, corrections: part.corrections }];

/** Converts the file to the form used for prediction. Treat the result as immutable. */
export function unpackModel(file: ModelFile): Model {
  const known = (part: PackedKnownSubModel) => ({
    columns: part.columns,
    value: unpack(part.value),
    heads: part.heads.map(unpack),
    bands: bandsOf(part),
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

/** Applies a correction; beyond the knots the last knot's offset is constant. */
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
