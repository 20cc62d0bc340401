import type { Column, ComparedCar } from '@/lib/compare/types';

export const car: ComparedCar = {
  id: '5dfba441-0000-4000-8000-000000000001',
  title: '2019 Ford Fiesta',
  trim: 'Titanium',
  year: 2019,
  price: 9200,
  mileage: 42_000,
  engineSize: 1,
  doors: 5,
  seats: 5,
  owners: 2,
  serviceHistory: 'full',
  motExpiry: '2027-03-01',
  writeOff: null,
  keys: null,
  v5cInName: null,
  financeOwed: null,
  condition: 'good',
  fuelType: 'petrol',
  transmission: 'manual',
  bodyType: 'hatchback',
  colour: 'blue',
  features: ['Air conditioning', 'Heated seats'],
  location: 'Bath',
  outwardCode: 'BA1',
  verdict: { kind: 'at', text: 'Usual price', range: [8000, 10_400] },
  priceHistory: [
    { price: 9200, changedAt: '2026-11-10T10:00:00Z' },
    { price: 9705, changedAt: '2026-11-03T10:00:00Z' },
  ],
  costs: {
    tax: { text: '£195', aside: null, pounds: 195 },
    fuel: [900, 1100],
    owning: { range: [6000, 8000], without: 'without insurance' },
    ulez: 'Meets it',
  },
  mot: {
    tests: 4,
    failed: 1,
    last: { date: '2026-03-01', passed: true, advisories: 1 },
    hasFall: false,
    isMadeUp: false,
  },
  seller: { name: 'Avon Motor House', type: 'dealer', replyMinutes: 130 },
  reservedUntil: null,
  daysListed: 27,
  photographs: 8,
  distance: null,
  size: { length: [3610, 4980], widthWithMirrors: [1830, 2190], turningCircle: 10_600 },
};

/** Another car that differs from the fixture by these facts. */
export const other = (changes: Partial<ComparedCar> = {}): ComparedCar => ({
  ...car,
  id: '5dfba441-0000-4000-8000-000000000002',
  title: '2021 Volkswagen Golf',
  ...changes,
});

export const columnOf = (shown: ComparedCar): Column => ({
  id: shown.id,
  name: shown.title,
  car: shown,
  note: null,
});

export const goneColumn: Column = {
  id: '5dfba441-0000-4000-8000-000000000009',
  name: '2018 SEAT Ibiza',
  car: null,
  note: 'No longer for sale since 3 November 2026.',
};
