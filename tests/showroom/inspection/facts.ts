import fc from 'fast-check';
import { BODY_TYPES, FUEL_TYPES, SELLER_TYPES, TRANSMISSIONS } from '@/lib/listings/constants';
import { VERDICTS } from '@/lib/listings/verdict';
import { WORDING } from '@/lib/registry/advisory-wording';
import type { InspectionFacts } from '@/lib/showroom/inspection/types';

export const TODAY = '2026-11-23';

/** A petrol hatchback of which nothing more is known. */
export const bare: InspectionFacts = {
  today: TODAY,
  bodyType: 'hatchback',
  fuelType: 'petrol',
  transmission: 'manual',
  year: 2019,
  mileage: null,
  owners: null,
  serviceHistory: null,
  writeOff: null,
  isFinanceOwed: null,
  motExpiry: null,
  doors: 5,
  seats: 5,
  colour: null,
  sellerType: null,
  isPlateShown: null,
  photos: null,
  ulez: null,
  valuation: null,
  mot: null,
  claims: null,
};

const keysOf = <Key extends string>(labels: Record<Key, unknown>) =>
  fc.constantFrom(...(Object.keys(labels) as Key[]));
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
const day = fc
  .integer({ min: 0, max: 3000 })
  .map((days) => new Date(Date.parse(TODAY) - days * 86_400_000).toISOString().slice(0, 10));

const defect = fc.record({
  summary: fc
    .constantFrom(...WORDING.map(({ summary }) => summary))
    .map((summary) => summary.replace('{} ', '').replace(/\[e?s\]/, 's')),
  kind: fc.constantFrom('advisory', 'minor', 'major', 'dangerous', 'other'),
  severity: fc.constantFrom(null, 'information', 'small', 'wear', 'repair', 'serious'),
});

const mot = fc.record({
  isMadeUp: fc.boolean(),
  fetchedAt: fc.constant(`${TODAY}T08:00:00Z`),
  tests: fc
    .array(
      fc.record({ date: day, passed: fc.boolean(), defects: fc.array(defect, { maxLength: 3 }) }),
    )
    .map((tests) => tests.sort((a, b) => b.date.localeCompare(a.date))),
  expiry: fc.record({ date: maybe(day), isFirst: fc.boolean(), isPast: fc.boolean() }),
  readings: fc.nat(6),
  odometer: fc.array(
    fc.record({
      kind: fc.constantFrom('fall', 'unit-mix-up', 'jump', 'gap'),
      summary: fc.constant('The mileage falls by 900'),
    }),
    { maxLength: 2 },
  ),
  repeats: fc.array(
    fc.record({ summary: fc.constant('Springs worn'), tests: fc.constant(2), to: day }),
    { maxLength: 1 },
  ),
});

const claim = fc.record({
  kind: fc.constantFrom('owners', 'mot', 'mileage', 'fees', 'record', 'colour', 'serviceHistory'),
  quote: fc.constant('as it says'),
  verdict: fc.constantFrom('agrees', 'contradicts', 'not checkable'),
  sentence: maybe(fc.constant('The text says one; the listing says two.')),
});

/** Any car, with anything known or unknown of it. */
export const anyFacts: fc.Arbitrary<InspectionFacts> = fc.record({
  today: fc.constant(TODAY),
  bodyType: keysOf(BODY_TYPES),
  fuelType: maybe(keysOf(FUEL_TYPES)),
  transmission: maybe(keysOf(TRANSMISSIONS)),
  year: maybe(fc.integer({ min: 1970, max: 2026 })),
  mileage: maybe(fc.nat(300_000)),
  owners: maybe(fc.integer({ min: 1, max: 12 })),
  serviceHistory: maybe(fc.constantFrom('full', 'partial', 'none')),
  writeOff: maybe(fc.constantFrom('Category N write-off', 'Category S write-off')),
  isFinanceOwed: maybe(fc.boolean()),
  motExpiry: maybe(day),
  doors: maybe(fc.integer({ min: 2, max: 5 })),
  seats: maybe(fc.integer({ min: 2, max: 9 })),
  colour: maybe(fc.constant('blue')),
  sellerType: maybe(keysOf(SELLER_TYPES)),
  isPlateShown: maybe(fc.boolean()),
  photos: maybe(fc.nat(20)),
  ulez: maybe(fc.constantFrom('meets', 'fails', 'unsure')),
  valuation: maybe(
    fc.record({
      verdict: keysOf(VERDICTS),
      label: fc.constant('£740 under the usual price'),
      outlier: maybe(fc.constantFrom('low', 'high')),
      valuedOn: day,
    }),
  ),
  mot: maybe(mot),
  claims: maybe(fc.array(claim, { maxLength: 3 })),
});
