import type { BodyType } from '@/lib/listings/constants';
import { firstMotDue, YEAR } from '../cars';
import type { Car } from '../listing';
import type { Random } from '../prng';

/** Facts available to a description: the only source of statements about the car. */
export interface Facts {
  car: Car;
  features: readonly string[];
  town: string;
  random: Random;
  /** 'Ford Focus Titanium' */
  name: string;
  /** 'Ford Focus' */
  shortName: string;
  model: string;
  /** '71 plate', or the year where the plate has no age identifier. */
  plate: string;
  /** 'hatchback', 'SUV' */
  body: string;
  /** '1.5 diesel', 'electric' */
  engine: string;
  gearbox: string;
  /** '48,213', null when unknown. */
  miles: string | null;
  /** 'March 2027', null before the first test. */
  mot: string | null;
  /** Due date of the first test ('September 2027'), for a car that has not had one. */
  firstMot: string | null;
  /** Years since registration. */
  age: number;
  isPlugIn: boolean;
  isCommercial: boolean;
  has: (feature: string) => boolean;
}

/** Renders one sentence; null when the facts do not support it. */
export type Sentence = (facts: Facts) => string | null;

const BODIES: Record<BodyType, string> = {
  hatchback: 'hatchback',
  sedan: 'saloon',
  suv: 'SUV',
  estate: 'estate',
  coupe: 'coupé',
  convertible: 'convertible',
  mpv: 'people carrier',
  pickup: 'pickup',
  van: 'van',
};
const ENGINES = {
  petrol: 'petrol',
  diesel: 'diesel',
  electric: 'electric',
  hybrid: 'hybrid',
  plug_in_hybrid: 'plug-in hybrid',
  hydrogen: 'hydrogen fuel cell',
};

export function factsOf(
  random: Random,
  car: Car & { features: readonly string[]; registrationNumber: string },
  town: string,
  today: Date,
): Facts {
  const shortName = `${car.make} ${car.model}`;
  const features = new Set(car.features);
  const number = /^[A-Z]{2}(\d{2})[A-Z]{3}$/.exec(car.registrationNumber)?.[1];
  return {
    car,
    features: car.features,
    town,
    random,
    name: car.trim ? `${shortName} ${car.trim}` : shortName,
    shortName,
    model: car.model,
    plate: number ? `${number} plate` : `${car.year}`,
    body: BODIES[car.body],
    engine: car.litres ? `${car.litres.toFixed(1)} ${ENGINES[car.fuel]}` : ENGINES[car.fuel],
    gearbox: car.transmission.replace('_', '-'),
    miles: car.mileage === null ? null : thousands(car.mileage),
    mot: car.motExpiry && monthOf(new Date(car.motExpiry)),
    firstMot: car.motExpiry ? null : monthOf(firstMotDue(car.registered)),
    age: (today.getTime() - car.registered.getTime()) / YEAR,
    isPlugIn: car.fuel === 'electric' || car.fuel === 'plug_in_hybrid',
    isCommercial: car.body === 'van' || car.body === 'pickup',
    has: (feature) => features.has(feature),
  };
}

const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

function monthOf(date: Date): string {
  return `${MONTH_NAMES[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** '48,213'. Hand-written, as Intl.NumberFormat is slow for so many numbers. */
function thousands(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

export function spellNumber(value: number): string {
  return NUMBERS[value] ?? String(value);
}

// Matches names pronounced letter by letter ('an MX-5', 'an HR-V'), except those pronounced as words.
const SPELLED = /^(?!MINI|SEAT|RAV)[FHLMNRSX](?=[A-Z0-9-]| [Cc][Ll][Aa])/;
const VOWEL = /^([AEIO]|0|8|11 |18 |[aeio])/;

/** 'an Audi', 'a Ford', 'an MG', 'an 18 plate' */
export function withArticle(noun: string): string {
  return SPELLED.test(noun) || VOWEL.test(noun) ? `an ${noun}` : `a ${noun}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns whether the car is too worn for praise. */
export function isTired({ car }: Facts): boolean {
  return car.condition === 'fair' || car.condition === 'poor';
}

/** Returns a mileage slightly below the current one, e.g. at the last service. */
export function earlierMiles(facts: Facts, atMost: number): string | null {
  const { mileage } = facts.car;
  if (mileage === null || mileage < 12_000) return null;
  const since = facts.random.int(2, Math.round(Math.min(atMost, mileage / 4) / 100)) * 100;
  return thousands(Math.round((mileage - since) / 100) * 100);
}

/** Returns whether a car meets the ULEZ standard: petrol from 2006, diesel from September 2015, or no exhaust. */
export function isUlezCompliant({ car }: Facts): boolean {
  if (car.fuel === 'diesel') return car.year >= 2016;
  return car.year >= 2006;
}
