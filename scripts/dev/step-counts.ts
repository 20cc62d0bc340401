export type ReportKind = 'vitest' | 'playwright';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Those of the passed that failed at first. */
  flaky: number;
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
    flaky: 0,
  };
}

function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    // Errors stand outside any test.
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
  };
}

const none: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

/** What a finished step adds to the closing line; a failed exit always counts as a failure. */
export function countStep(ok: boolean, kind?: ReportKind, report?: unknown): Counts {
  if (!kind) return ok ? { ...none, passed: 1 } : { ...none, failed: 1 };
  if (!report) return { ...none, failed: 1 };
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
      flaky: sum.flaky + one.flaky,
    }),
    none,
  );
}

/** `N passed, N failed`, with the skipped and the flaky when there are any. */
export function formatCounts({ passed, failed, skipped, flaky }: Counts): string {
  const others = [skipped && `${skipped} skipped`, flaky && `${flaky} only at the second try`];
  return [`${passed} passed`, `${failed} failed`, ...others.filter(Boolean)].join(', ');
}
