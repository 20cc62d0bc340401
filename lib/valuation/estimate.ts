import {
  AGES,
  type Car,
  type ColumnSpec,
  type Encoder,
  encoderOf,
  isPlugOnly,
  newLevel,
  OLDEST,
} from './columns';
import { ageCurve, type Ensemble, UNIT } from './ensemble';
import { exponential } from './exponential';
import { isotonicDecreasing } from './isotonic';
import {
  type Correction,
  correct,
  type GeneralSubModel,
  type KnownSubModel,
  type MakeBasis,
  type Model,
  type PriceBasis,
  QUANTILES,
  type Widening,
} from './model';
import type { Valuation } from './types';

/** Log prices: the value, and the ends of the 90% and 80% ranges. */
export interface LogEstimate {
  value: number;
  low90: number;
  low80: number;
  high80: number;
  high90: number;
}

export type Figures = Pick<Valuation, 'value' | 'range80' | 'range90'>;

export type SubModel = KnownSubModel<Ensemble> | GeneralSubModel<Ensemble>;

/**
 * Maximum mileage of the data's adverts. Beyond it the value keeps falling slowly, and the upper
 * bound is constant.
 */
export const MAX_MILES = 150_000;
const LOG_PER_MILE = 0.03 / 10_000;
const LOG_PER_YEAR = 0.04;
const FURTHEST = { miles: 150_000, years: 15 };
/** Factor by which the lower bound falls faster beyond the data. */
const BOTTOM = 1.5;

/** Minimum distance between the ends of the two ranges, in units of log price: 1 per cent. */
export const MIN_GAP = Math.round(0.01 / UNIT);
/** All figures are multiples of this, in pounds. */
const STEP = 10;
const MIN_POUNDS = 100;

const NO_WIDENING: Widening = { at80: 0, at90: 0 };

const modelKey = (car: Car) => `${car.make} ${car.model}`;

/** The most specific sub-model for this car. */
export function subModelFor(model: Model, car: Car): SubModel {
  if (!Object.hasOwn(model.agesOfModel, modelKey(car)) || isPlugOnly(car.fuel))
    return model.general;
  return car.tenths === null ? model.withoutEngine : model.withEngine;
}

/** Log price of the data's year, never rising with age or mileage. */
export function logValue(model: Model, part: SubModel, car: Car): number {
  return middle(model, part, binsOf(part, car), car) + beyond(car);
}

/** The value with its ranges; `knowledge` applies only to the general sub-model. */
export function logEstimate(
  model: Model,
  part: SubModel,
  car: Car,
  knowledge: PriceBasis,
): LogEstimate {
  const bins = binsOf(part, car);
  const value = middle(model, part, bins, car);
  const { low90, low80, high80, high90 } =
    'heads' in part
      ? knownEnds(model, part, bins, car)
      : generalEnds(model, part, value / UNIT, car, knowledge);
  const past = beyond(car);
  return {
    value: value + past,
    low90: low90 * UNIT + past * BOTTOM,
    low80: low80 * UNIT + past * BOTTOM,
    high80: high80 * UNIT,
    high90: high90 * UNIT,
  };
}

/**
 * The ends at the car's age, in units. A lower end is at most that of any younger car, an upper one at
 * least that of any older car: where the corrections change with age they could rise otherwise.
 */
function knownEnds(
  model: Model,
  part: KnownSubModel<Ensemble>,
  bins: Uint8Array,
  car: Car,
): Omit<LogEstimate, 'value'> {
  const values = valueCurve(model, part, bins, car);
  const heads = part.heads.map((head) => curveOf(model, head, bins, car));
  const endsAt = (age: number) => {
    const raw = heads.map((curve) => curve[age] as number).sort(ascending);
    const { corrections } = part.bands.find(({ to }) => age <= to) ?? { corrections: [] };
    return arrange(values[age] as number, raw, corrections);
  };
  const own = Math.min(car.age, OLDEST);
  const ends = endsAt(own);
  if (part.bands.length === 1) return ends;
  for (let age = 0; age < AGES; age += 1) {
    const other = endsAt(age);
    if (age < own) {
      ends.low90 = Math.min(ends.low90, other.low90);
      ends.low80 = Math.min(ends.low80, other.low80);
    } else {
      ends.high80 = Math.max(ends.high80, other.high80);
      ends.high90 = Math.max(ends.high90, other.high90);
    }
  }
  return ends;
}

function generalEnds(
  model: Model,
  part: GeneralSubModel<Ensemble>,
  value: number,
  car: Car,
  knowledge: PriceBasis,
) {
  return arrange(
    value,
    QUANTILES.map(() => value),
    part.corrections[makeBasis(model, car)][knowledge],
    isPlugOnly(car.fuel) ? part.widening : NO_WIDENING,
  );
}

const makeBasis = ({ makePrices }: Model, { make }: Car): MakeBasis =>
  Object.hasOwn(makePrices, make) ? 'knownMake' : 'unknownMake';

export const ascending = (a: number, b: number) => a - b;

