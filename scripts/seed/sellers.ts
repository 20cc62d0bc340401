import type { SellerType } from '@/lib/listings/constants';
import { DAY, YEAR } from './cars';
import type { SeedSeller } from './listing';
import { aboutDealer, createNames, dramaPhone, exampleEmail, fullPostcode } from './names';
import type { Random } from './prng';
import { TOWN_CHOICES, type Town } from './towns';

export type SellerPlan = Omit<SeedSeller, 'vehicles'> & { place: Town; stock: number };

/** Share of the listings by seller type. */
const SHARES: Record<SellerType, number> = { verified_dealer: 0.45, dealer: 0.25, private: 0.3 };
const USUAL_STOCK: Record<SellerType, number> = { verified_dealer: 23, dealer: 17, private: 1.05 };
const MIN_STOCK = 8;
const MAX_STOCK = 40;

/** Yields sellers in random order; their stock sums to the number of listings, split by SHARES. */
export function* planSellers(
  random: Random,
  listings: number,
  today: Date,
): Generator<SellerPlan, void> {
  const verified = Math.round(listings * SHARES.verified_dealer);
  const dealers = Math.round(listings * SHARES.dealer);
  const left: Record<SellerType, number> = {
    verified_dealer: verified,
    dealer: dealers,
    private: listings - verified - dealers,
  };
  const types = Object.keys(left) as SellerType[];
  const nameFor = createNames(random);
  for (;;) {
    const open = types.filter((type) => left[type] > 0);
    if (open.length === 0) return;
    const type = random.weighted(open.map((name) => [name, left[name] / USUAL_STOCK[name]]));
    const stock = chooseStock(random, type, left[type]);
    left[type] -= stock;
    yield planSeller(random, type, stock, today, nameFor);
  }
}

/** Chooses a stock size that never leaves a remainder too small for another dealer. */
function chooseStock(random: Random, type: SellerType, left: number): number {
  if (type === 'private') return Math.min(random.chance(0.05) ? 2 : 1, left);
  if (left < 2 * MIN_STOCK) return left;
  const spread = type === 'verified_dealer' ? 1.1 : 1.9;
  const wish = Math.round(MIN_STOCK + (MAX_STOCK - MIN_STOCK) * random.next() ** spread);
  const most = Math.min(left, MAX_STOCK);
  return left - Math.min(wish, most) >= MIN_STOCK || left <= wish
    ? Math.min(wish, most)
    : left - MIN_STOCK;
}

function planSeller(
  random: Random,
  type: SellerType,
  stock: number,
  today: Date,
  nameFor: (type: SellerType, town: Town) => string,
): SellerPlan {
  const place = random.weighted(TOWN_CHOICES);
  const id = random.uuid();
  const name = nameFor(type, place);
  const outwardCode = random.pick(place.outcodes);
  const joined = today.getTime() - 91 * DAY - random.next() ** 2 * 4 * YEAR;
  const since = new Date(joined).getUTCFullYear() - random.int(2, 38);
  return {
    id,
    type,
    name,
    about: type === 'private' ? null : aboutDealer(random, type, place.name, since),
    town: place.name,
    place,
    outwardCode,
    phone: dramaPhone(random, type, place.region),
    email: exampleEmail(name, id),
    postcode: fullPostcode(random, outwardCode),
    createdAt: new Date(Math.floor(joined)),
    stock,
  };
}
