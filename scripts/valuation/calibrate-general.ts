import type { Car } from '../../lib/valuation/columns';
import type { GeneralSubModel, PackedEnsemble, PriceBasis } from '../../lib/valuation/model';
import { priceLevel } from '../../lib/valuation/price-levels';
import {
  correctionsOf,
  crossPredictions,
  joined,
  type LeftOutUnit,
  predictionsOf,
  wideningOf,
} from './left-out';
import { type Prediction, round, summarise } from './metrics';

const KNOWLEDGE: readonly PriceBasis[] = ['model', 'make', 'nothing'];
/** Each fit leaves out a tenth of the models, so that it keeps most of each make's models. */
const MODEL_FOLDS = 10;
/** The powertrains that stand in for electric and hydrogen, which have no adverts. */
const STAND_INS = ['hybrid', 'diesel'];
const MIN_OF_STAND_IN = 20;

type IsCar = (car: Car) => boolean;

/** Fits of the general model on a part of the adverts. */
interface GeneralFits {
  cars: Car[];
  /** Fits on all adverts but these; on all if none would remain. */
  without: (isLeftOut: IsCar) => PackedEnsemble;
  /** Values the adverts for which `isOwn` holds, each seen as another car. */
  valued: (
    fit: PackedEnsemble,
    isOwn: IsCar,
    seenAs: (car: Car) => Car,
  ) => Omit<LeftOutUnit, 'name'>;
}

type ByKnowledge<T> = Record<PriceBasis, T>;
const byKnowledge = <T>(of: (knowledge: PriceBasis) => T) =>
  Object.fromEntries(KNOWLEDGE.map((one) => [one, of(one)])) as ByKnowledge<T>;

/** Errors on makes left out of the fit, valued from price level and body alone. */
export interface LeftOut {
  make: string;
  n: number;
  /** Errors by the knowledge about the car's new price. */
  byKnowledge: ByKnowledge<{ mdape: number; bias: number; coverage90: number }>;
}

/** Adverts valued as cars without adverts, each with ranges that were fitted on other makes. */
export interface LeftOutPredictions {
  knownMake: ByKnowledge<Prediction[]>;
  unknownMake: ByKnowledge<Prediction[]>;
  /** The stand-ins, without their engine sizes and valued as electric. */
  electric: Prediction[];
}

export type Calibration = Pick<GeneralSubModel<unknown>, 'corrections' | 'widening'> & {
  leftOut: LeftOut[];
  predictions: LeftOutPredictions;
};

/**
 * Calibrates the general model's ranges on adverts that a fit has not seen: by leaving out a tenth of
 * the models (for makes with adverts), a make (for all others), and a make with a powertrain (for
 * electric and hydrogen). Each make has the same weight.
 */
export function calibrateGeneral(
  { cars, without, valued }: GeneralFits,
  models: readonly string[],
  say: (line: string) => void,
): Calibration {
  const makes = [...new Set(cars.map((car) => car.make))].sort();
  const folds = new Map(models.map((model, at) => [model, at % MODEL_FOLDS]));
  const ofFolds = Array.from({ length: Math.min(MODEL_FOLDS, models.length) }, (_, fold) => {
    say(`General model with a tenth of the models left out: ${fold + 1}`);
    const isLeftOut = (car: Car) => folds.get(`${car.make} ${car.model}`) === fold;
    const fit = without(isLeftOut);
    return (make: string, knowledge: PriceBasis) =>
      valued(fit, (car) => car.make === make && isLeftOut(car), asKnown(knowledge));
  });
  const ofMakes = makes.map((make) => {
    say(`General model with ${make} left out`);
    const isLeftOut = (car: Car) => car.make === make;
    const fit = without(isLeftOut);
    return {
      knownMake: byKnowledge((one) =>
        joined(
          make,
          ofFolds.map((of) => of(make, one)),
        ),
      ),
      unknownMake: byKnowledge((one) => ({ name: make, ...valued(fit, isLeftOut, asKnown(one)) })),
    };
  });
  const units = (basis: 'knownMake' | 'unknownMake', knowledge: PriceBasis) =>
    ofMakes.map((one) => one[basis][knowledge]).filter(({ raw }) => raw.length > 0);
  const corrections = {
    knownMake: byKnowledge((one) => correctionsOf(units('knownMake', one))),
    unknownMake: byKnowledge((one) => correctionsOf(units('unknownMake', one))),
  };
  const ofStandIns = STAND_INS.map((fuel) =>
    makes.flatMap((make): LeftOutUnit[] => {
      const isOwn = (car: Car) => car.make === make && car.fuel === fuel;
      if (cars.filter(isOwn).length < MIN_OF_STAND_IN) return [];
      say(`General model with ${make} and every ${fuel} left out`);
      const fit = without((car) => car.make === make || car.fuel === fuel);
      const seenAs = (car: Car) => ({ ...car, fuel: 'electric', tenths: null });
      return [{ name: make, ...valued(fit, isOwn, seenAs) }];
    }),
  );
  const widening = (withoutMake: string | null) => {
    const all = ofStandIns
      .map((units) => units.filter(({ name }) => name !== withoutMake))
      .filter((units) => units.length > 0)
      .map((units) => wideningOf(units, corrections.unknownMake.model));
    return {
      at80: Math.max(0, ...all.map(({ at80 }) => at80)),
      at90: Math.max(0, ...all.map(({ at90 }) => at90)),
    };
  };
  const held = (basis: 'knownMake' | 'unknownMake') =>
    byKnowledge((one) => crossPredictions(units(basis, one), (others) => [correctionsOf(others)]));
  return {
    corrections,
    widening: widening(null),
    leftOut: makes.map((make) => ({
      make,
      n: cars.filter((car) => car.make === make).length,
      byKnowledge: byKnowledge((one) => {
        const all = units('unknownMake', one);
        const others = all.filter(({ name }) => makes.length === 1 || name !== make);
        const own = all.filter(({ name }) => name === make);
        const { mdape, bias, coverage90 } = summarise(
          own.flatMap((unit) => predictionsOf(unit, correctionsOf(others))),
        );
        return { mdape: round(mdape, 4), bias: round(bias, 4), coverage90: round(coverage90, 4) };
      }),
    })),
    predictions: {
      knownMake: held('knownMake'),
      unknownMake: held('unknownMake'),
      electric: ofStandIns.flatMap((units) =>
        crossPredictions(units, (_, make) => [corrections.unknownMake.model, widening(make)]),
      ),
    },
  };
}

const asKnown = (knowledge: PriceBasis) => (car: Car) => {
  const { newPrice, body } = priceLevel(car.make, car.model, car.body, knowledge);
  return { ...car, newPrice, body };
};
