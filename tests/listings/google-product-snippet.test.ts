import { expect, test } from 'vitest';
import { brokenRules } from './google-product-snippet';

const now = new Date('2026-11-22');
const offers = {
  '@type': 'Offer',
  price: 9000,
  priceCurrency: 'GBP',
  url: 'https://cars.example/1',
  availability: 'https://schema.org/InStock',
  validFrom: '2026-11-01T10:00:00Z',
};
const car = { '@type': ['Product', 'Car'], name: '2019 Ford Fiesta', offers };

test('a car that keeps every rule of product snippets breaks none', () => {
  expect(brokenRules(car, now)).toEqual([]);
  expect(
    brokenRules({ ...car, offers: { ...offers, price: '0', availability: 'SoldOut' } }),
  ).toEqual([]);
});

test.each<[string, object]>([
  ['a car is called Product and Car', { '@type': 'Car' }],
  ['required: name, a text', { name: ' ' }],
  ['no rating without ratings on the page', { review: {} }],
  ['one product a page: one offer', { offers: [offers] }],
  ['an Offer, which price drops need', { offers: { ...offers, '@type': 'AggregateOffer' } }],
  ['required: price, a number of 0 or more', { offers: { ...offers, price: -1 } }],
  ['recommended: priceCurrency', { offers: { ...offers, priceCurrency: '£' } }],
  ['recommended: availability', { offers: { ...offers, availability: 'https://schema.org/Here' } }],
  ['priceValidUntil, if any', { offers: { ...offers, priceValidUntil: '2026-11-01' } }],
  ['validFrom', { offers: { ...offers, validFrom: '1 November' } }],
  ['url, absolute', { offers: { ...offers, url: '/vehicles/1' } }],
  ['image: absolute', { image: ['/cars/a.webp'] }],
])('the rule ‘%s’ is checked', (rule, change) => {
  expect(brokenRules({ ...car, ...change }, now).join('\n')).toContain(rule);
});

test('a product without offer, review and rating is reported', () => {
  expect(brokenRules({ ...car, offers: undefined }, now)).toContain(
    'required: one of review, aggregateRating and offers',
  );
});
