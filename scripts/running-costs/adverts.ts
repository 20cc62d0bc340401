import { parse } from 'csv-parse/sync';
import type { BodyType, FuelType, Transmission } from '../../lib/listings/constants';
import { RATES_OF_2020 } from '../../lib/running-costs/rates';
import { modelKey } from '../../lib/running-costs/typical';
import priceLevels from '../../lib/valuation/price-levels.json';

/** The facts of an advert of 2020 that concern running costs. */
export type Advert = {
  make: string;
  name: string;
  year: number;
  fuelType: FuelType;
  transmission: Transmission;
  bodyType: BodyType;
  engineSize: number | null;
  /** Place of the CO₂ band, A = 0; null from 2017 on, and if the tax is no rate of that year. */
  band: number | null;
  mpg: number | null;
  /** Adverts of one car fall into one part of the cross-validation. */
  identity: string;
};

const FUELS: Record<string, FuelType> = { Petrol: 'petrol', Diesel: 'diesel', Hybrid: 'hybrid' };
const GEARBOXES: Record<string, Transmission> = {
  Manual: 'manual',
  Automatic: 'automatic',
  'Semi-Auto': 'semi_automatic',
};
/** Years with CO₂ bands: outside them the tax depends on no band, or the advert may be from either side of a change. */
const BANDED = { from: 2002, to: 2016 };
/** Plausible miles per gallon: lower figures are misprints, higher ones are of cars that are also charged. */
const PLAUSIBLE_MPG = { from: 10, to: 95 };

const bodies = new Map(
  Object.entries(priceLevels).flatMap(([make, models]) =>
    Object.entries(models).map(([model, row]) => [modelKey(make, model), row[1] as BodyType]),
  ),
);

/** Reads the columns make, model, year, fuel_type, transmission, engine_size, tax, mpg and mileage. */
export function parseAdverts(text: string): Advert[] {
  const rows: Record<string, string>[] = parse(text, { columns: true, trim: true });
  return rows.flatMap((row) => {
    const { make = '', model = '', fuel_type = '', transmission = '' } = row;
    const fuelType = FUELS[fuel_type];
    const gearbox = GEARBOXES[transmission];
    if (!fuelType || !gearbox) return [];
    const name = modelKey(make, model);
    const year = Number(row.year);
    const mpg = Number(row.mpg);
    const isBanded = year >= BANDED.from && year <= BANDED.to;
    return {
      make,
      name,
      year,
      fuelType,
      transmission: gearbox,
      bodyType: bodies.get(name) ?? 'hatchback',
      engineSize: Number(row.engine_size) || null,
      band: isBanded ? bandOf(Number(row.tax), fuelType === 'hybrid') : null,
      mpg: mpg >= PLAUSIBLE_MPG.from && mpg <= PLAUSIBLE_MPG.to ? mpg : null,
      identity: `${name} ${year} ${fuel_type} ${row.engine_size} ${transmission} ${row.mileage}`,
    };
  });
}

/** Returns the band of a tax; hybrids paid £10 less then. Adverts of 2020 have rates of both tax years. */
function bandOf(tax: number, isHybrid: boolean): number | null {
  for (const discount of isHybrid ? [10, 0] : [0, 10]) {
    for (const rates of RATES_OF_2020) {
      const band = rates.findIndex((rate) => Math.max(0, rate - discount) === tax);
      if (band >= 0) return band;
    }
  }
  return null;
}
