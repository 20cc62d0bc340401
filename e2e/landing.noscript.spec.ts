import { parse } from 'csv-parse/sync';
import { fitSentences } from '../lib/landing/describe-fit';
import { fitPrices } from '../lib/landing/price-fit';
import type { FuelType, Transmission } from '../lib/listings/constants';
import { site } from '../lib/site';
import { rest } from './support/rest';
import { readPages } from './support/structured-data';
import { expect, test } from './support/test';

test('a landing page leads to its filtered list, its neighbours, a car and back', async ({
  page,
}) => {
  await page.goto('/used-cars/ford');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used Ford cars for sale');
  const models = page.getByRole('navigation', { name: 'Ford models' });
  await models.getByRole('link', { name: /^Ford Fiesta/ }).click();
  await expect(page).toHaveURL('/used-cars/ford/fiesta');
  await expect(page.getByText(/^\d+ Ford Fiesta cars for sale, from £/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Median price by year/ })).toBeVisible();
  await page.getByText('Prices by year as a table').click();
  await expect(page.getByRole('columnheader', { name: 'Median price' })).toBeVisible();

  await page.getByRole('article').first().getByRole('link').first().click();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await trail.getByRole('link', { name: 'Fiesta' }).click();
  await expect(page).toHaveURL('/used-cars/ford/fiesta');
  const filter = page.getByRole('link', { name: /^Filter these \d+ cars$/ });
  const count = (await filter.textContent())?.replace(/\D/g, '');
  await filter.click();
  await expect(page).toHaveURL('/vehicles?make=Ford&model=Fiesta');
  await expect(page.getByText(`${count} vehicles found`)).toBeVisible();
  await trail.getByRole('link', { name: 'Ford Fiesta' }).click();
  await expect(page).toHaveURL('/used-cars/ford/fiesta');
});

test('a car leads to its town, which leads to a make and back', async ({ page }) => {
  await page.goto('/used-cars/in/london');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('link', { name: /^Used cars for sale in / }).click();
  await expect(page).toHaveURL(/\/used-cars\/in\/[a-z-]+$/);
  await page.goto('/used-cars/in/london');
  const makes = page.getByRole('navigation', { name: 'Makes' });
  await makes.getByRole('link', { name: /^Ford/ }).click();
  await expect(page).toHaveURL('/used-cars/ford');
  const towns = page.getByRole('navigation', { name: 'All cars by town' });
  await towns.getByRole('link', { name: /^London/ }).click();
  await expect(page).toHaveURL('/used-cars/in/london');
});

test('home leads to the pages of makes and body types', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Browse by make' })
    .getByRole('link', { name: 'Ford' })
    .click();
  await expect(page).toHaveURL('/used-cars/ford');
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Body types' })
    .getByRole('link', { name: 'SUV' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used SUVs for sale');
});

test('page 2 has other cars; the structured data is what the page shows', async ({
  page,
  baseURL,
}) => {
  const paths = ['ford', 'ford?page=2', 'in/london', 'body/suv', 'fuel/electric', 'ford/fiesta'];
  const said = await readPages(
    page,
    paths.map((slugs) => `/used-cars/${slugs}`),
  );
  for (const { things, cards, trail, head } of said) {
    expect(cards.length, head.canonical).toBeGreaterThan(2);
    expect(things.ItemList?.itemListElement).toMatchObject(
      cards.map(({ name, href }) => ({ name, url: `${baseURL}${href}` })),
    );
    expect(things.BreadcrumbList?.itemListElement).toMatchObject(
      trail.map(({ name }, index) => ({ name, position: index + 1 })),
    );
  }
  const [first = [], second = []] = said.map(({ cards }) => cards.map(({ href }) => href));
  expect(first.filter((href) => second.includes(href))).toEqual([]);
});

test('a model’s page plots its adverts, and says of them what its file says', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const most = 'model_id=not.is.null&town=is.null&order=cars.desc,path&limit=1';
  const [model] = await rest<{ path: string }>(`landing_pages?select=path&${most}`);
  // Other journeys change cars meanwhile, and page and file are cached one by one.
  await expect(async () => {
    await page.goto(`/used-cars/${model?.path}`);
    const link = page.getByRole('link', { name: 'Download these adverts as CSV' });
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-robots-tag': 'noindex',
      'cache-control': expect.stringMatching(/^s-maxage=300/),
    });
    const file = await answer.text();
    expect(file).toContain(`# Licence: ${site.figuresLicence}`);
    const rows: Record<string, string>[] = parse(file, { bom: true, comment: '#', columns: true });
    const adverts = rows.map((row) => ({
      year: Number(row.year),
      mileage: Number(row.miles),
      price: Number(row.price_gbp),
      // Labels tell adverts apart as the values do.
      fuel: row.fuel as FuelType,
      gearbox: row.gearbox as Transmission,
    }));
    const plot = page.getByRole('img', { name: /^\d+ .* adverts by miles/ });
    await expect(plot).toHaveAccessibleName(new RegExp(`^${rows.length} `));
    const fit = fitPrices(adverts);
    const said = page.getByText(/^(Here|It is not clear here what) /);
    await expect(said).toHaveText(fit ? fitSentences(fit) : []);
  }).toPass({ timeout: 20_000 });
  for (const label of await page.locator('[aria-labelledby^="price-plot"] text').all()) {
    const box = await label.boundingBox();
    expect(box?.height).toBeGreaterThan(12);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  }
});

test('the figures of no model are a 404, and so is another spelling', async ({ request }) => {
  for (const slugs of [
    'in/leeds',
    'body/suv',
    'ford/nothing',
    'Ford/Fiesta',
    'ford/fiesta/leeds',
  ]) {
    const answer = await request.get(`/used-cars/${slugs}/figures.csv`);
    expect(answer.status(), slugs).toBe(404);
  }
});

test('a page with too few cars is a 404 with its parent, or leads there if it ever was listed', async ({
  page,
  request,
  allowError,
}) => {
  allowError(/status of 404/);
  const answer = await page.goto('/used-cars/ford/nothing');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'Show More Like These' }).click();
  await expect(page).toHaveURL('/used-cars/ford');

  const get = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  expect(await get('/used-cars/in/kirkwall')).toEqual([404, undefined]);
  await page.goto('/used-cars/in/kirkwall');
  await page.getByRole('link', { name: 'Cars near Kirkwall' }).click();
  await expect(page).toHaveURL('/vehicles?location=Kirkwall');
  await page.goto('/used-cars/in/qwrtzx-zz');
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Browse Vehicles']);
  await rest('landing_pages', 'POST', { path: 'in/lerwick', cars: 0, changed_at: '2026-01-01' });
  expect(await get('/used-cars/in/lerwick')).toEqual([308, '/vehicles']);
  expect(await get('/used-cars/in/lerwick')).toEqual([308, '/vehicles']);
  expect(await get('/used-cars/Ford/Fiesta')).toEqual([308, '/used-cars/ford/fiesta']);
  expect(await get('/used-cars/in/newcastle')).toEqual([308, '/used-cars/in/newcastle-upon-tyne']);
});
