import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFormula } from '@/lib/core/formulas';
import { figuresFile } from '@/lib/landing/figures-file';
import type { ModelAdvert } from '@/lib/landing/types';
import { site } from '@/lib/site';

const ADVERT: ModelAdvert = {
  year: 2019,
  mileage: 31_000,
  price: 8995,
  fuel: 'plug_in_hybrid',
  gearbox: 'semi_automatic',
  listed: '2026-11-20',
};
const FACTS = ['2019', '31000', '8995', 'Plug in hybrid', 'Semi automatic', '2026-11-20'];

const rowsOf = (file: string): string[][] =>
  parse(file, { bom: true, comment: '#', record_delimiter: '\r\n' });

test('has the licence first, then a row for each advert with its facts alone', () => {
  const secret = { ...ADVERT, id: '7d3f5a8e', registration: 'AB12CDE', seller: 'Ada Lovelace' };
  for (const count of [0, 1, 2]) {
    const adverts = Array.from({ length: count }, () => secret);
    const file = figuresFile({ make: 'Citroën', model: 'C4', adverts });
    expect(file.split('\r\n')[0]).toBe(`\uFEFF# Licence: ${site.figuresLicence}`);
    expect(rowsOf(file)).toEqual([
      ['make', 'model', 'year', 'miles', 'price_gbp', 'fuel', 'gearbox', 'listed_on'],
      ...adverts.map(() => ['Citroën', 'C4', ...FACTS]),
    ]);
    expect(file).not.toMatch(/7d3f5a8e|AB12CDE|Ada/);
  }
  expect(site.figuresLicence).not.toMatch(/[\r\n]/);
});

test('a hostile name is one cell, which no spreadsheet runs', () => {
  const names = fc.oneof(
    fc.constantFrom(
      '=1+1',
      '@SUM(A1)',
      ' \t=cmd|x',
      '# no comment',
      'a,b',
      'a"b',
      'a\r\n=b',
      '-2+3',
    ),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  fc.assert(
    fc.property(names, names, (make, model) => {
      const [, ...rows] = rowsOf(figuresFile({ make, model, adverts: [ADVERT, ADVERT] }));
      expect(rows).toHaveLength(2);
      for (const cells of rows) {
        expect(cells.slice(2)).toEqual(FACTS);
        expect(cells.filter(isFormula)).toEqual([]);
        expect(cells.join('')).not.toMatch(/\p{Cc}/u);
      }
    }),
  );
});
