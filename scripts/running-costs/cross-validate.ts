import { createHash } from 'node:crypto';
import { RATES } from '../../lib/running-costs/rates';
import type { Advert } from './adverts';
import { countBands, isNear, predictBand } from './fit-bands';

const FOLDS = 5;
/** Minimum adverts of a known version. */
const KNOWN = 3;

type Tally = { adverts: number; right: number; near: number; covered: number };

/**
 * Measures the typical tax on adverts that were left out of its calculation. `all`: a fifth of the cars is left out at a
 * time. `knownVersion`: those of them with three other adverts of their version and year. `otherMakes`: a whole make is
 * left out at a time.
 */
export function crossValidate(adverts: readonly Advert[]) {
  const banded = adverts.filter(({ band }) => band !== null);
  const all = tally();
  const known = tally();
  const otherMakes = tally();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const counts = countBands(banded.filter((advert) => foldOf(advert) !== fold));
    for (const advert of banded.filter((each) => foldOf(each) === fold)) {
      const predicted = predictBand(counts, advert);
      add(all, predicted, advert);
      if (predicted.adverts >= KNOWN) add(known, predicted, advert);
    }
  }
  for (const make of new Set(banded.map((advert) => advert.make))) {
    const counts = countBands(banded.filter((advert) => advert.make !== make));
    for (const advert of banded.filter((each) => each.make === make))
      add(otherMakes, predictBand(counts, advert), advert);
  }
  return { all: shares(all), knownVersion: shares(known), otherMakes: shares(otherMakes) };
}

const foldOf = ({ identity }: Advert) =>
  (createHash('sha256').update(identity).digest()[0] as number) % FOLDS;

const tally = (): Tally => ({ adverts: 0, right: 0, near: 0, covered: 0 });

function add(into: Tally, predicted: ReturnType<typeof predictBand>, { band }: Advert) {
  if (band === null) return;
  into.adverts += 1;
  if (RATES.bands[predicted.band] === RATES.bands[band]) into.right += 1;
  if (isNear(predicted.band, band)) into.near += 1;
  if (predicted.low <= band && band <= predicted.high) into.covered += 1;
}

const shares = ({ adverts, right, near, covered }: Tally) => {
  const percent = (count: number) => Math.round((1000 * count) / adverts) / 10;
  return { adverts, right: percent(right), within30: percent(near), inRange: percent(covered) };
};
