import { type Car, newLevel } from '../../lib/valuation/columns';
import { UNIT } from '../../lib/valuation/ensemble';
import {
  type Correction,
  correct,
  type GeneralSubModel,
  type PackedEnsemble,
  type PriceBasis,
  QUANTILES,
} from '../../lib/valuation/model';
import { priceLevel } from '../../lib/valuation/price-levels';
import { createRandom } from '../seed/prng';
import { categorySpec, columnOf, numericSpec } from './binning';
import { boost } from './boost';
import { conformalCorrection } from './conformal';
import { type Effort, HEAD, predictRows, type Rows } from './fit-known';
import { mean, median, round } from './metrics';

const KNOWLEDGE: readonly PriceBasis[] = ['model', 'make', 'nothing'];
const OPTIONS = { ...HEAD, quantile: 0.5, rounds: 200, minRows: 60, seed: 'general' };
const LEAST_ROWS = 100;
/** Few makes give few independent errors, enough for only three groups by price. */
const GROUPS = 3;

/** Errors on makes left out of the fit, valued from price level and body alone. */
export interface LeftOut {
  make: string;
  n: number;
  /** By what is known about the car's new price. */
  byKnowledge: Record<PriceBasis, { mdape: number; bias: number; coverage90: number }>;
}

interface Unseen {
  make: string;
  raw: Float64Array;
  truth: Float64Array;
}

/**
 * Fits the general model for cars without adverts: new price, body, age, miles, fuel, gearbox, litres.
 * Its ranges are calibrated by leaving each make out in turn, with equal weight for each make.
 */
export function fitGeneral(
  rows: Rows,
  { trees, say }: Effort,
): { part: GeneralSubModel<PackedEnsemble>; leftOut: LeftOut[] } {
  const random = createRandom('engine sizes left out');
  const cars = rows.cars.map((car) => (random.chance(0.5) ? car : { ...car, tenths: null }));
  const specs = [
    numericSpec('age', 0, cars),
    numericSpec('mileage', -1, cars),
    numericSpec('newPrice', 0, cars),
    numericSpec('litres', 0, cars),
    categorySpec('body', ['body'], cars, LEAST_ROWS),
    categorySpec('fuel', ['fuel'], cars, LEAST_ROWS),
    categorySpec('gearbox', ['gearbox'], cars, LEAST_ROWS),
  ];
  const columns = specs.map((spec) => columnOf(spec, cars));
  const all = Int32Array.from(cars, (_, row) => row);
  const targets = rows.targets.map((target, row) => target - newLevel(cars[row] as Car) * UNIT);
  const options = { ...OPTIONS, rounds: Math.max(Math.round(OPTIONS.rounds * trees), 20) };
  say(`General model: ${options.rounds} trees`);
  const { packed } = boost(columns, targets, all, options);

  const makes = [...new Set(cars.map((car) => car.make))].sort();
  const unseen = new Map<PriceBasis, Unseen[]>(KNOWLEDGE.map((knowledge) => [knowledge, []]));
  for (const make of makes) {
    say(`General model with ${make} left out`);
    const own = all.filter((row) => (cars[row] as Car).make === make);
    // With a single make there is no other to learn from, so the fit uses all rows.
    const seen = makes.length > 1 ? all.filter((row) => (cars[row] as Car).make !== make) : all;
    const fit = makes.length > 1 ? boost(columns, targets, seen, options).packed : packed;
    for (const knowledge of KNOWLEDGE) {
      const known = Array.from(own, (row) => asKnown(cars[row] as Car, knowledge));
      const raw = new Float64Array(own.length);
      predictRows(
        fit,
        specs.map((spec) => columnOf(spec, known)),
        { cars: known, ages: Array.from(own, (row) => rows.ages[row] as number[]) },
        Int32Array.from(known, (_, at) => at),
        raw,
      );
      known.forEach((car, at) => {
        raw[at] = (raw[at] as number) + newLevel(car);
      });
      const truth = Float64Array.from(own, (row) => (rows.targets[row] as number) / UNIT);
      unseen.get(knowledge)?.push({ make, raw, truth });
    }
  }
  const corrections = (knowledge: PriceBasis, without?: string) =>
    correctionsOf((unseen.get(knowledge) ?? []).filter(({ make }) => make !== without));
  return {
    part: {
      columns: specs,
      value: packed,
      corrections: {
        model: corrections('model'),
        make: corrections('make'),
        nothing: corrections('nothing'),
      },
    },
    leftOut: makes.map((make) => ({
      make,
      n: cars.filter((car) => car.make === make).length,
      byKnowledge: Object.fromEntries(
        KNOWLEDGE.map((knowledge) => [
          knowledge,
          errorsOf(
            unseen.get(knowledge)?.find((one) => one.make === make),
            [...corrections(knowledge, makes.length > 1 ? make : undefined)],
          ),
        ]),
      ) as LeftOut['byKnowledge'],
    })),
  };
}

function asKnown(car: Car, knowledge: PriceBasis): Car {
  const { newPrice, body } = priceLevel(car.make, car.model, car.body, knowledge);
  return { ...car, newPrice, body };
}

/** Uses the same number of adverts for each make, limited by the rarest. */
function correctionsOf(unseen: readonly Unseen[]): Correction[] {
  const fewest = Math.min(...unseen.map(({ raw }) => raw.length));
  const alike = (pick: (one: Unseen) => Float64Array) =>
    unseen.flatMap((one) => {
      const values = pick(one);
      return Array.from(
        { length: fewest },
        (_, at) => values[Math.floor((at * values.length) / fewest)] as number,
      );
    });
  const raw = alike((one) => one.raw);
  const truth = alike((one) => one.truth);
  return QUANTILES.map((quantile) => conformalCorrection(raw, truth, quantile, GROUPS));
}

function errorsOf(unseen: Unseen | undefined, corrections: Correction[]) {
  const errors = Array.from(
    unseen?.raw ?? [],
    (raw, at) => ((unseen?.truth[at] as number) - raw) * UNIT,
  );
  const [low, , , high] = corrections;
  const inside = Array.from(unseen?.raw ?? [], (raw, at) => {
    const truth = unseen?.truth[at] as number;
    return low && high && truth >= correct(low, raw) && truth <= correct(high, raw) ? 1 : 0;
  });
  return {
    mdape: round(median(errors.map((error) => Math.abs(Math.expm1(-error)))), 4),
    bias: round(median(errors.map((error) => Math.expm1(-error))), 4),
    coverage90: round(mean(inside), 4),
  };
}
