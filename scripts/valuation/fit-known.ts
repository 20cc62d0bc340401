import { type Car, OLDEST } from '../../lib/valuation/columns';
import { ageCurve, UNIT } from '../../lib/valuation/ensemble';
import { ascending } from '../../lib/valuation/estimate';
import { isotonicDecreasing } from '../../lib/valuation/isotonic';
import {
  type KnownSubModel,
  type PackedEnsemble,
  QUANTILES,
  unpack,
} from '../../lib/valuation/model';
import { categorySpec, columnOf, numericSpec } from './binning';
import { type BoostOptions, boost } from './boost';
import { bandsByAge, conformalCorrection } from './conformal';
import { FOLDS } from './train-test-split';
import type { Column } from './tree-splits';

export interface Rows {
  cars: Car[];
  /** Log prices. */
  targets: Float64Array;
  folds: number[];
  /** Adverts by age of the model of each row (see `ModelOf.agesOfModel`). */
  ages: number[][];
}

export interface Effort {
  /** Factor on the number of trees: 1 is what ships. */
  trees: number;
  say: (line: string) => void;
}

const VALUE: Omit<BoostOptions, 'seed'> = {
  rounds: 600,
  rate: 0.08,
  maxLeaves: 63,
  minRows: 15,
  ridge: 2,
  categoryRidge: 8,
  quantile: 0.5,
  nearest: 0.03,
  sample: 0.6,
};
export const HEAD: Omit<BoostOptions, 'seed' | 'quantile'> = {
  rounds: 220,
  rate: 0.11,
  maxLeaves: 31,
  minRows: 40,
  ridge: 5,
  categoryRidge: 20,
  nearest: 0.05,
  sample: 0.6,
};
const MIN_ROWS = 8;

/** Fits a value and four quantiles for models with adverts, calibrated on held-out folds. */
export function fitKnown(
  rows: Rows,
  hasEngine: boolean,
  { trees, say }: Effort,
): { part: KnownSubModel<PackedEnsemble>; gains: number[] } {
  const { cars, targets } = rows;
  const name = hasEngine ? 'with engine size' : 'without engine size';
  const specs = [
    numericSpec('age', 0, cars),
    numericSpec('mileage', -1, cars),
    categorySpec('model', ['model'], cars, MIN_ROWS),
    categorySpec('fuel', ['fuel'], cars, MIN_ROWS),
    categorySpec('gearbox', ['gearbox'], cars, MIN_ROWS),
    ...(hasEngine
      ? [
          numericSpec('litres', 0, cars),
          categorySpec('model, fuel and litres', ['model', 'fuel', 'litres'], cars, MIN_ROWS),
          categorySpec('fuel, gearbox and litres', ['fuel', 'gearbox', 'litres'], cars, MIN_ROWS),
        ]
      : [categorySpec('model, fuel and gearbox', ['model', 'fuel', 'gearbox'], cars, MIN_ROWS)]),
  ];
  const columns = specs.map((spec) => columnOf(spec, cars));
  const all = Int32Array.from(cars, (_, row) => row);
  const rounds = (count: number) => Math.max(Math.round(count * trees), 20);

  say(`Value ${name}: ${rounds(VALUE.rounds)} trees on ${cars.length} adverts`);
  const value = boost(columns, targets, all, {
    ...VALUE,
    rounds: rounds(VALUE.rounds),
    seed: `value ${name}`,
  });
  const heads: PackedEnsemble[] = [];
  const unseen = QUANTILES.map((quantile) => {
    say(`Quantile ${quantile} ${name}: one fit on all and ${FOLDS} with a fold left out`);
    const options = {
      ...HEAD,
      quantile,
      rounds: rounds(HEAD.rounds),
      seed: `quantile ${quantile} ${name}`,
    };
    heads.push(boost(columns, targets, all, options).packed);
    const raw = new Float64Array(cars.length);
    for (let fold = 0; fold < FOLDS; fold += 1) {
      const seen = all.filter((row) => rows.folds[row] !== fold);
      const { packed } = boost(columns, targets, seen, options);
      const unseen = all.filter((row) => rows.folds[row] === fold);
      predictRows(packed, columns, rows, unseen, raw);
    }
    return raw;
  });
  // The predictions are ordered as the estimate orders them, so that each correction fits the values that it meets.
  for (const row of all) {
    const sorted = unseen.map((raw) => raw[row] as number).sort(ascending);
    unseen.forEach((raw, at) => {
      raw[row] = sorted[at] as number;
    });
  }
  const truth = targets.map((target) => target / UNIT);
  const bands = bandsByAge(cars.map(({ age }) => age)).map(({ to, rows }) => {
    const of = (values: Float64Array) => Float64Array.from(rows, (row) => values[row] as number);
    const corrections = QUANTILES.map((quantile, at) =>
      conformalCorrection(of(unseen[at] as Float64Array), of(truth), quantile),
    );
    return { to, corrections };
  });
  return { part: { columns: specs, value: value.packed, heads, bands }, gains: value.gains };
}

/** Writes an ensemble's predictions for rows to `out`, in units, non-increasing with age. */
export function predictRows(
  packed: PackedEnsemble,
  columns: readonly Column[],
  { cars, ages }: Pick<Rows, 'cars' | 'ages'>,
  rows: Int32Array,
  out: Float64Array,
): void {
  const ensemble = unpack(packed);
  const bins = new Uint8Array(columns.length);
  for (const row of rows) {
    columns.forEach((column, at) => {
      bins[at] = column.bins[row] as number;
    });
    const curve = isotonicDecreasing(ageCurve(ensemble, bins), ages[row] as number[]);
    out[row] = curve[Math.min((cars[row] as Car).age, OLDEST)] as number;
  }
}
