import { FUEL_TYPES, type FuelType } from '../listings/constants';
import { onlyValue, type Words, withoutDigits, wordReader } from './word-reader';

/** DVLA and DVSA write 'HEAVY OIL', 'ELECTRICITY', 'HYBRID ELECTRIC (CLEAN)' and 'FUEL CELLS'; dealers and buyers the rest. */
export const FUEL_WORDS: readonly Words<FuelType>[] = [
  // 'E5', 'E10' and 'B7' are the grades of British pumps; 'E85' is bioethanol, which no listing has.
  { value: 'petrol', anywhere: 'petrol, unleaded, gasoline', inField: 'p, pet, e5, e10, ul, ulp' },
  { value: 'diesel', anywhere: 'diesel, derv', inField: 'd, die, dsl, b7, hvo, xtl, heavy oil' },
  {
    value: 'electric',
    anywhere:
      'electric, ev, bev, electric car, electric vehicle, fully electric, all electric, full electric, pure electric',
    inField: 'e, ele, elec, electricity',
  },
  {
    value: 'hybrid',
    or: ['plug_in_hybrid'],
    anywhere: 'hybrid',
    // In a search 'hybrid, electric' are two.
    inField: 'h, hyb, hybrid electric',
  },
  {
    value: 'hybrid',
    isNarrow: true,
    anywhere: 'hev, mhev, mild hybrid, full hybrid, self charging, self charging hybrid',
  },
  {
    value: 'plug_in_hybrid',
    anywhere: 'plug in hybrid, phev, plug in, plug in hybrid electric',
    inField: 'range extender, range extended, rex, erev',
  },
  { value: 'hydrogen', anywhere: 'hydrogen, fuel cell, fuel cells, fcev' },
];

/** Makers' badges of engines, by the fuel that they give away. */
export const FUEL_BADGES: readonly Words<FuelType>[] = [
  {
    value: 'diesel',
    isNarrow: true,
    anywhere:
      'tdi, hdi, bluehdi, cdti, dti, dci, crdi, cdi, tdci, d4d, jtd, multijet, bluetec, dtec, ddis, tdv6, sdv6',
  },
  {
    value: 'petrol',
    isNarrow: true,
    anywhere:
      'tsi, tfsi, fsi, ecoboost, vvti, tgdi, gdi, puretech, vtec, mpi, boosterjet, skyactiv g',
  },
];

/** An engine with a motor is a hybrid: 'Petrol/Electric'. */
function joinFuels(values: FuelType[], hasUnknown: boolean): FuelType | undefined {
  if (hasUnknown) return undefined;
  const burns = values.includes('petrol') || values.includes('diesel');
  if (values.includes('plug_in_hybrid')) return 'plug_in_hybrid';
  if (values.includes('hybrid') || (burns && values.includes('electric'))) return 'hybrid';
  return onlyValue(values, hasUnknown);
}

/** 'E-85' and 'B 7' are one name, as 'E85' is, and no 'E' for electric. */
const joinGrades = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}])([eb])[ -]?(\d{2,3})(?![\p{L}\p{N}])/giu, '$1$2');

const readWordsOfFuel = wordReader(
  FUEL_TYPES,
  [...FUEL_WORDS, ...FUEL_BADGES],
  joinFuels,
  withoutDigits,
);

/** The fuel of a field: 'Petrol Mild Hybrid', 'HEAVY OIL', 'TDI'; undefined for one that no listing has, such as LPG. */
export const readFuel = (text: string) => readWordsOfFuel(joinGrades(text));
