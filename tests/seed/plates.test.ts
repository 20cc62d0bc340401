import { expect, it } from 'vitest';
import { ageIdentifier, createPlates } from '@/scripts/seed/plates';
import { LISTINGS, wrong } from './sample';

it.each([
  ['2021-09-01', '71'],
  ['2022-02-28', '71'],
  ['2022-03-01', '22'],
  ['2001-09-01', '51'],
  ['2009-12-31', '59'],
  ['2010-01-15', '59'],
  ['2010-03-01', '10'],
  ['2001-08-31', 'Y'],
  ['2000-09-01', 'X'],
  ['1999-02-28', 'S'],
  ['1998-03-05', 'R'],
])('a registration date of %s has the age identifier %s', (date, identifier) => {
  expect(ageIdentifier(new Date(date))).toBe(identifier);
});

it('matches the registration year and half-year', () => {
  expect(wrong((car) => car.registered.getUTCFullYear() !== car.year)).toEqual([]);
  const current = LISTINGS.filter((car) => /^[A-Z]{2}\d/.test(car.registrationNumber));
  expect(current.length).toBeGreaterThan(LISTINGS.length * 0.9);
  expect(
    current.filter(
      ({ registrationNumber, registered }) =>
        registrationNumber.slice(2, 4) !== ageIdentifier(registered),
    ),
  ).toEqual([]);
});

it('has one of the three British formats', () => {
  const FORMS =
    /^([A-HK-PRSVWY][A-HJ-PR-Y]\d{2}[A-HJ-PR-Z]{3}|[RSTVWXY]\d{2,3}[A-HJ-PR-Z][A-Z]{2}|[A-Z](?:[A-Z]Z|[IOUX]I|[IJ][A-Z])\d{4})$/;
  expect(wrong((car) => !FORMS.test(car.registrationNumber))).toEqual([]);
});

it('never issues a plate twice', () => {
  const plates = createPlates('test');
  const dates = ['1999-05-01', '2021-10-01', '2024-04-01'].map((date) => new Date(date));
  const given = Array.from({ length: 60_000 }, (_, index) =>
    plates.next(dates[index % 3] as Date, index % 10 ? 'London' : 'Northern Ireland'),
  );
  expect(new Set(given).size).toBe(given.length);
});
