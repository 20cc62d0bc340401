import { expect, test } from 'vitest';
import { OLDEST } from '@/lib/valuation/columns';
import { type LogEstimate, logEstimate, subModelFor } from '@/lib/valuation/estimate';
import { correct, type ModelFile, unpackModel } from '@/lib/valuation/model';
import { createRandom } from '../../scripts/seed/prng';
import { parseAdverts } from '../../scripts/valuation/adverts';
import { bandsByAge, conformalCorrection } from '../../scripts/valuation/conformal';
import { advertsCsv, smallTraining } from './adverts';

const agesOf = (counts: [age: number, count: number][]) =>
  counts.flatMap(([age, count]) => Array.from({ length: count }, () => age));

test('divides rows by age and joins bands with too few of them', () => {
  const ends = (counts: [age: number, count: number][]) =>
    bandsByAge(agesOf(counts)).map(({ to, rows }) => [to, rows.length]);
  expect(
    ends([
      [6, 300],
      [7, 300],
      [10, 300],
      [30, 300],
    ]),
  ).toEqual([
    [6, 300],
    [8, 300],
    [10, 300],
    [OLDEST, 300],
  ]);
  expect(
    ends([
      [2, 900],
      [8, 300],
      [9, 50],
      [15, 60],
    ]),
  ).toEqual([
    [6, 900],
    [OLDEST, 410],
  ]);
  expect(
    ends([
      [8, 50],
      [9, 400],
    ]),
  ).toEqual([[OLDEST, 450]]);
});

test('ranges hold their share in each band where errors grow with age', () => {
  const random = createRandom('bands');
  const ages = Array.from({ length: 8000 }, () => random.int(0, 14));
  const raw = Float64Array.from(ages, () => 600_000 + random.int(0, 60_000));
  const truth = raw.map((value, row) => {
    const scatter = (ages[row] as number) > 8 ? 9000 : 4000;
    return value + scatter * random.normal();
  });
  const held = bandsByAge(ages).map(({ rows }) => {
    const of = (values: Float64Array) => Float64Array.from(rows, (row) => values[row] as number);
    const [low, high] = [0.1, 0.9].map((share) => conformalCorrection(of(raw), of(truth), share));
    if (!low || !high) return 0;
    const inside = rows.filter((row) => {
      const [value, price] = [raw[row] as number, truth[row] as number];
      return price >= correct(low, value) && price <= correct(high, value);
    });
    return inside.length / rows.length;
  });
  expect(held).toHaveLength(4);
  for (const share of held) expect(Math.abs(share - 0.8)).toBeLessThan(0.03);
});

const { training, model } = smallTraining();
const cars = parseAdverts(advertsCsv(60, 'bands'), 2020, false).map(({ car }) => car);
const ENDS = ['low90', 'low80', 'value', 'high80', 'high90'] as const;

test('a model with bands has ends in order that never rise with age', () => {
  expect(model.withEngine.bands.map(({ to }) => to)).toEqual([6, 8, 10, OLDEST]);
  for (const car of cars) {
    let before: LogEstimate | undefined;
    for (let age = 0; age <= OLDEST; age += 1) {
      const aged = { ...car, age };
      const log = logEstimate(model, subModelFor(model, aged), aged, 'model');
      const ends = ENDS.map((end) => log[end]);
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      for (const end of ENDS) expect(log[end]).toBeLessThanOrEqual(before?.[end] ?? 99);
      before = log;
    }
  }
});

test('a file from before there were bands has the same corrections at every age', () => {
  const { bands: _bands, ...part } = model.withEngine;
  const corrections = [0, 1, 2, 3].map(() => ({ at: [], to: [] }));
  const packed = { ...training.file.withEngine, corrections } as Record<string, unknown>;
  const { bands: _packed, ...older } = packed;
  const file = { ...training.file, withEngine: older } as unknown as ModelFile;
  expect(unpackModel(file).withEngine).toEqual({ ...part, bands: [{ to: OLDEST, corrections }] });
});