/**
 * Corrects raw quantiles and puts them in order, in units of log price. Quantiles fitted separately
 * may cross: sorted, they lie nearer to the true ones (Chernozhukov, Fernández-Val and Galichon,
 * 2010). The value itself does not change.
 */
export function arrange(
  value: number,
  raw: readonly number[],
  corrections: readonly Correction[],
  { at80, at90 }: Widening = NO_WIDENING,
): LogEstimate {
  const corrected = corrections.map((correction, at) => correct(correction, raw[at] as number));
  const sorted = [...corrected, value].sort(ascending);
  const [first, second, , fourth, last] = sorted as [number, number, number, number, number];
  const low80 = Math.min(second, value) - at80;
  const high80 = Math.max(fourth, value) + at80;
  return {
    value,
    low90: Math.min(first - at90, low80 - MIN_GAP),
    low80,
    high80,
    high90: Math.max(last + at90, high80 + MIN_GAP),
  };
}

/** The ends of the two ranges of a normal distribution, in standard deviations. */
export const NORMAL = { at80: 1.2816, at90: 1.6449 };

/**
 * Widens both ranges by what prices of such cars may have drifted apart since the data: a standard deviation in log
 * price, independent of the model's own error. Ends that never rise with age or mileage still do not.
 */
export function withDrift(log: LogEstimate, drift: number): LogEstimate {
  if (drift === 0) return log;
  // Products instead of powers, which engines may round differently.
  const reach = (end: number, deviations: number) => {
    const [own, since] = [end - log.value, deviations * drift];
    return Math.sqrt(own * own + since * since);
  };
  return {
    value: log.value,
    low90: log.value - reach(log.low90, NORMAL.at90),
    low80: log.value - reach(log.low80, NORMAL.at80),
    high80: log.value + reach(log.high80, NORMAL.at80),
    high90: log.value + reach(log.high90, NORMAL.at90),
  };
}

/** Rounds pounds to a multiple of `STEP`, at least 100. */
export const roundPounds = (amount: number) =>
  Math.max(Math.round(amount / STEP) * STEP, MIN_POUNDS);

/** Converts log price to pounds, rounded like `roundPounds`. */
export const pounds = (log: number, level = 1) => roundPounds(exponential(log) * level);

/** Converts an estimate to pounds, times `level`. The 80% range stays at least a step inside the other. */
export function inPounds(log: LogEstimate, level = 1): Figures {
  const range80 = [pounds(log.low80, level), pounds(log.high80, level)] as const;
  return {
    value: pounds(log.value, level),
    range80,
    range90: [
      Math.min(pounds(log.low90, level), range80[0] - STEP),
      Math.max(pounds(log.high90, level), range80[1] + STEP),
    ],
  };
}

/** Cached curves by sub-model and bins: the steps of `explain` share most of them. */
const curves = new WeakMap<SubModel, Map<string, Float64Array>>();
/** Maximum number of cached curves, about 5 MB. */
const MAX_CURVES = 16_000;

const middle = (model: Model, part: SubModel, bins: Uint8Array, car: Car) =>
  atAge(valueCurve(model, part, bins, car), car) + levelOf(part, car);

/** The value's trees at every age. */
function valueCurve(model: Model, part: SubModel, bins: Uint8Array, car: Car): Float64Array {
  const known = curves.get(part) ?? new Map<string, Float64Array>();
  curves.set(part, known);
  // The key omits the first column, age, because a curve holds all ages.
  const key = modelKey(car) + String.fromCharCode(...bins.subarray(1));
  let curve = known.get(key);
  if (!curve) {
    curve = curveOf(model, part.value, bins, car);
    if (known.size >= MAX_CURVES) known.clear();
    known.set(key, curve);
  }
  return curve;
}

function curveOf(model: Model, ensemble: Ensemble, bins: Uint8Array, car: Car): Float64Array {
  return isotonicDecreasing(
    ageCurve(ensemble, bins),
    model.agesOfModel[modelKey(car)] ?? model.ages,
  );
}

const atAge = (curve: Float64Array, car: Car) =>
  (curve[Math.min(car.age, OLDEST)] as number) * UNIT;

/** The general trees predict the share of the price when new. */
function levelOf(part: SubModel, car: Car): number {
  return 'heads' in part ? 0 : newLevel(car) * UNIT;
}

function beyond(car: Car): number {
  const miles = Math.min(Math.max(car.mileage - MAX_MILES, 0), FURTHEST.miles);
  const years = Math.min(Math.max(car.age - OLDEST, 0), FURTHEST.years);
  return -(miles * LOG_PER_MILE + years * LOG_PER_YEAR);
}

const encoders = new WeakMap<ColumnSpec[], Encoder[]>();

function binsOf({ columns }: SubModel, car: Car): Uint8Array {
  let encode = encoders.get(columns);
  if (!encode) {
    encode = columns.map(encoderOf);
    encoders.set(columns, encode);
  }
  return Uint8Array.from(encode, (encoder) => encoder(car));
}
