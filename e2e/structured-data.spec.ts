import { brokenRules } from '../tests/listings/google-product-snippet';
import { isWhole, sampleOf } from '../tests/whole';
import { marketingPages } from './support/pages';
import { readPages, type Said } from './support/structured-data';
import { expect, test } from './support/test';

const digits = (text: string) => Number(text.replace(/\D/g, ''));
const PAGE_SIZE = 24;
/** The test reads every tenth page, and every eighth of its cars; `npm run test:all` reads all, which takes minutes. */
const [PAGE_STEP, CAR_STEP] = [10, 8];

/** Expects the structured breadcrumb to equal the visible one, whose last step, the page itself, has no link. */
function expectTrail({ things, trail, head }: Said, origin: string) {
  const steps = trail.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: href === null ? expect.any(String) : origin + href,
  }));
  expect(things.BreadcrumbList, head.canonical).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: steps,
  });
}

test('structured data of lists and vehicle pages matches the visible content', async ({
  page,
  baseURL,
}) => {
  if (isWhole) test.setTimeout(1_200_000);
  const origin = baseURL ?? '';
  const [list] = await readPages(page, ['/vehicles']);
  const pages = Math.ceil(digits(list?.found ?? '') / PAGE_SIZE);
  const numbers = sampleOf([...Array(pages).keys()], PAGE_STEP);
  const lists = await readPages(
    page,
    numbers.map((index) => `/vehicles?page=${index + 1}`),
  );
  lists.forEach((said, read) => {
    const index = numbers[read] ?? 0;
    expect(said.things.ItemList).toEqual({
      '@type': 'ItemList',
      numberOfItems: digits(said.found),
      itemListElement: said.cards.map(({ name, href }, place) => ({
        '@type': 'ListItem',
        position: index * PAGE_SIZE + place + 1,
        name,
        url: `${origin}${href}`,
      })),
    });
    expectTrail(said, origin);
  });
  const filtered = ['make=Ford&model=Fiesta', 'location=Leeds&radius=15', 'make=Ford&colour=red'];
  const narrow = await readPages(
    page,
    filtered.map((query) => `/vehicles?${query}`),
  );
  for (const said of narrow) expectTrail(said, origin);
  expect(narrow.map(({ trail }) => trail.map(({ name }) => name).slice(2))).toEqual([
    ['Ford', 'Ford Fiesta', 'Search'],
    ['Leeds', 'Search'],
    [],
  ]);

  const listed = lists.flatMap(({ cards }) => cards.map(({ href }) => href ?? ''));
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.length).toBeGreaterThan(isWhole ? 1000 : 100);
  if (isWhole) expect(listed.length).toBe(digits(list?.found ?? ''));
  // The newest cars are left out: other journeys list them, and sell them before they are read.
  const paths = sampleOf(listed.slice(PAGE_SIZE), CAR_STEP);
  const cars = await readPages(page, paths);
  cars.forEach((said, index) => {
    const { things, head } = said;
    const url = origin + paths[index];
    const isPrivate = said.sellerKind.startsWith('Private Seller');
    expect({ url, status: said.status, scripts: said.scripts, canonical: head.canonical }).toEqual({
      url,
      status: 200,
      scripts: 1,
      canonical: url,
    });
    expect(things.Car).toMatchObject({
      name: said.heading,
      url,
      description: said.description,
      // Pictures of a typical cabin or boot do not show this car.
      image: said.pictures
        .filter(({ src }) => !/\/cars\/(cabin|boot)-/.test(src))
        .map(({ src, alt }) => {
          const url = new URL(src, origin).href;
          return alt.startsWith('Illustration')
            ? { '@type': 'ImageObject', url, contentUrl: url, caption: alt }
            : url;
        }),
      offers: {
        '@type': 'Offer',
        url,
        price: digits(said.price),
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
        validFrom: expect.any(String),
        ...(isPrivate
          ? {}
          : {
              seller: { '@type': 'AutoDealer', name: said.seller, url: origin + said.sellerPath },
            }),
      },
    });
    expect(brokenRules(things.Car ?? {})).toEqual([]);
    expect(said.seller).not.toBe('');
    if (isPrivate) expect(JSON.stringify(things)).not.toContain(said.seller);
    const mileage = { '@type': 'QuantitativeValue', value: digits(said.miles), unitCode: 'SMI' };
    expect(things.Car?.mileageFromOdometer).toEqual(said.miles === 'N/A' ? undefined : mileage);
    expect(JSON.stringify(things)).not.toMatch(/dentificationNumber|postalCode|telephone|email/);
    expectTrail(said, origin);
    expect(head.title).toContain(said.heading);
    expect(head['og:image']).toBe(`${origin}/og/${paths[index]?.split('/').at(-1)}.jpg`);
    expect(head['twitter:image']).toBe(head['og:image']);
    expect(head['twitter:card']).toBe('summary_large_image');
  });
  // Journeys list the same car repeatedly, so only cars that differ must have different titles.
  const differing = new Set(cars.map(({ heading, miles }) => `${heading} ${miles}`)).size;
  expect(differing).toBeGreaterThan(cars.length * 0.95);
  expect(new Set(cars.map(({ head }) => head.title)).size).toBeGreaterThanOrEqual(differing);
});

test('home and evidence have structured data; they and favourites have a social image', async ({
  page,
  baseURL,
}) => {
  const said = await readPages(page, ['/', '/evidence', '/favourites']);
  for (const [index, name] of ['site', 'evidence', 'site'].entries())
    expect(said[index]?.head['og:image']).toBe(`${baseURL}/og/${name}.png`);
  for (const { head } of said) {
    expect(head['og:site_name']).toBe('Forecourt');
    expect(head['twitter:card']).toBe('summary_large_image');
  }
  const [home, evidence] = said;
  expect(home?.things.Organization?.name).toBe('Forecourt');
  expect(home?.things.WebSite?.publisher).toEqual({ '@id': home?.things.Organization?.['@id'] });
  expect(evidence?.things.BreadcrumbList).toBeDefined();
});

test('a 404 page has no structured data', async ({ page, allowError }) => {
  allowError(/404/);
  const [car] = await readPages(page, ['/vehicles/00000000-0000-0000-0000-000000000000']);
  expect(car).toMatchObject({ status: 404, scripts: 0 });
});

test('social images of site, pages and vehicles are 1200 × 630 and small', async ({
  page,
  request,
}) => {
  const [list] = await readPages(page, ['/vehicles']);
  const car = list?.cards[0]?.href?.split('/').at(-1);
  const names = ['site', 'evidence', 'help', ...marketingPages.map((path) => path.slice(1))];
  const picture = await request.get(`/og/${car}.jpg`);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect((await picture.body()).length).toBeLessThan(300_000);
  for (const name of names) {
    const answer = await request.get(`/og/${name}.png`);
    expect(answer.status(), name).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(answer.headers()['cache-control']).toContain('s-maxage=600');
    const bytes = await answer.body();
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(300_000);
  }
});

for (const name of ['site', 'site.jpg', 'abc.png', '00000000-0000-0000-0000-000000000000.png']) {
  test(`/og/${name} is a 404`, async ({ request }) => {
    expect((await request.get(`/og/${name}`)).status()).toBe(404);
  });
}
