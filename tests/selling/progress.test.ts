import { expect, test } from 'vitest';
import { previewSummary } from '@/lib/selling/preview';
import { isAnswered, missingFacts, nextOpenStep, worthAdding } from '@/lib/selling/progress';
import { listingSchema } from '@/lib/selling/schema';
import { previousStep } from '@/lib/selling/steps';
import { DRAFT, fieldValues, LISTING } from './listing';

const labels = (gaps: { step: string; label: string }[]) =>
  gaps.map(({ step, label }) => `${step}: ${label}`);

test('a draft lacks what the specification requires, each with its step', () => {
  expect(labels(missingFacts(DRAFT))).toEqual([
    'details: Mileage',
    'details: Condition',
    'price: Price',
  ]);
  expect(missingFacts({ ...LISTING, mileage: 0 })).toEqual([]);
  expect(missingFacts({ ...LISTING, price: 0 })).toEqual([{ step: 'price', label: 'Price' }]);
});

test('what buyers look for besides is named, too', () => {
  expect(labels(worthAdding(DRAFT))).toEqual([
    'car: Number plate',
    'details: Engine size',
    'details: Service history',
    'details: MOT expiry',
    'details: Features',
    'photos: Photographs',
    'description: Description',
    'price: Town or postcode',
  ]);
  expect(worthAdding(LISTING)).toEqual([]);
  expect(worthAdding({ ...LISTING, fuelType: 'electric', engineSize: null })).toEqual([]);
  expect(worthAdding({ ...LISTING, location: null })).toEqual([]);
});

test('a draft goes on behind the last answered step', () => {
  expect(nextOpenStep(DRAFT)).toBe('details');
  const detailed = { ...DRAFT, mileage: 1, condition: 'good' as const };
  expect(nextOpenStep({ ...DRAFT, mileage: 1, price: 1 })).toBe('details');
  expect(nextOpenStep(detailed)).toBe('photos');
  expect(nextOpenStep({ ...detailed, images: LISTING.images })).toBe('description');
  expect(nextOpenStep({ ...detailed, description: 'Good.' })).toBe('price');
  expect(nextOpenStep({ ...detailed, price: 0 })).toBe('check');
});

test('a step is answered once it has what it is for', () => {
  expect(isAnswered(DRAFT, 'car')).toBe(true);
  for (const step of ['details', 'photos', 'description', 'price', 'check'] as const) {
    expect(isAnswered(DRAFT, step), step).toBe(false);
    expect(isAnswered(LISTING, step), step).toBe(true);
  }
});

test('each step but the first has one before it', () => {
  expect(previousStep('car')).toBeUndefined();
  expect(previousStep('check')).toBe('price');
});

test('what the form shows of a listing is read back as it was', () => {
  const shown = { ...fieldValues(LISTING), features: LISTING.features };
  expect(listingSchema.parse(shown)).toEqual({
    make_id: LISTING.makeId,
    model_id: LISTING.modelId,
    registration_number: 'AB12CDE',
    trim: 'Titanium',
    year: 2019,
    fuel_type: 'petrol',
    transmission: 'manual',
    body_type: 'hatchback',
    mileage: 31_240,
    condition: 'good',
    engine_size: 1,
    doors: 5,
    seats: 5,
    colour: 'blue',
    owners: 2,
    service_history: 'full',
    mot_expiry: '2027-03-31',
    write_off: 'none',
    keys: 2,
    v5c_in_name: true,
    finance_owed: 'none',
    is_import: false,
    is_first_owner: false,
    features: ['Tow bar'],
    description: 'One owner.',
    price: 8200,
    location: 'Leeds',
    postcode: 'LS6 3AA',
    vin: 'WF0AXXGCDA1234567',
  });
});

test('the preview judges the price as the database does, and needs one', () => {
  expect(previewSummary(DRAFT)).toBeNull();
  const judged = (price: number) => {
    const { verdict, isVerified } = previewSummary({ ...LISTING, price }) ?? {};
    return [verdict, isVerified];
  };
  expect(judged(8000)).toEqual(['at', true]);
  expect(judged(7400)).toEqual(['under', true]);
  expect(judged(6900)).toEqual(['under', false]);
  expect(judged(9101)).toEqual(['over', false]);
  expect(previewSummary({ ...LISTING, valuation: null })).toMatchObject({
    verdict: 'none',
    isVerified: false,
    value: null,
    imageUrl: 'https://pictures.example/1.jpg',
  });
});
