import { expect, it, test } from 'vitest';
import { checkAdvert } from '@/lib/adverts/check-advert';
import { claimsSummary } from '@/lib/adverts/describe';
import { CAR, CLAIMS, type Sentence, TODAY, TRAPS } from './sentences';

const outcomesOf = ([text, kind, , changes]: Sentence) =>
  checkAdvert(text, { ...CAR, ...changes }, TODAY)
    .filter((claim) => claim.kind === kind)
    .map(({ verdict }) => verdict);

test.each(CLAIMS)('claim: %s, %s: %s', (...sentence) => {
  expect(outcomesOf(sentence)).toEqual([sentence[2]]);
});

test.each(TRAPS)('trap: %s, %s: %s', (...sentence) => {
  expect(outcomesOf(sentence)).toEqual(sentence[2] === 'no claim' ? [] : [sentence[2]]);
});

it('has as many traps as claims, more than 120 in all', () => {
  expect(CLAIMS.length + TRAPS.length).toBeGreaterThanOrEqual(120);
  expect(TRAPS.length).toBeGreaterThanOrEqual(CLAIMS.length);
});

it('gives the words as they stand in the text, with their offsets', () => {
  const text = 'Lovely car.\n\nONE OWNER from new – İstanbul blue.';
  const [claim] = checkAdvert(text, CAR, TODAY);
  expect(claim).toMatchObject({
    kind: 'owners',
    quote: 'ONE OWNER',
    field: '2 owners',
    sentence: 'The text says 1 owner; the listing says 2 owners.',
  });
  expect(text.slice(claim?.start, claim?.end)).toBe('ONE OWNER');
});

it('gives what is said twice in the same words once', () => {
  expect(checkAdvert('ULEZ compliant. Really: ULEZ compliant.', CAR, TODAY)).toHaveLength(1);
});

it('sums up what differs first', () => {
  const summary = (text: string) => claimsSummary(checkAdvert(text, CAR, TODAY));
  expect(summary('Diesel, one owner.')).toBe('In 2 places the text and the listing differ.');
  expect(summary('Petrol.')).toBe('1 statement in the text agrees with the listing; none differs.');
  expect(summary('HPI clear.')).toBe('Nothing in the text can be checked against the listing.');
});

it('says what differs in one plain sentence', () => {
  const sentences = checkAdvert(
    'MOT until August 2027. Not ULEZ compliant. £99 admin fee.',
    CAR,
    TODAY,
  ).map(({ sentence }) => sentence);
  expect(sentences).toEqual([
    'The text says MOT until August 2027; the listing says 14 March 2027.',
    'The text says not ULEZ compliant; by its age and fuel the car should meet the standard.',
    'The text adds a fee of £99 to the price; the price of an advert should hold every fee a buyer must pay.',
  ]);
});

test.each([
  'just under ',
  'one hundred ',
  'full dealer ',
  'mot until ',
  'in dark red ',
  'petrol hybrid ',
  '9,999,',
  'from £1 to ',
  'admin fee of ',
  "'",
  ' ',
])('reads 5,000 characters of %j in less than a second', (text) => {
  const before = performance.now();
  checkAdvert(text.repeat(5000 / text.length), CAR, TODAY);
  expect(performance.now() - before).toBeLessThan(1000);
});
