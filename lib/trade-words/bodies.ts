import { BODY_TYPES, type BodyType } from '../listings/constants';
import { onlyValue, type Words, wordReader } from './word-reader';

/**
 * Dealers' systems, makers and buyers write these. Words that a model, a make or a trim is called too ('Spider', 'Jeep',
 * 'Sportback'), or that say little in a search ('small city car', 'four wheel drive'), mean a body in a field alone.
 */
export const BODY_WORDS: readonly Words<BodyType>[] = [
  {
    value: 'hatchback',
    anywhere: 'hatchback, hatch, hb',
    inField: 'fastback, sportback, city car, small car',
  },
  { value: 'hatchback', isNarrow: true, anywhere: 'liftback, supermini, hot hatch' },
  { value: 'sedan', anywhere: 'saloon, sal, sedan', inField: 'limousine' },
  { value: 'sedan', isNarrow: true, anywhere: 'notchback' },
  {
    value: 'suv',
    anywhere: 'suv, sport utility vehicle, sports utility vehicle',
    inField: '4wd, jeep, off road, soft roader, sport utility, sports utility',
  },
  { value: 'suv', isNarrow: true, anywhere: 'crossover' },
  {
    value: 'suv',
    or: ['pickup'],
    label: '4x4',
    anywhere: '4x4, 4x4s, four by four, off roader, off roaders',
    // The registration document's word.
    inField: 'light 4x4 utility, 4x4 utility',
  },
  { value: 'estate', anywhere: 'estate, est, wagon, station wagon' },
  {
    value: 'estate',
    isNarrow: true,
    anywhere:
      'tourer, touring, sports tourer, sport tourer, touring sports, sportwagon, avant, sw, shooting brake',
  },
  { value: 'coupe', anywhere: 'coupe, cpe' },
  {
    value: 'convertible',
    anywhere: 'convertible, conv, cabriolet, cabrio, soft top, drop top, open top, rag top',
    inField: 'spider, spyder, targa',
  },
  { value: 'convertible', isNarrow: true, anywhere: 'roadster' },
  {
    value: 'mpv',
    anywhere: 'mpv, people carrier, people mover, minivan, multi purpose vehicle',
    inField: 'minibus, multi purpose',
  },
  { value: 'pickup', anywhere: 'pick up, pick up truck, truck' },
  {
    value: 'pickup',
    isNarrow: true,
    anywhere:
      'double cab, crew cab, king cab, single cab, super cab, extended cab, extra cab, space cab, club cab',
  },
  { value: 'van', anywhere: 'van, vans' },
  {
    value: 'van',
    isNarrow: true,
    anywhere: 'panel van, crew van, car derived van, combi van, kombi van, window van',
    inField: 'combi, kombi, light van, luton, luton van, dropside, tipper, chassis cab',
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
