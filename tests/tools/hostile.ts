import fc from 'fast-check';

/** Known and unknown query parameter names. */
const NAMES = [
  'search',
  'make',
  'model',
  'fuel',
  'transmission',
  'bodyType',
  'priceMin',
  'priceMax',
  'yearMin',
  'yearMax',
  'mileageMin',
  'mileageMax',
  'location',
  'radius',
  'sort',
  'page',
  'utm_source',
  '__proto__',
  'constructor',
  'search[]',
  '',
];

const NASTY = [
  'NaN',
  'Infinity',
  '-1',
  '1e9',
  '0x10',
  '1.5',
  '9'.repeat(400),
  ' ',
  '%',
  '%00',
  '\u0000',
  '..%2f..%2f',
  'all',
  'constructor',
  '__proto__',
  'toString',
  "' or 1=1 --",
  '"; drop table vehicles; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '#{7*7}',
  'İstanbul',
  'ﬀ',
  '👩‍🔧',
  '\u202Eevil',
  'a'.repeat(10_000),
  '£10,000',
  '10 000',
  '-0',
  '+5',
  '2018',
  '2030',
  '50',
  'BMW',
  'petrol',
  'SW1A 1AA',
  'sw1a1aa',
  'Leeds',
];

/** Hostile query strings: wrong types, repeated parameters, 10 kB values. */
export const hostileQuery = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...NAMES) }, fc.string()),
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
        fc.integer().map(String),
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.double().map(String),
      ),
    ),
    { maxLength: 20 },
  )
  .map((pairs) => new URLSearchParams(pairs));
