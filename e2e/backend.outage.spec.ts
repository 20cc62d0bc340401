import { cards, firstVehicle } from './support/pages';
import { startProxy } from './support/proxy';
import { rest } from './support/rest';
import { startSite } from './support/site';
import { currentStack } from './support/stack';
import { expect, test } from './support/test';

test.beforeEach(({ allowError }) => {
  allowError(/status of 503/);
});

test('in an outage cached pages are served and others are a 503, no-store', async ({
  page,
  request,
  backend,
}) => {
  const vehicle = await firstVehicle(page);
  for (const path of ['/vehicles', vehicle, '/']) await page.goto(path);
  await backend.refuse();

  for (const made of ['/', '/vehicles', vehicle]) {
    const answer = await request.get(made);
    expect(answer.status(), made).toBe(200);
    expect(answer.headers()['cache-control'], made).toContain('s-maxage');
  }

  const answer = await page.goto('/vehicles?fuel=diesel&page=2');
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('heading', { name: 'Unable to Load Vehicles' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');

  await backend.pass();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: /vehicles? found/ })).toBeVisible();
  await expect(page).toHaveURL('/vehicles?fuel=diesel&page=2');
});

test('in an outage all filters can be chosen, without counts', async ({
  page,
  request,
  backend,
}) => {
  await page.goto('/vehicles');
  await backend.refuse();
  const counts = await request.get('/api/filter-choices?fuel=diesel');
  expect(counts.status()).toBe(503);
  expect(counts.headers()['cache-control']).toBe('no-store');
  await page.goto('/vehicles/filters?fuel=diesel');
  await expect(page.getByRole('checkbox', { name: 'Diesel', exact: true })).toBeChecked();
});

test('a vehicle page that failed to load is a 503, never a 404', async ({
  page,
  request,
  backend,
}) => {
  await page.goto('/vehicles?sort=price_desc');
  const unseen =
    (await cards(page)
      .nth(20)
      .getByRole('link', { name: /^View Details/ })
      .getAttribute('href')) ?? '';
  await backend.answer(500, { message: 'down', code: 'XX000' });
  const answer = await request.get(unseen);
  expect(answer.status()).toBe(503);
  expect(answer.headers()['cache-control']).toBe('no-store');
  const html = await answer.text();
  const headings = html.match(/<h1[^>]*>[^<]*/g) ?? [];
  expect(headings.join()).toContain('Something went wrong');
  expect(headings.join()).not.toContain('Vehicle Not Found');
  expect(html).toMatch(/Try Again.*Refresh Page/s);
  await backend.pass();
  expect((await request.get(unseen)).status()).toBe(200);
});

test('filtering in an outage shows the error screen, and retrying works afterwards', async ({
  page,
  backend,
}) => {
  await page.goto('/vehicles');
  await backend.refuse();
  await page.getByRole('combobox', { name: 'Fuel type' }).selectOption('electric');
  await expect(page.getByRole('heading', { name: 'Unable to Load Vehicles' })).toBeVisible();
  await backend.pass();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('combobox', { name: 'Fuel type' })).toHaveValue('electric');
});

test('a permission error (42501) is not retried', async ({ request, backend }) => {
  await backend.answer(403, { message: 'no', code: '42501' });
  expect((await request.get('/vehicles?mileageMax=95000')).status()).toBe(503);
  expect(backend.answered.filter((line) => line.includes('search_vehicles'))).toHaveLength(1);
});

test('a slow list shows skeleton cards', async ({ page, backend }) => {
  await page.goto('/vehicles');
  await backend.hang();
  await page.getByRole('combobox', { name: 'Fuel type' }).selectOption('plug_in_hybrid');
  const shapes = page.locator('.reveal-when-slow .skeleton-card');
  await expect(shapes).toHaveCount(12);
  await expect(shapes.first()).toBeVisible();
});

test('a request to a hanging backend times out with a 503', async ({ request, backend }) => {
  await backend.hang();
  const answer = await request.get('/vehicles?mileageMax=85000', { timeout: 25_000 });
  expect(answer.status()).toBe(503);
});

// The sites stop after all tests, because pages still load pictures when their test ends.
const stops: (() => Promise<void>)[] = [];
test.afterAll(() => Promise.all(stops.map((stop) => stop())));

/** Starts a site with an empty cache behind its own switch; it stops after the last test. */
async function freshSite(name: string) {
  const stack = currentStack();
  const backend = await startProxy(stack.backendUrl);
  stops.push(backend.close);
  const { url, stop } = await startSite({ ...stack, name, backendUrl: backend.url });
  stops.push(stop);
  return { backend, url };
}

// This site serves the next two tests, which are the first to open its list and its home page.
let fresh: Awaited<ReturnType<typeof freshSite>>;
test.beforeAll(async () => {
  fresh = await freshSite('fresh');
});

test('a list without makes shows a warning and its vehicles and is not cached', async ({
  page,
}) => {
  const { backend, url } = fresh;
  await backend.answer(500, { message: 'down', code: 'XX000' }, /vehicle_makes/);
  const answer = await page.goto(`${url}/vehicles`);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByText('Filter Data Unavailable')).toBeVisible();
  await expect(
    page.getByText('Unable to load vehicle makes. Some filter options may not be available.'),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await backend.pass();
  await page.goto(`${url}/vehicles`);
  await expect(page.getByText('Filter Data Unavailable')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Make' })).toContainText('BMW');
});

test('the home page in an outage is a 503 with a message and not cached', async ({ page }) => {
  const { backend, url } = fresh;
  await backend.refuse();
  const answer = await page.goto(url);
  expect(answer?.status()).toBe(503);
  await expect(page.getByText('Unable to load vehicles at the moment.')).toBeVisible();
  await backend.pass();
  expect((await page.goto(url))?.status()).toBe(200);
  await expect(cards(page)).toHaveCount(6);
});

test('the home page without vehicles for sale shows an empty message', async ({ page }) => {
  const { backend, url } = await freshSite('home-empty');
  await backend.answer(200, []);
  await page.goto(url);
  await expect(page.getByText('No vehicles available at the moment.')).toBeVisible();
});

test('a vehicle page whose similar vehicles and MOT history failed to load is a 200, no-store', async ({
  request,
  backend,
}) => {
  const [unseen] = await rest<{ id: string }>(
    'vehicles?listing_status=eq.active&registration_number=not.is.null&select=id&order=price&offset=9&limit=1',
  );
  const parts = /similar_vehicles|registry_records/;
  await backend.answer(500, { message: 'down', code: 'XX000' }, parts);
  const without = await request.get(`/vehicles/${unseen?.id}`);
  expect([without.status(), without.headers()['cache-control']]).toEqual([200, 'no-store']);
  const incomplete = await without.text();
  expect(incomplete).not.toContain('Similar vehicles');
  expect(incomplete).toContain('The MOT record could not be read just now');
  await backend.pass();
  const whole = await (await request.get(`/vehicles/${unseen?.id}`)).text();
  expect(whole).toContain('Similar vehicles');
  expect(whole).not.toContain('could not be read just now');
});
