import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { BuyingColumn } from '@/components/listings/detail/buying-column';
import { FactTiles } from '@/components/listings/detail/fact-tiles';
import { LocationCard } from '@/components/listings/detail/location-card';
import { VehicleHistory } from '@/components/listings/detail/vehicle-history';
import { SellerBadge } from '@/components/listings/seller-badge';
import { VehicleCard } from '@/components/listings/vehicle-card';
import type { VehicleDetail, VehicleSummary } from '@/lib/listings/types';
import { rendered } from '../tools/rendered';

// Links are drawn here, not followed.
vi.mock('next/navigation', () => ({ useRouter: () => null }));

const common = {
  id: '5dfba441-0000-4000-8000-000000000001',
  make: 'Ford',
  model: 'Fiesta',
  trim: null,
  year: 2019,
  price: 9000,
  mileage: null,
  fuelType: 'plug_in_hybrid',
  transmission: 'semi_automatic',
  bodyType: 'suv',
  colour: null,
  location: 'Bath',
  sellerType: 'verified_dealer',
  isVerified: true,
  verdict: 'at',
} as const;
const summary: VehicleSummary = {
  ...common,
  ...{ imageUrl: null, distanceMiles: null, value: 9000, isUnbeaten: false },
};
const detail: VehicleDetail = {
  ...common,
  condition: 'very_good',
  engineSize: null,
  doors: 5,
  seats: null,
  owners: null,
  serviceHistory: null,
  motExpiry: null,
  registrationNumber: null,
  description: null,
  features: [],
  outwardCode: 'BA1',
  viewsCount: 3,
  createdAt: '2026-11-01T12:00:00Z',
  updatedAt: '2026-11-01T12:00:00Z',
  images: [],
  seller: {
    id: 's',
    name: 'Avon Motor House',
    since: '2025-01-01T00:00:00Z',
    hasPhone: true,
    replyMinutes: 130,
  },
  valuation: null,
  standing: null,
  runningCosts: null,
};

/** The colours of a name in the styles, by day and by night, as red, green and blue. */
function coloursOf(name: string) {
  const styles = readFileSync(new URL('../../app/globals.css', import.meta.url), 'utf8');
  return [...styles.matchAll(new RegExp(`--${name}: #(\\w{6});`, 'g'))].map(([, hex = '']) =>
    (hex.match(/../g) ?? []).map((part) => Number.parseInt(part, 16)),
  );
}

test.each([
  ['verified_dealer', 'Verified Dealer', 'green', 1],
  ['dealer', 'Dealer', 'blue', 2],
  ['private', 'Private Seller', 'red', 0],
] as const)('seller type %s has the badge ‘%s’ in %s', (sellerType, words, _, strongest) => {
  const { html, text } = rendered(<SellerBadge sellerType={sellerType} />);
  expect(text).toBe(words);
  const [, name = ''] = /\btext-(verified|dealer|private)\b/.exec(html) ?? [];
  const colours = coloursOf(name);
  expect(colours).toHaveLength(2);
  for (const colour of colours) expect(colour.indexOf(Math.max(...colour))).toBe(strongest);
  expect(html).toContain(`bg-${name}-tint`);
});

test('a card has its facts, N/A for a missing mileage, and a link to the vehicle', () => {
  const { text, html } = rendered(<VehicleCard vehicle={summary} look="look" />);
  for (const words of [
    ...['£9,000', '2019 Ford Fiesta', 'N/A', 'Plug in hybrid', 'Semi automatic', 'Bath'],
    ...['Verified Dealer', 'AI Verified', 'View Details'],
  ])
    expect(text).toContain(words);
  expect(html).toContain(`href="/vehicles/${common.id}"`);
  expect(
    rendered(<VehicleCard vehicle={{ ...summary, mileage: 41_250 }} look="look" />).text,
  ).toContain('41,250 miles');
});

test('the detail page has price, monthly price, badges, views and listing date', () => {
  const { text } = rendered(<BuyingColumn vehicle={detail} />);
  for (const words of [
    ...['2019 Ford Fiesta', '£9,000', 'or £250/month', 'price ÷ 36, not a credit offer'],
    ...['Verified Dealer', 'AI Verified', '3 views', 'Listed 1 November 2026'],
  ])
    expect(text).toContain(words);
});

test('the buying column offers a call, a message with three openers, and a report', () => {
  const { text, buttons, links } = rendered(<BuyingColumn vehicle={detail} />);
  expect(buttons).toEqual(['Call Seller']);
  const form = `/messages/new?vehicle=${common.id}`;
  expect(links).toMatchObject({
    'Send Message': form,
    'Is it still for sale?': `${form}&ask=available`,
    'Can I see it on …?': `${form}&ask=viewing`,
    'What is your best price?': `${form}&ask=price`,
    'Report this listing': `/vehicles/${common.id}/report`,
  });
  expect(text).toContain('Usually replies within 3 hours');
});

test('a seller without a phone has no call button, one with few replies no reply time', () => {
  const seller = { ...detail.seller, hasPhone: false, replyMinutes: null };
  const { text, buttons } = rendered(<BuyingColumn vehicle={{ ...detail, seller }} />);
  expect(buttons).toEqual([]);
  expect(text).not.toContain('Usually replies');
});

test('the tiles have miles, fuel, transmission and body type', () => {
  expect(rendered(<FactTiles vehicle={detail} />).text).toContain(
    'Miles N/A Fuel Plug in hybrid Transmission Semi automatic Body type SUV',
  );
});

test('the history marks missing facts as not provided and omits missing seats', () => {
  const { text } = rendered(<VehicleHistory vehicle={detail} />);
  for (const words of ['Vehicle History', 'Not provided', 'Condition Very good', 'Doors 5'])
    expect(text).toContain(words);
  expect(text).toContain('Engine size Not specified');
  expect(text).not.toContain('Seats');
  const full = { ...detail, engineSize: 1.5, seats: 7, registrationNumber: 'BD21SMR' };
  const whole = rendered(<VehicleHistory vehicle={full} />).text;
  for (const words of ['1.5 litres', 'Seats 7', 'BD21 SMR']) expect(whole).toContain(words);
});

test('the location card has the town and the outward code', () => {
  expect(rendered(<LocationCard location="Bath" outwardCode="BA1" />).text).toContain('Bath, BA1');
});
