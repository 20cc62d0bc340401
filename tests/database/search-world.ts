import type { Sql } from 'postgres';
import {
  BODY_TYPES,
  COLOURS,
  FUEL_TYPES,
  SELLER_TYPES,
  SERVICE_HISTORIES,
  TRANSMISSIONS,
} from '@/lib/listings/constants';
import type { Verdict } from '@/lib/listings/verdict';
import { createRandom } from '@/scripts/seed/prng';
import { addModel, addRunningCosts, addSeller, addVehicleValuation, insert } from './fixtures';

/** A vehicle for sale with the facts stored beside it. Null: not given. */
export type Car = {
  id: string;
  seller_id: string;
  model_id: string;
  make_id: string;
  name: string;
  trim: string | null;
  year: number;
  price: number;
  mileage: number | null;
  fuel_type: string;
  transmission: string;
  body_type: string;
  engine_size: number | null;
  doors: number | null;
  seats: number | null;
  colour: string | null;
  owners: number | null;
  seller_type: string;
  service_history: string | null;
  features: string[];
  outward_code: string | null;
  verdict: Verdict;
  tax: number | null;
};

const MODELS = [
  ['Ford', 'Fiesta'],
  ['Ford', 'Focus 100%'],
  ['Ford', 'Ka'],
  ['Škoda', 'Kamiq'],
  ['Citroën', 'Zoë_R'],
  ['BMW', '3 Series'],
  ['BMW', 'i3'],
  ['Mercedes-Benz', 'C Class'],
] as const;
export const TRIMS = ['Titanium', 'Zetec', 'M Sport', 'SE L'];
/** Features that a list offers, and others. */
export const OFFERED_FEATURES = ['Satellite navigation', 'ISOFIX child seat points', 'Tow bar'];
export const FEATURES = [...OFFERED_FEATURES, 'Heated seats', 'DAB'];
const CODES = ['LS1', 'LS6', 'BD1', 'M1', 'SW1A', 'AB10', 'BT1'];
export const CHOICES = {
  fuels: Object.keys(FUEL_TYPES),
  transmissions: Object.keys(TRANSMISSIONS),
  body_types: Object.keys(BODY_TYPES),
  colours: Object.keys(COLOURS),
  seller_types: Object.keys(SELLER_TYPES),
  service_histories: Object.keys(SERVICE_HISTORIES),
};

const CARS = 400;

/** Inserts varied vehicles, one in ten not for sale. Returns those for sale, and the models. */
export async function addSearchWorld(sql: Sql) {
  const random = createRandom('search world');
  const dice = (sides: number) => Math.floor(random.next() * sides);
  const pick = <T>(values: readonly T[]) => values[dice(values.length)] as T;
  const maybe = <T>(value: T) => (dice(5) === 0 ? null : value);
  const sellers: { seller_type: string; seller_id: string }[] = [];
  for (const seller_type of [...CHOICES.seller_types, ...CHOICES.seller_types])
    sellers.push({ seller_type, seller_id: await addSeller(sql, { seller_type }) });
  const models: { make_id: string; model_id: string; name: string }[] = [];
  for (const [make, model] of MODELS)
    models.push({ ...(await addModel(sql, make, model)), name: `${make} ${model}` });

  const cars: Car[] = [];
  for (let n = 0; n < CARS; n += 1) {
    const { name, ...model } = pick(models);
    const { seller_type, seller_id } = pick(sellers);
    const row = {
      ...model,
      trim: maybe(pick(TRIMS)),
      year: 1980 + Math.floor(Math.sqrt(random.next()) * 47),
      price: dice(12) === 0 ? 90_000 + dice(60_000) : 500 + dice(300) * 100,
      mileage: maybe(dice(45) * 5000),
      fuel_type: pick(CHOICES.fuels),
      transmission: pick(CHOICES.transmissions),
      body_type: pick(CHOICES.body_types),
      condition: 'good',
      engine_size: maybe(pick([0.9, 1, 1.2, 1.6, 2, 3])),
      doors: maybe(2 + dice(5)),
      seats: maybe(1 + dice(9)),
      colour: maybe(pick(CHOICES.colours)),
      owners: maybe(dice(6)),
      service_history: maybe(pick(CHOICES.service_histories)),
      features: FEATURES.filter(() => dice(2) === 0),
      outward_code: maybe(pick(CODES)),
    };
    const isForSale = dice(10) > 0;
    const listing_status = isForSale ? 'active' : pick(['draft', 'sold', 'reserved', 'archived']);
    const id = await insert(sql, 'vehicles', {
      ...row,
      listing_status,
      seller_id,
      created_at: new Date(Date.UTC(2026, 0, 1, 0, n)),
    });
    const tax = maybe(dice(70) * 10);
    if (tax !== null)
      await addRunningCosts(sql, id, { tax_low: 0, tax_typical: maybe(tax), tax_high: tax });
    const value = Math.max(300, row.price + pick([-1500, 0, 1500]));
    if (dice(3) > 0)
      await addVehicleValuation(sql, id, {
        value,
        low_80: value - 100,
        high_80: value + 100,
        low_90: value - 200,
        high_90: value + 200,
      });
    if (isForSale) cars.push({ ...row, id, name, seller_id, seller_type, tax, verdict: 'none' });
  }
  await sql`analyze vehicles`;
  const verdicts = await sql`select vehicle_id, verdict from vehicle_valuations`;
  const verdictOf = new Map(verdicts.map((row) => [row.vehicle_id, row.verdict]));
  for (const car of cars) car.verdict = verdictOf.get(car.id) ?? 'none';
  return { cars, models, sellers: sellers.map(({ seller_id }) => seller_id) };
}
