import 'server-only';
import { createHash } from 'node:crypto';
import type { Step } from './steps';
import type { OwnListing } from './types';

/** The facts of a listing that each step's form saves. */
const FACTS = {
  car: [
    ...['registrationNumber', 'isRegistrationPublic', 'makeId', 'modelId', 'year', 'trim'],
    ...['fuelType', 'transmission', 'bodyType', 'engineSize', 'colour'],
  ],
  details: [
    ...['mileage', 'condition', 'engineSize', 'doors', 'seats', 'colour', 'owners'],
    ...['serviceHistory', 'motExpiry', 'features'],
  ],
  photos: [],
  description: ['description'],
  price: ['price', 'location', 'postcode', 'vin'],
  check: [],
} as Record<Step, (keyof OwnListing)[]>;

/** A hash of what a step's form was loaded with: nothing else of the listing changes it. */
export const stepVersion = (listing: OwnListing, step: Step) =>
  createHash('sha256')
    .update(JSON.stringify(FACTS[step].map((fact) => listing[fact])))
    .digest('hex')
    .slice(0, 16);
