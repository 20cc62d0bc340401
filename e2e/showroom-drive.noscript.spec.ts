import { expect, test } from './support/test';

test('the test drive’s questions are answered without JavaScript', async ({ page }) => {
  await page.goto('/ar-showroom?body=van&tool=virtual-test-drive');
  await expect(page.getByText('The drive needs JavaScript.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The same in words' })).toBeVisible();
  await expect(page.getByText('12.2 m between kerbs')).toBeVisible();
  await expect(page.getByText('It is 35 cm longer than the bay and sticks out.')).toBeVisible();
  await expect(page.getByText('a 2.0 diesel van')).toBeVisible();
});
