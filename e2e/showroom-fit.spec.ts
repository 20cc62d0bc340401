import type { Page } from '@playwright/test';
import { axeInBothColours } from './support/axe';
import { holdScripts, SEEDED_LIST } from './support/pages';
import { expect, test } from './support/test';

const PATH = '/ar-showroom?body=hatchback&tool=fits';
const verdict = (page: Page, text: string) =>
  page.getByRole('heading', { level: 3, name: text, exact: true });
const reason = (page: Page, text: string | RegExp) =>
  page.getByRole('definition').filter({ hasText: text });
const drawing = (page: Page) => page.getByRole('img', { name: /^Drawing to scale/ });
const params = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('the answer follows a slider by keyboard, and the address keeps it @phone', async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(verdict(page, 'Too close to say')).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Length, slider' });
  await slider.focus();
  await slider.press('Home');
  await expect(page.getByLabel('Length', { exact: true })).toHaveValue('2.50');
  await expect(slider).toHaveAttribute('aria-valuetext', /2\.50.m, 8.ft 2.in/);
  await expect(verdict(page, 'Does not fit')).toBeVisible();
  await expect(
    reason(page, /Even the shortest of its class is .* longer than your garage/),
  ).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Does not fit' })).toBeAttached();
  await expect.poll(() => params(page).length).toBe('2500');
  await expect(drawing(page)).toHaveAccessibleName(/2\.50.m long .* Does not fit/);

  await page.reload();
  await expect(page.getByLabel('Length', { exact: true })).toHaveValue('2.50');
  await expect(verdict(page, 'Does not fit')).toBeVisible();
});

test('a typed size moves the slider, and the very car’s figures decide', async ({ page }) => {
  await page.goto(PATH);
  await page.getByLabel('Length', { exact: true }).fill("16' 1");
  await expect(page.getByRole('slider', { name: 'Length, slider' })).toHaveValue('4900');
  await page.getByLabel('Width', { exact: true }).fill('2,8');
  await page.getByText('Do you know this car’s own size?').click();
  await page.getByLabel('Car’s length').fill('4.28');
  await page.getByLabel('Car’s width with mirrors').fill('2.02');
  await page.getByLabel('Car’s height').fill('1.49');
  await expect(verdict(page, 'Fits')).toBeVisible();
  await expect(reason(page, 'It is 4.28 m: 62 cm to spare.')).toBeVisible();
  await expect.poll(() => params(page).carHeight).toBe('1490');
  await page.getByLabel('Car’s length').fill('long');
  await expect(page.getByLabel('Car’s length')).toHaveAccessibleDescription(
    /We could not read this and left it out/,
  );
  await expect(page.getByRole('status').filter({ hasText: 'Car’s length: We' })).toBeAttached();
});

test('an entrance that nobody gave is less than its room, and said to be assumed', async ({
  page,
}) => {
  await page.goto(`${PATH}&space=own-garage`);
  await expect(page.getByText('Starts at 6 × 3 m inside')).toBeVisible();
  await page.getByLabel('Length', { exact: true }).fill('5');
  await page.getByLabel('Width', { exact: true }).fill('2.4');
  await page.getByLabel('Height', { exact: true }).fill('2');
  await expect(page.getByText('Starts at 6 × 3 m inside')).toHaveCount(0);
  const entrance = page.getByLabel('Entrance width', { exact: true });
  await expect(entrance).toHaveValue('');
  await expect(entrance).toHaveAttribute('placeholder', '2.20');
  await expect(page.getByRole('slider', { name: 'Entrance width, slider' })).toHaveValue('2200');
  await expect(reason(page, /We assume 1\.80.m, as you gave no measure/)).toBeVisible();
  await expect.poll(() => params(page)).toMatchObject({ height: '2000' });
  expect(params(page)).not.toHaveProperty('door');
  await entrance.fill('2.3');
  await expect(reason(page, /We assume 2\.20.m/)).toHaveCount(0);
  await expect.poll(() => params(page).door).toBe('2300');
});

test('the answer stays in view over the form on a phone @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'beside the form elsewhere');
  await page.goto(PATH);
  await page.getByLabel('Entrance height', { exact: true }).fill('1.5');
  const line = page.getByText(/^Too close to say: /);
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(line).toContainText('entrance height');
  await page.getByLabel('Length', { exact: true }).fill('3');
  await expect(page.getByText('Does not fit: length')).toBeInViewport({ ratio: 1 });
});

