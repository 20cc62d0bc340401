import { axe, expect, test } from './support/test';

test('a landing page with too few cars says so and leads to the list around its town', async ({
  page,
  allowError,
}) => {
  allowError(/status of 404/);
  // The second response comes from the cache.
  for (const hit of ['first', 'second']) {
    const response = await page.goto('/used-cars/ford/focus/kirkwall', {
      waitUntil: 'networkidle',
    });
    expect(response?.status(), hit).toBe(404);
    expect((await response?.text())?.match(/<meta name="robots" content="noindex/g)).toHaveLength(
      1,
    );
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Too Few Cars for a Page');
  await axe(page);
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveText(['Show More Like These', 'Cars near Kirkwall', 'Browse Vehicles']);
  const postcode = await page.request.get('/used-cars/in/ls6-3aa');
  expect(await postcode.text()).not.toContain('Cars near');
  await page.getByRole('link', { name: 'Cars near Kirkwall' }).click();
  await expect(page).toHaveURL('/vehicles?location=Kirkwall');
});
