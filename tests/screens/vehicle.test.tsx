import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BuyingColumn } from '@/components/listings/detail/buying-column';
import { FactTiles } from '@/components/listings/detail/fact-tiles';
import { LocationCard } from '@/components/listings/detail/location-card';
import { ShowroomLinks } from '@/components/listings/detail/showroom-links';
import { VehicleHistory } from '@/components/listings/detail/vehicle-history';
import { SellerBadge } from '@/components/listings/seller-badge';
import { SELLER_TYPES } from '@/lib/listings/constants';
import type { ListingValuation, Standing } from '@/lib/listings/types';
import { paths } from '@/lib/paths';
import { rendered } from '../tools/rendered';
import { common, detail, summary } from './vehicle-fixture';

/** Returns the colours of a name in the styles, by day and by night, as red, green and blue. */
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
] as const)('seller type %s has the badge ‘%s’ in %s', (sellerType, phrase, _, strongest) => {
  const { html, text } = rendered(
    <SellerBadge sellerType={sellerType}>{SELLER_TYPES[sellerType]}</SellerBadge>,
  );
  expect(text).toBe(phrase);
  const [, name = ''] = /\btext-(verified|dealer|private)\b/.exec(html) ?? [];
  const colours = coloursOf(name);
  expect(colours).toHaveLength(2);
  for (const colour of colours) expect(colour.indexOf(Math.max(...colour))).toBe(strongest);
  expect(html).toContain(`bg-${name}-tint`);
});

test('a car leads to each tool of the showroom by what it answers', () => {
  const { html, text } = rendered(<ShowroomLinks id={common.id} />);
  for (const phrase of ['Does it fit your garage?', 'Try a test drive', 'What to check'])
    expect(text).toContain(phrase);
  const tools = [...html.matchAll(/href="\/ar-showroom\?vehicle=([\w-]+)&amp;tool=([\w-]+)"/g)];
  expect(tools.map(([, id, tool]) => [id, tool])).toEqual([
    [common.id, 'fits'],
    [common.id, 'virtual-test-drive'],
    [common.id, 'ai-inspection'],
  ]);
});

const valuation: ListingValuation = {
  value: 9740,
  range80: [8700, 10_900],
  range90: [8100, 11_800],
  reasons: [],
  caveats: ['condition_by_judgement', 'engine_size_missing', 'make_not_in_data'],
  valuedOn: '2026-11-20',
};

test('the verdict stands directly under the price, with its reason, and leads to the reasons', () => {
  const { text, links } = rendered(
    <BuyingColumn vehicle={{ ...detail, verdict: 'under', valuation }} />,
  );
  expect(text).toMatch(
    /£9,000 £740 under the usual price Eight in ten such cars ask £8,700 to £10,900, around £9,740\. or £250\/month/,
  );
  expect(text).not.toContain('nearly all such cars');
  expect(text).toContain('At prices of 2024');
  expect(text).toContain('Asking prices, not sale prices; adverts of 2020 carried to 2024.');
  expect(links).toMatchObject({
    '£740 under the usual price': '#reasons',
    'AI Verified': '#reasons',
  });
});

test('a reserved car says until when, and leads to the seller all the same', () => {
  const reservedUntil = '2026-12-01T14:00:00Z';
  const { text, links } = rendered(<BuyingColumn vehicle={{ ...detail, reservedUntil }} />);
  expect(text).toContain('Reserved until Tuesday 1 December, 14:00.');
  expect(links['Send Message']).toBe(`/messages/new?vehicle=${detail.id}`);
  expect(links['Make an offer']).toBe(`/messages/new?vehicle=${detail.id}&offer=`);
  const free = rendered(<BuyingColumn vehicle={{ ...detail, reservedUntil: null }} />);
  expect(free.text).not.toContain('Reserved');
});

test('a price far below such cars says so in place of the saving, without a badge, and why to ask', () => {
  const standing = { isUnbeaten: true, rivals: 9, beatenBy: [] };
  const vehicle = { ...detail, price: 8000, isVerified: false, valuation, standing };
  const far = rendered(<BuyingColumn vehicle={{ ...vehicle, verdict: 'far_below' }} />).text;
  expect(far).toContain('£8,000 Far below such cars: ask why');
  expect(far).toContain(
    'Eight in ten such cars ask £8,700 to £10,900. Below nearly all such cars: there may be a reason, such as damage',
  );
  expect(far).not.toMatch(/the usual price|AI Verified|Unbeaten/);
  const under = rendered(<BuyingColumn vehicle={{ ...vehicle, price: 9000, verdict: 'under' }} />);
  expect(under.text).toContain('Unbeaten');
});

