import type { Page } from '@playwright/test';
import { carNames, firstVehicle, holdScripts, SEEDED_LIST, savedCars } from './support/pages';
import { rest } from './support/rest';
import { axe, axeInBothColours, expect, test } from './support/test';
import { expectToast } from './support/toast';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** The links of a page's cars that add them to the comparison. */
const compareLinks = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /^Compare: / });
const tray = (page: Page) => page.getByRole('complementary', { name: 'Comparison' });
const trayLink = (page: Page, name: string) => tray(page).getByRole('link', { name });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Ids of cars of the catalogue in a status. */
const idsOf = async (status: string, limit: number) =>
  (
    await rest<{ id: string }>(
      `vehicles?listing_status=eq.${status}&seller_type=eq.dealer&select=id&order=id&limit=${limit}`,
    )
  ).map(({ id }) => id);

const addressOf = (ids: string[]) => `/compare?cars=${ids.join(',')}`;

const isFitting = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('two cars of a list are compared by two presses and shared by their address', async ({
  page,
}) => {
  await page.goto(SEEDED_LIST);
  const names = (await carNames(page)).slice(0, 2);
  await compareLinks(page).nth(0).click();
  await expect(trayLink(page, '1 car to compare')).toBeVisible();
  await compareLinks(page).nth(1).click();
  await expect(tray(page).getByRole('status')).toHaveText(`${names[1]} added: 2 of 4 to compare`);
  await expect(page).toHaveURL(SEEDED_LIST);
  for (const index of [0, 1])
    await expect(compareLinks(page).nth(index)).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await trayLink(page, 'Compare 2 cars').click();

  await expect(heading(page, 'Compare 2 cars')).toBeVisible();
  await expect(page).toHaveURL(/\/compare\?cars=[0-9a-f-]{36},[0-9a-f-]{36}$/);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toContainText(names);
  await expect(table.getByRole('rowheader', { name: 'Price', exact: true })).toBeVisible();
  await expect(table.getByRole('rowheader', { name: 'What differs' })).toBeVisible();
  await expect(table.getByText('Cheapest', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('region', { name: `Beside the ${names[0]}` })).toContainText(
    /£[\d,]+ (cheaper|dearer)/,
  );
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const response = await page.request.get(new URL(picture ?? '').pathname);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/jpeg');
  await axeInBothColours(page);

  await page
    .getByRole('link', { name: `Put first and compare the others with ${names[1]}` })
    .click();
  await expect(table.getByRole('columnheader')).toContainText([...names].reverse());
  await page
    .getByRole('link', { name: `Remove from comparison: ${names[0]}`, exact: true })
    .first()
    .click();
  await expect(heading(page, 'Compare cars')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Browse Vehicles' }).click();
  await expect(trayLink(page, '1 car to compare')).toBeVisible();
  await tray(page).getByRole('button', { name: 'Clear the comparison of 1 car' }).click();
  await expect(trayLink(page, '1 car to compare')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('compare'))).toBeNull();
});

test('a fifth car is refused with a word, and the four stay', async ({ page }) => {
  await page.goto(SEEDED_LIST);
  for (const index of [0, 1, 2, 3]) await compareLinks(page).nth(index).click();
  await expect(trayLink(page, 'Compare 4 cars')).toBeVisible();
  await compareLinks(page).nth(4).click();
  await expectToast(page, 'Four cars at most');
  await expect(trayLink(page, 'Compare 4 cars')).toBeVisible();
  await expect(compareLinks(page).nth(4)).not.toHaveAttribute('aria-current');
  await compareLinks(page).nth(0).click();
  await expect(trayLink(page, 'Compare 3 cars')).toBeVisible();
});

test('a car is added from its own page and from the favourites, by keyboard alone', async ({
  page,
}) => {
  await page.goto(await firstVehicle(page));
  const link = compareLinks(page).first();
  const name = ((await link.getAttribute('aria-label')) ?? '').replace('Compare: ', '');
  await page
    .getByRole('button', { name: `Favourite: ${name}` })
    .first()
    .press('Enter');
  await link.press('Enter');
  await expect(trayLink(page, '1 car to compare')).toBeVisible();
  await axe(page, 'aside[aria-label=Comparison]');
  await page.goto('/favourites');
  await expect(savedCars(page)).toHaveText([`View Details of ${name}`]);
  await expect(compareLinks(page).first()).toHaveAttribute('aria-current', 'true');
  await compareLinks(page).first().press('Enter');
  await expect(trayLink(page, '1 car to compare')).toHaveCount(0);
  await compareLinks(page).first().press('Enter');
  await trayLink(page, '1 car to compare').press('Enter');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(heading(page, 'Compare cars')).toBeVisible();
  await axe(page);
});

test('a press before the scripts have arrived is not lost, and other tabs show it', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  await other.goto(SEEDED_LIST);
  await compareLinks(other).nth(1).click();
  await expect(trayLink(other, '1 car to compare')).toBeVisible();
  const release = await holdScripts(page);
  await page.goto(SEEDED_LIST, { waitUntil: 'domcontentloaded' });
  await compareLinks(page).nth(0).click();
  await expect(page).toHaveURL(SEEDED_LIST);
  await release();
  await expect(trayLink(page, 'Compare 2 cars')).toBeVisible();
  await expect(trayLink(other, 'Compare 2 cars')).toBeVisible();
});

