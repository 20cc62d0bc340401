import { expect, test } from 'vitest';
import { noticeOf } from '@/lib/staff/notice';
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
  created_at: '2026-11-22T11:59:00Z',
  undone_at: null,
};

test.each([
  [{}, 'Taken down: 2019 Ford. Mails go after two minutes.'],
  [{ created_at: '2026-11-22T11:58:00Z' }, 'Taken down: 2019 Ford.'],
  [{ created_at: '2026-11-22T11:50:00Z' }, null],
  [{ decision: 'no_breach' }, 'Nothing wrong: 2019 Ford. Mails, if any, go after two minutes.'],
  [{ decision: 'undone' }, 'Undone: 2019 Ford. Mails, if any, go after two minutes.'],
  [{ case_kind: 'conversation', decision: 'closed' }, 'Closed: 2019 Ford.'],
] as const)('a decision with %j is told as: %s', (change, text) => {
  expect(noticeOf({ ...entry, ...change }, now)).toBe(text);
});