test.each([
  [{ mileage: null }, 'Its mileage is not given, and without it no car can be valued.'],
  [{ mileage: 41_250 }, 'This car has not been valued yet.'],
  [{ mileage: 41_250, year: 1965 }, 'Over 20 years old: condition and history decide'],
  [{ mileage: 41_250, fuelType: 'electric' as const }, 'No valuation of electric'],
  [
    { valuation: { ...valuation, range80: [7000, 13_000] as const } },
    'Eight in ten such cars ask £7,000 to £13,000, too wide to judge by: too little is known of this make.',
  ],
  [
    { valuation: { ...valuation, range80: [7000, 13_000] as const, caveats: [] } },
    'the prices of such cars differ too much.',
  ],
])('without a verdict because of %o the page says so', (facts, phrase) => {
  const vehicle = { ...detail, ...facts, isVerified: false, verdict: 'none' as const };
  const { text } = rendered(<BuyingColumn vehicle={vehicle} />);
  expect(text).toContain(`No verdict ${phrase.startsWith('the') ? 'Eight in ten' : phrase}`);
  expect(text).toContain(phrase);
});

test('a verdict of a wide range has the range with it, and what keeps it wide', () => {
  const range80 = [8000, 12_000] as const;
  const { text } = rendered(
    <BuyingColumn
      vehicle={{ ...detail, verdict: 'within', valuation: { ...valuation, range80 } }}
    />,
  );
  expect(text).toContain(
    'Within the usual range Eight in ten such cars ask £8,000 to £12,000. No closer figure: too little is known of this make.',
  );
  expect(text).not.toContain('±');
});

const standing = (isUnbeaten: boolean, rivals: number, witnesses: number) => ({
  isUnbeaten,
  rivals,
  beatenBy: Array.from({ length: witnesses }, (_, index) => ({
    ...summary,
    id: `rival-${index}`,
    price: 8000 + index,
    mileage: 30_000,
    year: 2020,
  })),
});

test('the page says whether the car is unbeaten, and by whom not', () => {
  const text = (facts: Standing | null) =>
    rendered(<BuyingColumn vehicle={{ ...detail, valuation, standing: facts }} />).text;
  const unbeaten =
    'Cheaper, newer and with fewer miles than two or more Ford Fiesta cars of other sellers here, and none of the 8 others beats it so, leaving out prices that we cannot judge or that are far below.';
  expect(text(standing(true, 8, 0))).toContain(`Unbeaten ${unbeaten}`);
  expect(text(standing(false, 23, 2))).toContain('Beaten by 2 Of 23 others of this model');
  expect(text(standing(false, 23, 2))).toContain('2020 Ford Fiesta £8,001 · 30,000 miles');
  expect(text(standing(false, 23, 5))).toContain('Beaten by 5 or more');
  for (const facts of [null, standing(false, 9, 0)]) expect(text(facts)).not.toMatch(/beaten/i);
  const unvalued = { ...detail, verdict: 'none' as const, standing: standing(true, 8, 0) };
  expect(rendered(<BuyingColumn vehicle={unvalued} />).text).not.toMatch(/beaten/i);
});

test('a verdict of a wide range says what would settle it, and by how much', () => {
  const narrowing = { from: 3740, to: 1050 };
  const page = (verdict: 'within' | 'at') =>
    rendered(<BuyingColumn vehicle={{ ...detail, verdict, valuation }} narrowing={narrowing} />);
  expect(page('within').text).toContain(
    'What would settle it: the engine size, which narrows the range from £3,740 to about £1,050.',
  );
  expect(page('at').text).not.toContain('What would settle it');
});

test('the price among similar cars has a line of its own, one tap from them', () => {
  const market = {
    rivals: 5,
    cheaper: 0,
    middleHalf: [11_200, 14_900] as const,
    nearest: [{ ...summary, id: 'rival', price: 11_000, mileage: 30_000, brought: 10_400 }],
  };
  const { text, links } = rendered(<BuyingColumn vehicle={{ ...detail, market }} />);
  expect(text).toContain('Cheapest of 6 like it here half ask £11,200 to £14,900');
  expect(links).toMatchObject({ 'Cheapest of 6 like it here': '#market' });
  expect(text).toContain('2019 Ford Fiesta £11,000 · 30,000 miles · like this one £10,400');
  expect(text).toContain('The cheapest 1 of 5.');
  expect(rendered(<BuyingColumn vehicle={detail} />).text).not.toContain('like it here');
});

