import { BODY_TYPES, type BodyType } from '../listings/constants';
import { onlyValue, type Words, wordReader } from './word-reader';

/**
 * What dealers' systems, makers and buyers write. Words that a model, a make or a trim is called too ('Spider', 'Jeep',
 * 'Sportback'), or that say little in a search ('small city car', 'four wheel drive'), mean a body in a field alone.
 */
export const BODY_WORDS: readonly Words<BodyType>[] = [
  {
    value: 'hatchback',
    anywhere: 'hatchback, hatch, hb, liftback',
    inField: 'fastback, sportback, supermini, city car',
  },
  { value: 'sedan', anywhere: 'saloon, sal, sedan, notchback', inField: 'limousine' },
  {
    value: 'suv',
    anywhere: 'suv, crossover, sport utility vehicle, sports utility vehicle',
    inField: '4wd, jeep, off road, sport utility, sports utility',
  },
  {
    value: 'suv',
    or: ['pickup'],
    label: '4x4',
    anywhere: '4x4, 4x4s, four by four, off roader, off roaders',
  },
  {
    value: 'estate',
    anywhere:
      'estate, est, tourer, touring, sports tourer, sport tourer, touring sports, sportwagon, wagon, station wagon, avant, sw, shooting brake',
  },
  { value: 'coupe', anywhere: 'coupe, cpe' },
  {
    value: 'convertible',
    anywhere:
      'convertible, conv, cabriolet, cabrio, soft top, drop top, open top, rag top, roadster',
    inField: 'spider, spyder, targa',
  },
  {
    value: 'mpv',
    anywhere: 'mpv, people carrier, people mover, minivan, multi purpose vehicle',
    inField: 'minibus, multi purpose',
  },
  {
    value: 'pickup',
    anywhere:
      'pick up, pick up truck, truck, double cab, crew cab, king cab, single cab, super cab, extended cab, extra cab, space cab, club cab',
  },
  {
    value: 'van',
    anywhere: 'van, vans, panel van, crew van, car derived van',
    inField: 'combi, kombi, combi van, window van',
  },
];

/** An 'SUV Coupé' is an SUV, a 'Coupé Cabriolet' a convertible, in either order. */
function joinBodies(values: BodyType[], hasUnknown: boolean) {
  const [first, ...more] = values.includes('coupe')
    ? values.filter((value) => value !== 'coupe')
    : values;
  const isJoined = first === 'suv' || first === 'convertible';
  return isJoined && more.length === 0 && !hasUnknown ? first : onlyValue(values, hasUnknown);
}

/** The body of a field: '5 DOOR HATCHBACK', 'Double Cab Pick-Up', 'Estate Car'. */
export const readBody = wordReader(BODY_TYPES, BODY_WORDS, joinBodies);
