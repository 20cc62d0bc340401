import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../../scripts/dev/processes';
import {
  countReport,
  formatCounts,
  listFailures,
  listProvenFiles,
} from '../../scripts/dev/test-report';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'report.json');
const count = (report: unknown, ok: boolean) => {
  writeFileSync(file, JSON.stringify(report));
  return countReport(file, ok);
};

const vitest = { numPassedTests: 5, numFailedTests: 2, numPendingTests: 2, numTodoTests: 1 };
const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 4 };
const clean = { stats: { ...stats, unexpected: 0 }, errors: [] };

it('counts the tests of a report, and those that passed at the second try', () => {
  expect(count(vitest, false)).toEqual({ passed: 5, failed: 2, skipped: 3, flaky: 0 });
  expect(count({ stats, errors: [] }, false)).toEqual({
    passed: 8,
    failed: 1,
    skipped: 4,
    flaky: 1,
  });
});

it('counts a failed exit, an error outside the tests or a missing report as failed', () => {
  expect(count(clean, true).failed).toBe(0);
  expect(count(clean, false).failed).toBe(1);
  expect(count({ ...clean, errors: [{}] }, true).failed).toBe(1);
  expect(countReport(join(folder, 'none.json'), true).failed).toBe(1);
});

it('sums the steps and formats the summary line', () => {
  const plain = { passed: 1, failed: 0, skipped: 0, flaky: 0 };
  expect(formatCounts([plain])).toBe('1 passed, 0 failed');
  expect(formatCounts([plain, count(vitest, false)])).toBe('6 passed, 2 failed, 3 skipped');
  expect(formatCounts([count(clean, true)])).toBe(
    '8 passed, 0 failed, 4 skipped, 1 only at the second try',
  );
});

it('lists what failed or passed at the second try, and errors of no test', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'a.spec.ts',
    line: 3,
    tests: [
      {
        projectName: 'phone',
        status,
        results: [{}, ...messages.map((message) => ({ error: { message } }))],
      },
    ],
  });
  const specs = [
    spec('is fine', 'expected'),
    spec('is broken', 'unexpected', 'first\nreason', 'second'),
  ];
  const suites = [{ specs, suites: [{ specs: [spec('is odd', 'flaky', 'late')] }] }];
  writeFileSync(file, JSON.stringify({ suites, errors: [{ message: 'rejected' }] }));
  expect(listFailures(file)).toEqual([
    '[phone] a.spec.ts:3 is broken\nfirst\nreason',
    '[phone] a.spec.ts:3 is odd\nlate',
    'Outside the tests\nrejected',
  ]);
  const assertionResults = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'takes away', failureMessages: ['1 is not 2'] },
  ];
  const testResults = [
    { name: 'a.test.ts', assertionResults },
    { name: 'b.test.ts', assertionResults: [], message: 'No such import' },
  ];
  writeFileSync(file, JSON.stringify({ testResults }));
  expect(listFailures(file)).toEqual([
    'a.test.ts takes away\n1 is not 2',
    'b.test.ts\nNo such import',
  ]);
  expect(listFailures(join(folder, 'none.json'))).toEqual([]);
});

it('lists the files whose journeys all ran, and passed at the first try', () => {
  const spec = (name: string, status: string, ...results: string[]) => ({
    title: 'a title',
    file: `${name}.spec.ts`,
    line: 3,
    tests: [{ projectName: 'chromium', status, results: results.map((one) => ({ status: one })) }],
  });
  const specs = [
    spec('fine', 'expected', 'passed'),
    spec('fine', 'skipped', 'skipped'),
    spec('left-out', 'skipped', 'skipped'),
    spec('odd', 'expected', 'passed'),
    spec('odd', 'flaky', 'failed', 'passed'),
    spec('broken', 'unexpected', 'failed', 'failed'),
    spec('cut', 'expected', 'passed'),
    spec('cut', 'skipped', 'interrupted'),
  ];
  const late = [spec('late', 'expected', 'passed'), spec('late', 'skipped')];
  writeFileSync(file, JSON.stringify({ suites: [{ specs, suites: [{ specs: late }] }] }));
  expect(listProvenFiles(file)).toEqual(['e2e/fine.spec.ts']);
  // A failed global setup leaves this report.
  writeFileSync(file, JSON.stringify({ suites: [], errors: [{ message: 'No browser' }] }));
  expect(listProvenFiles(file)).toEqual([]);
});

it('lists the files whose unit or database tests have all passed', () => {
  const result = (name: string, status: string, message: string, ...tests: string[]) => ({
    name: join(ROOT, `tests/${name}.test.ts`),
    status,
    message,
    assertionResults: tests.map((one) => ({ status: one })),
  });
  const testResults = [
    result('fine', 'passed', '', 'passed', 'pending'),
    result('left-out', 'passed', '', 'pending'),
    result('broken', 'failed', '', 'passed', 'failed'),
    result('begun', 'failed', '', 'pending'),
    result('ended', 'passed', 'afterAll', 'passed'),
  ];
  writeFileSync(file, JSON.stringify({ testResults }));
  expect(listProvenFiles(file)).toEqual(['tests/fine.test.ts']);
});
