import { formatMonth } from '../lib/format';
import { answerDeletion } from './support/deletion';
import { cards, carNames } from './support/pages';
import { newPerson, openAccount, signIn } from './support/people';
import { accountId, rest } from './support/rest';
import { currentStack } from './support/stack';
import { readPages } from './support/structured-data';
import { axeInBothColours, expect, test } from './support/test';
import { htmlFaults } from './support/valid-html';

type Seller = {
  id: string;
  name: string;
  seller_type: string;
  location: string;
  created_at: string;
  cars: { id: string }[];
};

const SELLERS =
  'sellers?select=id,name,seller_type,location,created_at,cars:vehicles(id)&cars.listing_status=eq.active&order=id';

/** Returns a seeded seller whose number of cars for sale satisfies `fits`. */
async function someSeller(type: string, fits: (cars: number) => boolean): Promise<Seller> {
  const sellers = await rest<Seller>(`${SELLERS}&seller_type=eq.${type}&user_id=is.null`);
  const found = sellers.find(({ cars }) => fits(cars.length));
  if (!found) throw new Error(`no ${type} seller`);
  return found;
}

const bigDealer = () => someSeller('verified_dealer', (cars) => cars > 24);
const privateSeller = () => someSeller('private', (cars) => cars > 0);

const removeChip = (name: string) => ({ name: `Remove filter: Sold by ${name}` });

test('a car leads to its dealer, whose cars can be filtered, and back @noscript @phone', async ({
  page,
  javaScriptEnabled,
}) => {
  const dealer = await bigDealer();
  const { id, name, cars } = dealer;
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`/vehicles/${cars[0]?.id}`);
  const aside = page.getByRole('complementary', { name: 'Price and seller' });
  await expect(aside.getByRole('link', { name, exact: true })).toBeVisible();
  await aside.getByRole('link', { name: `See all ${cars.length} cars` }).click();
  await expect(page).toHaveURL(`/sellers/${id}`);
  await expect(heading).toHaveText(name);
  const main = page.getByRole('main');
  for (const text of [
    'Verified Dealer',
    dealer.location,
    `On Forecourt since ${formatMonth(dealer.created_at)}`,
    `${cars.length} cars for sale, newest first`,
  ])
    await expect(main).toContainText(text);
  await expect(cards(page)).toHaveCount(24);
  if (javaScriptEnabled) await axeInBothColours(page);

  await page.getByRole('link', { name: `Filter these ${cars.length} cars` }).click();
  await expect(page).toHaveURL(`/vehicles?seller=${id}`);
  await expect(page.getByRole('heading', { name: `${cars.length} vehicles found` })).toBeVisible();
  await expect(page.getByText(`Only the cars of ${name}`)).toBeVisible();
  if (javaScriptEnabled) await axeInBothColours(page);

  // The form keeps the seller, although it has no visible field for one.
  const [first = ''] = await carNames(page);
  const [, make = ''] = first.split(' ');
  await page.getByRole('combobox', { name: 'Search' }).fill(make);
  await page.getByRole('combobox', { name: 'Search' }).press('Enter');
  await expect(page).toHaveURL(`/vehicles?search=${make}&seller=${id}`);
  await expect(page.getByRole('link', removeChip(name))).toBeVisible();
  // A short list ends with cars of other sellers, under a heading of their own.
  expect((await carNames(page))[0]).toContain(make);
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`/sellers/${id}`);
  await expect(heading).toHaveText(name);
});

test('the seller’s chip leads to the cars of all sellers', async ({ page }) => {
  const { id, name } = await bigDealer();
  await page.goto(`/vehicles?fuel=petrol&seller=${id}`);
  await page.getByRole('link', removeChip(name)).click();
  await expect(page).toHaveURL('/vehicles?fuel=petrol');
  await expect(page.getByText('Only the cars of')).toBeHidden();
  await page.getByRole('combobox', { name: 'Fuel type' }).selectOption('diesel');
  await expect(page).toHaveURL('/vehicles?fuel=diesel');
});

test('pages of a dealer’s cars have addresses; one beyond the last leads to the last', async ({
  page,
  request,
}) => {
  const { id, cars } = await bigDealer();
  const last = Math.ceil(cars.length / 24);
  await page.goto(`/sellers/${id}`);
  const first = await carNames(page);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`/sellers/${id}?page=2`);
  await expect(page.getByText(`page 2 of ${last}`)).toBeVisible();
  const second = await cards(page)
    .getByRole('link', { name: /^View Details/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
  expect(second.length).toBe(Math.min(cars.length - 24, 24));
  expect(cars.map((car) => car.id)).toEqual(expect.arrayContaining(second));
  await page.goBack();
  await expect(page.getByText('newest first')).toBeVisible();
  expect(await carNames(page)).toEqual(first);
  // The second comes from the cache.
  for (const hit of ['first', 'second']) {
    const response = await request.get(`/sellers/${id}?page=999999`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], hit).toEqual([
      307,
      `/sellers/${id}?page=${last}`,
    ]);
  }
});