test('an unbeaten car wears the badge unless it is over the usual price', () => {
  const page = (verdict: 'at' | 'over') =>
    rendered(
      <BuyingColumn vehicle={{ ...detail, verdict, valuation, standing: standing(true, 8, 0) }} />,
    );
  expect(page('at').links).toMatchObject({ Unbeaten: '#unbeaten' });
  expect(page('over').links).not.toHaveProperty('Unbeaten');
  expect(page('over').text).toContain('Unbeaten Cheaper, newer and with fewer miles');
});

test('the detail page has price, monthly price, badges, views and listing date', () => {
  const { text } = rendered(<BuyingColumn vehicle={detail} />);
  for (const phrase of [
    '2019 Ford Fiesta',
    '£9,000',
    'or £250/month',
    'price ÷ 36, not a credit offer',
    'Verified Dealer',
    'AI Verified',
    '3 views',
    'Listed 1 November 2026',
  ])
    expect(text).toContain(phrase);
});

const asked = (...prices: number[]) =>
  prices.map((price, at) => ({
    price,
    changedAt: new Date(Date.UTC(2026, 10, 20 - at, 12)).toISOString(),
  }));

test('the price history lists each price with its date and its difference, the present one first', () => {
  const page = (...prices: number[]) =>
    rendered(<BuyingColumn vehicle={{ ...detail, priceHistory: asked(...prices) }} />);
  for (const prices of [[], [9000]]) expect(page(...prices).text).not.toContain('Price history');
  const { text, html } = page(9000, 9500, 9250);
  expect(text).toContain(
    'Price history £9,000 since 20 November 2026 − £500 £9,500 from 19 November 2026 + £250 £9,250 from 18 November 2026',
  );
  expect(html).toMatch(/<svg aria-hidden="true"[^>]*><path d="M0,50/);
  expect(html).not.toContain('earlier price');
});

test('a price history of more than three prices folds the rest', () => {
  const priceHistory = asked(9000, 9500, 9250, 9300, 9400);
  const { html, text } = rendered(<BuyingColumn vehicle={{ ...detail, priceHistory }} />);
  const folded = /<details[^>]*><summary[^>]*>2 earlier prices.*?<\/details>/.exec(html)?.[0] ?? '';
  for (const price of ['£9,300', '£9,400']) expect(folded).toContain(price);
  expect(folded).not.toContain('£9,250');
  expect(text).toContain('£9,250 from 18 November 2026 − £50 2 earlier prices £9,300');
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
    'Avon Motor House': '/sellers/s',
    'See all 14 cars': '/sellers/s',
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

test('a seller of one car has a link by the name alone', () => {
  const seller = { ...detail.seller, vehicles: 1 };
  const { text, links } = rendered(<BuyingColumn vehicle={{ ...detail, seller }} />);
  expect(links['Avon Motor House']).toBe('/sellers/s');
  expect(text).not.toContain('See all');
});

test('the tiles have miles, fuel, transmission and body type', () => {
  expect(rendered(<FactTiles vehicle={detail} />).text).toContain(
    'Miles N/A Fuel Plug in hybrid Transmission Semi automatic Body type SUV',
  );
});

test('the history marks missing facts as not provided and omits missing seats', () => {
  const { text } = rendered(<VehicleHistory vehicle={detail} />);
  for (const phrase of ['Vehicle History', 'Not provided', 'Condition Very good', 'Doors 5'])
    expect(text).toContain(phrase);
  expect(text).toContain('Engine size Not specified');
  expect(text).not.toContain('Seats');
  const hidden = { ...detail, isRegistrationHidden: true };
  expect(rendered(<VehicleHistory vehicle={hidden} />).text).toContain('Hidden by the seller');
  const full = { ...detail, engineSize: 1.5, seats: 7, registrationNumber: 'BD21SMR' };
  const whole = rendered(<VehicleHistory vehicle={full} />).text;
  for (const phrase of ['1.5 litres', 'Seats 7', 'BD21 SMR']) expect(whole).toContain(phrase);
});

test('the location card has the town and the outward code, and leads to the pages around', () => {
  const nearby = [{ label: 'Used cars for sale in Bath', href: paths.landing('in/bath') }];
  const { text, links } = rendered(
    <LocationCard location="Bath" outwardCode="BA1" nearby={nearby} />,
  );
  expect(text).toContain('Bath, BA1');
  expect(links).toMatchObject({
    'Cars within 50 miles of BA1': '/vehicles?location=BA1',
    'Used cars for sale in Bath': '/used-cars/in/bath',
  });
});
