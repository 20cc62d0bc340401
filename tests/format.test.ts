import { expect, test } from 'vitest';
import {
  formatDate,
  formatDistance,
  formatLitres,
  formatMileage,
  formatPrice,
  formatRegistration,
  formatWithin,
  initials,
  inSentence,
  plural,
} from '@/lib/format';

test('money is GBP, en-GB, without decimals', () => {
  expect(formatPrice(12_500)).toBe('£12,500');
  expect(formatPrice(0)).toBe('£0');
});

test('missing mileage reads N/A', () => {
  expect(formatMileage(null)).toBe('N/A');
  expect(formatMileage(21_480)).toBe('21,480 miles');
});

test('dates use the London time zone', () => {
  expect(formatDate('2026-06-30T23:30:00+00:00')).toBe('1 July 2026');
});

test('engine sizes have one decimal', () => {
  expect(formatLitres(2)).toBe('2.0 litres');
});

test('distances are whole miles', () => {
  expect(formatDistance(0.4)).toBe('Under 1 mile');
  expect(formatDistance(1.2)).toBe('1 mile');
  expect(formatDistance(12.6)).toBe('13 miles');
});

test('a noun is singular or plural by its count', () => {
  expect(plural(1, 'vehicle')).toBe('1 vehicle');
  expect(plural(1204, 'vehicle')).toBe('1,204 vehicles');
  expect(plural(0, 'vehicle')).toBe('0 vehicles');
});

test.each([
  [1, 'an hour'],
  [60, 'an hour'],
  [61, '2 hours'],
  [1380, '23 hours'],
  [1440, 'a day'],
  [1441, '2 days'],
])('%i minutes are within %s', (minutes, text) => {
  expect(formatWithin(minutes)).toBe(text);
});

test('initials are at most two letters', () => {
  expect(initials('avon motor house')).toBe('AM');
  expect(initials('jo@forecourt.example')).toBe('J');
  expect(initials('  (ada)  👩‍🔧 "lovelace" king')).toBe('AL');
  expect(initials('𝒜da élan')).toBe('𝒜É');
  expect(initials('👩‍🔧')).toBe('');
  // Each of these letters has two characters in upper case, the second a combining mark or a letter.
  expect(initials('ǰane ßen')).toBe('JS');
});

test.each([
  ['BD21SMR', 'BD21 SMR'],
  ['S864DVM', 'S864 DVM'],
  ['P1ABC', 'P1 ABC'],
  ['ABC123D', 'ABC 123D'],
  ['LCZ8711', 'LCZ 8711'],
  ['AZ12', 'AZ 12'],
  ['A1', 'A 1'],
  ['A9999', 'A 9999'],
  ['1A', '1 A'],
  ['12AB', '12 AB'],
  ['1ABC', '1 ABC'],
  ['1234A', '1234 A'],
  ['9999ABC', '9999 ABC'],
  ['0001ABC', '1 ABC'],
  ['AB0012', 'AB 12'],
  ['BD01SMR', 'BD01 SMR'],
])('registration %s is spaced as on a number plate', (stored, shown) => {
  expect(formatRegistration(stored)).toBe(shown);
});

test.each(['QQQQ1234', 'BD21 SMR', '101D234', 'A0', '12345AB', '0000A', 'ABCD'])(
  'registration %s is left unchanged',
  (plate) => {
    expect(formatRegistration(plate)).toBe(plate);
  },
);

test.each([
  ['Verified Dealer', 'verified dealer'],
  ['SUV', 'SUV'],
  ['V5C in the seller’s name', 'V5C in the seller’s name'],
  ['MOT expiry', 'MOT expiry'],
  ['Finance owed on it', 'finance owed on it'],
])('%s in a sentence is %s', (label, text) => expect(inSentence(label)).toBe(text));
