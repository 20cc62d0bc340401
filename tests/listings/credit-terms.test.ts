import { describe, expect, test } from 'vitest';
import { contactNote, contactNotes } from '@/lib/listings/contacts';
import { CREDIT_QUESTION, statesCredit } from '@/lib/listings/credit-terms';

describe('terms of credit in a text', () => {
  test.each([
    '£187 a month',
    'Only £1,187.50 per month!',
    'from £99/month',
    '£199pm',
    '£199 pcm',
    '£210 P/M with deposit',
    'yours for £150 monthly',
    '199 pounds\nper month',
    'at 9.9% APR',
    '9,9 % representative apr',
    'APR 12%',
    'APR of 7.9 %',
    '0% finance available',
    '0% interest',
  ])('%j states some', (text) => expect(statesCredit(text)).toBe(true));

  test.each([
    '',
    'MOT until Apr 2027',
    'MOT APR 27, serviced at 60% tread',
    'finance available, ask us',
    '1,000 miles a month',
    '12 months MOT, £35 tax for 12 months',
    'viewings after 6 pm, £4,000',
    '£4,000. Monthly services',
    'battery at 90%',
  ])('%j states none', (text) => expect(statesCredit(text)).toBe(false));

  test('of any length are answered at once', () => {
    for (const piece of ['£1', '1,', '1 ', '%', 'apr ', '£ 1 a '])
      expect(statesCredit(piece.repeat(20_000))).toBe(false);
  });
});

test('a seller is asked about terms of credit in the description, beside contact details', () => {
  expect(contactNote('£187 a month')).toBe(CREDIT_QUESTION);
  expect(contactNote('£187 a month', 'trim')).toBeNull();
  const both = contactNote('£187 a month, ring 07700 900123');
  expect(both).toContain('a telephone number');
  expect(both).toContain(CREDIT_QUESTION);
  expect(contactNotes({ description: '0% APR' })).toEqual([
    { what: 'description', note: CREDIT_QUESTION },
  ]);
});
