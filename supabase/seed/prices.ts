import type { Condition, SellerType } from '@/lib/vehicles/constants';
import type { Car } from './listing';
import { atAge, MODELS, type ModelOfMake } from './market';
import type { Random } from './prng';
import statistics from './statistics.json';

const { bands, usualMiles, log, newPrices, residual } = statistics.prices;
const INDEX = statistics.priceIndex.to / statistics.priceIndex.from;

/** What the fit cannot know, in log price: adverts of 2020 name no condition, history or owners. */
const CONDITIONS: Record<Condition, number> = {
  excellent: 0.03,
  very_good: 0.01,
  good: -0.03,
  fair: -0.14,
  poor: -0.38,
};
const SELLERS: Record<SellerType, number> = { verified_dealer: 0.03, dealer: 0.01, private: -0.06 };
const HISTORIES = { full: 0.02, partial: -0.03, none: -0.09 };
const NO_HISTORY_MATTERS_BELOW = 2;
/** Plugs have lost value faster than engines; what is rare and dear, slower. */
const ELECTRIC_LOSS = 1.18;
const COLLECTORS_LOSS = 0.5;
const COLLECTORS_PRICE = 120_000;
/** What the dearest of a model's range costs new, to the middle one. */
const DEAREST = 1.6;

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
const fittedByName = new Map(
  Object.entries(newPrices).map(([name, price]) => [plain(name), price]),
);
const fittedPrice = (make: string, model: string) => fittedByName.get(plain(make + model));

/** How a fitted price of 2020 compares with the catalogue's price today: the median of the models in both. */
const NEW_TO_NEARLY_NEW = median(
  MODELS.flatMap(({ make, name, newPrice }) => {
    const fitted = fittedPrice(make, name);
    return fitted ? [fitted / newPrice] : [];
  }),
);

const usualLitres = new Map<ModelOfMake, number>();

/** An asking price in pounds for a car of that age in years. */
export function askingPrice(
  random: Random,
  car: Car,
  model: ModelOfMake,
  age: number,
  seller: SellerType,
): number {
  const base = fittedPrice(car.make, car.model) ?? car.newPrice * NEW_TO_NEARLY_NEW;
  const band = bands.find(({ below }) => below === null || base < below) ?? bands[0];
  if (!band) throw new Error('No depreciation fitted');
  const late = Math.max(age - (band.logShare.length - 1), 0);
  const loss = (atAge(band.logShare, age) - 0.05 * late) * lossFactor(car);
  const miles = car.mileage === null ? 0 : (car.mileage - atAge(usualMiles, age)) / 10_000;
  const logPrice =
    Math.log(base * INDEX) +
    loss +
    band.logPer10000Miles * Math.min(Math.max(miles, -6), 8) +
    engine(car, model) +
    (car.richness - 0.5) * 0.14 +
    CONDITIONS[car.condition] +
    SELLERS[seller] +
    (age < NO_HISTORY_MATTERS_BELOW ? 0 : HISTORIES[car.serviceHistory]) -
    0.012 * Math.max(car.owners - 1 - age / 3, -2) +
    random.normal() * residual * 0.55;
  const price = Math.max(Math.exp(logPrice), 495 + 300 * random.next());
  return roundPrice(random, Math.min(price, car.newPrice * DEAREST), seller);
}

function lossFactor(car: Car): number {
  if (car.newPrice >= COLLECTORS_PRICE) return COLLECTORS_LOSS;
  return car.fuel === 'electric' || car.fuel === 'hydrogen' ? ELECTRIC_LOSS : 1;
}

function engine(car: Car, model: ModelOfMake): number {
  let usual = usualLitres.get(model);
  if (usual === undefined) {
    usual = meanLitres(model);
    usualLitres.set(model, usual);
  }
  const litres = car.litres === null ? 0 : log.litre * (car.litres - usual);
  const diesel = car.fuel === 'diesel' && model.fuels.length > 1 ? log.diesel : 0;
  const plug = /hybrid/.test(car.fuel) && model.fuels.length > 1 ? log.hybrid : 0;
  const isChoice = model.transmissions.length > 1 && car.fuel !== 'electric';
  const gears = isChoice && car.transmission !== 'manual' ? log.automatic : 0;
  return Math.min(Math.max(litres, -0.35), 0.7) + diesel + plug + gears;
}

function meanLitres(model: ModelOfMake): number {
  let sum = 0;
  let weights = 0;
  for (const [fuel, share] of model.fuels) {
    const sizes = model.engines[fuel] ?? [];
    const total = sizes.reduce((all, [, weight]) => all + weight, 0);
    for (const [litres, weight] of sizes) {
      if (litres === null) continue;
      sum += (litres * share * weight) / total;
      weights += (share * weight) / total;
    }
  }
  return weights ? sum / weights : 0;
}

/** Dealers end in 95, 90 or 99; people sell for round sums. */
function roundPrice(random: Random, price: number, seller: SellerType): number {
  if (seller === 'private') {
    const step = price < 2000 ? 25 : price < 8000 ? 50 : price < 25_000 ? 250 : 500;
    const round = Math.max(Math.round(price / step) * step, 400);
    return random.chance(0.2) && round % 500 === 0 ? round - 5 : round;
  }
  const ending = random.weighted([
    [95, 5],
    [90, 3],
    [99, 1],
    [0, 1],
  ] as const);
  const hundred = price < 20_000 || random.chance(0.4) ? 100 : 500;
  return Math.max(Math.round(price / hundred) * hundred - (ending ? 100 - ending : 0), 495);
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 1;
}
