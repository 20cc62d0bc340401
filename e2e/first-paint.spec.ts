import type { Page } from '@playwright/test';
import { recordScripts } from './support/scripts';
import { expect, test } from './support/test';

/** Opens a page, and holds the pictures of its cars back. */
async function openWithoutPictures(page: Page, address: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.avif$/, async (route) => {
    await released;
    await route.continue();
  });
  const scripts = recordScripts(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return { scripts, release };
}

const fuel = (page: Page) => page.getByRole('combobox', { name: 'Fuel type' });

test('scripts come after the first pictures, and are all there then', async ({ page }) => {
  const { scripts, release } = await openWithoutPictures(page, '/vehicles');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([...scripts]).toEqual([]);
  release();
  await expect(page.locator('script[data-src]')).toHaveCount(0);
  await expect.poll(() => scripts.size).toBeGreaterThan(5);
  // The list is hydrated: a filtered one comes without a new document.
  await page.locator('html').evaluate((html) => html.setAttribute('data-kept', ''));
  await fuel(page).selectOption('electric');
  await expect(page).toHaveURL('/vehicles?fuel=electric');
  await expect(page.locator('html')).toHaveAttribute('data-kept', '');
});

test('who presses a key early does not wait for pictures', async ({ page }) => {
  const { scripts, release } = await openWithoutPictures(page, '/vehicles');
  expect([...scripts]).toEqual([]);
  await fuel(page).selectOption('electric');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL('/vehicles?fuel=electric');
  release();
});

test('a picture that never comes keeps scripts away for three seconds', async ({ page }) => {
  const { scripts, release } = await openWithoutPictures(page, '/vehicles');
  await expect.poll(() => scripts.size).toBeGreaterThan(5);
  release();
});

test('no script of a page stands in it twice', async ({ page }) => {
  await page.goto('/vehicles');
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((script) => script.getAttribute('src')));
  expect(scripts.length).toBeGreaterThan(5);
  expect(new Set(scripts).size).toBe(scripts.length);
});
