import { expect, it } from 'vitest';
import { addCounts, countStep, formatCounts } from '../../scripts/dev/step-counts';

const vitest = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    { status: 'passed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ],
};
const playwright = {
  stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 4 },
  errors: [],
};

it('counts a static check as one', () => {
  expect(countStep(true)).toEqual({ passed: 1, failed: 0, skipped: 0, flaky: 0 });
  expect(countStep(false)).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: 0 });
});

it('counts tests, and files that could not be loaded, from the vitest report', () => {
  const counts = { passed: 5, failed: 2, skipped: 3, flaky: 0 };
  expect(countStep(false, 'vitest', vitest)).toEqual(counts);
});

it('counts journeys from the playwright report, and those that passed at the second try', () => {
  const counts = { passed: 8, failed: 1, skipped: 4, flaky: 1 };
  expect(countStep(false, 'playwright', playwright)).toEqual(counts);
});

it('never lets a failed exit, an error outside the tests or a missing report pass', () => {
  const clean = { ...playwright, stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 } };
  expect(countStep(false, 'playwright', clean).failed).toBe(1);
  expect(countStep(true, 'playwright', { ...clean, errors: [{}] }).failed).toBe(1);
  expect(countStep(true, 'vitest', undefined)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    flaky: 0,
  });
});

it('adds steps up and words the closing line', () => {
  const sum = addCounts([countStep(true), countStep(false, 'vitest', vitest)]);
  expect(formatCounts(sum)).toBe('6 passed, 2 failed, 3 skipped');
  expect(formatCounts(countStep(true))).toBe('1 passed, 0 failed');
  expect(formatCounts(countStep(false, 'playwright', playwright))).toBe(
    '8 passed, 1 failed, 4 skipped, 1 only at the second try',
  );
});
