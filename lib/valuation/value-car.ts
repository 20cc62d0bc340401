import { isPlugOnly, OLDEST } from './columns';
import {
  inPounds,
  type LogEstimate,
  logEstimate,
  logValue,
  MAX_MILES,
  pounds,
  roundPounds,
  subModelFor,
  withDrift,
} from './estimate';
import { explain } from './explain';
import { exponential } from './exponential';
import type { Model } from './model';
import { shippedModel } from './model-file';
import { type OwnFit, ownFactor } from './own-stock';
import { driftOf, indexBasis } from './price-index';
import { type ReadInput, readInput } from './read-input';
import {
  type Caveat,
  type Contribution,
  type Feature,
  type Valuation,
  ValuationError,
  type ValuationInput,
} from './types';
import { versionOf } from './version';

export interface ValuationOptions {
  /** The day to value the car for, YYYY-MM-DD; today unless given. */
  asOf?: string;
  /** 'off' keeps the prices of the data's year. */
  priceIndex?: 'latest' | 'off';
  /** 'off' keeps the ranges of the data's year. */
  drift?: 'latest' | 'off';
  /** Corrections by the marketplace's own adverts, as stored; off unless given. */
  own?: OwnFit | null;
  /** False leaves `contributions` empty, for thousands of figures. */
  explain?: boolean;
  /** The model; the shipped one unless given. */
  model?: Model;
}

const DATE = /^(\d{4})-\d{2}-\d{2}$/;

/** Prepares the factors of every figure of a car. Throws `ValuationError`. */
function prepare(input: ValuationInput, options: ValuationOptions) {
  const { asOf = new Date().toISOString().slice(0, 10), model = shippedModel() } = options;
  const year = Number(DATE.exec(asOf)?.[1]);
  if (!(year >= 1900) || Number.isNaN(Date.parse(asOf))) throw new ValuationError('date_invalid');
  const read = readInput(input, year);
  const part = subModelFor(model, read.car);
  const isOfDataYear = options.priceIndex === 'off';
  const index = isOfDataYear ? null : indexBasis(model.dataYear, year, read.car);
  const drift = isOfDataYear || options.drift === 'off' ? 0 : driftOf(model.dataYear, year);
  const { own: fit = null } = options;
  const own = fit && {
    factor: ownFactor(fit, read.car),
    adverts: fit.adverts,
    fittedOn: fit.fittedOn,
  };
  const level = (index?.factor ?? 1) * (own?.factor ?? 1);
  const basis = {
    modelVersion: versionOf(model, fit),
    dataYear: model.dataYear,
    index,
    own,
    asOf,
  };
  return { model, year, read, part, drift, level, basis };
}

/** The value of `valueCar` without ranges and reasons, for hundreds of figures. */
export function bareValue(input: ValuationInput, options: ValuationOptions = {}): number {
  const { model, read, part, level } = prepare(input, options);
  return pounds(logValue(model, part, read.car) + read.condition, level);
}

/**
 * Values a car in multiples of £10, with ranges, contributions and basis. The value never rises with
 * mileage or age, all else equal. Throws `ValuationError` for input that cannot be valued.
 */
export function valueCar(input: ValuationInput, options: ValuationOptions = {}): Valuation {
  const { model, year, read, part, drift, level, basis } = prepare(input, options);
  const log = withDrift(logEstimate(model, part, read.car, read.knowledge), drift);
  const widened = withCondition(log, read.condition);
  const factors: [Feature, number][] = [
    ['condition', exponential(read.condition)],
    ['priceIndex', basis.index?.factor ?? 1],
    ['ownAdverts', basis.own?.factor ?? 1],
  ];
  const figures = inPounds(widened, level);
  const valuation: Valuation = {
    ...figures,
    base: figures.value,
    contributions: [],
    caveats: caveatsOf(read, model, year - input.year),
    basis,
  };
  if (options.explain === false) return valuation;
  const steps = explain(model, part, read.car);
  return {
    ...valuation,
    base: steps.base,
    contributions: [
      ...steps.contributions,
      ...factorSteps(steps, exponential(log.value), factors, figures.value),
    ],
  };
}

/** The steps from the model's price to the value; the last one absorbs the rounding. */
function factorSteps(
  steps: { base: number; contributions: Contribution[] },
  price: number,
  factors: [Feature, number][],
  value: number,
): Contribution[] {
  let before = steps.base;
  for (const { amount } of steps.contributions) before += amount;
  let exact = price;
  const applied = factors.filter(([, factor]) => factor !== 1);
  return applied.map(([feature, factor], at) => {
    exact *= factor;
    const after = at === applied.length - 1 ? value : roundPounds(exact);
    const amount = after - before;
    before = after;
    return { feature, amount };
  });
}

/**
 * Applies the condition; because it is an expert estimate, the range's far side moves by half as
 * much again.
 */
function withCondition(log: LogEstimate, amount: number): LogEstimate {
  const [low, high] = amount < 0 ? [1.5 * amount, 0.5 * amount] : [0.5 * amount, 1.5 * amount];
  return {
    value: log.value + amount,
    low90: log.low90 + low,
    low80: log.low80 + low,
    high80: log.high80 + high,
    high90: log.high90 + high,
  };
}

function caveatsOf({ car, knowledge, caveats }: ReadInput, model: Model, age: number): Caveat[] {
  const all = [...caveats];
  const isMakeInData = Object.hasOwn(model.makePrices, car.make);
  if (!Object.hasOwn(model.agesOfModel, `${car.make} ${car.model}`)) {
    if (knowledge === 'nothing' && !isMakeInData) all.push('make_unknown');
    else if (!isMakeInData) all.push('make_not_in_data');
    all.push(knowledge === 'model' ? 'model_not_in_data' : 'model_unknown');
  }
  if (isPlugOnly(car.fuel)) all.push('fuel_not_in_data');
  else if (car.tenths === null) all.push('engine_size_missing');
  if (age > OLDEST) all.push('older_than_data');
  if (car.mileage > MAX_MILES) all.push('mileage_beyond_data');
  return all;
}
