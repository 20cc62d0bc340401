import { formatMileage, formatPrice, inSentence } from '../format';
import {
  BODY_TYPES,
  type BodyType,
  CONDITIONS,
  FUEL_TYPES,
  SELLER_TYPES,
  TRANSMISSIONS,
} from './constants';
import { vehicleTitle } from './title';
import type { VehicleDetail } from './types';

/** The specification's monthly figure: price ÷ 36, rounded. It is not a credit offer. */
export const monthlyPrice = (pounds: number) => Math.round(pounds / 36);

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

const list = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(' ');

/** Adds the indefinite article by sound: 'an MPV', 'an estate', 'a petrol hatchback'. */
const withArticle = (text: string) => `${/^([aeio]|MPV|SUV)/.test(text) ? 'an' : 'a'} ${text}`;

const bodyWord = (bodyType: BodyType) => inSentence(BODY_TYPES[bodyType]);

const driven = (mileage: number | null) =>
  mileage === null
    ? 'The seller has not given its mileage.'
    : `It has done ${formatMileage(mileage)}.`;

/** A generated description from the facts, for listings without one. */
export function describeVehicle(vehicle: Facts): string {
  const { trim, fuelType, bodyType, transmission, condition, mileage } = vehicle;
  const name = list(vehicleTitle(vehicle), trim);
  const kind = withArticle(`${inSentence(FUEL_TYPES[fuelType])} ${bodyWord(bodyType)}`);
  const gearbox = withArticle(`${inSentence(TRANSMISSIONS[transmission])} gearbox`);
  return `This ${name} is ${kind} with ${gearbox}, in ${inSentence(CONDITIONS[condition])} condition. ${driven(mileage)} The seller has not added a description.`;
}

/** Characters of a title and a description that search results show before truncation. */
const MAX_TITLE = 65;
const MAX_DESCRIPTION = 160;

/** Returns the first text within the limit, otherwise the last. */
const firstUpTo = (max: number, texts: [string, ...string[]]) =>
  texts.find(({ length }) => length <= max) ?? texts[texts.length - 1] ?? texts[0];

/**
 * The title and meta description of a vehicle page. Omits trim, location and seller where search
 * results would truncate them.
 */
export function vehicleHead(vehicle: Facts): { title: string; description: string } {
  const { trim, mileage, location, price, fuelType, transmission, bodyType, sellerType } = vehicle;
  const name = vehicleTitle(vehicle);
  const fullName = list(name, trim);
  const miles = mileage !== null && formatMileage(mileage);
  const titled = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(', ');
  const kind = withArticle(
    `${inSentence(TRANSMISSIONS[transmission])} ${inSentence(FUEL_TYPES[fuelType])} ${bodyWord(bodyType)}`,
  );
  const offered = (of: string) =>
    `${list(
      `Used ${of} for sale at ${formatPrice(price)}: ${kind}`,
      miles && `with ${miles}`,
      location && `in ${location}`,
    )}.`;
  const seller = ` Sold by ${withArticle(inSentence(SELLER_TYPES[sellerType]))}.`;
  return {
    title: firstUpTo(MAX_TITLE, [
      titled(fullName, miles, location),
      titled(name, miles, location),
      titled(name, miles),
    ]),
    description: firstUpTo(MAX_DESCRIPTION, [
      offered(fullName) + seller,
      offered(name) + seller,
      offered(name),
    ]),
  };
}
