import type { Locator } from '@playwright/test';
import { firstVehicle, templates } from './support/pages';
import { axe, axeInBothColours, expect, test } from './support/test';

/** The pages that are looked at on a phone: links that stand apart elsewhere come close there. */
const ON_PHONES = new Set(['home', 'list', 'car', 'sign-in form']);

test('axe finds no violations on any type of page @phone', async ({
  page,
  isMobile,
  allowError,
}) => {
  test.setTimeout(600_000);
  allowError(/status of 404/);
  const car = await firstVehicle(page);
  for (const [name, path] of Object.entries(templates)) {
    if (isMobile && !ON_PHONES.has(name)) continue;
    await test.step(`on the ${name}`, async () => {
      await page.goto(path || car);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await axeInBothColours(page);
    });
  }
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
