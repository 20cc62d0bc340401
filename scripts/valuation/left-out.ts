import { UNIT } from '../../lib/valuation/ensemble';
import { arrange } from '../../lib/valuation/estimate';
import { type Correction, QUANTILES, type Widening } from '../../lib/valuation/model';
import { conformalCorrection, conformalQuantile } from './conformal';
import type { Prediction } from './metrics';

/** Few makes give few independent errors: enough for only three groups by price. */
const GROUPS = 3;

/** Adverts of one make, valued by a fit that has seen none of them; log prices in units. */
export interface LeftOutUnit {
  name: string;
  raw: Float64Array;
  truth: Float64Array;
}

/** Returns the corrections that turn values of such units into ranges, with equal weight for each unit. */
export function correctionsOf(units: readonly LeftOutUnit[]): Correction[] {
  const { raw, truth } = pooled(units);
  return QUANTILES.map((quantile) => conformalCorrection(raw, truth, quantile, GROUPS));
}

/**
 * Returns the widening that the ranges by `corrections` need to hold the units' prices (conformalised quantile
 * regression: Romano, Patterson and Candès, 2019).
 */
export function wideningOf(units: readonly LeftOutUnit[], corrections: Correction[]): Widening {
  const { raw, truth } = pooled(units);
  const ranges = raw.map((value) => rangesOf(value, corrections));
  const lacking = (share: number, low: 'low80' | 'low90', high: 'high80' | 'high90') => {
    const scores = ranges.map((range, at) =>
      Math.max(range[low] - (truth[at] as number), (truth[at] as number) - range[high]),
    );
    return Math.max(Math.round(conformalQuantile(scores, share)), 0);
  };
  return { at80: lacking(0.8, 'low80', 'high80'), at90: lacking(0.9, 'low90', 'high90') };
}

/** Returns predictions in exact pounds, each unit with ranges fitted on the others; the same number for each unit. */
export function crossPredictions(
  units: readonly LeftOutUnit[],
  rangesFrom: (others: readonly LeftOutUnit[], name: string) => [Correction[], Widening?],
): Prediction[] {
  const size = fewest(units);
  return units.flatMap((unit) => {
    const others = units.filter((one) => one !== unit);
    return predictionsOf(
      thinned(unit, size),
      ...rangesFrom(others.length ? others : units, unit.name),
    );
  });
}

/** Returns a unit's predictions in exact pounds. */
export function predictionsOf(
  { raw, truth }: LeftOutUnit,
  corrections: Correction[],
  widening?: Widening,
): Prediction[] {
  const pounds = (units: number) => Math.exp(units * UNIT);
  return Array.from(raw, (value, at) => {
    const log = rangesOf(value, corrections, widening);
    return {
      price: pounds(truth[at] as number),
      value: pounds(value),
      range80: [pounds(log.low80), pounds(log.high80)],
      range90: [pounds(log.low90), pounds(log.high90)],
    };
  });
}

/** Joins several units to one, such as the models of a make. */
export function joined(name: string, units: readonly Omit<LeftOutUnit, 'name'>[]): LeftOutUnit {
  const join = (key: 'raw' | 'truth') => Float64Array.from(units.flatMap((unit) => [...unit[key]]));
  return { name, raw: join('raw'), truth: join('truth') };
}

const rangesOf = (value: number, corrections: Correction[], widening?: Widening) =>
  arrange(
    value,
    QUANTILES.map(() => value),
    corrections,
    widening,
  );

const fewest = (units: readonly LeftOutUnit[]) => Math.min(...units.map(({ raw }) => raw.length));

/** Returns the same number of adverts of each unit, limited by the unit with the fewest. */
function pooled(units: readonly LeftOutUnit[]) {
  const size = fewest(units);
  const alike = units.map((unit) => thinned(unit, size));
  return {
    raw: alike.flatMap(({ raw }) => [...raw]),
    truth: alike.flatMap(({ truth }) => [...truth]),
  };
}

/** Returns `size` adverts of a unit, evenly spaced. */
function thinned({ name, raw, truth }: LeftOutUnit, size: number): LeftOutUnit {
  const pick = (values: Float64Array) =>
    Float64Array.from(
      { length: size },
      (_, at) => values[Math.floor((at * values.length) / size)] as number,
    );
  return { name, raw: pick(raw), truth: pick(truth) };
}
