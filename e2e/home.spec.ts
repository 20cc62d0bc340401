import { claims, site } from '../lib/site';
import { cards, carNames } from './support/pages';
import { rest } from './support/rest';
import { expect, test } from './support/test';

test('the home page has its hero, six active cars and claims with evidence links', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Featured Vehicles' })).toBeVisible();
  await expect(cards(page)).toHaveCount(6);
  const details = cards(page).getByRole('link', { name: /^View Details/ });
  await expect(details).toHaveCount(6);
  const hrefs = await Promise.all((await details.all()).map((link) => link.getAttribute('href')));
  const list = hrefs.map((href) => href?.replace('/vehicles/', '')).join();
  const active = await rest(`vehicles?select=id&listing_status=eq.active&id=in.(${list})`);
  expect(active).toHaveLength(6);
  const trust = page.getByRole('region', { name: 'Trust and Security' });
  for (const { figure, label } of claims) {
    await expect(trust).toContainText(figure);
    await expect(trust).toContainText(new RegExp(label, 'i'));
  }
  await expect(trust).toContainText(site.companyNumber);
  const marks = page.getByRole('link', { name: /evidence for: / });
  expect(await marks.count()).toBeGreaterThanOrEqual(claims.length);
  await marks.first().click();
  await expect(page).toHaveURL(/\/evidence/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('on a phone the home page is at most eight screens, and focus reaches every featured car', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(8 * 844);
  const last = cards(page)
    .last()
    .getByRole('link', { name: /^View Details/ });
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport();
});

test('on a phone the search stands on the first screen with its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('search').getByRole('button', { name: 'Search' })).toBeInViewport({
    ratio: 1,
  });
});

test('the hero counts the cars below their valuation, as the list that it opens', async ({
  page,
}) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: /of them ask clearly less than usual$/ });
  const count = /^[\d,]+/.exec((await link.textContent()) ?? '')?.[0];
  await link.click();
  await expect(page).toHaveURL('/vehicles?verdict=under');
  await expect(page.getByRole('heading', { name: `${count} vehicles found` })).toBeVisible();
});

test('on a phone the valuation asks for the plate, and for the facts when asked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const make = page.locator('#valuation').getByLabel('Make', { exact: true });
  await expect(make).toBeHidden();
  await page.getByRole('checkbox', { name: 'Type the facts instead' }).press('Space');
  await expect(make).toBeVisible();
});

for (const [colorScheme, width, file] of [
  ['light', 1440, 'day-wide'],
  ['dark', 1440, 'night-wide'],
  ['light', 390, 'day-close'],
  ['dark', 390, 'night-close'],
] as const)
  test(`the hero shows the forecourt's picture ${file} by ${colorScheme} at ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const picture = page.getByAltText('three used cars under the canopy');
    await expect(picture).toHaveJSProperty('complete', true);
    const shown = await picture.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
    expect(shown).toContain(`/cars/forecourt-${file}-`);
  });

test('the hero search opens the filtered list @firefox', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('search');
  await search.getByRole('textbox', { name: 'Search' }).fill('golf');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/vehicles\?.*search=golf/);
  for (const title of await carNames(page)) {
    expect(title).toContain('Golf');
  }
});

test('View All Vehicles opens the list', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View All Vehicles' }).first().click();
  await expect(page).toHaveURL('/vehicles');
});

test('the hero buttons scroll to the valuation and the showroom', async ({ page }) => {
  await page.goto('/');
  for (const [name, id] of [
    ['Value your car', 'valuation'],
    ['See the showroom', 'showroom'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

test('scrolling to a section is smooth unless reduced motion is preferred', async ({ page }) => {
  await page.goto('/');
  const behaviour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.getByRole('link', { name: 'Value your car' }).click();
  expect(await behaviour()).toBe('auto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await behaviour()).toBe('smooth');
});

test('the showroom is open, the escrow is marked as not open, and both link to their pages', async ({
  page,
}) => {
  await page.goto('/');
  for (const [id, href, notOpen, buttons] of [
    ['showroom', '/ar-showroom', 0, 0],
    ['web3', '/web3-trading', 1, 1],
  ] as const) {
    const section = page.locator(`#${id}`);
    await expect(section.getByText('Not open yet.')).toHaveCount(notOpen);
    await expect(section.locator(`a[href^="${href}"]:visible`).first()).toBeVisible();
    await expect(section.getByRole('button')).toHaveCount(buttons);
  }
});

test('a body type takes along what was chosen in the search above it', async ({ page }) => {
  await page.goto('/');
  const hatchbacks = page
    .getByRole('navigation', { name: 'Body types' })
    .getByRole('link', { name: 'Hatchback' });
  await page.getByRole('search').getByLabel('Price up to').selectOption('7500');
  await hatchbacks.click();
  await expect(page).toHaveURL(/\/vehicles\?(?=.*priceMax=7500)(?=.*bodyType=hatchback)/);
  await expect(page.getByRole('link', { name: /^Remove filter: .*£7,500/ })).toBeVisible();
});

test('a tablet’s header leads to three places and fits', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const width of [768, 863, 864, 1023]) {
    await page.setViewportSize({ width, height: 1024 });
    await expect(header.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Vehicles',
      'AI Valuation',
      'AR Showroom',
    ]);
    const over = await header.evaluate((bar) => bar.scrollWidth - bar.clientWidth);
    expect(over, `${width} px`).toBe(0);
  }
  await header.getByText('Menu', { exact: true }).locator('..').click();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
});
