/**
 * Google's rules of product snippets as a list of checks, from
 * https://developers.google.com/search/docs/appearance/structured-data/product-snippet (read 2026-11-22).
 */
export type JsonLd = { [key: string]: unknown };

const AVAILABILITY = [
  'BackOrder',
  'Discontinued',
  'InStock',
  'InStoreOnly',
  'LimitedAvailability',
  'OnlineOnly',
  'OutOfStock',
  'PreOrder',
  'PreSale',
  'SoldOut',
];

const isText = (value: unknown): value is string => typeof value === 'string' && !!value.trim();
const isPrice = (value: unknown) =>
  (typeof value === 'number' || isText(value)) && Number(value) >= 0 && Number.isFinite(+value);
const isDate = (value: unknown) =>
  isText(value) && /^\d{4}-\d\d-\d\d(T.*)?$/.test(value) && !Number.isNaN(Date.parse(value));
const isWebUrl = (value: unknown) =>
  isText(value) && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const typesOf = (thing: JsonLd) => [thing['@type']].flat();

type Rule = [rule: string, holds: (thing: JsonLd, now: Date) => boolean];

const PRODUCT: Rule[] = [
  [
    'a car is called Product and Car',
    (thing) => ['Product', 'Car'].every((type) => typesOf(thing).includes(type)),
  ],
  ['required: name, a text', ({ name }) => isText(name)],
  [
    'required: one of review, aggregateRating and offers',
    ({ review, aggregateRating, offers }) => [review, aggregateRating, offers].some(Boolean),
  ],
  // The site invents no review: only content of the page may be marked up.
  ['no rating without ratings on the page', (thing) => !thing.review && !thing.aggregateRating],
  [
    'one product a page: one offer',
    ({ offers }) => typeof offers === 'object' && !Array.isArray(offers),
  ],
];

const OFFER: Rule[] = [
  ['an Offer, which price drops need', (offer) => offer['@type'] === 'Offer'],
  ['required: price, a number of 0 or more', ({ price }) => isPrice(price)],
  [
    'recommended: priceCurrency, three letters of ISO 4217',
    ({ priceCurrency }) => isText(priceCurrency) && /^[A-Z]{3}$/.test(priceCurrency),
  ],
  [
    'recommended: availability, one of the list',
    ({ availability }) =>
      isText(availability) &&
      AVAILABILITY.includes(availability.replace('https://schema.org/', '')),
  ],
  [
    'priceValidUntil, if any, a date to come',
    ({ priceValidUntil: until }, now) =>
      until === undefined || (isDate(until) && Date.parse(String(until)) > now.getTime()),
  ],
  [
    'validFrom, a date that has come',
    ({ validFrom }, now) => isDate(validFrom) && Date.parse(String(validFrom)) <= now.getTime(),
  ],
  ['url, absolute', ({ url }) => isWebUrl(url)],
];

/** Returns the address of a picture, which may be an ImageObject. */
const addressOf = (picture: unknown) =>
  typeof picture === 'object' && picture !== null && 'url' in picture ? picture.url : picture;

/** Returns the rules that the structured data of a car breaks. */
export function brokenRules(product: JsonLd, now = new Date()): string[] {
  const offer = (product.offers ?? {}) as JsonLd;
  const pictures = [product.image ?? []].flat();
  return [
    ...PRODUCT.filter(([, holds]) => !holds(product, now)).map(([rule]) => rule),
    ...OFFER.filter(([, holds]) => !holds(offer, now)).map(([rule]) => rule),
    ...(pictures.map(addressOf).every(isWebUrl) ? [] : ['image: absolute addresses']),
  ];
}
