import { describe, expect, test } from 'vitest';
import { readOptions } from '@/scripts/bench/options';
import { median, percentile } from '@/scripts/bench/statistics';
import { atLeast, atMost, figure, formatTable, note } from '@/scripts/bench/table';

describe('percentiles', () => {
  test('are nearest-rank values', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(hundred, 95)).toBe(95);
    expect(percentile(hundred, 0)).toBe(1);
    expect(percentile([3], 95)).toBe(3);
    expect(median([9, 1, 5])).toBe(5);
  });

  test('leave their input unchanged and throw for an empty list', () => {
    const values = [2, 10, 1];
    percentile(values, 50);
    expect(values).toEqual([2, 10, 1]);
    expect(() => percentile([], 50)).toThrow(RangeError);
  });
});

describe('rows', () => {
  test('pass at exactly their limit and miss beyond it', () => {
    expect(atMost('Time', { value: 60, limit: 60, unit: 'ms' })).toEqual({
      what: 'Time',
      measured: '60 ms',
      target: '≤ 60 ms',
      verdict: 'ok',
    });
    expect(atMost('Time', { value: 60.01, limit: 60 }).verdict).toBe('miss');
    expect(atLeast('Score', { value: 95, limit: 95 }).verdict).toBe('ok');
    expect(atLeast('Score', { value: 94, limit: 95 }).verdict).toBe('miss');
    expect(atMost('Shift', { value: 0, limit: 0 }).target).toBe('0');
  });

  test('miss if the figure is NaN', () => {
    expect(atMost('Time', { value: Number.NaN, limit: 1 }).verdict).toBe('miss');
  });

  test.each([
    [3, '3 kB'],
    [3.14, '3.1 kB'],
    [143.27, '143 kB'],
  ])('format %d as %s', (value, text) => {
    expect(figure(value, 'kB')).toBe(text);
  });

  test('form a table with aligned columns', () => {
    const table = formatTable([note('A | B', 'x'), atMost('Long name', { value: 2, limit: 1 })]);
    const lines = table.split('\n');
    expect(lines).toHaveLength(4);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines[2]).toContain('A \\| B');
    expect(lines[3]).toMatch(/^\| Long name +\| 2 +\| ≤ 1 +\| miss \|$/);
  });
});

describe('options', () => {
  test('default to a full run with 100,000 vehicles', () => {
    expect(readOptions([])).toMatchObject({ quick: false, vehicles: 100_000, lighthouseRuns: 5 });
    expect(readOptions(['--quick'])).toMatchObject({ vehicles: 20_000, lighthouseRuns: 1 });
    expect(readOptions(['--quick', '--vehicles', '5000']).vehicles).toBe(5000);
    expect(readOptions([]).deploy).toBe(false);
    expect(readOptions(['--deploy', '--quick'])).toMatchObject({ deploy: true, quick: true });
  });

  test.each(['0', 'many', '1.5', '2000000'])('reject %s vehicles', (vehicles) => {
    expect(() => readOptions(['--vehicles', vehicles])).toThrow(/whole number/);
  });
});
