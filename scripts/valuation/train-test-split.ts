import type { Advert } from './adverts';

/** Percentage of adverts held out for the published figures; no fit uses them. */
const TEST_SHARE = 10;
export const FOLDS = 5;

/** Hashes the features but not the price, so that near-duplicates get the same bucket. */
function bucketOf({ car, year }: Advert): number {
  const text = [car.make, car.model, year, car.mileage, car.fuel, car.gearbox, car.tenths].join(
    '|',
  );
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 1000;
}

/** Splits adverts into a training set with folds, and a test set. */
export function split(adverts: readonly Advert[]) {
  const fit: { advert: Advert; fold: number }[] = [];
  const test: Advert[] = [];
  for (const advert of adverts) {
    const bucket = bucketOf(advert);
    if (bucket < TEST_SHARE * 10) test.push(advert);
    else fit.push({ advert, fold: bucket % FOLDS });
  }
  return { fit, test };
}
