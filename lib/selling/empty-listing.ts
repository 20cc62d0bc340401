import type { OwnListing } from './types';

/**
 * Stands for a listing that cannot be read, because the session has ended, where a step's form was posted: the
 * form shows the values typed instead.
 */
export const emptyListing = (id: string): OwnListing => ({
  ...{ id, status: 'draft', sellerType: 'private', isTakenDown: false },
  ...{ makeId: '', modelId: '', make: '', model: '', trim: null, year: 0 },
  ...{ fuelType: 'petrol', transmission: 'manual', bodyType: 'hatchback' },
  ...{ mileage: null, condition: null, engineSize: null, doors: null, seats: null, colour: null },
  ...{ owners: null, serviceHistory: null, motExpiry: null, features: [], description: null },
  ...{ price: null, registrationNumber: null, isRegistrationPublic: false },
  ...{ location: null, postcode: null, vin: null, soldPrice: null, viewsCount: 0 },
  ...{ createdAt: '', updatedAt: '', images: [], valuation: null },
});
