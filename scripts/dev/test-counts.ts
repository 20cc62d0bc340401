import { existsSync, readFileSync } from 'node:fs';

/** Those that passed only on a retry are `flaky` too. */
export type Counts = Record<'passed' | 'failed' | 'skipped' | 'flaky', number>;

/** Counts the tests of a JSON report by vitest or Playwright; a run that left none has failed. */
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

/** Formats `N passed, N failed`, plus skipped and flaky when there are any. */
export function formatCounts(all: Counts[]): string {
  const sum = (name: keyof Counts) => all.reduce((total, counts) => total + counts[name], 0);
  const line = `${sum('passed')} passed, ${sum('failed')} failed`;
  const skipped = sum('skipped') ? `, ${sum('skipped')} skipped` : '';
  return line + skipped + (sum('flaky') ? `, ${sum('flaky')} only at the second try` : '');
}
