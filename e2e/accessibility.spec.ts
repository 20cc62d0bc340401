import type { Locator, Page } from '@playwright/test';
import { firstVehicle, templates } from './support/pages';
import { axe, axeInBothColours, expect, test } from './support/test';

/** On a phone links that stand apart elsewhere come close. */
const ON_PHONES: readonly string[] = ['/', '/vehicles', 'car', 'sign-in form'];

/** The pages that share a template with another page. */
const ALIKE: readonly string[] = [
  'town page',
  'missing landing page',
  '/terms',
  '/cookies',
  '/audit',
  '/blockchain-guide',
  'missing seller',
];

/** Hides header and footer, which are alike on all pages and take up to half of axe's time. */
const hideFrame = (page: Page) =>
  page
    .getByRole('banner')
    .or(page.getByRole('contentinfo'))
    .evaluateAll((parts) => {
      for (const part of parts) part.style.display = 'none';
    });

/**
 * `npm test` checks the frame of the first page only, dark colours on every sixth page, and no pages that are
 * ALIKE.
 */
async function axeOnTypes(page: Page, types: [name: string, path: string][]) {
  const car = await firstVehicle(page);
  const seen = types.filter(([name]) => process.env.WHOLE || !ALIKE.includes(name));
  for (const [index, [name, path]] of seen.entries())
    await test.step(`on the ${name}`, async () => {
      await page.goto(path || car);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (!process.env.WHOLE && index > 0) await hideFrame(page);
      await (process.env.WHOLE || index % 6 === 0 ? axeInBothColours : axe)(page);
    });
}

test('axe finds no violations on any type of page', async ({ page, allowError }) => {
  test.setTimeout(600_000);
  allowError(/status of 404/);
  await axeOnTypes(page, Object.entries(templates));
});

test('axe finds no violations on a phone @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'on phones only');
  await axeOnTypes(
    page,
    Object.entries(templates).filter(([name]) => ON_PHONES.includes(name)),
  );
});

test('axe finds no violations in the open filter panel', async ({ page }) => {
  await page.goto('/vehicles');
  await page.getByRole('button', { name: /More Filters/ }).click();
  await expect(page.getByRole('slider').first()).toBeVisible();
  await axe(page);
});

test('the skip link and the filter panel work by keyboard', async ({ page }) => {
  await page.goto('/vehicles');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /More Filters/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('slider', { name: 'Price from' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('slider', { name: 'Price from' })).toBeHidden();
  await expect(page.getByRole('button', { name: /More Filters/ })).toBeFocused();
});

test('forced colours keep current items, controls and the picture distinguishable', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const style = (locator: Locator, name: string) =>
    locator.evaluate((element, property) => getComputedStyle(element)[property as never], name);
  await page.goto('/vehicles');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const background = (name: string) =>
    style(nav.getByRole('link', { name }).first(), 'backgroundColor');
  expect(await background('Vehicles')).not.toBe(await background('AI Valuation'));
  expect(await style(page.getByRole('combobox', { name: 'Make' }), 'appearance')).not.toBe('none');
  await page.goto(await firstVehicle(page));
  const thumbnail = (name: string) => style(page.getByRole('link', { name }), 'backgroundColor');
  expect(await thumbnail('Picture 1')).not.toBe(await thumbnail('Picture 2'));
  const stage = page.getByRole('img', { name: /from the front/ }).locator('..');
  expect(await style(stage, 'backgroundImage')).toContain('gradient');
  await page.goto('/auth');
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign In' });
  expect(await style(signIn, 'borderTopWidth')).toBe('1px');
});
