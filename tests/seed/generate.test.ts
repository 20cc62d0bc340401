import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { PLATE } from '@/lib/core/number-plate';
import {
  BODY_TYPES,
  CONDITIONS,
  FUEL_TYPES,
  SERVICE_HISTORIES,
  TRANSMISSIONS,
} from '@/lib/listings/constants';
import { CATALOGUE } from '@/scripts/seed/catalogue/catalogue';
import { generateCatalogue, statusCounts } from '@/scripts/seed/generate';
import { STOCKED } from '@/scripts/seed/market';
import { STOCK } from '@/scripts/seed/stock';
import { LISTINGS, mean, sellersOf, TODAY, wrong } from './sample';

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('is deterministic per seed, even when generators are interleaved', () => {
  const options = { vehicles: 300, seed: 'test', today: TODAY };
  const [one, other] = [generateCatalogue(options), generateCatalogue(options)];
  const interleaved: unknown[] = [];
  for (const seller of one) {
    interleaved.push(seller);
    expect(hashOf(other.next().value)).toBe(hashOf(seller));
  }
  expect(hashOf(interleaved)).toBe(hashOf(sellersOf(300)));
  expect(hashOf(sellersOf(300, 'another'))).not.toBe(hashOf(interleaved));
});

it('changes few vehicles from one day to the next', () => {
  const tomorrow = new Date(TODAY.getTime() + 86_400_000);
  const facts = (today: Date) =>
    [...generateCatalogue({ vehicles: 1200, seed: 'test', today })].flatMap((seller) =>
      seller.vehicles.map(({ id, make, model, year, body, colour, registrationNumber }) =>
        [id, make, model, year, body, colour, registrationNumber].join(),
      ),
    );
  const before = new Set(facts(TODAY));
  const same = facts(tomorrow).filter((vehicle) => before.has(vehicle));
  expect(same.length / before.size).toBeGreaterThan(0.97);
});

it.each([1, 2, 7, 30, 1200])(
  'generates exactly %i active vehicles, plus the other statuses',
  (vehicles) => {
    const statuses = sellersOf(vehicles).flatMap((seller) => seller.vehicles.map((v) => v.status));
    const counts = { active: 0, draft: 0, reserved: 0, sold: 0 };
    for (const status of statuses) counts[status] += 1;
    expect(counts).toEqual(statusCounts(vehicles));
  },
);

it('has 40 draft, 40 reserved and 80 sold vehicles per 1,200 active', () => {
  expect(statusCounts(1200)).toEqual({ active: 1200, draft: 40, reserved: 40, sold: 80 });
});

it('satisfies the constraints of the schema', () => {
  const isWhole = (value: number, low: number, high: number) =>
    Number.isInteger(value) && value >= low && value <= high;
  expect(
    wrong(
      (car) =>
        !UUID.test(car.id) ||
        !isWhole(car.year, 1998, 2026) ||
        !isWhole(car.price, 1, 10_000_000) ||
        (car.mileage !== null && !isWhole(car.mileage, 0, 1_000_000)) ||
        (car.doors !== null && !isWhole(car.doors, 2, 6)) ||
        !isWhole(car.seats, 1, 9) ||
        !isWhole(car.owners, 1, 50) ||
        !isWhole(car.views, 0, 1_000_000) ||
        (car.trim?.length ?? 1) > 60 ||
        (car.description?.length ?? 1) > 5000 ||
        !PLATE.test(car.registrationNumber) ||
        !(car.fuel in FUEL_TYPES) ||
        !(car.body in BODY_TYPES) ||
        !(car.transmission in TRANSMISSIONS) ||
        !(car.condition in CONDITIONS) ||
        !(car.serviceHistory in SERVICE_HISTORIES),
    ),
  ).toEqual([]);
  expect(new Set(LISTINGS.map(({ id }) => id)).size).toBe(LISTINGS.length);
});

it('uses only years, fuels, engines, bodies and trims of the model', () => {
  const models = new Map(
    CATALOGUE.flatMap((make) => make.models.map((m) => [`${make.name} ${m.name}`, m] as const)),
  );
  const values = <T>(choices: readonly (readonly [T, number])[]) => choices.map(([value]) => value);
  expect(
    wrong((car) => {
      const model = models.get(`${car.make} ${car.model}`);
      return (
        !model ||
        car.year < model.years[0] ||
        car.year > model.years[1] ||
        !values(model.fuels).includes(car.fuel) ||
        !values(model.engines[car.fuel] ?? []).includes(car.litres) ||
        !values(model.bodies).includes(car.body) ||
        (car.trim !== null && !model.trims.includes(car.trim)) ||
        (car.fuel === 'petrol' && !values(model.transmissions).includes(car.transmission))
      );
    }),
  ).toEqual([]);
});

it('gives electric cars no engine size and an automatic transmission', () => {
  const electric = LISTINGS.filter(({ fuel }) => fuel === 'electric');
  expect(electric.length).toBeGreaterThan(200);
  expect(wrong((car) => car.fuel === 'electric' && car.litres !== null)).toEqual([]);
  expect(wrong((car) => car.fuel === 'electric' && car.transmission !== 'automatic')).toEqual([]);
});

