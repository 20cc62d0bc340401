import { verdictOf } from '../../lib/listings/verdict';
import type { Model } from '../../lib/valuation/model';
import { whyNoFigure } from '../../lib/valuation/no-figure';
import { fitOwnStock, type OwnStock, ownFactor } from '../../lib/valuation/own-stock';
import { driftOf, indexBasis } from '../../lib/valuation/price-index';
import { nameOfMake } from '../../lib/valuation/price-levels';
import type { Advert } from './adverts';
import { mean, measure, median, type Prediction, round, summarise } from './metrics';
import { predict } from './predict';

type Pair = { advert: Advert; prediction: Prediction };

/** Names the band of a whole number by the bands' upper ends: '0 to 2', '3 to 4', '5 and more'. */
const bandsOf = (ends: readonly number[]) => (value: number) => {
  const to = ends.find((end) => value <= end);
  const from = Math.max(-1, ...ends.filter((end) => end < value)) + 1;
  return to === undefined ? `${from} and more` : `${from} to ${to}`;
};
const ageBand = bandsOf([2, 4, 6, 8, 10, 15]);
const mileageBand = bandsOf([9999, 29_999, 59_999, 99_999, 149_999]);

/** The figures of each group, the largest first. */
function groupedBy(pairs: readonly Pair[], labelOf: (advert: Advert) => string) {
  const groups = new Map<string, Prediction[]>();
  for (const { advert, prediction } of pairs) {
    const label = labelOf(advert);
    const group = groups.get(label);
    if (group) group.push(prediction);
    else groups.set(label, [prediction]);
  }
  return [...groups]
    .map(([label, predictions]) => ({ label, ...summarise(predictions) }))
    .sort((a, b) => b.n - a.n);
}

/** The share of each verdict among predictions. */
function verdictShares(predictions: readonly Prediction[]) {
  const verdicts = predictions.map((one) => verdictOf(one.price, one));
  const shareOf = (verdict: string) =>
    round(mean(verdicts.map((other) => (other === verdict ? 1 : 0))));
  return Object.fromEntries(
    [...new Set(verdicts)].map((verdict) => [verdict, shareOf(verdict)] as const),
  );
}

interface EvaluateOptions {
  /** The day to value for as the site does; prices of the data's year unless given. */
  asOf?: string | undefined;
  /** The drift of prices since the data; the site's unless given. */
  drift?: number | undefined;
  /** Corrections by own adverts, tried too. */
  own?: OwnStock | undefined;
}

const yearOf = ({ dataYear }: Model, asOf?: string) => (asOf ? Number(asOf.slice(0, 4)) : dataYear);
const levelOf = (model: Model, { car }: Advert, asOf?: string) =>
  indexBasis(model.dataYear, yearOf(model, asOf), car)?.factor ?? 1;

/** Fits corrections to adverts as if they were the marketplace's own, real ones. */
export const ownStockOf = (model: Model, adverts: readonly Advert[], asOf?: string) =>
  fitOwnStock(
    adverts.map((advert, at) => {
      const { value, price } = predict(model, advert, levelOf(model, advert, asOf));
      // The adverts do not name their sellers.
      return { ...advert.car, seller: `${at}`, value, price, isReal: true };
    }),
  );

/**
 * Measures the model on adverts whose ages count to the date that they are valued for. With `asOf` prices are carried
 * to that year as on the site, and cars that have no figure there are left out and counted.
 */
export function evaluate(
  model: Model,
  adverts: readonly Advert[],
  { asOf, drift = driftOf(model.dataYear, yearOf(model, asOf)), own }: EvaluateOptions = {},
) {
  const valued = asOf
    ? adverts.filter(({ year, car }) => !whyNoFigure({ year, fuelType: car.fuel }, asOf))
    : adverts;
  const times: number[] = [];
  const pairs = valued.map((advert) => {
    const start = performance.now();
    const factor = own ? ownFactor(own, advert.car) : 1;
    const prediction = predict(model, advert, levelOf(model, advert, asOf) * factor, drift);
    times.push(performance.now() - start);
    return { advert, prediction };
  });
  const isKnown = ({ car }: Advert) => Object.hasOwn(model.makePrices, car.make);
  const young = pairs.filter(({ advert }) => advert.car.age <= 8);
  const predictions = pairs.map(({ prediction }) => prediction);
  return {
    ...measure(predictions),
    ...(asOf !== undefined && { asOf, withoutFigure: adverts.length - valued.length }),
    ...(drift > 0 && { drift }),
    ...(own && { own: { adverts: own.adverts, steps: [...own.steps.keys()] } }),
    verdicts: verdictShares(predictions),
    byAge: groupedBy(pairs, ({ car }) => ageBand(car.age)),
    byMileage: groupedBy(pairs, ({ car }) => mileageBand(car.mileage)),
    byMake: groupedBy(pairs, ({ car }) => nameOfMake(car.make)),
    byFuel: groupedBy(pairs, ({ car }) => car.fuel),
    toEightYears: groupedBy(young, (advert) => (isKnown(advert) ? 'known makes' : 'other makes')),
    // The median excludes pauses caused by other processes.
    msPerPrediction: round(median(times), 4),
  };
}
