import { formatDate } from '../lib/format';
import { cards } from './support/pages';
import { someAddress } from './support/people';
import { rest } from './support/rest';
import { axe, expect, test } from './support/test';
import { htmlFaults } from './support/valid-html';

type Row = {
  id: string;
  year: number;
  registration_number: string | null;
  make: { name: string };
  model: { name: string };
  seller: { name: string };
};

/** Returns a car of the catalogue in this status. */
async function carThatIs(status: string): Promise<Row> {
  const [car] = await rest<Row>(
    `vehicles?listing_status=eq.${status}&select=id,year,registration_number,make:vehicle_makes(name),model:vehicle_models(name),seller:sellers(name)&registration_number=not.is.null&order=id&limit=1`,
  );
  if (!car) throw new Error(`no car is ${status}`);
  return car;
}

const NOINDEX = /<meta name="robots" content="noindex/g;

test('a sold car is a 410 page with what it was and six like it', { tag: '@noscript' }, async ({
  page,
  javaScriptEnabled,
  allowError,
}) => {
  allowError(/status of 410/);
  const car = await carThatIs('sold');
  const [departure] = await rest<{ went_on: string }>(
    `vehicle_departures?vehicle_id=eq.${car.id}&select=went_on`,
  );
  // The second response comes from the cache.
  for (const hit of ['first', 'second']) {
    const response = await page.goto(`/vehicles/${car.id}`);
    expect(response?.status(), hit).toBe(410);
    expect(response?.headers()['content-security-policy'], hit).toContain("script-src 'self'");
    // Without it browsers cache a 410 permanently, but a car can come back.
    expect(response?.headers()['cache-control'], hit).toContain('max-age=0');
    const html = (await response?.text()) ?? '';
    expect(html.match(NOINDEX), hit).toHaveLength(1);
    expect(html).not.toContain('application/ld+json');
    expect(html).not.toContain(car.registration_number);
    expect(html).not.toContain(car.seller.name);
    expect(await htmlFaults(html)).toEqual([]);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicle Not Found' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    `It was a ${car.year} ${car.make.name} ${car.model.name}, and has not been for sale since ${formatDate(departure?.went_on ?? '')}.`,
  );
  await expect(cards(page)).toHaveCount(6);
  const query = new URLSearchParams({ make: car.make.name, model: car.model.name });
  await expect(page.getByRole('link', { name: 'Tell me of another like it' })).toHaveAttribute(
    'href',
    `/saved-searches/new?${query}`,
  );
  if (javaScriptEnabled) await axe(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const picture = await cards(page).first().locator('img').boundingBox();
  expect(picture?.y, 'they begin on the first screen').toBeLessThan(800);
  await page.getByRole('link', { name: `Used ${car.make.name} cars for sale` }).click();
  await expect(page).toHaveURL(/\/used-cars\/[a-z-]+$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicle Not Found' })).toBeVisible();
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page.getByRole('complementary', { name: 'Price and seller' })).toBeVisible();
});

test('of a reserved car and a draft a stranger learns nothing', async ({ request }) => {
  for (const status of ['reserved', 'draft']) {
    const { id, make } = await carThatIs(status);
    const response = await request.get(`/vehicles/${id}`);
    expect(response.status(), status).toBe(404);
    const main = /<main.*<\/main>/s.exec(await response.text())?.[0];
    expect(main, status).toContain('Vehicle Not Found');
    expect(main, status).not.toContain(make.name);
  }
});

test('a car that is deleted is a 410, an id of another shape a 404', async ({ request }) => {
  const [seller] = await rest<{ id: string }>('sellers', 'POST', {
    name: 'Gone Cars',
    user_id: null,
  });
  const [like] = await rest<Record<string, unknown>>(
    'vehicles?listing_status=eq.active&select=make_id,model_id,year,price,fuel_type,transmission,body_type,condition&limit=1',
  );
  const [car] = await rest<{ id: string }>('vehicles', 'POST', {
    ...like,
    seller_id: seller?.id,
    listing_status: 'active',
  });
  await rest(`vehicles?id=eq.${car?.id}`, 'DELETE');
  await rest(`sellers?id=eq.${seller?.id}`, 'DELETE');
  const status = async (path: string) => {
    const response = await request.get(path, { headers: { 'X-Forwarded-For': someAddress() } });
    return response.status();
  };
  const id = car?.id ?? '';
  expect(await status(`/vehicles/${id}`)).toBe(410);
  for (const odd of [
    id.toUpperCase(),
    `${id}0`,
    id.replaceAll('-', ''),
    `{${id}}`,
    `${id}%00`,
    `${id}'--`,
  ])
    expect(await status(`/vehicles/${encodeURI(odd)}`), odd).toBe(404);
  expect(await status(`/og/${id}.png`)).toBe(404);
});
