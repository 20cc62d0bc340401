import { expect, test } from 'vitest';
import {
  openerOf,
  openerText,
  replaceSuggestion,
  suggestedViewing,
  viewingDays,
  viewingText,
} from '@/lib/enquiries/openers';

test('only the three openers of an address are accepted', () => {
  expect(['available', 'viewing', 'price'].map(openerOf)).toEqual([
    'available',
    'viewing',
    'price',
  ]);
  expect(['', 'sold', 'toString', undefined, ['price']].map(openerOf)).toEqual(Array(5).fill(null));
});

test('an opener is the first text of the message', () => {
  const viewing = { day: '2026-11-28', time: '14:00' };
  expect(openerText('available', viewing)).toBe('Is it still for sale?');
  expect(openerText('viewing', viewing)).toBe('Can I see it on Saturday 28 November at 14:00?');
  expect(openerText('price', viewing)).toBe('What is your best price?');
  expect(openerText(null, viewing)).toBe('');
});

test.each([
  [{ day: '', time: '14:00' }],
  [{ day: '2026-11-28', time: '' }],
  [{ day: 'soon', time: '14:00' }],
])('without a day and a time the question stays open: %j', (viewing) => {
  expect(viewingText(viewing)).toBe('Can I see it on …?');
});

test.each([
  ['a Sunday', '2026-11-22T10:00:00Z', '2026-11-28'],
  ['a Friday', '2026-11-27T10:00:00Z', '2026-11-28'],
  ['a Saturday', '2026-11-28T10:00:00Z', '2026-12-05'],
  ['Saturday in London, Friday in UTC', '2026-07-03T23:30:00Z', '2026-07-11'],
])('the viewing suggested on %s is the next Saturday', (_, now, day) => {
  expect(suggestedViewing(new Date(now))).toEqual({ day, time: '14:00' });
});

test('a viewing may be today to 60 days ahead, over a change of the clocks', () => {
  expect(viewingDays(new Date('2026-11-22T10:00:00Z'))).toEqual({
    first: '2026-11-22',
    last: '2027-01-21',
  });
  expect(viewingDays(new Date('2026-10-24T23:30:00Z'))).toEqual({
    first: '2026-10-25',
    last: '2026-12-24',
  });
});

test('a new suggestion takes the place of the one before and keeps the rest', () => {
  const [before, next] = ['Is it still for sale?', 'What is your best price?'];
  expect(replaceSuggestion('', '', next)).toBe(next);
  expect(replaceSuggestion(before, before, next)).toBe(next);
  expect(replaceSuggestion(`Hello. ${before}\nAnn`, before, next)).toBe(`Hello. ${next}\nAnn`);
  expect(replaceSuggestion('Typed by hand', before, next)).toBe(`Typed by hand\n${next}`);
  expect(replaceSuggestion('$& ', '$&', '$1')).toBe('$1 ');
});
