import { londonMoment } from '../core/london-moment';
import { USUAL_MILES } from '../core/usual-miles';
import { formatDate, formatLitres, formatMileage, formatNumber, formatPrice } from '../format';
import {
  BODY_TYPES,
  COLOURS,
  CONDITIONS,
  FUEL_TYPES,
  SELLER_TYPES,
  SERVICE_HISTORIES,
  TRANSMISSIONS,
} from '../listings/constants';
import { FINANCE_OWED, WRITE_OFFS, YES_NO } from '../listings/said-values';
import {
  daysText,
  distanceText,
  lengthText,
  motNote,
  motText,
  placeText,
  priceChangeText,
  priceStepsText,
  replyText,
  turningText,
} from './describe';
import {
  type Difference,
  inCount,
  inDaysForSale,
  inDistance,
  inMiles,
  inMotDays,
  inOwners,
  inPounds,
  inYearlyTax,
  inYears,
} from './difference';
import type { ComparedCar } from './types';

const DAY = 86_400_000;

const COLOUR_LABELS: Readonly<Record<string, string>> = COLOURS;

/** A row of the comparison. */
export type RowRule = {
  /** Names a row that is drawn in a way of its own. */
  id?: 'price';
  label: string;
  /** The value as text; null for one that is not given. */
  text: (car: ComparedCar) => string | null;
  note?: (car: ComparedCar) => string | null;
  /** The value as a number, by which cars differ. */
  measure?: (car: ComparedCar) => number | null;
  difference?: Difference;
  /** Whether another value is a difference worth a word, such as 'diesel instead of petrol'. */
  hasContrast?: true;
  /** The end at which better is a fact, and its name; rows of taste have none. */
  best?: { end: 'least' | 'greatest'; label: string };
  /** A range to mark the least of: where it ends below those of all others that are as complete. */
  leastRange?: { of: (car: ComparedCar) => ComparedRange | null; label: string };
};

/** A range in pounds, and the parts that it lacks: sums without different parts do not compare. */
export type ComparedRange = { range: readonly [number, number]; without: string | null };

const rangeText = ([low, high]: readonly [number, number]) =>
  `${formatPrice(low)} to ${formatPrice(high)}`;

const NOT_SAID = 'Not said';

/** The seller's statement; it is printed that nothing is said. */
const saidAs = (value: string | boolean | null, labels: Readonly<Record<string, string>>) =>
  value === null ? NOT_SAID : (labels[String(value)] ?? NOT_SAID);

const word = () => 'The seller’s word';

const owningNote = (without: string | null) =>
  `at ${USUAL_MILES} a year${without ? `, ${without}` : ''}`;

