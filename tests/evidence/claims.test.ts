import { expect, test } from 'vitest';
import { unaccounted } from '../../e2e/support/claims';

test.each([
  'Our 99% accuracy',
  'Nine of ten, or 90 per cent, are right',
  '1,000+ happy buyers',
  '£5M paid out',
  '£12 million in sales',
  'a 200-point inspection',
  'every seller is verified',
  'Verified by experts',
  'from 4.9% APR',
  'APR on request',
  'yours for £199/month',
  'from £199 a month, not a credit offer',
  'open 24/7, all year',
  '51+ verified dealers',
  '94% of buyers',
  'unverified sellers are few',
  '50+ verified dealers and 60+ cities',
  'a 95% range',
])('%j needs an evidence entry', (text) => expect(unaccounted(text)).not.toEqual([]));

test.each(['or £555/month', 'financing from 2.9% APR. Apply today'])('%j needs a caveat', (text) =>
  expect(unaccounted(text).join()).toContain('no caveat'),
);

test.each([
  '50+ verified dealers',
  '94% AI accuracy',
  '£2.1M secure transactions, 24/7 support',
  '150-point inspection',
  'Financing from 2.9% APR. Illustrative, not a credit offer.',
  'or £555/month price ÷ 36, not a credit offer',
  'Inside the 80% range',
  'Verified Dealer',
  '2021 Volkswagen Golf, 24,300 miles, £14,650, 1.5 litre, 5 doors',
  'Tests since 2005; exempt after 40 years; 4,550 mm; 1,200 vehicles found; page 2 of 50',
  'Telephone +44 20 7946 0000',
])('%j is accepted', (text) => expect(unaccounted(text)).toEqual([]));
