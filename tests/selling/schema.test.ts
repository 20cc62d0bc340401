import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLATE_ERROR } from '@/lib/core/number-plate';
import {
  carSchema,
  descriptionSchema,
  detailsFormSchema,
  detailsSchema,
  listingSchema,
  priceSchema,
} from '@/lib/selling/schema';

const thisYear = new Date().getFullYear();
const MAKE = '5dfba441-0000-4000-8000-000000000001';
const MODEL = '5dfba441-0000-4000-8000-000000000002';

/** The fields that the specification requires of a listing. */
const REQUIRED = {
  make_id: MAKE,
  model_id: MODEL,
  year: '2019',
  price: '£12,500',
  mileage: '31,240 miles',
  fuel_type: 'plug_in_hybrid',
  transmission: 'semi_automatic',
  body_type: 'hatchback',
  condition: 'very_good',
  features: [],
};

/** Returns the first error of each field. */
function errorsOf(fields: Record<string, unknown>) {
  const { error } = listingSchema.safeParse({ ...REQUIRED, ...fields });
  return Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message]),
  );
}

const CHOICES = {
  fuel_type: 'Please select a valid fuel type',
  transmission: 'Please select a valid transmission',
  body_type: 'Please select a valid body type',
  condition: 'Please select a valid condition',
};
const ENGINE = 'Engine size is in litres, such as 1.6';
const VIN = 'A VIN has 17 letters and digits, without I, O and Q';

test.each([
  ['make_id', '', 'Please select a valid make'],
  ['make_id', undefined, 'Please select a valid make'],
  ['make_id', 'Ford', 'Please select a valid make'],
  ['model_id', '', 'Please select a valid model'],
  ['model_id', 'Fiesta', 'Please select a valid model'],
  ['year', '', 'Year is required'],
  ['year', '1899', 'Year must be 1900 or later'],
  ['year', String(thisYear + 2), 'Year cannot be in the future'],
  ['price', '', 'Please enter a price in whole pounds'],
  ['price', '12.50', 'Please enter a price in whole pounds'],
  ['price', '-1', 'Price must be positive'],
  ['price', '10000001', 'Price must be at most £10,000,000'],
  ['mileage', '', 'Mileage is required'],
  ['mileage', '-1', 'Mileage must be positive'],
  ['mileage', '1000001', 'Mileage must be at most 1,000,000'],
  ...Object.entries(CHOICES).flatMap(([name, message]) =>
    [undefined, '', 'steam', 'constructor'].map((value) => [name, value, message] as const),
  ),
  ['engine_size', '0', ENGINE],
  ['engine_size', '-1.6', ENGINE],
  ['engine_size', '16', ENGINE],
  ['doors', '1', 'Doors must be between 2 and 6'],
  ['doors', '7', 'Doors must be between 2 and 6'],
  ['seats', '0', 'Seats must be between 1 and 9'],
  ['seats', '10', 'Seats must be between 1 and 9'],
  ['owners', '-1', 'Owners must be between 0 and 50'],
  ['owners', '51', 'Owners must be between 0 and 50'],
  ['colour', 'mauve', 'Please select a valid colour'],
  ['service_history', 'some', 'Please select a valid service history'],
  ['mot_expiry', '31/03/2027', 'A date such as 31/03/2027'],
  ['mot_expiry', '2027-02-30', 'A date such as 31/03/2027'],
  ['mot_expiry', '1999-12-31', 'A date such as 31/03/2027'],
  ['mot_expiry', '2100-01-01', 'A date such as 31/03/2027'],
  ['registration_number', 'A', PLATE_ERROR],
  ['trim', 'x'.repeat(61), 'Trim has at most 60 characters'],
  ['description', 'x'.repeat(5001), 'Description has at most 5,000 characters'],
  ['location', 'x'.repeat(101), 'Town has at most 100 characters'],
  ['postcode', 'LS6', 'A full postcode such as LS6 3AA'],
  ['postcode', 'nowhere', 'A full postcode such as LS6 3AA'],
  ['vin', 'WF0AXXGCDA1234', VIN],
  ['vin', 'WF0AXXGCDA12345O7', VIN],
  ['features', ['x'.repeat(81)], 'A feature has at most 80 characters'],
  ['features', Array(61).fill('Tow bar'), 'A car has at most 60 features'],
] as const)('%s %j: %s', (name, value, message) => {
  expect(errorsOf({ [name]: value })).toEqual({ [name]: message });
});

