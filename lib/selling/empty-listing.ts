import { FIELDS, type FieldRow } from '../listings/fields';
import type { OwnListing } from './types';

type Nullable = Extract<FieldRow, { empty: 'draft' | 'not given' }>['name'];

// Safe cast: these are among the fields.
const NOTHING = Object.fromEntries(FIELDS.map(({ name }) => [name, null])) as Record<
  Nullable,
  null
>;

/**
 * Replaces a listing that cannot be read, because the session has ended, when a step's form was
 * posted: the form shows the values typed instead.
 */
export const emptyListing = (id: string): OwnListing => ({
  ...NOTHING,
  id,
  status: 'draft',
  sellerType: 'private',
  isTakenDown: false,
  makeId: '',
  modelId: '',
  make: '',
  model: '',
  year: 0,
  fuelType: 'petrol',
  transmission: 'manual',
  bodyType: 'hatchback',
  isRegistrationPublic: false,
  features: [],
  soldPrice: null,
  viewsCount: 0,
  createdAt: '',
  updatedAt: '',
  images: [],
  valuation: null,
});
