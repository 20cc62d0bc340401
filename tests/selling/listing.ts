import { FIELDS } from '@/lib/listings/fields';
import { fieldValue } from '@/lib/selling/field-values';
import type { OwnListing } from '@/lib/selling/types';

/** A listing with every fact. */
export const LISTING: OwnListing = {
  id: '5dfba441-0000-4000-8000-00000000000a',
  status: 'active',
  sellerType: 'private',
  isTakenDown: false,
  makeId: '5dfba441-0000-4000-8000-000000000001',
  modelId: '5dfba441-0000-4000-8000-000000000002',
  make: 'Ford',
  model: 'Fiesta',
  trim: 'Titanium',
  year: 2019,
  fuelType: 'petrol',
  transmission: 'manual',
  bodyType: 'hatchback',
  mileage: 31_240,
  condition: 'good',
  engineSize: 1,
  doors: 5,
  seats: 5,
  colour: 'blue',
  owners: 2,
  serviceHistory: 'full',
  motExpiry: '2027-03-31',
  writeOff: 'none',
  keys: 2,
  v5cInName: true,
  financeOwed: 'none',
  isImport: false,
  isFirstOwner: false,
  features: ['Tow bar'],
  description: 'One owner.',
  price: 8200,
  soldPrice: null,
  registrationNumber: 'AB12CDE',
  isRegistrationPublic: true,
  location: 'Leeds',
  postcode: 'LS6 3AA',
  vin: 'WF0AXXGCDA1234567',
  viewsCount: 0,
  createdAt: '2026-11-22T12:00:00Z',
  updatedAt: '2026-11-22T12:00:00Z',
  images: [{ id: '1', url: 'https://pictures.example/1.jpg', isPrimary: true }],
  valuation: { value: 8000, range80: [7000, 9100], range90: [6500, 9900] },
};

/** A draft as the first step leaves it. */
export const DRAFT: OwnListing = {
  ...LISTING,
  status: 'draft',
  trim: null,
  mileage: null,
  condition: null,
  engineSize: null,
  doors: null,
  seats: null,
  colour: null,
  owners: null,
  serviceHistory: null,
  motExpiry: null,
  writeOff: null,
  keys: null,
  v5cInName: null,
  financeOwed: null,
  isImport: null,
  isFirstOwner: null,
  features: [],
  description: null,
  price: null,
  registrationNumber: null,
  location: null,
  postcode: null,
  vin: null,
  images: [],
  valuation: null,
};

/** Returns the form's values of a listing, by field; features are apart. */
export const fieldValues = (listing: OwnListing): Record<string, string> =>
  Object.fromEntries(
    FIELDS.filter((field) => field.empty !== 'default').map(({ column }) => [
      column,
      fieldValue(listing, column),
    ]),
  );
