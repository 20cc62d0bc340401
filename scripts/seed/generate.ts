import type { SaidFact } from '@/lib/listings/facts';
import { DAY, makeCar } from './cars';
import { describeCar } from './descriptions';
import { chooseFeatures } from './features';
import type { ListingStatus, SeedSeller, SeedVehicle } from './listing';
import { createPlates, type Plates } from './plates';
import { chooseEarlierPrices } from './price-history';
import { askingPrice, fetchedPrice } from './prices';
import { createRandom, type Random } from './prng';
import { sayHistory } from './said-history';
import { planSellers, type SellerPlan } from './sellers';
import { PLATE_AREAS } from './towns';
import { valuationOf } from './valuation';

export interface CatalogueOptions {
  /** Active listings; drafts, reserved and sold ones are added. */
  vehicles: number;
  seed: string;
  today: Date;
}

const LISTED_FOR_DAYS = 90;

/** Returns the number of listings of each status for a number of active ones. */
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
 * Yields sellers with their vehicles one at a time, so that memory use stays constant. Deterministic for the same
 * options on every platform. Each vehicle has its own random numbers: another date changes only vehicles whose age
 * changes.
 */
export function* generateCatalogue(options: CatalogueOptions): Generator<SeedSeller, void> {
  const { seed, today } = options;
  const plates = createPlates(seed);
  const statuses = dealStatuses(createRandom(`${seed} statuses`), statusCounts(options.vehicles));
  let dealt = 0;
  for (const plan of planSellers(createRandom(seed), statuses.total, today)) {
    const { place: _, stock, ...seller } = plan;
    const vehicles = Array.from({ length: stock }, () => {
      dealt += 1;
      const random = createRandom(`${seed} ${dealt}`);
      const vehicle = makeVehicle(random, plates, plan, statuses.next(), today);
      const earlierPrices = chooseEarlierPrices(createRandom(`${seed} ${dealt} prices`), vehicle);
      const said = sayHistory(createRandom(`${seed} ${dealt} said`), seller.type, vehicle);
      const isWrittenOff = said.writeOff !== null && said.writeOff !== 'none';
      const valuation = isWrittenOff ? null : vehicle.valuation;
      return { ...vehicle, ...said, valuation, earlierPrices };
    });
    yield { ...seller, vehicles };
  }
}

function makeVehicle(
  random: Random,
  plates: Plates,
  seller: SellerPlan,
  status: ListingStatus,
  today: Date,
): Omit<SeedVehicle, 'earlierPrices' | SaidFact> {
  const id = random.uuid();
  const createdAt = chooseCreation(random, today);
  const { car, age } = makeCar(random, seller.type, createdAt, today);
  const price = askingPrice(random, car, age, seller.type, today);
  const features = chooseFeatures(random, car);
  const registrationNumber = plates.next(
    car.registered,
    random.pick(PLATE_AREAS[seller.place.region]),
  );
  const isValued = status === 'active' || status === 'sold';
  const valuation = isValued ? valuationOf(car, today) : null;
  const fetched = status === 'sold' && valuation ? fetchedPrice(id, price) : null;
  const listed = { ...car, id, price, features, registrationNumber };
  return {
    ...listed,
    description: random.chance(0.04) ? null : describeCar(random, listed, seller, today),
    status,
    views: chooseViews(random, status, today.getTime() - createdAt.getTime(), price),
    createdAt,
    updatedAt: chooseUpdate(random, status, createdAt, today),
    postcode: seller.postcode,
    valuation: status === 'active' ? valuation : null,
    sale: fetched === null || valuation === null ? null : { price: fetched, valuation },
  };
}

/** Chooses a creation date: recent listings are more frequent, the newest is minutes old. */
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

/** Chooses a view count: a few a day, more for cheap cars, very many for a few listings. */
function chooseViews(random: Random, status: ListingStatus, span: number, price: number): number {
  const aDay =
    4 * Math.exp(0.7 * random.normal()) * (price < 5000 ? 1.8 : price < 15_000 ? 1.3 : 1);
  const days = Math.min(span / DAY, 90);
  return status === 'draft' ? 0 : Math.round(aDay * (days + 4 * Math.min(days, 1)));
}

/** Draws exactly `counts` of each status in random order, without building a list. */
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
