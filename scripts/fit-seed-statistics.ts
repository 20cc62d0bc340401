// npx tsx scripts/fit-seed-statistics.ts --data adverts.csv
// Fits the seed's distributions to real adverts; only aggregate figures are stored, never an advert.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const TARGET = path.resolve(import.meta.dirname, './seed/statistics.json');
const DATA_YEAR = 2020;
const OLDEST = 16;
const QUANTILES = [0.02, 0.1, 0.25, 0.5, 0.75, 0.9, 0.98];
interface Advert {
  age: number;
  fuel: string;
  mileage: number;
}

const FUELS: Record<string, string> = { Petrol: 'petrol', Diesel: 'diesel', Hybrid: 'hybrid' };

function readAdverts(file: string): Advert[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const names = head.trim().split(',');
  return lines.flatMap((line) => {
    const values = line.trim().split(',');
    const row = Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
    const fuel = FUELS[row.fuel_type ?? ''];
    const age = DATA_YEAR - Number(row.year);
    if (!fuel || age < 0 || age > 25) return [];
    return { age, fuel, mileage: Number(row.mileage) };
  });
}

/** Returns the share of adverts of each age in years; the last entry is that age or older. */
function fitAges(adverts: Advert[]): number[] {
  const counts = new Array<number>(OLDEST + 1).fill(0);
  for (const { age } of adverts)
    counts[Math.min(age, OLDEST)] = (counts[Math.min(age, OLDEST)] ?? 0) + 1;
  return counts.map((count) => round(count / adverts.length, 4));
}

/** Returns the share of each fuel among the adverts of each age. */
function fitFuels(adverts: Advert[]): Record<string, number[]> {
  return Object.fromEntries(
    Object.values(FUELS).map((fuel) => [
      fuel,
      byAge(adverts, (rows) =>
        round(rows.filter((row) => row.fuel === fuel).length / rows.length, 3),
      ),
    ]),
  );
}

/** Returns mileage quantiles for each age, in miles. */
function fitMileage(adverts: Advert[]): number[][] {
  return byAge(adverts, (rows) => {
    const miles = rows.map((row) => row.mileage).sort((a, b) => a - b);
    return QUANTILES.map(
      (q) => Math.round((miles[Math.floor(q * (miles.length - 1))] ?? 0) / 10) * 10,
    );
  });
}

/** Computes a figure for each age; sparse old ages are pooled with neighbouring ages. */
function byAge<T>(adverts: Advert[], figure: (rows: Advert[]) => T): T[] {
  return Array.from({ length: OLDEST + 1 }, (_, age) => {
    for (let reach = 0; ; reach += 1) {
      const rows = adverts.filter((row) => Math.abs(Math.min(row.age, OLDEST) - age) <= reach);
      if (rows.length >= 60 || reach > OLDEST) return figure(rows);
    }
  });
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

const { data } = parseArgs({ options: { data: { type: 'string' } } }).values;
if (!data) {
  console.error('Which file? npx tsx scripts/fit-seed-statistics.ts --data adverts.csv');
  process.exit(1);
}
const adverts = readAdverts(data);
const statistics = {
  source:
    '82,996 UK used-car adverts of 2020 (nine makes; "100,000 UK Used Car Data Set", CC0). ' +
    'Ages are 2020 minus the year of registration.',
  ages: fitAges(adverts),
  fuels: fitFuels(adverts),
  mileage: {
    quantiles: QUANTILES,
    diesel: fitMileage(adverts.filter((row) => row.fuel === 'diesel')),
    other: fitMileage(adverts.filter((row) => row.fuel !== 'diesel')),
  },
};
// Each array of numbers is on one line, for readability.
const text = JSON.stringify(statistics, null, 2).replace(/\[[^[\]{}]*\]/g, (list) =>
  list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
);
writeFileSync(TARGET, `${text}\n`);
console.log(
  `${path.relative('', TARGET)}: ${(text.length / 1000).toFixed(1)} kB from ${adverts.length} adverts`,
);
