import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeLabel,
  changeSince,
  groupByCar,
  type ListedFigures,
  readReasons,
} from '@/lib/valuation/history';
import { historyChart } from '@/lib/valuation/history-chart';

const figures = (value: number, createdAt: string, spread = 500): ListedFigures => ({
  id: createdAt,
  inputs: 'same',
  mileage: 30_000,
  value,
  createdAt,
  range80: [value - spread, value + spread],
  range90: [value - 2 * spread, value + 2 * spread],
});

describe('readReasons', () => {
  test('reads features, and the labels of old rows', () => {
    const stored = [
      { feature: 'mileage', amount: -420 },
      { label: 'Condition', amount: 150, note: 'good' },
    ];
    expect(readReasons(stored)).toEqual([
      { feature: 'mileage', amount: -420 },
      { feature: 'Condition', amount: 150 },
    ]);
  });

  test('any stored JSON yields only reasons with feature and amount', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        for (const reason of readReasons(stored as Parameters<typeof readReasons>[0])) {
          expect(reason).toEqual({ feature: expect.any(String), amount: expect.any(Number) });
        }
      }),
    );
  });
});

test('rows of one car are one car, in the order they came', () => {
  const row = (car: string, id: string, make = 'Ford') => ({
    car,
    inputs: 'i',
    id,
    make,
    model: 'Fiesta',
    year: 2019,
    registration_number: '',
    mileage: 1,
    value: 9,
    low_80: 8,
    high_80: 10,
    low_90: 7,
    high_90: 11,
    created_at: '2026-11-22',
  });
  const cars = groupByCar([row('a', '1'), row('a', '2', 'FORD'), row('b', '3')]);
  expect(cars.map(({ make, valuations }) => [make, ...valuations.map(({ id }) => id)])).toEqual([
    ['Ford', '1', '2'],
    ['Ford', '3'],
  ]);
  expect(cars[0]?.valuations[0]).toMatchObject({ range80: [8, 10], range90: [7, 11] });
});

test('a change is told in pounds, with its date', () => {
  const earlier = figures(9000, '2026-05-03T12:00:00Z');
  const at = (value: number) => changeSince(earlier, figures(value, '2026-11-22T12:00:00Z'));
  expect(at(9120)).toBe('£120 more than on 3 May 2026, when it was £9,000.');
  expect(at(8000)).toBe('£1,000 less than on 3 May 2026, when it was £9,000.');
  expect(at(9000)).toBe('The figure is the same as on 3 May 2026.');
  expect([120, -80, 0].map(changeLabel)).toEqual(['+ £120', '− £80', 'no change']);
});

describe('historyChart', () => {
  test('puts figures on a time scale, the oldest left', () => {
    const chart = historyChart([
      figures(8000, '2026-11-11T00:00:00Z'),
      figures(8200, '2026-11-02T00:00:00Z'),
      figures(9000, '2026-11-01T00:00:00Z'),
    ]);
    expect(chart.points.map(({ x }) => Math.round(x))).toEqual([0, 10, 100]);
    const [first, , last] = chart.points.map(({ y }) => y);
    expect(first).toBeLessThan(last ?? 0);
    expect(chart.ticks.map(({ pounds }) => pounds)).toEqual([7000, 8000, 9000, 10_000]);
    expect(chart.series.map(({ band }) => band.split(' ').length)).toEqual([6]);
    expect(chart.points.every(({ mileage }) => mileage === undefined)).toBe(true);
  });

  test('joins equal inputs alone and names the mileage of the others', () => {
    const { points, series } = historyChart([
      figures(8200, '2026-11-11T00:00:00Z'),
      { ...figures(7600, '2026-11-02T00:00:00Z'), inputs: 'other', mileage: 45_000 },
      figures(9000, '2026-11-01T00:00:00Z'),
    ]);
    expect(series.map(({ inputs, line }) => [inputs, line.split(' ').length])).toEqual([
      ['same', 2],
      ['other', 1],
    ]);
    expect(series.map(({ isPoint }) => isPoint)).toEqual([false, true]);
    expect(points.map(({ mileage }) => mileage)).toEqual([undefined, 45_000, 30_000]);
  });

  test('stays within the chart for any figures and times', () => {
    const time = fc.integer({ min: 0, max: 2e9 }).map((s) => new Date(s * 1000).toISOString());
    const figure = fc
      .tuple(fc.integer({ min: 100, max: 9_000_000 }), time, fc.integer({ min: 0, max: 90 }))
      .map((of) => figures(...of));
    fc.assert(
      fc.property(fc.array(figure, { minLength: 2, maxLength: 24 }), (all) => {
        const newestFirst = all.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
        const { points, ticks, series } = historyChart(newestFirst);
        const numbers = series.flatMap(({ band }) => band.split(/[ ,]/).map(Number));
        for (const at of [...points.flatMap(({ x, y }) => [x, y]), ...numbers])
          expect(at >= 0 && at <= 100).toBe(true);
        expect([ticks.at(0)?.y, ticks.at(-1)?.y]).toEqual([100, 0]);
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThan(10);
      }),
    );
  });
});
