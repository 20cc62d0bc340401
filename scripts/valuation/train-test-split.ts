import type { Advert } from './adverts';

/** Hundredths of all adverts that no fit ever sees: the published figures are measured on them. */
const TEST_SHARE = 10;
export const FOLDS = 5;

/** Near-duplicates agree in every feature: the hash puts them on the same side, whatever their price. */
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

/** Adverts to fit on, each with its fold, and adverts to measure on. */
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
