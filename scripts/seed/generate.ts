import { DAY, makeCar } from './cars';
import { describeCar } from './descriptions';
import { chooseFeatures } from './features';
import type { ListingStatus, SeedSeller, SeedVehicle } from './listing';
import { createPlates, type Plates } from './plates';
import { askingPrice, valuationOf } from './prices';
import { createRandom, type Random } from './prng';
import { planSellers, type SellerPlan } from './sellers';
import { PLATE_AREAS } from './towns';

export interface CatalogueOptions {
  /** Listings for sale; drafts, reserved and sold ones come on top. */
  vehicles: number;
  seed: string;
  today: Date;
}

const LISTED_FOR_DAYS = 90;

/** How many listings of each status there are for that many for sale. */
export function statusCounts(vehicles: number): Record<ListingStatus, number> {
  const thirtieth = Math.round(vehicles / 30);
  return {
    active: vehicles,
    draft: thirtieth,
    reserved: thirtieth,
    sold: Math.round(vehicles / 15),
  };
}

/**
 * Sellers, each with its vehicles, made one at a time: the same for the same options, whatever the
 * machine, and with little memory however many.
 */
export function* generateCatalogue(options: CatalogueOptions): Generator<SeedSeller, void> {
  const random = createRandom(options.seed);
  const plates = createPlates(options.seed);
  const statuses = dealStatuses(random, statusCounts(options.vehicles));
  for (const plan of planSellers(random, statuses.total, options.today)) {
    const { place: _, stock, ...seller } = plan;
    const vehicles = Array.from({ length: stock }, () =>
      makeVehicle(random, plates, plan, statuses.next(), options.today),
    );
    yield { ...seller, vehicles };
  }
}

function makeVehicle(
  random: Random,
  plates: Plates,
  seller: SellerPlan,
  status: ListingStatus,
  today: Date,
): SeedVehicle {
  const id = random.uuid();
  const createdAt = chooseCreation(random, today);
  const { car, age } = makeCar(random, seller.type, createdAt, today);
  const isValued = status === 'active' && car.mileage !== null;
  const valuation = valuationOf(car, age, today, isValued);
  const price = askingPrice(random, car, age, seller.type, valuation);
  const features = chooseFeatures(random, car);
  const registrationNumber = plates.next(
    car.registered,
    random.pick(PLATE_AREAS[seller.place.region]),
  );
  const listed = { ...car, id, price, features, registrationNumber };
  return {
    ...listed,
    description: random.chance(0.04) ? null : describeCar(random, listed, seller, today),
    status,
    views: chooseViews(random, status, today.getTime() - createdAt.getTime(), price),
    createdAt,
    updatedAt: chooseUpdate(random, status, createdAt, today),
    postcode: seller.postcode,
    valuation: isValued ? valuation : null,
  };
}

/** More of the new than of the old are still there; the newest came minutes ago. */
function chooseCreation(random: Random, today: Date): Date {
  const days = LISTED_FOR_DAYS * random.next() ** 1.35;
  return new Date(Math.floor(today.getTime() - Math.max(days * DAY, random.int(2, 50) * 60_000)));
}

function chooseUpdate(random: Random, status: ListingStatus, createdAt: Date, today: Date): Date {
  const changes = status === 'reserved' || status === 'sold' || random.chance(0.3);
  const share = changes ? random.next() : 0;
  const span = today.getTime() - createdAt.getTime();
  return new Date(Math.floor(createdAt.getTime() + span * share));
}

/** A few a day, more for what is cheap, and very many for a few. */
function chooseViews(random: Random, status: ListingStatus, span: number, price: number): number {
  const aDay =
    4 * Math.exp(0.7 * random.normal()) * (price < 5000 ? 1.8 : price < 15_000 ? 1.3 : 1);
  const days = Math.min(span / DAY, 90);
  return status === 'draft' ? 0 : Math.round(aDay * (days + 4 * Math.min(days, 1)));
}

/** Exactly so many of each status, in random order, without a list of them. */
function dealStatuses(random: Random, counts: Record<ListingStatus, number>) {
  const left = { ...counts };
  const names = Object.keys(left) as ListingStatus[];
  return {
    total: names.reduce((sum, name) => sum + counts[name], 0),
    next: (): ListingStatus => {
      const status = random.weighted(names.map((name) => [name, left[name]]));
      left[status] -= 1;
      return status;
    },
  };
}
