import { normaliseName } from '../core/normalise-name';
import type { FuelType, Transmission } from '../listings/constants';
import priceLevels from '../valuation/price-levels.json';
import type { CostInputs, TaxBasis } from './types';
import figures from './typical-figures.json';

type Kind = Pick<CostInputs, 'year' | 'fuelType' | 'bodyType' | 'engineSize' | 'transmission'>;

const FUEL_LETTERS: Record<FuelType, string> = {
  petrol: 'P',
  diesel: 'D',
  hybrid: 'H',
  plug_in_hybrid: 'H',
  electric: 'E',
  hydrogen: 'F',
};
const GEARBOX_LETTERS: Record<Transmission, string> = {
  manual: 'M',
  automatic: 'A',
  semi_automatic: 'S',
};
export const BAND_LETTERS = 'ABCDEFGHIJKLM';

/** Cars first registered from this year have consumption figures of the newer test (WLTP). */
const WLTP_YEAR = 2019;

/** 'P', 'P14': the fuel, and the fuel with the engine in tenths of a litre. */
const fuelAndEngine = ({ fuelType, engineSize }: Kind) => {
  const fuel = FUEL_LETTERS[fuelType];
  return [fuel, engineSize === null ? fuel : fuel + Math.round(engineSize * 10)] as const;
};

/** Cells of a model for CO₂ bands, from its fuel to gearbox and year: 'P', 'P14', 'P14M', 'P14M7', 'P14M2015'. */
export function modelCells(car: Kind): string[] {
  const [fuel, engine] = fuelAndEngine(car);
  const version = engine + GEARBOX_LETTERS[car.transmission];
  return [
    fuel,
    engine,
    version,
    `${version}${Math.floor((car.year - 2000) / 2)}`,
    version + car.year,
  ];
}

/** Cells of all makes together: fuel, engine, body and two years. */
export function kindCells(car: Kind): string[] {
  const [fuel, engine] = fuelAndEngine(car);
  const body = `${engine} ${car.bodyType}`;
  return [fuel, engine, body, `${body}${Math.floor((car.year - 2000) / 2)}`];
}

/** Cells for consumption, marked '+' under the newer test. */
export function consumptionCells(car: Kind, withBody: boolean): string[] {
  const [fuel, engine] = fuelAndEngine(car);
  const mark = car.year >= WLTP_YEAR ? '+' : '';
  const cells = [fuel + mark, engine + mark];
  return withBody ? [...cells, `${engine} ${car.bodyType}${mark}`] : cells;
}

/** Normalises a make and model for comparison: 'Mercedes-Benz', 'A Class' → 'mercedesbenz aclass'. */
export const modelKey = (make: string, model: string) =>
  `${normaliseName(make)} ${normaliseName(model)}`;

/** 'P14:BAB P14M:CBD' → cells. */
const unpack = (packed: string) =>
  new Map(
    packed.split(' ').map((cell) => cell.replaceAll('_', ' ').split(':') as [string, string]),
  );
const unpackAll = (packed: Record<string, string>) =>
  new Map(Object.entries(packed).map(([name, cells]) => [name, unpack(cells)]));

const bandsOfModels = unpackAll(figures.bands.models);
const bandsOfKinds = unpack(figures.bands.kinds);
const mpgOfModels = unpackAll(figures.mpg.models);
const mpgOfKinds = unpack(figures.mpg.kinds);

const deepest = (cells: ReadonlyMap<string, string> | undefined, keys: readonly string[]) => {
  const key = cells && keys.findLast((name) => cells.has(name));
  return key === undefined ? null : { key, figure: cells?.get(key) as string };
};

/**
 * Widens a range by a band on each side: a kind combines several models, so that its adverts
 * understate the range.
 */
export const widenBands = ({ low, high }: { low: number; high: number }) => ({
  low: Math.max(low - 1, 0),
  high: Math.min(high + 1, BAND_LETTERS.length - 1),
});

/** Returns the most frequent CO₂ band in adverts of such cars, with the range of nine in ten. */
export function typicalBands(car: CostInputs): {
  band: number;
  low: number;
  high: number;
  basis: TaxBasis;
} {
  const upTo2016 = { ...car, year: Math.min(car.year, 2016) };
  const own = deepest(bandsOfModels.get(modelKey(car.make, car.model)), modelCells(upTo2016));
  const found = own ?? deepest(bandsOfKinds, kindCells(upTo2016));
  if (!found) throw new RangeError(`No typical band: ${car.fuelType}`);
  const [band = 0, low = 0, high = 0] = [...found.figure].map((letter) =>
    BAND_LETTERS.indexOf(letter),
  );
  if (!own) return { band, ...widenBands({ low, high }), basis: 'typical-kind' };
  const ofVersion = /[MAS]\d*$/.test(found.key);
  return { band, low, high, basis: ofVersion ? 'typical-version' : 'typical-model' };
}

/** Whether adverts of the model itself give its consumption. */
export const isConsumptionOfModel = ({ make, model, ...car }: CostInputs) =>
  deepest(mpgOfModels.get(modelKey(make, model)), consumptionCells(car, false)) !== null;

/**
 * Official miles per gallon, from and to (eight adverts in ten), of the model, else of its kind.
 * Null for cars that burn no fuel.
 */
export function typicalMpg(car: CostInputs): readonly [low: number, high: number] | null {
  if (car.fuelType === 'electric' || car.fuelType === 'hydrogen') return null;
  const own = deepest(mpgOfModels.get(modelKey(car.make, car.model)), consumptionCells(car, false));
  const found = own ?? deepest(mpgOfKinds, consumptionCells(car, true));
  if (!found) throw new RangeError(`No typical consumption: ${car.fuelType}`);
  const [low, high] = found.figure.split('-').map(Number);
  return [low as number, high as number];
}

const newPrices = new Map(
  Object.entries(priceLevels).flatMap(([make, models]) =>
    Object.entries(models).map(
      ([model, row]) => [modelKey(make, model), row[0] as number] as const,
    ),
  ),
);

/** The median price of a model new today, in pounds; null for a model not in the catalogue. */
export const priceWhenNew = (make: string, model: string) =>
  newPrices.get(modelKey(make, model)) ?? null;
