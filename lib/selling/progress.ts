import { nextStep, STEPS, type Step } from './steps';
import type { Draft, OwnListing } from './types';

/** A fact that a listing lacks, and the step that asks for it. */
export type Gap = { step: Step; label: string };

/**
 * Facts that a listing lacks to be public (product specification, section 3). A draft may have a
 * price of £0.
 */
export function missingFacts({ mileage, condition, price }: OwnListing): Gap[] {
  const facts: [Step, string, unknown][] = [
    ['details', 'Mileage', mileage],
    ['details', 'Condition', condition],
    ['price', 'Price', price || null],
  ];
  return facts.flatMap(([step, label, value]) => (value === null ? { step, label } : []));
}

/** Further facts that buyers expect, in the order of the steps. */
export function worthAdding(listing: OwnListing): Gap[] {
  const hasEngine = listing.fuelType !== 'electric' && listing.fuelType !== 'hydrogen';
  const facts: [Step, string, unknown][] = [
    ['car', 'Number plate', listing.registrationNumber],
    ['details', 'Engine size', !hasEngine || listing.engineSize],
    ['details', 'Service history', listing.serviceHistory],
    ['details', 'MOT expiry', listing.motExpiry],
    ['details', 'Features', listing.features[0]],
    ['photos', STEPS.photos, listing.images[0]],
    ['description', STEPS.description, listing.description],
    ['price', 'Town or postcode', listing.location ?? listing.postcode],
  ];
  return facts.flatMap(([step, label, value]) => (value ? [] : { step, label }));
}

/** Whether a step has its main facts. */
export const isAnswered = (listing: Draft, step: Step): boolean =>
  ({
    car: true,
    details: listing.mileage !== null && listing.condition !== null,
    photos: listing.images.length > 0,
    description: listing.description !== null,
    price: listing.price !== null,
    check: listing.status !== 'draft',
  })[step];

/**
 * The step to continue with: the first unanswered step after the last answered one, because steps
 * may be skipped.
 */
export function nextOpenStep(listing: Draft): Step {
  if (!isAnswered(listing, 'details')) return 'details';
  const last = (['price', 'description', 'photos'] as const).find((step) =>
    isAnswered(listing, step),
  );
  return nextStep(last ?? 'details');
}
