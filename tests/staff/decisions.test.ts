import { describe, expect, test } from 'vitest';
import { caseKindLabels, decisionLabels, decisionOptions } from '@/lib/staff/decisions';
import { MAX_REASON } from '@/lib/staff/limits';
import { Constants } from '@/lib/supabase/database.types';

const { case_kind, staff_decision } = Constants.public.Enums;

describe.each(Object.entries(decisionOptions))('the options of %s', (_, options) => {
  test('have ids of their own and a key each, 1 to 9', () => {
    expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
    expect(options.length).toBeGreaterThan(0);
    expect(options.length).toBeLessThanOrEqual(9);
  });

  test('have reasons that fit the database with the longest words of staff', () => {
    for (const { reason } of options) {
      expect([...reason, '\n', '\n'].length + MAX_REASON).toBeLessThanOrEqual(2000);
    }
  });
});

test('every kind and decision has a label, every decision an option or an action of its own', () => {
  expect(Object.keys(decisionOptions).sort()).toEqual([...case_kind].sort());
  expect(Object.keys(caseKindLabels).sort()).toEqual([...case_kind].sort());
  expect(Object.keys(decisionLabels).sort()).toEqual([...staff_decision].sort());
  const offered = Object.values(decisionOptions).flatMap((options) =>
    options.map(({ decision }) => decision),
  );
  // answer_conversation, undo_decision and the rules that hold listings write these three.
  expect(new Set([...offered, 'answered', 'undone', 'held'])).toEqual(new Set(staff_decision));
});
