import type { Page } from '@playwright/test';
import { hold } from './support/pages';
import { recordScripts } from './support/scripts';
import { expect, test } from './support/test';

const holdPictures = (page: Page) => hold(page, /\.avif$/);

/** Opens the list without pictures. */
async function openList(page: Page) {
  const release = await holdPictures(page);
  const scripts = recordScripts(page);
  await page.goto('/vehicles', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([...scripts]).toEqual([]);
  return { scripts, release };
}

/** Disables the script timer of the next page, so that only its events load the scripts. */
const withoutTimer = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((run: TimerHandler, delay?: number) =>
      delay === 3000 ? 0 : setTimeout(run, delay)) as typeof setTimeout;
  });

const fuel = (page: Page) => page.getByRole('combobox', { name: 'Fuel type' });

test('scripts come after the first pictures, and each once', async ({ page }) => {
  await withoutTimer(page);
  const { scripts, release } = await openList(page);
  await release();
  await expect(page.locator('script[data-src]')).toHaveCount(0);
  await expect.poll(() => scripts.size).toBeGreaterThan(5);
  // The list is hydrated, so that a filtered one comes without a new document.
  await page.locator('html').evaluate((html) => html.setAttribute('data-kept', ''));
  await fuel(page).selectOption('electric');
  await expect(page).toHaveURL('/vehicles?fuel=electric');
  await expect(page.locator('html')).toHaveAttribute('data-kept', '');
  const sources = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((script) => script.getAttribute('src')));
  expect(new Set(sources).size).toBe(sources.length);
});

for (const [what, act] of Object.entries({
  'a key': (page: Page) => page.keyboard.down('Shift'),
  'a pointer': async (page: Page) => {
    await page.mouse.move(5, 5);
    await page.mouse.down();
  },
  'assistive technology': (page: Page) => page.evaluate(() => document.body.click()),
})) {
  test(`who uses ${what} early does not wait for pictures`, async ({ page }) => {
    await withoutTimer(page);
    const { scripts, release } = await openList(page);
    await act(page);
    await expect.poll(() => scripts.size).toBeGreaterThan(5);
    await release();
  });
}

test('a picture that never comes keeps scripts away for three seconds', async ({ page }) => {
  const { scripts, release } = await openList(page);
  await expect.poll(() => scripts.size).toBeGreaterThan(5);
  await release();
});

test('Back to the list of all cars stays there, however late its scripts come', async ({
  page,
}) => {
  await page.goto('/vehicles');
  await page.goto('/vehicles?fuel=electric');
  await expect(fuel(page)).toHaveValue('electric');
  const release = await holdPictures(page);
  const scripts = recordScripts(page);
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => scripts.size).toBeGreaterThan(5);
  await release();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/vehicles');
  await expect(fuel(page)).toHaveValue('');
});
