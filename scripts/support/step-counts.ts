export type ReportKind = 'vitest' | 'playwright';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests?: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

function countVitest(report: VitestReport): Counts {
  // A file that could not be loaded holds no tests, yet failed.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    // A journey that passed at its second try has not passed; errors stand outside any test.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** What a finished step adds to the closing line; a failed exit always counts as a failure. */
export function countStep(ok: boolean, kind?: ReportKind, report?: unknown): Counts {
  if (!kind) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const counts =
    kind === 'vitest'
      ? countVitest(report as VitestReport)
      : countPlaywright(report as PlaywrightReport);
  return { ...counts, failed: ok ? counts.failed : Math.max(1, counts.failed) };
}

export function addCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** `N passed, N failed`, with `, N skipped` when there are any. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
