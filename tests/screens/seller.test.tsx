import { afterEach, expect, test, vi } from 'vitest';
import SellerRoute, { generateMetadata } from '@/app/sellers/[id]/page';
import type { VehicleSummary } from '@/lib/listings/types';
import { getSellerPage } from '@/lib/sellers/queries';
import type { SellerPage } from '@/lib/sellers/types';
import { rendered } from '../tools/rendered';

vi.mock('@/lib/sellers/queries', () => ({ getSellerPage: vi.fn() }));
vi.mock('next/navigation', () => ({
  useRouter: () => null,
  notFound: () => null,
  redirect: (path: string) => {
    throw new Error(`307 ${path}`);
  },
}));

const ID = '7d3f5a8e-0000-4000-8000-000000000002';
const CAR: VehicleSummary = {
  id: '7d3f5a8e-0000-4000-8000-000000000001',
  sellerType: 'dealer',
  make: 'Ford',
  model: 'Fiesta',
  trim: null,
  year: 2012,
  price: 2995,
  mileage: 88_400,
  fuelType: 'petrol',
  transmission: 'manual',
  bodyType: 'hatchback',
  colour: 'red',
  location: 'Leeds',
  imageUrl: null,
  distanceMiles: null,
  isVerified: false,
  value: null,
  verdict: 'none',
  writeOff: null,
  isUnbeaten: false,
  isReserved: false,
  seats: 5,
};
const DEALER: SellerPage = {
  id: ID,
  sellerType: 'verified_dealer',
  name: 'Avon Motor House',
  location: 'Bath',
  about: 'Family firm.\nOpen on Sundays.',
  since: '2024-03-02T00:00:00Z',
  replyMinutes: 130,
  total: 60,
  page: 1,
  pages: 3,
  vehicles: [CAR],
};
const PRIVATE: SellerPage = {
  ...DEALER,
  sellerType: 'private',
  name: 'Ada L',
  about: null,
  replyMinutes: null,
  total: 5,
  pages: 1,
};

const props = (id: string) => ({ params: Promise.resolve({ id }) });
const draw = async (id: string) => rendered(await SellerRoute(props(id)));
const metadata = (id: string) => generateMetadata(props(id));

afterEach(() => vi.resetAllMocks());

test('a dealer’s page says who sells, and leads to the filtered list and to page 2', async () => {
  vi.mocked(getSellerPage).mockResolvedValue(DEALER);
  const { text, html, links } = await draw(ID);
  for (const phrase of [
    'Verified Dealer',
    'Avon Motor House',
    'Bath',
    'On Forecourt since March 2024',
    'Usually replies within 3 hours',
    'Family firm.',
    '60 cars for sale, newest first',
  ])
    expect(text).toContain(phrase);
  expect(links).toMatchObject({
    'Filter these 60 cars': `/vehicles?seller=${ID}`,
    '2': `/sellers/${ID}?page=2`,
  });
  expect(html).toContain('"@type":"AutoDealer"');
  expect(html).toContain('"numberOfItems":60');
  expect(await metadata(ID)).toMatchObject({
    title: { absolute: 'Avon Motor House in Bath: used cars for sale | Forecourt' },
    description:
      '60 used cars for sale from Avon Motor House, verified dealer in Bath, on Forecourt since March 2024.',
    alternates: { canonical: `/sellers/${ID}` },
    robots: { index: true, follow: true },
  });
});

test('page 2 is its own canonical; a page beyond the last leads to the last one', async () => {
  vi.mocked(getSellerPage).mockResolvedValue({ ...DEALER, page: 3 });
  expect(await metadata(`${ID}~3`)).toMatchObject({
    alternates: { canonical: `/sellers/${ID}?page=3` },
    description: expect.stringMatching(/ Page 3\.$/),
  });
  expect((await draw(`${ID}~3`)).text).toContain('60 cars for sale, page 3 of 3');
  await expect(draw(`${ID}~4`)).rejects.toThrow(`307 /sellers/${ID}?page=3`);
});

test('a private seller’s name is on the page, not in what machines read', async () => {
  vi.mocked(getSellerPage).mockResolvedValue(PRIVATE);
  const { text, html } = await draw(ID);
  expect(text).toContain('Ada L');
  expect(html).not.toContain('application/ld+json');
  const head = await metadata(ID);
  expect(JSON.stringify(head)).not.toContain('Ada');
  expect(head).toMatchObject({
    description:
      '5 used cars for sale from a private seller in Bath, on Forecourt since March 2024.',
    robots: { index: false, follow: true },
  });
});

test('a dealer’s page with two cars is not indexed; of one car there is nothing to filter', async () => {
  vi.mocked(getSellerPage).mockResolvedValue({ ...DEALER, total: 2, pages: 1 });
  expect(await metadata(ID)).toMatchObject({ robots: { index: false } });
  expect((await draw(ID)).html).not.toContain('ld+json');
  vi.mocked(getSellerPage).mockResolvedValue({ ...DEALER, total: 1, pages: 1 });
  const { text } = await draw(ID);
  expect(text).toContain('1 car for sale');
  expect(text).not.toMatch(/Filter these|newest first/);
});

test('no seller is the message with a way on, a broken backend the error screen', async () => {
  vi.mocked(getSellerPage).mockResolvedValue(null);
  expect(await metadata('nonsense')).toMatchObject({ title: 'Seller Not Found' });
  vi.mocked(getSellerPage).mockRejectedValue(new Error('down'));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { html } = await draw(ID);
  expect(html).toContain('data-http-status="503"');
  log.mockRestore();
});
