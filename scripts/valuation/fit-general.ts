import { type Car, newLevel } from '../../lib/valuation/columns';
import { UNIT } from '../../lib/valuation/ensemble';
import type { GeneralSubModel, PackedEnsemble } from '../../lib/valuation/model';
import { createRandom } from '../seed/prng';
import { categorySpec, columnOf, numericSpec } from './binning';
import { boost } from './boost';
import { type Calibration, calibrateGeneral } from './calibrate-general';
import { type Effort, HEAD, predictRows, type Rows } from './fit-known';

const OPTIONS = { ...HEAD, quantile: 0.5, rounds: 200, minRows: 60, seed: 'general' };
const MIN_ROWS = 100;

/**
 * Fits the general model for cars without adverts: new price, body, age, miles, fuel, gearbox, litres.
 * `models` are those with enough adverts to stand for others.
 */
export function fitGeneral(
  rows: Rows,
  models: readonly string[],
  { trees, say }: Effort,
): { part: GeneralSubModel<PackedEnsemble> } & Pick<Calibration, 'leftOut' | 'predictions'> {
  const random = createRandom('engine sizes left out');
  const cars = rows.cars.map((car) => (random.chance(0.5) ? car : { ...car, tenths: null }));
  const specs = [
    numericSpec('age', 0, cars),
    numericSpec('mileage', -1, cars),
    numericSpec('newPrice', 0, cars),
    numericSpec('litres', 0, cars),
    categorySpec('body', ['body'], cars, MIN_ROWS),
    categorySpec('fuel', ['fuel'], cars, MIN_ROWS),
    categorySpec('gearbox', ['gearbox'], cars, MIN_ROWS),
  ];
  const columns = specs.map((spec) => columnOf(spec, cars));
  const all = Int32Array.from(cars, (_, row) => row);
  const targets = rows.targets.map((target, row) => target - newLevel(cars[row] as Car) * UNIT);
  const options = { ...OPTIONS, rounds: Math.max(Math.round(OPTIONS.rounds * trees), 20) };
  const boosted = (seen: Int32Array) => boost(columns, targets, seen, options).packed;
  say(`General model: ${options.rounds} trees`);
  const value = boosted(all);
  const { corrections, widening, leftOut, predictions } = calibrateGeneral(
    {
      cars,
      without: (isLeftOut) => {
        const seen = all.filter((row) => !isLeftOut(cars[row] as Car));
        return seen.length ? boosted(seen) : value;
      },
      valued: (packed, isOwn, seenAs) => {
        const own = all.filter((row) => isOwn(cars[row] as Car));
        const seen = Array.from(own, (row) => seenAs(cars[row] as Car));
        const raw = new Float64Array(own.length);
        predictRows(
          packed,
          specs.map((spec) => columnOf(spec, seen)),
          { cars: seen, ages: Array.from(own, (row) => rows.ages[row] as number[]) },
          Int32Array.from(seen, (_, at) => at),
          raw,
        );
        seen.forEach((car, at) => {
          raw[at] = (raw[at] as number) + newLevel(car);
        });
        return {
          raw,
          truth: Float64Array.from(own, (row) => (rows.targets[row] as number) / UNIT),
        };
      },
    },
    models,
    say,
  );
  return { part: { columns: specs, value, corrections, widening }, leftOut, predictions };
}
