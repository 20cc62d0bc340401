import { normaliseName } from '../../lib/core/normalise-name';
import { type Car, newLevel, OLDEST } from '../../lib/valuation/columns';
import { UNIT } from '../../lib/valuation/ensemble';
import { type Advert, parseAdverts } from './adverts';
import { categorySpec, columnOf, numericSpec } from './binning';
import { boost } from './boost';
import { HEAD, predictRows } from './fit-known';
import { median } from './metrics';

/** Minimum adverts of a model at an age: a median of fewer says little. */
const MIN_ADVERTS = 30;
const MIN_ROWS = 100;
export const YEARS = 3;
/** Miles of three years at the usual 8,000. */
const MILES = 24_000;
const OPTIONS = { ...HEAD, quantile: 0.5, rounds: 200, minRows: 60, seed: 'ageing' };

/** The share of its value that a model keeps from an age to three years later. */
export type Step = {
  model: string;
  age: number;
  /** The share that is left, as valued and as its adverts ask. */
  predicted: number;
  observed: number;
};

/**
 * Compares what cars keep of their value over three years with adverts of models, each valued by a fit that has not
 * seen it. The fit brings the adverts that are three years older to equal miles, engine and gearbox; its error for
 * the model as a whole cancels. Deterministic for the same text.
 */
export function ageingSteps(text: string, say: (line: string) => void): Step[] {
  const adverts = parseAdverts(text, null, true);
  const cars = adverts.map(({ car }) => car);
  const older = cars.map((car) => ({
    ...car,
    age: car.age + YEARS,
    mileage: car.mileage + MILES,
  }));
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
  const olderColumns = specs.map((spec) => columnOf(spec, older));
  const targets = Float64Array.from(
    adverts,
    ({ price, car }) => Math.log(price) - newLevel(car) * UNIT,
  );
  const counts = new Array<number>(OLDEST + 1).fill(1);
  for (const { age } of cars)
    counts[Math.min(age, OLDEST)] = 1 + (counts[Math.min(age, OLDEST)] ?? 0);
  const ages = cars.map(() => counts);
  const all = Int32Array.from(cars, (_, row) => row);
  const now = new Float64Array(cars.length);
  const later = new Float64Array(cars.length);
  return modelsWithSteps(adverts).flatMap((model) => {
    say(`${model} left out`);
    const own = all.filter((row) => modelOf(cars[row] as Car) === model);
    const seen = all.filter((row) => modelOf(cars[row] as Car) !== model);
    const { packed } = boost(columns, targets, seen, OPTIONS);
    predictRows(packed, columns, { cars, ages }, own, now);
    predictRows(packed, olderColumns, { cars: older, ages }, own, later);
    return stepsOf(
      model,
      Array.from(own, (row) => ({
        age: (cars[row] as Car).age,
        error: (targets[row] as number) - (now[row] as number) * UNIT,
        kept: Math.exp(((later[row] as number) - (now[row] as number)) * UNIT),
      })),
    );
  });
}

const modelOf = ({ make, model }: Car) => `${make} ${model}`;

/** The models with enough adverts at an age and at three years more. */
function modelsWithSteps(adverts: Advert[]): string[] {
  const cells = new Map<string, number>();
  const cellOf = (car: Car, age: number) => `${modelOf(car)}|${age}`;
  for (const { car } of adverts)
    cells.set(cellOf(car, car.age), 1 + (cells.get(cellOf(car, car.age)) ?? 0));
  const isEnough = (cell: string) => (cells.get(cell) ?? 0) >= MIN_ADVERTS;
  const models = adverts.flatMap(({ car }) =>
    isEnough(cellOf(car, car.age)) && isEnough(cellOf(car, car.age + YEARS)) ? modelOf(car) : [],
  );
  return [...new Set(models)].sort();
}

function stepsOf(model: string, adverts: { age: number; error: number; kept: number }[]): Step[] {
  return Array.from({ length: OLDEST - YEARS + 1 }, (_, age) => age).flatMap((age) => {
    const young = adverts.filter((advert) => advert.age === age);
    const old = adverts.filter((advert) => advert.age === age + YEARS);
    if (young.length < MIN_ADVERTS || old.length < MIN_ADVERTS) return [];
    const predicted = median(young.map(({ kept }) => kept));
    const errorOf = (ones: typeof young) => median(ones.map(({ error }) => error));
    return [
      { model, age, predicted, observed: predicted * Math.exp(errorOf(old) - errorOf(young)) },
    ];
  });
}

/** A cell of mean prices: a model of a fuel and year. */
type Cell = { make: string; model: string; fuel: string; year: number; price: number };
const MIN_MEAN = 50;

/**
 * The steps of mean prices by make, model, fuel and year (CSV with `adverts` and `mean_price`) against `keeps`, which
 * values a car and the same three years older; null for one that has no value.
 */
export function meanSteps(text: string, dataYear: number, keeps: (cell: Cell) => number | null) {
  const cells = new Map<string, Cell>();
  for (const line of text.trim().split('\n').slice(1)) {
    const [make = '', model = '', fuel = '', year, adverts, price] = line.split(',');
    if (Number(adverts) < MIN_MEAN) continue;
    const cell = { make, model, fuel, year: Number(year), price: Number(price) };
    cells.set([make, model, fuel, year].join('|'), cell);
  }
  return [...cells.values()].flatMap((cell): Step[] => {
    const { make, model, fuel, year, price } = cell;
    const old = cells.get([make, model, fuel, year - YEARS].join('|'));
    const predicted = old ? keeps(cell) : null;
    if (!old || predicted === null) return [];
    return [
      {
        model: `${normaliseName(make)} ${normaliseName(model)}`,
        age: dataYear - year,
        predicted,
        observed: old.price / price,
      },
    ];
  });
}
