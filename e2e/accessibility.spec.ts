import { firstVehicle, templates } from './support/pages';
import { axe, expect, test } from './support/test';

/** On a phone too: links that stand apart elsewhere come close there. */
const ON_PHONES = new Set(['home', 'list', 'car', 'sign-in form']);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });
    for (const [name, path] of Object.entries(templates)) {
      const tag = ON_PHONES.has(name) && colorScheme === 'light' ? ['@phone'] : [];
      test(`axe finds nothing on the ${name}`, { tag }, async ({ page, allowError }) => {
        allowError(/status of 404/);
        await page.goto(path || (await firstVehicle(page)));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await axe(page);
      });
    }
  });
}

test('axe finds nothing in the open filter panel', async ({ page }) => {
  await page.goto('/vehicles');
  await page.getByRole('button', { name: /More Filters/ }).click();
  await expect(page.getByRole('slider').first()).toBeVisible();
  await axe(page);
});

test('the keyboard alone reaches search, filters and cars', async ({ page }) => {
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
