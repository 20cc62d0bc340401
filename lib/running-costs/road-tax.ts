import { BAND_K, RATES } from './rates';
import { type Registered, registeredBetween } from './registered';
import type { CostInputs, RoadTax, TaxBasis } from './types';
import { priceWhenNew, typicalBands } from './typical';

const SMALL_ENGINE_LITRES = 1.549;
/**
 * If the median new price of a model is below this share of a threshold, hardly any version costs
 * more than the threshold.
 */
const SURELY_BELOW = 0.65;
/** If it is above this share, hardly any version costs less. */
const SURELY_ABOVE = 1.6;

const fixed = (pounds: number, basis: TaxBasis): RoadTax => ({
  range: [pounds, pounds],
  typical: pounds,
  basis,
});
const between = (low: number, high: number, basis: TaxBasis, typical: number | null = null) => ({
  range: [low, high] as const,
  typical,
  basis,
});

/** Road tax a year of a vehicle that is taxed on `today` (ISO date), by the rules of `RATES`. */
export function roadTax(car: CostInputs, today: string): RoadTax {
  const registered = registeredBetween(car.year, car.registrationNumber);
  // Exempt from the April after the calendar year in which a vehicle turns 40.
  const exemptBefore = Number(RATES.from.slice(0, 4)) - 40;
  if (car.year < exemptBefore) return fixed(0, 'exempt');
  const parts = [
    within('0000-01-01', '2001-02-28', registered, () => beforeMarch2001(car)),
    within('2001-03-01', '2017-03-31', registered, () => beforeApril2017(car, registered)),
    within('2017-04-01', '9999-12-31', registered, (period) => sinceApril2017(car, period, today)),
  ].filter((part) => part !== null);
  const tax = isVan(car) && car.year > 2001 ? vanTax(car) : join(parts, car.year);
  if (car.year > exemptBefore) return tax;
  return between(0, tax.range[1], 'exempt-perhaps', tax.typical);
}

/** Vans and pickups are taxed as light goods vehicles. */
const isVan = ({ bodyType }: CostInputs) => bodyType === 'van' || bodyType === 'pickup';

/**
 * Returns the tax in one part of the possible period; null if the vehicle cannot have been
 * registered then.
 */
function within(
  from: string,
  to: string,
  registered: Registered,
  tax: (period: Registered) => RoadTax,
): RoadTax | null {
  if (registered[1] < from || registered[0] > to) return null;
  return tax([
    registered[0] > from ? registered[0] : from,
    registered[1] < to ? registered[1] : to,
  ]);
}

/** Joins the ranges of two rules if only the date decides between them. */
function join([first, second]: readonly RoadTax[], year: number): RoadTax {
  if (!first) throw new RangeError('No rule for this year');
  if (!second) return first;
  const low = Math.min(first.range[0], second.range[0]);
  const high = Math.max(first.range[1], second.range[1]);
  return between(low, high, year < 2017 ? 'date-2001' : 'date-2017');
}

function beforeMarch2001({ engineSize, fuelType }: CostInputs): RoadTax {
  if (fuelType === 'electric') return fixed(RATES.bands[0], 'electric');
  if (engineSize === null) return between(RATES.smallEngine, RATES.largeEngine, 'engine-unknown');
  // An engine given as 1.5 litres has at most 1,549 cc.
  const isSmall = engineSize <= SMALL_ENGINE_LITRES;
  return fixed(isSmall ? RATES.smallEngine : RATES.largeEngine, 'engine-size');
}

function beforeApril2017(car: CostInputs, [, last]: Registered): RoadTax {
  const { bands } = RATES;
  if (car.fuelType === 'electric' || car.fuelType === 'hydrogen')
    return fixed(bands[0], 'electric');
  if (car.fuelType === 'plug_in_hybrid') return fixed(bands[0], 'low-emission');
  const typical = typicalBands(car);
  const most = last < '2006-03-23' ? BAND_K : bands.length - 1;
  const rate = (band: number) => bands[Math.min(band, most)] as number;
  return between(rate(typical.low), rate(typical.high), typical.basis, rate(typical.band));
}

function sinceApril2017(car: CostInputs, period: Registered, today: string): RoadTax {
  const { standard, supplement } = RATES;
  const isElectric = car.fuelType === 'electric' || car.fuelType === 'hydrogen';
  const supplementEnds = (date: string) => `${Number(date.slice(0, 4)) + 6}${date.slice(4)}`;
  if (supplementEnds(period[1]) <= today) return fixed(standard, 'standard');
  if (isElectric && period[1] < '2025-04-01') return fixed(standard, 'standard');
  const threshold = isElectric ? RATES.electricThreshold : RATES.threshold;
  const price = priceWhenNew(car.make, car.model);
  if (price !== null && price < threshold * SURELY_BELOW) return fixed(standard, 'standard');
  const isCertain =
    price !== null && price > threshold * SURELY_ABOVE && supplementEnds(period[0]) > today;
  if (isCertain && !(isElectric && period[0] < '2025-04-01'))
    return fixed(standard + supplement, 'supplement');
  return between(standard, standard + supplement, 'supplement-perhaps');
}

function vanTax({ year }: CostInputs): RoadTax {
  const wasPerhapsEarly = (year >= 2003 && year <= 2006) || year === 2009 || year === 2010;
  if (wasPerhapsEarly) return between(RATES.cleanVan, RATES.van, 'van-perhaps-clean', RATES.van);
  return fixed(RATES.van, 'van');
}
