export type ReportKind = 'vitest' | 'playwright';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed only on a retry; included in `passed`. */
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
  // A test file that failed to load has no tests but counts as one failure.
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
    // `errors` are errors outside any test.
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
  };
}

const none: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

/** Counts a finished step for the summary; a non-zero exit counts as at least one failure. */
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

/** Formats `N passed, N failed`, plus skipped and flaky when there are any. */
export function formatCounts({ passed, failed, skipped, flaky }: Counts): string {
  const others = [skipped && `${skipped} skipped`, flaky && `${flaky} only at the second try`];
  return [`${passed} passed`, `${failed} failed`, ...others.filter(Boolean)].join(', ');
}
