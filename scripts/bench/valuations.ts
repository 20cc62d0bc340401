import postgres from 'postgres';
import { type ListingInputs, listingRow } from '../../lib/valuation/listing-row';
import { resultOf, whatIf } from '../../lib/valuation/result';
import type { ValuationInputs } from '../../lib/valuation/schema';
import { valueAllListings } from '../../lib/valuation/value-all-listings';
import { percentile } from './statistics';
import { atMost, type Row } from './table';

const ONES = 2000;
const PAGES = 200;
const P95_MS = 50;
/** Maximum seconds for 100,000 listings. */
const SECONDS = 60;

const inputsOf = (car: ListingInputs): ValuationInputs => ({
  make: car.make,
  model: car.model,
  year: car.year,
  mileage: car.mileage ?? 0,
  condition: car.condition,
  fuelType: car.fuel_type,
  transmission: car.transmission,
  bodyType: car.body_type,
  engineSize: car.engine_size ?? undefined,
});

/** Measures one valuation with ranges and reasons, a result with its grid, and a new valuation of every listing. */
export async function measureValuations(databaseUrl: string, vehicles: number): Promise<Row[]> {
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => {} });
  try {
    const cars = await sql<ListingInputs[]>`
      select v.id as vehicle_id, v.make_id, v.model_id, make.name as make, model.name as model, v.year,
        v.mileage, v.fuel_type, v.transmission, v.body_type, v.condition,
        v.engine_size::double precision as engine_size, v.write_off
      from public.vehicles v
      join public.vehicle_makes make on make.id = v.make_id
      join public.vehicle_models model on model.id = v.model_id
      where v.mileage is not null
      order by v.id limit ${ONES}`;
    // The first one loads the model.
    for (const car of cars.slice(0, 100)) listingRow(car);
    const times = cars.map((car) => {
      const started = performance.now();
      listingRow(car);
      return performance.now() - started;
    });
    const p95 = percentile(times, 95);
    const pages = cars.slice(0, PAGES).map((car) => {
      const started = performance.now();
      whatIf(resultOf(inputsOf(car)));
      return performance.now() - started;
    });
    const pageP95 = percentile(pages, 95);
    await sql`delete from public.vehicle_valuations`;
    const started = performance.now();
    const { valued } = await valueAllListings(sql);
    const seconds = (performance.now() - started) / 1000;
    return [
      atMost(`A valuation with ranges and reasons`, {
        value: p95,
        shown: `p50 ${percentile(times, 50).toFixed(2)}, p95 ${p95.toFixed(2)} ms (${times.length})`,
        limit: P95_MS,
        unit: 'ms',
      }),
      atMost(`A result with what would change it`, {
        value: pageP95,
        shown: `p50 ${percentile(pages, 50).toFixed(2)}, p95 ${pageP95.toFixed(2)} ms (${pages.length})`,
        limit: P95_MS,
        unit: 'ms',
      }),
      atMost(`${valued.toLocaleString('en-GB')} listings valued and stored`, {
        value: seconds,
        limit: (SECONDS * vehicles) / 100_000,
        unit: 's',
      }),
    ];
  } finally {
    await sql.end({ timeout: 5 });
  }
}
