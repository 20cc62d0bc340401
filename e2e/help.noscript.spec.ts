import { expect, test } from './support/test';

test('help search works without JavaScript', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('searchbox', { name: 'Search help' }).fill('log book');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/help/search?q=log+book');
  await expect(page.getByText(/^\d+ answers? found$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What is the V5C' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What are MILES?' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('zeppelin');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Contact Support' }).click();
  await expect(page).toHaveURL('/contact');
});

test('without JavaScript the contact page shows every channel except LiveChat', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByText('LiveChat needs JavaScript')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start LiveChat' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'hello@forecourt.example' }).first()).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: '+44 20 7946 0000' }),
  ).toBeVisible();
});
