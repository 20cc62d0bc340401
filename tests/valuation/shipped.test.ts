import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import card from '@/lib/valuation/model-card.json';
import { MODEL_PATH, shippedModel } from '@/lib/valuation/model-file';
import { advertsCsv } from './adverts';

const folder = mkdtempSync(path.join(tmpdir(), 'valuation-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'adverts.csv');
writeFileSync(file, advertsCsv(200, 'evaluated'));
const run = (script: string, ...options: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', `scripts/valuation-${script}.ts`, ...options], {
    encoding: 'utf8',
  });

it('the model file is under 3 MB', () => {
  expect(statSync(MODEL_PATH).size).toBeLessThan(3_000_000);
});

it('the model card matches the model and meets the accuracy targets', () => {
  expect(card.version).toBe(shippedModel().version);
  const { withEngine, withoutEngine } = card.metrics;
  expect(withEngine.mdape).toBeLessThanOrEqual(0.06);
  expect(withEngine.mape).toBeLessThanOrEqual(0.076);
  expect(withEngine.r2).toBeGreaterThanOrEqual(0.945);
  expect(withoutEngine.mdape).toBeLessThanOrEqual(0.074);
  expect(Math.abs(withEngine.coverage80 - 0.8)).toBeLessThanOrEqual(0.015);
  expect(Math.abs(withEngine.coverage90 - 0.9)).toBeLessThanOrEqual(0.015);
  expect(Math.min(...withEngine.coverage90ByDecile)).toBeGreaterThanOrEqual(0.87);
  expect(withEngine.medianWidth90).toBeLessThanOrEqual(0.34);
});

it('evaluate prints one JSON object, with and without engine sizes', () => {
  const withEngine = run('evaluate', '--data', file);
  expect(withEngine.stderr).toBe('');
  const figures = JSON.parse(withEngine.stdout);
  expect(Object.keys(figures)).toEqual([
    'n',
    'mdape',
    'mape',
    'mae',
    'r2',
    'within10',
    'coverage80',
    'coverage90',
    'medianWidth90',
    'coverage90ByDecile',
    'verdicts',
    'byAge',
    'byMileage',
    'byMake',
    'byFuel',
    'toEightYears',
    'msPerPrediction',
  ]);
  expect(figures.n).toBe(200);
  expect(figures.coverage90ByDecile).toHaveLength(10);
  const { mdape } = JSON.parse(run('evaluate', '--data', file, '--without', 'engine_size').stdout);
  expect(mdape).not.toBe(figures.mdape);
  const later = run('evaluate', '--data', file, '--as-of', '2023-10-01');
  expect(JSON.parse(later.stdout)).toMatchObject({ asOf: '2023-10-01', withoutFigure: 0 });
}, 180_000);

it('invalid arguments fail with a one-line error', () => {
  for (const [options, message] of [
    [[], /^Which adverts\? .*\n$/],
    [['--data', 'no.csv'], /^no\.csv: no such file\n$/],
    [['--data', file, '--without', 'price'], /^--without 'price': only engine_size/],
    [['--data', file, '--as-of', 'June'], /^--as-of is 'June', not YYYY-MM-DD\n$/],
    [['--data', file, '--drift', '10 %'], /^--drift is '10 %', not 0 to 1\n$/],
    [['--data', file, '--publish', 'Here'], /^--publish needs --as-of, and neither/],
    [['--date', file], /^Unknown option '--date'/],
  ] as const) {
    const { status, stdout, stderr } = run('evaluate', ...options);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(message);
  }
  const short = path.join(folder, 'short.csv');
  writeFileSync(short, advertsCsv(50, 'short'));
  const { status, stderr } = run('train', '--data', short, '--out', folder);
  expect(status).toBe(1);
  expect(stderr).toBe('50 adverts are too few: at least 500\n');
}, 180_000);