it('sets a future MOT expiry from three years after registration', () => {
  const threeYearsAgo = new Date('2023-11-21T09:00:00Z');
  expect(wrong((car) => (car.motExpiry === null) !== car.registered > threeYearsAgo)).toEqual([]);
  expect(
    wrong(
      ({ motExpiry }) =>
        motExpiry !== null && (motExpiry < '2026-11-22' || motExpiry > '2027-11-21'),
    ),
  ).toEqual([]);
});

it('orders registered, createdAt and updatedAt, listing within the last 90 days', () => {
  const earliest = new Date('2026-08-23T08:00:00Z');
  expect(
    wrong(
      (car) =>
        car.createdAt < earliest ||
        car.createdAt >= TODAY ||
        car.registered >= car.createdAt ||
        car.updatedAt < car.createdAt ||
        car.updatedAt > TODAY ||
        car.seller.createdAt >= car.createdAt,
    ),
  ).toEqual([]);
  const newest = Math.max(...LISTINGS.map(({ createdAt }) => createdAt.getTime()));
  expect(TODAY.getTime() - newest).toBeLessThan(60 * 60_000);
});

it('has one to three earlier prices of about a quarter of the cars for sale, mostly higher ones', () => {
  const active = LISTINGS.filter(({ status }) => status === 'active');
  const priced = LISTINGS.filter(({ earlierPrices }) => earlierPrices.length > 0);
  expect(Math.abs(priced.length / active.length - 0.25)).toBeLessThan(0.03);
  expect(new Set(priced.map(({ earlierPrices }) => earlierPrices.length))).toEqual(
    new Set([1, 2, 3]),
  );
  const changes = priced.flatMap(({ earlierPrices, price }) =>
    earlierPrices.map((before, at) => (earlierPrices[at + 1]?.price ?? price) / before.price),
  );
  expect(mean(changes.map((ratio) => (ratio < 1 ? 1 : 0)))).toBeCloseTo(0.88, 1);
  expect(changes.filter((ratio) => ratio === 1 || ratio < 0.93 || ratio > 1.07)).toEqual([]);
  expect(
    wrong(({ earlierPrices, status, createdAt, updatedAt }) => {
      const dates = [...earlierPrices.map(({ changedAt }) => changedAt), updatedAt];
      return (
        earlierPrices.length > 0 &&
        (status !== 'active' ||
          dates[0]?.getTime() !== createdAt.getTime() ||
          dates.some((date, at) => at > 0 && date.getTime() - Number(dates[at - 1]) < 86_400_000))
      );
    }),
  ).toEqual([]);
});

it('has 8 to 20 features without duplicates', () => {
  expect(
    wrong(
      ({ features }) =>
        features.length < 8 || features.length > 20 || new Set(features).size !== features.length,
    ),
  ).toEqual([]);
});

it('offers at least 30 makes and 120 to 150 models among 1,200', () => {
  const cars = sellersOf(1200, 'forecourt').flatMap((seller) => seller.vehicles);
  expect(new Set(cars.map(({ make }) => make)).size).toBeGreaterThanOrEqual(30);
  const models = new Set(cars.map(({ make, model }) => `${make} ${model}`));
  expect(models.size).toBeGreaterThanOrEqual(120);
  expect(models.size).toBeLessThanOrEqual(150);
});

it('has every model of the stock in the catalogue, and more of those seen more often', () => {
  const wanted = Object.entries(STOCK).flatMap(([make, models]) =>
    Object.keys(models).map((model) => `${make} ${model}`),
  );
  expect(STOCKED.map(({ make, name }) => `${make} ${name}`).sort()).toEqual(wanted.sort());
  const count = (make: string, model: string) =>
    LISTINGS.filter((car) => car.make === make && car.model === model).length;
  expect(count('Ford', 'Fiesta')).toBeGreaterThan(count('Ford', 'Kuga'));
  expect(count('Ford', 'Kuga')).toBeGreaterThan(count('Ford', 'Mustang'));
});

it('omits about 1 per cent of mileages and 4 per cent of descriptions', () => {
  const missing = (key: 'mileage' | 'description') =>
    LISTINGS.filter((car) => car[key] === null).length / LISTINGS.length;
  expect(missing('mileage')).toBeCloseTo(0.01, 2);
  expect(Math.abs(missing('description') - 0.04)).toBeLessThan(0.01);
});

it('has more grey than black cars, four colours for over 70 and a bright one for 38 to 45 per cent', () => {
  const painted = (...colours: string[]) =>
    LISTINGS.filter(({ colour }) => colours.includes(colour)).length / LISTINGS.length;
  expect(painted('grey')).toBeGreaterThan(painted('black'));
  expect(painted('grey', 'black', 'white', 'blue')).toBeGreaterThan(0.7);
  const colourless = painted('grey', 'black', 'white', 'silver');
  expect(1 - colourless).toBeGreaterThan(0.38);
  expect(1 - colourless).toBeLessThan(0.45);
});