test.each([
  ['year', '1900'],
  ['year', String(thisYear + 1)],
  ['price', '0'],
  ['price', '10000000'],
  ['mileage', '0'],
  ['mileage', '1000000'],
  ['engine_size', '0.1'],
  ['doors', '2'],
  ['doors', '6'],
  ['seats', '1'],
  ['seats', '9'],
  ['owners', '0'],
  ['owners', '50'],
  ['mot_expiry', '2000-01-01'],
  ['mot_expiry', '2099-12-31'],
  ['trim', 'x'.repeat(60)],
  ['description', '😀'.repeat(5000)],
  ['location', 'x'.repeat(100)],
  ['features', ['x'.repeat(80), ...Array(59).fill('Tow bar')]],
])('%s may be %j', (name, value) => {
  expect(errorsOf({ [name]: value })).toEqual({});
});

test('a listing is read as the database keeps it, and what is left empty is left out', () => {
  const typed = {
    registration_number: 'ab12 cde',
    trim: '  Titanium\tX ',
    postcode: 'ls63aa',
    vin: 'wf0axxgcda 1234567',
    description: ' One owner.\r\nNo rust. ',
    engine_size: '',
    colour: ' ',
    doors: '5',
    mot_expiry: '2027-03-31',
  };
  expect(listingSchema.parse({ ...REQUIRED, ...typed, features: ['Tow  bar '] })).toEqual({
    ...REQUIRED,
    year: 2019,
    price: 12_500,
    mileage: 31_240,
    features: ['Tow bar'],
    registration_number: 'AB12CDE',
    trim: 'Titanium X',
    postcode: 'LS6 3AA',
    vin: 'WF0AXXGCDA1234567',
    description: 'One owner.\nNo rust.',
    doors: 5,
    mot_expiry: '2027-03-31',
  });
});

test('the steps together ask for every field of a listing', () => {
  const steps = [carSchema, detailsSchema, descriptionSchema, priceSchema];
  const fields = new Set(steps.flatMap((schema) => Object.keys(schema.shape)));
  const others = ['looked_up', 'other_features', 'hide_registration', 'show_contacts', 'sure'];
  for (const name of ['id', 'version', ...others]) expect(fields.delete(name)).toBe(true);
  expect([...fields].sort()).toEqual(Object.keys(listingSchema.shape).sort());
});

test('the first step begins a listing without an id, and changes one with it', () => {
  const { price: _, mileage: __, condition: ___, features: ____, ...car } = REQUIRED;
  expect(carSchema.parse({ ...car, id: '' }).id).toBeUndefined();
  expect(carSchema.parse({ ...car, id: MAKE }).id).toBe(MAKE);
  expect(carSchema.safeParse({ ...car, id: 'x' }).success).toBe(false);
});

test('a number plate is shown unless its box is ticked', () => {
  const { price: _, mileage: __, condition: ___, features: ____, ...car } = REQUIRED;
  expect(carSchema.parse(car).hide_registration).toBe(false);
  expect(carSchema.parse({ ...car, hide_registration: 'on' }).hide_registration).toBe(true);
});

const otherFeatures = (text: string) => detailsFormSchema.shape.other_features.safeParse(text);

test('other features stand one a line, at most 26 of 80 characters', () => {
  expect(otherFeatures(' Dog guard \r\n\n Ski  box').data).toEqual(['Dog guard', 'Ski box']);
  expect(otherFeatures(' \n ').data).toBeUndefined();
  const lines = (count: number) => Array.from({ length: count }, (_, n) => `No ${n}`).join('\n');
  expect(otherFeatures(lines(26)).success).toBe(true);
  expect(otherFeatures(lines(27)).error?.issues[0]?.message).toBe('At most 26 other features');
  expect(otherFeatures('x'.repeat(80)).success).toBe(true);
  expect(otherFeatures('x'.repeat(81)).error?.issues[0]?.message).toBe(
    'A feature has at most 80 characters',
  );
});

test('no text breaks the schemas', () => {
  const names = fc.constantFrom(...Object.keys(listingSchema.shape), '__proto__');
  fc.assert(
    fc.property(fc.dictionary(names, fc.string()), (fields) => {
      const { data } = listingSchema.safeParse({ ...REQUIRED, ...fields });
      for (const text of Object.values(data ?? {})) expect(String(text)).not.toContain('\u0000');
    }),
  );
});
