import { clamp, groupMeans, mean, median, round3, slope } from './fit-tools';

export interface Advert {
  model: string;
  age: number;
  fuel: string;
  transmission: string;
  mileage: number;
  litres: number | null;
  logPrice: number;
}

export interface PriceFit {
  /** Price levels when new (pounds of 2020), each with its depreciation by age and by mileage. */
  bands: { below: number | null; logShare: number[]; logPer10000Miles: number }[];
  /** Median miles by age: depreciation by mileage counts from there. */
  usualMiles: number[];
  log: { diesel: number; hybrid: number; automatic: number; semi_automatic: number; litre: number };
  /** Price in pounds of 2020 of the model's usual car when new. */
  newPrices: Record<string, number>;
  /** Standard deviation of what is left, in log price. */
  residual: number;
}

const BAND_LIMITS = [14_000, 20_000, 32_000];
const OLDEST = 20;
const ROUNDS = 40;
const ENOUGH = 40;

interface Row extends Advert {
  miles: number;
  litresAbove: number;
}

/**
 * log price = model + age within the model's price band + miles beyond the usual + fuel + gearbox +
 * litres above the model's usual, by fitting each in turn to what the others leave.
 */
export function fitPrices(adverts: Advert[]): PriceFit {
  const usualMiles = Array.from({ length: OLDEST + 1 }, (_, age) =>
    median(
      adverts.filter((row) => Math.abs(row.age - age) <= (age > 12 ? 1 : 0)).map((r) => r.mileage),
    ),
  );
  const usualLitres = groupMeans(
    adverts,
    (row) => row.model,
    (row) => row.litres ?? Number.NaN,
  );
  const rows = adverts
    .filter((row) => row.age <= OLDEST)
    .map(
      (row): Row => ({
        ...row,
        miles: clamp((row.mileage - (usualMiles[row.age] ?? 0)) / 10_000, -6, 8),
        litresAbove:
          row.litres === null ? 0 : row.litres - (usualLitres.get(row.model) ?? row.litres),
      }),
    );

  const parts = new Map<string, Map<string, number>>();
  const bandOf = new Map<string, number>();
  const factors: [string, (row: Row) => string][] = [
    ['model', (row) => row.model],
    ['age', (row) => `${bandOf.get(row.model) ?? 0}:${row.age}`],
    ['fuel', (row) => row.fuel],
    ['gearbox', (row) => row.transmission],
  ];
  const slopes = new Map<string, number>();
  const fitted = (row: Row, without?: string) => {
    let sum = 0;
    for (const [name, key] of factors)
      if (name !== without) sum += parts.get(name)?.get(key(row)) ?? 0;
    if (without !== 'miles')
      sum += (slopes.get(`miles:${bandOf.get(row.model) ?? 0}`) ?? 0) * row.miles;
    if (without !== 'litre') sum += (slopes.get('litre') ?? 0) * row.litresAbove;
    return sum;
  };

  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, key] of factors) {
      const means = groupMeans(rows, key, (row) => row.logPrice - fitted(row, name));
      // Each factor tells differences; the level stays with the models, at age 0 and usual mix.
      if (name === 'age') {
        for (const band of new Set([0, ...bandOf.values()])) {
          const newest = means.get(`${band}:0`) ?? 0;
          for (const [at, mean] of means)
            if (at.startsWith(`${band}:`)) means.set(at, mean - newest);
        }
      } else if (name !== 'model') {
        const base = means.get(name === 'fuel' ? 'petrol' : 'manual') ?? 0;
        for (const [at, mean] of means) means.set(at, mean - base);
      }
      parts.set(name, means);
    }
    for (let band = 0; band <= BAND_LIMITS.length; band += 1) {
      const those = rows.filter((row) => (bandOf.get(row.model) ?? 0) === band);
      slopes.set(
        `miles:${band}`,
        slope(
          those,
          (row) => row.miles,
          (row) => row.logPrice - fitted(row, 'miles'),
        ),
      );
    }
    slopes.set(
      'litre',
      slope(
        rows,
        (row) => row.litresAbove,
        (row) => row.logPrice - fitted(row, 'litre'),
      ),
    );
    // Bands follow from a first fit without them.
    if (round === ROUNDS / 2)
      for (const [model, level] of parts.get('model') ?? []) bandOf.set(model, band(level));
  }

  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row.model, (counts.get(row.model) ?? 0) + 1);
  const common = [...(parts.get('model') ?? [])].filter(
    ([model]) => (counts.get(model) ?? 0) >= ENOUGH,
  );
  const effect = (name: string, key: string) => round3(parts.get(name)?.get(key) ?? 0);
  return {
    bands: [...BAND_LIMITS, null].map((below, band) => ({
      below,
      logShare: smooth(
        rows,
        parts.get('age') ?? new Map(),
        band,
        (row) => bandOf.get(row.model) ?? 0,
      ),
      logPer10000Miles: round3(slopes.get(`miles:${band}`) ?? 0),
    })),
    usualMiles,
    log: {
      diesel: effect('fuel', 'diesel'),
      hybrid: effect('fuel', 'hybrid'),
      automatic: effect('gearbox', 'automatic'),
      semi_automatic: effect('gearbox', 'semi_automatic'),
      litre: round3(slopes.get('litre') ?? 0),
    },
    newPrices: Object.fromEntries(
      common
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([model, level]) => [model, Math.round(Math.exp(level))]),
    ),
    residual: round3(Math.sqrt(mean(rows.map((row) => (row.logPrice - fitted(row)) ** 2)))),
  };
}

/** Never rising with age; where a band has few old cars the last well-known slope goes on. */
function smooth(
  rows: Row[],
  ages: Map<string, number>,
  band: number,
  bandOf: (row: Row) => number,
): number[] {
  const shares: number[] = [0];
  for (let age = 1; age <= OLDEST; age += 1) {
    const known = rows.filter((row) => row.age === age && bandOf(row) === band).length >= ENOUGH;
    const before = shares[age - 1] ?? 0;
    const slopeBefore = age > 4 ? (before - (shares[age - 4] ?? 0)) / 3 : -0.12;
    const next = known ? (ages.get(`${band}:${age}`) ?? before) : before + 0.94 * slopeBefore;
    shares.push(round3(Math.min(next, before - 0.03)));
  }
  return shares;
}

function band(level: number): number {
  const at = BAND_LIMITS.findIndex((limit) => Math.exp(level) < limit);
  return at === -1 ? BAND_LIMITS.length : at;
}