/** The rows in the order of the page, but for features. */
export const ROW_RULES: readonly RowRule[] = [
  {
    id: 'price',
    label: 'Price',
    text: ({ price }) => formatPrice(price),
    measure: ({ price }) => price,
    difference: inPounds,
    best: { end: 'least', label: 'Cheapest' },
  },
  {
    label: 'Reserved',
    text: ({ reservedUntil }) => (reservedUntil ? `Until ${londonMoment(reservedUntil)}` : 'No'),
  },
  {
    label: 'Insurance write-off',
    text: ({ writeOff }) => saidAs(writeOff, WRITE_OFFS),
    note: word,
  },
  {
    label: 'Verdict on the price',
    text: ({ verdict }) => verdict.text,
    note: ({ verdict }) => verdict.range && `Usual: ${rangeText(verdict.range)}`,
  },
  {
    label: 'Year',
    text: ({ year }) => String(year),
    measure: ({ year }) => year,
    difference: inYears,
    best: { end: 'greatest', label: 'Newest' },
  },
  {
    label: 'Mileage',
    text: ({ mileage }) => (mileage === null ? null : formatMileage(mileage)),
    measure: ({ mileage }) => mileage,
    difference: inMiles,
    best: { end: 'least', label: 'Fewest miles' },
  },
  {
    label: 'Owners',
    text: ({ owners }) => (owners === null ? null : formatNumber(owners)),
    measure: ({ owners }) => owners,
    difference: inOwners,
    best: { end: 'least', label: 'Fewest owners' },
  },
  {
    label: 'Road tax a year',
    text: ({ costs }) => costs?.tax.text ?? null,
    note: ({ costs }) => costs?.tax.aside ?? null,
    measure: ({ costs }) => costs?.tax.pounds ?? null,
    difference: inYearlyTax,
    best: { end: 'least', label: 'Lowest tax' },
  },
  {
    label: 'Fuel a year',
    text: ({ costs }) => (costs?.fuel ? rangeText(costs.fuel) : null),
    note: ({ costs }) => (costs?.fuel ? `for ${USUAL_MILES}` : null),
  },
  {
    label: 'Three years of owning it',
    text: ({ costs }) => costs && rangeText(costs.owning.range),
    note: ({ costs }) => costs && owningNote(costs.owning.without),
    leastRange: { of: ({ costs }) => costs?.owning ?? null, label: 'Least to own' },
  },
  { label: 'ULEZ, London', text: ({ costs }) => costs?.ulez ?? null },
  { label: 'Price history', text: priceChangeText, note: priceStepsText },
  { label: 'MOT record', text: motText, note: motNote },
  {
    label: 'MOT until',
    text: ({ motExpiry }) => motExpiry && formatDate(motExpiry),
    measure: ({ motExpiry }) => (motExpiry ? Math.round(Date.parse(motExpiry) / DAY) : null),
    difference: inMotDays,
    best: { end: 'greatest', label: 'Longest MOT' },
  },
  {
    label: 'Service history',
    text: ({ serviceHistory }) => serviceHistory && SERVICE_HISTORIES[serviceHistory],
  },
  { label: 'Keys', text: ({ keys }) => (keys === null ? NOT_SAID : String(keys)), note: word },
  {
    label: 'V5C in the seller’s name',
    text: ({ v5cInName }) => saidAs(v5cInName, YES_NO),
    note: word,
  },
  {
    label: 'Finance owed on it',
    text: ({ financeOwed }) => saidAs(financeOwed, FINANCE_OWED),
    note: word,
  },
  { label: 'Condition', text: ({ condition }) => CONDITIONS[condition] },
  { label: 'Fuel', text: ({ fuelType }) => FUEL_TYPES[fuelType], hasContrast: true },
  { label: 'Gearbox', text: ({ transmission }) => TRANSMISSIONS[transmission], hasContrast: true },
  { label: 'Engine', text: ({ engineSize }) => (engineSize ? formatLitres(engineSize) : null) },
  { label: 'Body', text: ({ bodyType }) => BODY_TYPES[bodyType], hasContrast: true },
  {
    label: 'Seats',
    text: ({ seats }) => (seats ? String(seats) : null),
    measure: ({ seats }) => seats,
    difference: inCount('seat'),
  },
  {
    label: 'Doors',
    text: ({ doors }) => (doors ? String(doors) : null),
    measure: ({ doors }) => doors,
    difference: inCount('door'),
  },
  { label: 'Colour', text: ({ colour }) => colour && (COLOUR_LABELS[colour] ?? colour) },
  { label: 'Length of the class', text: ({ size }) => lengthText(size.length) },
  { label: 'Width with mirrors', text: ({ size }) => lengthText(size.widthWithMirrors) },
  { label: 'Turning circle', text: ({ size }) => turningText(size.turningCircle) },
  {
    label: 'Place',
    text: placeText,
    note: distanceText,
    measure: ({ distance }) => distance && Math.round(distance.miles),
    difference: inDistance,
    best: { end: 'least', label: 'Nearest' },
  },
  {
    label: 'Seller',
    text: ({ seller }) => seller.name,
    note: ({ seller }) => SELLER_TYPES[seller.type],
  },
  {
    label: 'Usually replies',
    text: replyText,
    measure: ({ seller }) => seller.replyMinutes,
    best: { end: 'least', label: 'Quickest reply' },
  },
  {
    label: 'For sale',
    text: daysText,
    measure: ({ daysListed }) => daysListed,
    difference: inDaysForSale,
  },
  {
    label: 'Photographs',
    text: ({ photographs }) => (photographs ? String(photographs) : 'An illustration only'),
  },
];