test('a dealer’s page says to machines what it shows, and nothing private', async ({
  page,
  request,
  baseURL,
}) => {
  const { id, name, location, cars } = await bigDealer();
  const url = `${baseURL}/sellers/${id}`;
  const [said, second] = await readPages(page, [`/sellers/${id}`, `/sellers/${id}?page=2`]);
  expect(said?.things.AutoDealer).toEqual({
    '@type': 'AutoDealer',
    name,
    url,
    address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: 'GB' },
  });
  expect(said?.things.ItemList).toMatchObject({
    numberOfItems: cars.length,
    itemListElement: said?.cards.map(({ name: car, href }, index) => ({
      position: index + 1,
      name: car,
      url: `${baseURL}${href}`,
    })),
  });
  expect(said?.head).toMatchObject({ robots: 'index, follow', canonical: url });
  expect(second?.head.canonical).toBe(`${url}?page=2`);
  const [contact] = await rest<Record<string, string>>(
    `seller_contacts?select=phone,email,postcode&seller_id=eq.${id}`,
  );
  const secrets = Object.values(contact ?? {}).filter(Boolean);
  expect(secrets.length).toBeGreaterThan(1);
  for (const headers of [undefined, { RSC: '1' }]) {
    const answer = await (await request.get(`/sellers/${id}`, { headers })).text();
    for (const secret of secrets) expect(answer).not.toContain(secret);
  }
  expect(await htmlFaults(await (await request.get(`/sellers/${id}`)).text())).toEqual([]);
  const sitemap = await (await request.get('/sitemaps/sellers-1.xml')).text();
  expect(sitemap).toContain(`<loc>${url}</loc>`);
});

test('a private seller’s page is for readers alone', async ({ page, request }) => {
  const { id, name } = await privateSeller();
  const answer = await page.goto(`/sellers/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('main')).toContainText('Private Seller');
  await axeInBothColours(page);
  const html = (await answer?.text()) ?? '';
  const [head = ''] = html.split('</head>');
  expect(head).toContain('<meta name="robots" content="noindex, follow"');
  expect(head).not.toContain(name);
  expect(html).not.toContain('application/ld+json');
  const sitemap = await (await request.get('/sitemaps/sellers-1.xml')).text();
  expect(sitemap).not.toContain(id);
  const list = await (await request.get(`/vehicles?seller=${id}`)).text();
  expect(list).toContain('<meta name="robots" content="noindex, follow"');
  expect(list).toContain(`<link rel="canonical" href="${currentStack().siteUrl}/sellers/${id}"`);
});

test('no seller is a 404 with a way on, and no filter @noscript', async ({ page, allowError }) => {
  allowError(/status of 404/);
  const unknown = '00000000-0000-4000-8000-000000000000';
  const [idle] = await rest<{ id: string }>('sellers', 'POST', { name: 'Sold Out Motors' });
  // The second comes from the cache.
  for (const id of ['nonsense', unknown, unknown, `${unknown}~2`, idle?.id]) {
    const answer = await page.goto(`/sellers/${id}`);
    expect(answer?.status(), id).toBe(404);
    expect((await answer?.text())?.match(/<meta name="robots" content="noindex/g)).toHaveLength(1);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seller Not Found');
  await page.getByRole('main').getByRole('link', { name: 'Browse Vehicles' }).click();
  await expect(page).toHaveURL('/vehicles');
  const found = page.getByRole('heading', { name: /^[\d,]{5,} vehicles found$/ });
  await page.goto(`/vehicles?seller=${unknown}`);
  await expect(page.getByText('This seller has nothing for sale')).toBeVisible();
  await expect(found).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await page.getByRole('link', { name: 'Remove this filter' }).click();
  await expect(page).toHaveURL('/vehicles');
  await page.goto('/vehicles?seller=nonsense');
  await expect(found).toBeVisible();
  await expect(page.getByText('This seller has nothing for sale')).toBeHidden();
});

test('a seller who leaves has no page from then on', async ({ page, request }) => {
  const person = await openAccount(newPerson('Grace Hopper'));
  const user_id = await accountId(person);
  const [seller] = await rest<{ id: string }>('sellers', 'POST', { name: 'Grace H', user_id });
  const [model] = await rest<Record<string, string>>(
    'vehicle_models?select=model_id:id,make_id&limit=1',
  );
  await rest('vehicles', 'POST', {
    ...model,
    seller_id: seller?.id,
    year: 2019,
    price: 9000,
    mileage: 30_000,
    fuel_type: 'petrol',
    transmission: 'manual',
    body_type: 'hatchback',
    condition: 'good',
    outward_code: 'LS1',
    listing_status: 'active',
  });
  const path = `/sellers/${seller?.id}`;
  await expect(async () => expect((await request.get(path)).status()).toBe(200)).toPass();
  await signIn(page, person, '/settings/delete-account');
  await answerDeletion(page.getByRole('main'), person.password);
  await expect(page.getByText('Account Deletion Requested')).toBeVisible();
  expect((await request.get(path)).status()).toBe(404);
});
