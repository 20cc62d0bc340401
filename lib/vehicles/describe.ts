import { formatMileage, formatPrice } from '../format';
import {
  BODY_TYPES,
  type BodyType,
  CONDITIONS,
  FUEL_TYPES,
  SELLER_TYPES,
  TRANSMISSIONS,
} from './constants';
import type { VehicleDetail } from './types';
import { vehicleTitle } from './words';

type Facts = Pick<
  VehicleDetail,
  | 'year'
  | 'make'
  | 'model'
  | 'trim'
  | 'price'
  | 'mileage'
  | 'fuelType'
  | 'transmission'
  | 'bodyType'
  | 'condition'
  | 'location'
  | 'sellerType'
>;

const list = (...words: (string | null | false)[]) => words.filter(Boolean).join(' ');

/** A word as it stands inside a sentence; initials stay upper case. */
const inSentence = (word: string) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase());

/** The article by sound: 'an MPV', 'an estate', 'a petrol hatchback'. */
const withArticle = (words: string) => `${/^([aeio]|MPV|SUV)/.test(words) ? 'an' : 'a'} ${words}`;

const bodyWord = (bodyType: BodyType) => inSentence(BODY_TYPES[bodyType]);

const driven = (mileage: number | null) =>
  mileage === null
    ? 'The seller has not given its mileage.'
    : `It has done ${formatMileage(mileage)}.`;

/** What stands for a description where the seller wrote none: the facts and nothing else. */
export function describeVehicle(vehicle: Facts): string {
  const { trim, fuelType, bodyType, transmission, condition, mileage } = vehicle;
  const name = list(vehicleTitle(vehicle), trim);
  const kind = withArticle(`${inSentence(FUEL_TYPES[fuelType])} ${bodyWord(bodyType)}`);
  const gearbox = withArticle(`${inSentence(TRANSMISSIONS[transmission])} gearbox`);
  return `This ${name} is ${kind} with ${gearbox}, in ${inSentence(CONDITIONS[condition])} condition. ${driven(mileage)} The seller has not added a description.`;
}

/** The title and description of a car's page, as tabs, search engines and shared links show them. */
export function vehicleHead(vehicle: Facts): { title: string; description: string } {
  const { trim, mileage, location, price, fuelType, transmission, bodyType, sellerType } = vehicle;
  const name = list(vehicleTitle(vehicle), trim);
  const title = [name, mileage !== null && formatMileage(mileage), location]
    .filter(Boolean)
    .join(', ');
  const kind = withArticle(
    `${inSentence(TRANSMISSIONS[transmission])} ${inSentence(FUEL_TYPES[fuelType])} ${bodyWord(bodyType)}`,
  );
  const description = `${list(
    `Used ${name} for sale at ${formatPrice(price)}: ${kind}`,
    mileage !== null && `with ${formatMileage(mileage)}`,
    location && `in ${location}`,
  )}. Sold by ${withArticle(inSentence(SELLER_TYPES[sellerType]))}.`;
  return { title, description };
}
