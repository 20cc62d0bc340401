import { expect, test } from 'vitest';
import { canUndo } from '@/lib/staff/decisions';
import type { LoggedDecision } from '@/lib/staff/types';

const now = Date.parse('2026-11-22T12:00:00Z');
const entry: LoggedDecision = {
  id: 'a',
  case_kind: 'listing',
  case_id: 'b',
  decision: 'taken_down',
  title: '2019 Ford',
  reason: 'Sold.',
  staff_name: 'Ada',
  created_at: '2026-10-24T12:00:00Z',
  undone_at: null,
};

test('a decision can be undone for 30 days, once', () => {
  expect(canUndo(entry, now)).toBe(true);
  expect(canUndo({ ...entry, created_at: '2026-10-23T11:59:00Z' }, now)).toBe(false);
  expect(canUndo({ ...entry, undone_at: '2026-11-01T12:00:00Z' }, now)).toBe(false);
});

test.each(['undone', 'answered', 'appeal_upheld'] as const)('%s is final', (decision) => {
  expect(canUndo({ ...entry, decision }, now)).toBe(false);
});
