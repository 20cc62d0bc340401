import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './processes';

/** Counts of tests; those that passed only on a retry count as `flaky` too. */
export type Counts = Record<'passed' | 'failed' | 'skipped' | 'flaky', number>;

/** Counts the tests of a JSON report by vitest or Playwright; a run without a report has failed. */
export function countReport(file: string, ok: boolean): Counts {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
  if (report?.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    const failed = unexpected + report.errors.length;
    Object.assign(counts, { passed: expected + flaky, failed, skipped, flaky });
  } else if (report) {
    counts.passed = report.numPassedTests;
    counts.failed = report.numFailedTests;
    counts.skipped = report.numPendingTests + report.numTodoTests;
  }
  return ok && report ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

interface Suite {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: {
      projectName: string;
      status: string;
      results: { duration: number; status: string; error?: { message?: string } }[];
    }[];
  }[];
}

interface Report {
  /** The suites of Playwright. */
  suites?: Suite[];
  /** Errors of Playwright outside tests, such as a promise that was rejected between two of them. */
  errors?: { message?: string }[];
  /** The results of Vitest. */
  testResults?: {
    /** Path of the file. */
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

const specsOf = (suite: Suite): Suite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** Lists the `count` files of a report that took longest, each with its seconds. */
export function listSlowFiles(file: string, count: number): string[] {
  if (!existsSync(file)) return [];
  const { suites = [], testResults = [] }: Report = JSON.parse(readFileSync(file, 'utf8'));
  const milliseconds = new Map<string, number>();
  const add = (name: string, duration: number) =>
    milliseconds.set(name, (milliseconds.get(name) ?? 0) + duration);
  for (const spec of suites.flatMap(specsOf))
    for (const { duration } of spec.tests.flatMap(({ results }) => results))
      add(spec.file, duration);
  for (const { name, startTime, endTime } of testResults)
    add(path.relative(ROOT, name), endTime - startTime);
  return [...milliseconds]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, duration]) => `${(duration / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

/** Lists the tests that failed, or passed only on a retry, each with its first error, by the report of `countReport`. */
export function listFailures(file: string): string[] {
  if (!existsSync(file)) return [];
  const {
    suites = [],
    errors = [],
    testResults = [],
  }: Report = JSON.parse(readFileSync(file, 'utf8'));
  const ofPlaywright = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const error = results.find((result) => result.error)?.error;
        return `[${projectName}] ${file}:${line} ${title}\n${error?.message ?? ''}`;
      }),
  );
  const ofVitest = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (!failed.length && message) return [`${name}\n${message}`];
    return failed.map(
      ({ fullName, failureMessages: [first] }) => `${name} ${fullName}\n${first ?? ''}`,
    );
  });
  const outside = errors.map(({ message }) => `Outside the tests\n${message ?? ''}`);
  return [...ofPlaywright, ...ofVitest, ...outside].map((text) =>
    text.split('\n').slice(0, 15).join('\n').trim(),
  );
}

/** Lists the files of a report of which some tests passed, all at the first try, and the others were skipped. */
export function listProvenFiles(file: string): string[] {
  const { suites = [], testResults = [] }: Report = JSON.parse(readFileSync(file, 'utf8'));
  const journeys = suites
    .flatMap(specsOf)
    .flatMap(({ file: name, tests }) => tests.map((test) => ({ name: `e2e/${name}`, ...test })));
  const fits = ({ status, results }: (typeof journeys)[number]) =>
    /^(?:expected|skipped)$/.test(status) &&
    // A test that did not start has no result.
    results.length > 0 &&
    results.every((result) => result.status !== 'interrupted');
  const unproven = new Set(journeys.filter((one) => !fits(one)).map(({ name }) => name));
  const passed = journeys.filter(({ status }) => status === 'expected').map(({ name }) => name);
  const ofVitest = testResults.filter(
    ({ status, message, assertionResults }) =>
      status === 'passed' && !message && assertionResults.some((one) => one.status === 'passed'),
  );
  return [
    ...[...new Set(passed)].filter((name) => !unproven.has(name)),
    ...ofVitest.map(({ name }) => path.relative(ROOT, name).replaceAll('\\', '/')),
  ];
}

/** Formats `N passed, N failed`, plus skipped and flaky when there are any. */
export function formatCounts(all: Counts[]): string {
  const sum = (name: keyof Counts) => all.reduce((total, counts) => total + counts[name], 0);
  const line = `${sum('passed')} passed, ${sum('failed')} failed`;
  const skipped = sum('skipped') ? `, ${sum('skipped')} skipped` : '';
  return line + skipped + (sum('flaky') ? `, ${sum('flaky')} only at the second try` : '');
}
