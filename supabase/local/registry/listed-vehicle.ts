import type { Sql } from 'postgres';
import { addDays, addYears, earlier } from './dates';
import { drawInt, drawOne } from './draw';

/** A vehicle of the local database, from which the stand-in makes its responses. */
export type ListedVehicle = {
  plate: string;
  make: string;
  model: string;
  year: number;
  fuelType: string;
  bodyType: string;
  colour: string | null;
  /** Litres. */
  engineSize: number | null;
  mileage: number | null;
  /** ISO dates. */
  motExpiry: string | null;
  listedOn: string;
};

/** Returns the newest listing of a number plate, one for sale first; null without one. Drafts do not count. */
export async function findListed(sql: Sql, plate: string): Promise<ListedVehicle | null> {
  const [row] = await sql<ListedVehicle[]>`
    select v.registration_number as plate, make.name as make, model.name as model, v.year,
      v.fuel_type as "fuelType", v.body_type as "bodyType", v.colour,
      v.engine_size::float8 as "engineSize", v.mileage, v.mot_expiry::text as "motExpiry",
      v.created_at::date::text as "listedOn"
    from public.vehicles v
    join public.vehicle_makes make on make.id = v.make_id
    join public.vehicle_models model on model.id = v.model_id
    where v.registration_number = ${plate} and v.listing_status <> 'draft'
    order by v.listing_status = 'active' desc, v.created_at desc, v.id
    limit 1`;
  return row ?? null;
}

/** Returns by year the months, since 2001, in which plates with an age identifier were issued. */
function monthsOf(plate: string): { year: number; months: number[] }[] {
  const age = Number(/^[A-Z]{2}(\d\d)[A-Z]{3}$/.exec(plate)?.[1]);
  if (!age) return [];
  const year = 2000 + (age > 50 ? age - 50 : age);
  if (age < 51) return [{ year, months: [3, 4, 5, 6, 7, 8] }];
  return [
    { year, months: [9, 10, 11, 12] },
    { year: year + 1, months: [1, 2] },
  ];
}

/**
 * Returns the ISO date of the first registration, in the listing's year and in the plate's months of that year. Where
 * the listing's MOT ends three years after such a date, it is the first MOT that is due.
 */
export function registeredOn({ plate, year, motExpiry }: ListedVehicle): string {
  const months = monthsOf(plate).find((each) => each.year === year)?.months;
  if (motExpiry) {
    const day = addYears(motExpiry, -3);
    // A registration on 29 February has its anniversary on 1 March.
    const due = [day, addDays(day, -1)].find(
      (each) =>
        addYears(each, 3) === motExpiry &&
        each.startsWith(String(year)) &&
        (months?.includes(Number(each.slice(5, 7))) ?? true),
    );
    if (due) return due;
  }
  const month = months ? drawOne(plate, 'month', months) : drawInt(plate, 'month', 1, 12);
  const day = drawInt(plate, 'day', 1, 28);
  const drawn = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  // The registration is three years before the first test, at the latest.
  const tested = motExpiry ? addYears(motExpiry, -4) : drawn;
  return tested.startsWith(String(year)) ? earlier(tested, drawn) : drawn;
}
