import { expect, test } from 'vitest';
import { compareCars } from '@/lib/compare/compare';
import { ROW_RULES } from '@/lib/compare/rows';
import { car, columnOf, other } from './car-fixture';

const near = { ...car, distance: { miles: 24.3, from: 'LS6' } };

/** The rows that a shopper is promised, but for features: what each says of the car, and its note. */
const PROMISED: [string, string, string | null][] = [
  ['Price', '£9,200', null],
  ['Verdict on the price', 'Usual price', 'Usual: £8,000 to £10,400'],
  ['Road tax a year', '£195', null],
  ['Fuel a year', '£900 to £1,100', 'for 8,000 miles'],
  ['Three years of owning it', '£6,000 to £8,000', 'at 8,000 miles a year, without insurance'],
  ['ULEZ, London', 'Meets it', null],
  ['Price history', 'Down £505 since 3 November 2026', 'From £9,705, in 1 step'],
  ['MOT record', '4 tests, 1 failed', 'Last passed 1 March 2026 with 1 advisory.'],
  ['Place', 'Bath, BA1', '24 miles from LS6, in a straight line'],
  ['Seller', 'Avon Motor House', 'Dealer'],
  ['Usually replies', 'Within 3 hours', null],
  ['For sale', '27 days', null],
  ['Reserved', 'No', null],
  ['Length of the class', '3.61 to 4.98\u00a0m', null],
  ['Width with mirrors', '1.83 to 2.19\u00a0m', null],
  ['Turning circle', 'About 10.6\u00a0m', null],
  ['Photographs', '8', null],
];

test.each(PROMISED)('the row %s says %j', (label, text, note) => {
  const { same } = compareCars([columnOf(near), columnOf({ ...near, id: 'another' })]);
  const row = same.find((each) => each.label === label);
  expect(row?.cells[0]).toMatchObject({ text, note });
});

/** Another value for each row, and what the page says of its difference. */
const OTHERS: [string, Partial<typeof car>, string, string | null, string | null][] = [
  ['Price', { price: 7995 }, '£7,995', '£1,205 cheaper', 'Cheapest'],
  [
    'Verdict on the price',
    { verdict: { kind: 'below', text: '£900 under the usual price', range: null } },
    '£900 under the usual price',
    null,
    null,
  ],
  [
    'Usually replies',
    { seller: { ...car.seller, replyMinutes: 20 } },
    'Within',
    null,
    'Quickest reply',
  ],
  [
    'Reserved',
    { reservedUntil: '2026-12-01T14:00:00Z' },
    'Until Tuesday 1 December, 14:00',
    null,
    null,
  ],
  ['For sale', { daysListed: 0 }, 'Since today', 'listed 27 days later', null],
  ['Photographs', { photographs: 0 }, 'An illustration only', null, null],
  [
    'MOT record',
    { mot: 'No record of its plate is held here.' },
    'No record of its plate',
    null,
    null,
  ],
  ['Place', { distance: { miles: 4, from: 'LS6' } }, 'Bath, BA1', '20 miles nearer', 'Nearest'],
];

test.each(OTHERS)('the row %s differs', (label, facts, text, difference, best) => {
  const { differing } = compareCars([columnOf(near), columnOf(other(facts))]);
  const row = differing.find((each) => each.label === label);
  expect(row?.cells[1]).toMatchObject({
    text: expect.stringContaining(text),
    difference,
    best,
  });
});

test('each row that is promised is a row of the page, once', () => {
  const labels = ROW_RULES.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels).toEqual(expect.arrayContaining(PROMISED.map(([label]) => label)));
});
