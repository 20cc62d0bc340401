import 'server-only';
import { isUuid } from '../ids';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import {
  groupByCar,
  readReasons,
  type SavedValuation,
  savedFigures,
  type ValuedCar,
} from './history';

/** Number of cars on a page of the history: the limit of the SQL function `my_valuations`. */
const MAX_CARS = 20;

type History = { cars: ValuedCar[]; hasMore: boolean };

/**
 * Returns the cars that the user valued, the last one first, optionally only those last valued
 * before `before`. Throws BackendError.
 */
export async function getMyValuations(before?: string): Promise<History> {
  const time = Date.parse(before ?? '');
  // PostgreSQL would reject a time outside its range, such as one before Christ.
  const isTime = time > 0 && time <= Date.now();
  const args = isTime ? { p_before: new Date(time).toISOString() } : {};
  const client = await sessionClient();
  const cars = groupByCar((await withRetry(() => client.rpc('my_valuations', args))) ?? []);
  return { cars, hasMore: cars.length === MAX_CARS };
}

/** A valuation of the user; null for any other id. Throws BackendError. */
export async function getMyValuation(id: string): Promise<SavedValuation | null> {
  if (!isUuid(id)) return null;
  const client = await sessionClient();
  const row = await withRetry(() =>
    client
      .from('valuations')
      .select(
        `id, make, model, year, value, low_80, high_80, low_90, high_90, created_at,
         registration_number, mileage, condition, fuel_type, transmission, body_type, engine_size,
         outward_code, colour, asking_price, contributions, caveats, valued_on`,
      )
      .eq('id', id)
      .maybeSingle(),
  );
  if (!row) return null;
  return {
    ...savedFigures(row),
    inputs: {
      make: row.make,
      model: row.model,
      year: row.year,
      mileage: row.mileage,
      condition: row.condition,
      fuelType: row.fuel_type,
      transmission: row.transmission,
      bodyType: row.body_type,
      engineSize: row.engine_size ?? undefined,
      colour: row.colour ?? undefined,
      askingPrice: row.asking_price ?? undefined,
    },
    registrationNumber: row.registration_number,
    outwardCode: row.outward_code,
    reasons: readReasons(row.contributions),
    caveats: row.caveats,
    valuedOn: row.valued_on ?? row.created_at.slice(0, 10),
  };
}