test('a car that is gone and one that is not known say so in their columns @noscript', async ({
  page,
  javaScriptEnabled,
}) => {
  const [active = ''] = await idsOf('active', 1);
  const [sold] = await rest<{ vehicle_id: string }>(
    'vehicle_departures?is_final=is.true&select=vehicle_id&limit=1',
  );
  await page.goto(addressOf([active, sold?.vehicle_id ?? '', UNKNOWN]));
  await expect(heading(page, 'Compare 3 cars')).toBeVisible();
  await expect(page.getByText(/^No longer for sale since \d+ \w+ \d{4}\.$/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Not known' })).toBeVisible();
  const price = page.getByRole('row', { name: /^Price/ });
  await expect(price.getByText('Not for sale')).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: 'The one for sale' })).toBeVisible();
  if (javaScriptEnabled) await axe(page);
});

test('hostile, unreadable and long addresses get a page with a clear word', async ({ request }) => {
  const [one = '', two = ''] = await idsOf('active', 2);
  const cases = [
    ['', 'Put two to four cars side by side'],
    ['?cars=', 'Put two to four cars side by side'],
    [`?cars=${one}`, 'One car so far'],
    ['?cars=%3Cscript%3Ealert(1)%3C/script%3E', 'could not be read as a car'],
    ['?cars[]=x&add=%27%3B--', 'could not be read as a car'],
    [`?cars=${one},${one},${two}`, 'A car that is named twice is shown once.'],
    [`?cars=${one},${two}&cars=x`, 'could not be read as a car'],
    [`?cars=${one},${two},${'x'.repeat(11_000)}`, 'could not be read as a car'],
  ] as const;
  for (const [query, word] of cases) {
    const response = await request.get(`/compare${query}`);
    expect(response.status(), query.slice(0, 80)).toBe(200);
    const html = await response.text();
    expect(html, query.slice(0, 80)).toContain(word);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).not.toContain('<script>alert(1)');
  }
  const five = [...(await idsOf('active', 4)), UNKNOWN];
  const html = await (await request.get(addressOf(five))).text();
  expect(html).toContain('1 further car is left out.');
});

test('distances are from the place of the address, of which a full postcode keeps its half @noscript', async ({
  page,
}) => {
  const two = await idsOf('active', 2);
  await page.goto(addressOf(two));
  await expect(page.getByText(/ in a straight line$/)).toHaveCount(0);
  const place = page.getByRole('textbox', { name: 'Distances from (postcode or town)' });
  await place.fill('LS6 3AA');
  await page.getByRole('button', { name: 'Show distances' }).click();
  await expect(page).toHaveURL(`${addressOf(two)}&location=LS6`);
  await expect(page.getByText(/ from LS6, in a straight line$/).first()).toBeVisible();
  await place.fill('zzqx');
  await page.getByRole('button', { name: 'Show distances' }).click();
  await expect(page.getByText('‘zzqx’ is no place that we know.')).toBeVisible();
  await expect(heading(page, 'Compare 2 cars')).toBeVisible();
});

test('four cars fit on a phone without sideways scrolling, with a label over each row', async ({
  page,
}) => {
  const four = await idsOf('active', 4);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(addressOf(four));
    await expect(heading(page, 'Compare 4 cars')).toBeVisible();
    expect(await isFitting(page), `${width} px`).toBe(0);
    const label = page.getByRole('rowheader', { name: 'Mileage', exact: true });
    const cell = page
      .getByRole('row', { name: /^Mileage/ })
      .getByRole('cell')
      .first();
    const [above, below] = [await label.boundingBox(), await cell.boundingBox()];
    expect(above?.width ?? 0).toBeGreaterThan(width * 0.8);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  }
  await axe(page);
});

test('four cars print on one page of A4 in landscape, without the site round them', async ({
  page,
}) => {
  await page.goto(addressOf(await idsOf('active', 4)));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Add another' })).toBeHidden();
  await expect(page.getByRole('rowheader', { name: 'Turning circle' })).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width = '0', height = '0'] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
});
