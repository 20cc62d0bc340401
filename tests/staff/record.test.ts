import { expect, test } from 'vitest';
import { recordParts } from '@/lib/staff/record';
import type { PersonRecord } from '@/lib/staff/types';

const now = Date.parse('2026-11-22T12:00:00Z');
const dealer = {
  id: '2f3c1f6e-0000-4000-8000-000000000000',
  type: 'verified_dealer',
  location: 'Leeds',
  for_sale: 1138,
  sold: 12,
  taken_down: 1,
  flags_open: 1,
  reply_minutes: 110,
  reports: 4,
  reports_upheld: 1,
  reports_open: 2,
} as const;
const person: PersonRecord = {
  name: 'Ada Lovelace',
  since: '2023-03-04T10:00:00Z',
  has_account: true,
  reports_made: 0,
  reports_upheld: 0,
  seller: null,
};
const texts = (record: PersonRecord | null) => recordParts(record, now).map(({ text }) => text);
const warnings = (record: PersonRecord) =>
  recordParts(record, now).flatMap(({ text, isWarning }) => (isWarning ? text : []));

test('the record of a seller says what they are, sell and were reported for', () => {
  const record = { ...person, seller: dealer, reports_made: 1, reports_upheld: 1 };
  expect(texts(record)).toEqual([
    'Verified Dealer in Leeds since March 2023 (3 years)',
    '1,138 for sale, 12 sold, 1 taken down',
    '4 reports, 1 upheld, 2 open',
    '1 open flag',
    'usually answers in 2 hours',
    'has reported 1 listing, 1 upheld',
  ]);
  expect(warnings(record)).toEqual(['4 reports, 1 upheld, 2 open']);
});

test('the record of others says how old their account is, or that there is none', () => {
  expect(texts(null)).toEqual(['No account']);
  expect(texts({ ...person, reports_made: 3 })).toEqual([
    'Account since March 2023 (3 years)',
    'has reported 3 listings',
  ]);
  const quiet = { flags_open: 0, reports: 0, reports_upheld: 0, reports_open: 0 };
  const stock = { ...dealer, ...quiet, location: null, reply_minutes: null };
  expect(texts({ ...person, has_account: false, seller: stock })).toEqual([
    'Verified Dealer since March 2023 (3 years)',
    '1,138 for sale, 12 sold, 1 taken down',
    'no reports',
    'No account',
  ]);
});

test.each([
  ['2026-11-22T09:00:00Z', 'Account since today'],
  ['2026-11-21T09:00:00Z', 'Account since 21 November 2026 (1 day)'],
  ['2026-10-20T09:00:00Z', 'Account since October 2026 (1 month)'],
  ['2025-11-22T09:00:00Z', 'Account since November 2025 (1 year)'],
])('an account since %s is: %s', (since, text) => {
  expect(texts({ ...person, since })).toEqual([text]);
});

test('an account of less than a month is a warning', () => {
  expect(warnings({ ...person, since: '2026-11-01T09:00:00Z' })).toHaveLength(1);
  expect(warnings({ ...person, since: '2026-10-01T09:00:00Z' })).toHaveLength(0);
});
