import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shippedModel } from '@/lib/valuation/model-file';
import { valueCar } from '@/lib/valuation/value-car';
import { parseAdverts } from '../../scripts/valuation/adverts';
import { ELSEWHERE_PATH, writeElsewhere } from '../../scripts/valuation/elsewhere';
import { evaluate, ownStockOf } from '../../scripts/valuation/evaluate';

const AS_OF = '2023-10-01';
const HEAD = 'make,model,year,price,transmission,mileage,fuel_type,engine_size';
const advertsOf = (lines: string[], year: number) =>
  parseAdverts([HEAD, ...lines].join('\n'), year, false);

const FIESTA = 'Ford,Fiesta,2019,11000,Manual,31000,Petrol,1.0';
const LINES = [
  FIESTA,
  'Ford,Fiesta,2014,4500,Manual,85000,Petrol,1.0',
  'Kia,Rio,2018,9000,Manual,40000,Diesel,1.4',
];

test.each([AS_OF, '2020-10-01'])('values a car for %s as the site does', (asOf) => {
  const { value, range80 } = valueCar(
    {
      make: 'Ford',
      model: 'Fiesta',
      year: 2019,
      mileage: 31_000,
      engineSize: 1,
      fuelType: 'petrol',
      transmission: 'manual',
    },
    { asOf, explain: false },
  );
  const adverts = advertsOf([FIESTA.replace('11000', String(value))], Number(asOf.slice(0, 4)));
  const measured = evaluate(shippedModel(), adverts, { asOf });
  expect(measured).toMatchObject({ n: 1, mdape: 0, coverage80: 1, asOf });
  expect(measured.byMake).toMatchObject([{ label: 'Ford', n: 1 }]);
  expect(measured.byMake[0]?.medianWidth80).toBeCloseTo((range80[1] - range80[0]) / value, 4);
});

test('groups by age, miles, make, fuel and what the data knows, with the largest group first', () => {
  const { byAge, byMileage, byMake, byFuel, toEightYears } = evaluate(
    shippedModel(),
    advertsOf(LINES, 2023),
    { asOf: AS_OF },
  );
  const counts = (rows: { label: string; n: number }[]) =>
    Object.fromEntries(rows.map(({ label, n }) => [label, n]));
  expect(counts(byAge)).toEqual({ '3 to 4': 1, '9 to 10': 1, '5 to 6': 1 });
  expect(counts(byMileage)).toEqual({ '30000 to 59999': 2, '60000 to 99999': 1 });
  expect(byMileage.map(({ n }) => n)).toEqual([2, 1]);
  expect(counts(byMake)).toEqual({ Ford: 2, Kia: 1 });
  expect(counts(byFuel)).toEqual({ petrol: 2, diesel: 1 });
  expect(counts(toEightYears)).toEqual({ 'known makes': 1, 'other makes': 1 });
});

test('leaves out cars that have no figure on the site, and counts them', () => {
  const lines = [
    ...LINES,
    'Nissan,Leaf,2018,9000,Automatic,30000,Electric,',
    'MG,MGB,1972,9000,Manual,60000,Petrol,1.8',
  ];
  expect(evaluate(shippedModel(), advertsOf(lines, 2023), { asOf: AS_OF })).toMatchObject({
    n: 3,
    withoutFigure: 2,
  });
  const plain = evaluate(shippedModel(), advertsOf(lines, 2020));
  expect(plain.n).toBe(5);
  expect(plain).not.toHaveProperty('withoutFigure');
});

test('says how the verdicts are spread', () => {
  const { verdicts } = evaluate(shippedModel(), advertsOf(LINES, 2023), { asOf: AS_OF });
  expect(Object.values(verdicts).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
});

test('a drift widens both ranges and keeps the values', () => {
  const adverts = advertsOf(LINES, 2023);
  const [plain, wide] = [0, 0.1].map((drift) =>
    evaluate(shippedModel(), adverts, { asOf: AS_OF, drift }),
  );
  expect(wide).toMatchObject({ drift: 0.1, mdape: plain?.mdape });
  expect(plain).not.toHaveProperty('drift');
  for (const [at, make] of (plain?.byMake ?? []).entries()) {
    const other = wide?.byMake[at];
    expect(other?.medianWidth80).toBeGreaterThan(make.medianWidth80);
    expect(other?.medianWidth90).toBeGreaterThan(make.medianWidth90);
  }
});

test('own adverts correct the values of their make', () => {
  const model = shippedModel();
  const lines = Array.from({ length: 40 }, (_, at) => {
    const miles = 20_000 + 500 * at;
    const { value } = valueCar(
      {
        make: 'Kia',
        model: 'Rio',
        year: 2018,
        mileage: miles,
        engineSize: 1.4,
        fuelType: 'diesel',
        transmission: 'manual',
      },
      { asOf: AS_OF, explain: false },
    );
    const price = Math.round(value * 1.15 * (1 + ((at % 7) - 3) / 100));
    return `Kia,Rio,2018,${price},Manual,${miles},Diesel,1.4`;
  });
  const adverts = advertsOf(lines, 2023);
  const own = ownStockOf(model, adverts, AS_OF);
  const [before, after] = [undefined, own].map((given) =>
    evaluate(model, adverts, { asOf: AS_OF, own: given }),
  );
  expect(before?.mdape).toBeGreaterThan(0.1);
  expect(after?.mdape).toBeLessThan(0.04);
  expect(after?.own?.adverts).toBe(40);
});

test('figures of a source replace its earlier ones for the model’s page', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'elsewhere-'));
  const file = path.join(folder, 'elsewhere.json');
  copyFileSync(ELSEWHERE_PATH, file);
  const namesIn = () =>
    JSON.parse(readFileSync(file, 'utf8')).map(({ name }: { name: string }) => name);
  try {
    const before = namesIn();
    const { toEightYears } = evaluate(shippedModel(), advertsOf(LINES, 2023), { asOf: AS_OF });
    for (const drift of [0.1, 0.11])
      writeElsewhere({ name: 'A third site', asOf: AS_OF, drift, rows: toEightYears }, file);
    expect(namesIn()).toEqual([...before, 'A third site']);
    const written = JSON.parse(readFileSync(file, 'utf8')).at(-1);
    expect(written).toEqual({ name: 'A third site', asOf: AS_OF, drift: 0.11, rows: toEightYears });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
