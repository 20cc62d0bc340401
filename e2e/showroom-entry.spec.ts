import { cards, firstVehicle } from './support/pages';
import { expectNoScriptWith } from './support/scripts';
import { expect, test } from './support/test';
import { SUV } from './support/viewer';

test('no page loads anything of 3D at first', async ({ page }) => {
  test.slow();
  const car = await firstVehicle(page);
  const paths = ['/', '/vehicles', car, '/used-cars/ford', '/ar-showroom', SUV];
  await expectNoScriptWith(page, /WebGLRenderer|model-viewer/, paths);
});

test('cards and the page of a car lead to the showroom on that car', async ({ page }) => {
  const path = await firstVehicle(page);
  await page.goto('/vehicles');
  const id = path.split('/').at(-1) ?? '';
  const link = cards(page)
    .first()
    .getByRole('link', { name: /^View in AR of / });
  const [title] = await cards(page).first().locator('h3').allTextContents();
  await link.click();
  await expect(page).toHaveURL(/\/ar-showroom\?vehicle=[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto(path);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'AR', exact: true }),
  ).toHaveAttribute('href', `/ar-showroom?vehicle=${id}`);
});
