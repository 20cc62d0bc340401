import { createHash } from 'node:crypto';
import { AGES, type Car, OLDEST } from '../../lib/valuation/columns';
import type { ModelFile, Typical } from '../../lib/valuation/model';
import { type Advert, AdvertsError, parseAdverts } from './adverts';
import type { LeftOut, LeftOutPredictions } from './calibrate-general';
import { fitGeneral } from './fit-general';
import { type Effort, fitKnown, type Rows } from './fit-known';
import { median } from './metrics';
import { split } from './train-test-split';

/** Minimum adverts of a model; models with fewer use the general fit. */
export const MIN_OF_MODEL = 20;
const MIN_ADVERTS = 500;

export interface Training {
  file: ModelFile;
  /** SHA-256 of the CSV. */
  dataHash: string;
  rows: number;
  fitted: number;
  /** Held-out adverts, unused by any fit. */
  test: Advert[];
  gains: { column: string; gain: number }[];
  leftOut: LeftOut[];
  leftOutPredictions: LeftOutPredictions;
}

/** Trains the model on nine tenths of a CSV's adverts. Deterministic for the same text. */
export function trainModel(text: string, effort: Effort): Training {
  const dataHash = createHash('sha256').update(text).digest('hex');
  const adverts = parseAdverts(text, null, true);
  if (adverts.length < MIN_ADVERTS)
    throw new AdvertsError(`${adverts.length} adverts are too few: at least ${MIN_ADVERTS}`);
  const dataYear = adverts.reduce((latest, { year }) => Math.max(latest, year), 0);
  const { fit, test } = split(adverts);
  const cars = fit.map(({ advert }) => advert.car);
  const counts = groups(fit, ({ advert }) => modelOf(advert.car));
  const agesOfModel = Object.fromEntries(
    [...counts]
      .filter(([, ones]) => ones.length >= MIN_OF_MODEL)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, ones]) => [name, agesOf(ones.map(({ advert }) => advert.car))]),
  );
  const ages = agesOf(cars);
  const rowsOf = (ones: typeof fit): Rows => ({
    cars: ones.map(({ advert }) => advert.car),
    targets: Float64Array.from(ones, ({ advert }) => Math.log(advert.price)),
    folds: ones.map(({ fold }) => fold),
    ages: ones.map(({ advert }) => agesOfModel[modelOf(advert.car)] ?? ages),
  });
  const known = fit.filter(({ advert }) => Object.hasOwn(agesOfModel, modelOf(advert.car)));
  if (known.length < MIN_ADVERTS)
    throw new AdvertsError(`Too few adverts of models with at least ${MIN_OF_MODEL} each`);
  const measured = known.filter(({ advert }) => advert.car.tenths !== null);
  const withEngine = fitKnown(rowsOf(measured.length ? measured : known), true, effort);
  const withoutEngine = fitKnown(rowsOf(known), false, effort);
  const general = fitGeneral(rowsOf(fit), Object.keys(agesOfModel), effort);

  const prices = (ones: typeof fit) => Math.round(median(ones.map(({ advert }) => advert.price)));
  const file: ModelFile = {
    format: 2,
    version: `${dataYear}-${dataHash.slice(0, 8)}-2`,
    dataYear,
    typicalPrice: prices(fit),
    makePrices: Object.fromEntries(
      [...groups(fit, ({ advert }) => advert.car.make)]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([make, ones]) => [make, prices(ones)]),
    ),
    usual: Object.fromEntries(
      Object.keys(agesOfModel).map((name) => [
        name,
        usualOf((counts.get(name) ?? []).map(({ advert }) => advert.car)),
      ]),
    ),
    usualMiles: Array.from({ length: AGES }, (_, age) => usualMiles(cars, age)),
    agesOfModel,
    ages,
    withEngine: withEngine.part,
    withoutEngine: withoutEngine.part,
    general: general.part,
  };
  return {
    file,
    dataHash,
    rows: adverts.length,
    fitted: fit.length,
    test,
    gains: withEngine.part.columns.map(({ name }, at) => ({
      column: name,
      gain: withEngine.gains[at] ?? 0,
    })),
    leftOut: general.leftOut,
    leftOutPredictions: general.predictions,
  };
}

const modelOf = (car: Car) => `${car.make} ${car.model}`;

/** Returns the number of adverts at each age plus one, so that no age has zero weight. */
function agesOf(cars: readonly Car[]): number[] {
  const counts = new Array<number>(AGES).fill(1);
  for (const { age } of cars) {
    const at = Math.min(age, OLDEST);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

function usualMiles(cars: readonly Car[], age: number): number {
  for (let reach = 0; ; reach += 1) {
    const near = cars.filter((car) => Math.abs(Math.min(car.age, OLDEST) - age) <= reach);
    if (near.length >= 30 || reach > OLDEST)
      return Math.round(median(near.map(({ mileage }) => mileage)) / 100) * 100;
  }
}

function usualOf(cars: readonly Car[]): Typical {
  const tenths: Record<string, number> = {};
  for (const [fuel, ones] of groups(cars, (car) => car.fuel)) {
    const sizes = ones.flatMap((car) => (car.tenths === null ? [] : [car.tenths]));
    if (sizes.length) tenths[fuel] = Number(commonest(sizes.map(String)));
  }
  return {
    fuel: commonest(cars.map(({ fuel }) => fuel)),
    gearbox: commonest(cars.map(({ gearbox }) => gearbox)),
    tenths,
  };
}

function commonest(values: readonly string[]): string {
  const [first] = [...groups(values, (value) => value)].sort(
    ([a, m], [b, n]) => n.length - m.length || (a < b ? -1 : 1),
  );
  return first?.[0] ?? '';
}

function groups<T>(list: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const map = new Map<string, T[]>();
  for (const item of list) {
    const name = key(item);
    const group = map.get(name);
    if (group) group.push(item);
    else map.set(name, [item]);
  }
  return map;
}
