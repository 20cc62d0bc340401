import type {
  Colour,
  Condition,
  FuelType,
  SellerType,
  Transmission,
} from '@/lib/listings/constants';
import type { Car } from './listing';
import { chooseMileage, chooseModel, chooseYear, type ModelOfMake } from './market';
import type { Random } from './prng';
import { chooseTrim } from './trims';
import type { Weighted } from './types';

export const DAY = 86_400_000;
export const YEAR = 365.25 * DAY;

/** Minimum time between registration and advert. */
const MIN_USE = 28 * DAY;
/** New registrations by month: plates change in March and September. */
const MONTHS: Weighted<number> = [7, 4, 18, 7, 8, 9, 7, 4, 15, 8, 7, 6].map((w, at) => [at, w]);

/** Two in five are coloured, which is more than on the streets: a list of greys looks dull. */
const COLOURS: Weighted<Colour> = [
  ['blue', 242],
  ['grey', 200],
  ['black', 170],
  ['white', 155],
  ['red', 85],
  ['silver', 66],
  ['green', 32],
  ['orange', 19],
  ['yellow', 8],
  ['brown', 6],
  ['beige', 5],
  ['bronze', 5],
  ['purple', 5],
  ['gold', 2],
];
/** Silver was the most frequent colour until about 2008. */
const EARLIER_COLOURS: Weighted<Colour> = COLOURS.map(([colour, weight]) => [
  colour,
  { silver: 260, grey: 130, white: 50, blue: 230 }[colour as string] ?? weight,
]);

/** Generates a car as of the day it is advertised. */
export function makeCar(
  random: Random,
  seller: SellerType,
  advertised: Date,
  today: Date,
): { car: Car; age: number } {
  const latest = new Date(advertised.getTime() - MIN_USE);
  const year = chooseYear(random, seller, latest.getUTCFullYear());
  const { model, fuel } = chooseModel(random, year);
  const registered = chooseRegistration(random, year, latest);
  const age = (advertised.getTime() - registered.getTime()) / YEAR;
  const body = random.weighted(model.bodies);
  const engines: Weighted<number | null> = model.engines[fuel] ?? [[null, 1]];
  const litres = random.weighted(engines);
  const mileage = capped(random, chooseMileage(random, fuel, age), age);
  const car: Car = {
    make: model.make,
    model: model.name,
    ...chooseTrim(random, model, { year, fuel, litres, body }),
    year,
    registered,
    mileage: random.chance(0.01) ? null : mileage,
    fuel,
    transmission: chooseTransmission(random, model, fuel),
    body,
    condition: chooseCondition(random, seller, age, mileage),
    litres,
    relativeSize: relativeSize(litres, engines),
    doors: model.doors[body] ?? null,
    seats: seatsOf(model, body),
    colour: random.weighted(year < 2009 ? EARLIER_COLOURS : COLOURS),
    owners: chooseOwners(random, age),
    serviceHistory: chooseHistory(random, seller, age),
    motExpiry: chooseMotExpiry(random, seller, registered, today),
    newPrice: model.newPrice,
  };
  return { car, age };
}

function relativeSize(litres: number | null, engines: Weighted<number | null>): number {
  if (litres === null) return 1;
  const total = engines.reduce((sum, [, weight]) => sum + weight, 0);
  const mean = engines.reduce((sum, [size, weight]) => sum + (size ?? 0) * weight, 0) / total;
  return litres / mean;
}

/** Coupés and convertibles have at most two rear seats, whatever the saloon has. */
function seatsOf(model: ModelOfMake, body: Car['body']): number {
  return body === 'coupe' || body === 'convertible' ? Math.min(model.seats, 4) : model.seats;
}

function chooseRegistration(random: Random, year: number, latest: Date): Date {
  const last = latest.getUTCFullYear() === year ? latest : new Date(Date.UTC(year, 11, 31));
  const months = MONTHS.filter(([month]) => month <= last.getUTCMonth());
  const month = random.weighted(months);
  const days =
    month === last.getUTCMonth()
      ? last.getUTCDate()
      : new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, random.int(1, days)));
}

/** Caps a car's mileage at about 90 miles a day. */
function capped(random: Random, mileage: number, age: number): number {
  const most = 90 * 365 * age;
  return mileage <= most ? mileage : Math.round(most * (0.5 + random.next() / 2));
}

function chooseTransmission(random: Random, model: ModelOfMake, fuel: FuelType): Transmission {
  if (fuel === 'petrol' || fuel === 'diesel') return random.weighted(model.transmissions);
  const automatic = model.transmissions.filter(([name]) => name !== 'manual');
  // The few hybrids sold only with a manual gearbox keep it.
  return fuel === 'electric' || fuel === 'hydrogen' || automatic.some(([n]) => n === 'automatic')
    ? 'automatic'
    : random.weighted(automatic.length ? automatic : model.transmissions);
}

function chooseCondition(
  random: Random,
  seller: SellerType,
  age: number,
  mileage: number,
): Condition {
  const wear = age / 10 + mileage / 120_000;
  const care = seller === 'verified_dealer' ? 0.35 : seller === 'dealer' ? 0.1 : 0;
  const state = wear - care + 0.28 * random.normal();
  if (state < 0.25) return 'excellent';
  if (state < 0.95) return 'very_good';
  if (state < 1.75) return 'good';
  return state < 2.6 ? 'fair' : 'poor';
}

function chooseOwners(random: Random, age: number): number {
  let owners = 1;
  for (let year = 2; year <= Math.min(age, 24); year += 1) {
    if (random.chance(0.2)) owners += 1;
  }
  return owners;
}

function chooseHistory(random: Random, seller: SellerType, age: number) {
  const full = Math.max(0.99 - 0.05 * age, 0.3) - (seller === 'private' ? 0.08 : 0);
  // A young car has at most two services due, and dealers do not buy one without its service stamps.
  const none = age < (seller === 'private' ? 2 : 4) ? 0 : Math.min(0.008 * age, 0.14);
  const at = random.next();
  return at < full ? ('full' as const) : at < 1 - none ? ('partial' as const) : ('none' as const);
}

/** The first MOT is due after three years, then yearly; dealers' cars tend to have a long one. */
function chooseMotExpiry(
  random: Random,
  seller: SellerType,
  registered: Date,
  today: Date,
): string | null {
  if (firstMotDue(registered) > today) return null;
  const isFresh = random.chance({ verified_dealer: 0.65, dealer: 0.4, private: 0.15 }[seller]);
  const days = isFresh ? random.int(325, 364) : random.int(20, 340);
  return new Date(today.getTime() + days * DAY).toISOString().slice(0, 10);
}

/** Returns the ISO date on which the next MOT is due, as a seller gives it: of a young car, its first. */
export const nextMotDue = ({ motExpiry, registered }: Car): string =>
  motExpiry ?? firstMotDue(registered).toISOString().slice(0, 10);

export function firstMotDue(registered: Date): Date {
  const due = new Date(registered);
  due.setUTCFullYear(due.getUTCFullYear() + 3);
  return due;
}