test('without a network another tool keeps the page, and says so', async ({
  page,
  context,
  allowError,
}) => {
  allowError(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(PATH);
  await page.getByLabel('Length', { exact: true }).fill('3');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Virtual Test Drive' }).click();
  await expect(page.getByText('Network connection failed.')).toBeVisible();
  await expect(page.getByLabel('Length', { exact: true })).toHaveValue(/^3(\.00)?$/);
  await context.setOffline(false);
});

test('a doubtful answer leads to the car’s own size, and to its seller', async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole('link', { name: 'write it into the form' }).click();
  await expect(page.getByLabel('Car’s length')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Ask the seller' })).toHaveCount(0);

  const html = await (await page.request.get(SEEDED_LIST)).text();
  const id = /\/vehicles\/([0-9a-f-]{36})/.exec(html)?.[1] ?? '';
  const narrow = '&space=garage&length=4300&width=2400&height=2250';
  await page.goto(`/ar-showroom?vehicle=${id}&tool=fits${narrow}`);
  const ask = page.getByRole('link', { name: 'Ask the seller for this car’s size' });
  await expect(ask).toHaveAttribute('href', `/messages/new?vehicle=${id}`);
});

test('a kind of space is a link, and the present car an outline', async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole('combobox', { name: 'Your present car' }).selectOption('Estate');
  await expect(page.getByText('Your Estate, of middling size')).toBeVisible();
  const kinds = page.getByRole('navigation', { name: 'Your space' });
  await kinds.getByRole('link', { name: 'Street bay' }).click();
  await expect(kinds.getByRole('link', { name: 'Street bay' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByLabel('Entrance width')).toHaveCount(0);
  await expect(page.getByText('Your Estate, of middling size')).toBeVisible();
  expect(params(page)).toMatchObject({
    body: 'hatchback',
    tool: 'fits',
    space: 'street',
    now: 'estate',
  });
});

test('choosing the present car by keyboard keeps the focus and what was typed', async ({
  page,
}) => {
  await page.goto(PATH);
  await page.getByLabel('Length', { exact: true }).fill('long');
  const present = page.getByRole('combobox', { name: 'Your present car' });
  await present.focus();
  await present.selectOption('Estate');
  await expect(page.getByText('Your Estate, of middling size')).toBeVisible();
  await expect(present).toBeFocused();
  await expect(present).toHaveValue('estate');
  await expect(page.getByLabel('Length', { exact: true })).toHaveValue('long');
});

test('a present car chosen before hydration is drawn after it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(PATH, { waitUntil: 'domcontentloaded' });
  await page.getByRole('combobox', { name: 'Your present car' }).selectOption('Estate');
  await release();
  await expect(page.getByText('Your Estate, of middling size')).toBeVisible();
  await expect.poll(() => params(page).now).toBe('estate');
});

test('the form works without JavaScript, and hostile values are clamped with a word @noscript', async ({
  page,
}) => {
  const hostile = '"><img src=x onerror=alert(1)>';
  const query = new URLSearchParams({
    length: '9e99',
    width: '999999',
    height: hostile,
    now: hostile,
  });
  await page.goto(`${PATH}&space=garage&${query}`);
  await expect(page.getByLabel('Length', { exact: true })).toHaveAccessibleDescription(
    /We could not read this and used 4\.88/,
  );
  await expect(page.getByText(/^The most here is 7\.00.m: we used that/)).toBeVisible();
  await expect(page.getByLabel('Width', { exact: true })).toHaveValue('7.00');
  await expect(page.getByLabel('Height', { exact: true })).toHaveValue('2.25');
  await page.getByLabel('Length', { exact: true }).fill('2.60');
  await page.getByLabel('Length', { exact: true }).press('Enter');
  await expect(verdict(page, 'Does not fit')).toBeVisible();
  await expect(page).toHaveURL(/length=2/);
  await expect(page.getByLabel('Length', { exact: true })).toHaveValue('2.60');
});

test('no part of it is inaccessible, and it needs no sideways scrolling @phone', async ({
  page,
}) => {
  for (const query of ['&now=van', '&space=street', '&space=car-park&length=9000&height=zz']) {
    await page.goto(PATH + query);
    await expect(drawing(page)).toBeVisible();
    await axeInBothColours(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
});
