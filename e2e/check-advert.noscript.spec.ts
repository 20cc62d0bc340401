import { expect, test } from './support/test';

test('any advert’s text is checked by a form without JavaScript', async ({ page }) => {
  await page.goto('/check-advert');
  const field = page.getByRole('textbox', { name: 'The advert’s text' });
  const text =
    'Ford Focus 1.6 TDCi 2012, diesel manual hatchback, 98,000 miles, £2,950.\nOne owner. 3 former keepers.';
  await field.fill(text);
  await page.getByRole('button', { name: 'Check this advert' }).click();
  await expect(page.getByText('The text says ‘One owner’ and ‘3 former keepers’.')).toBeVisible();
  await expect(field).toHaveValue(text);
  await expect(page.getByText('Road tax a year')).toBeVisible();
  await page.getByRole('combobox', { name: 'Condition' }).selectOption('good');
  await page.getByRole('button', { name: 'Value this car' }).click();
  await expect(page).toHaveURL(/\/ai-valuation\/result\?make=Ford&model=Focus/);

  await page.goto('/check-advert');
  const long = 'b'.repeat(20_001);
  await field.fill(long);
  await page.getByRole('button', { name: 'Check this advert' }).click();
  await expect(page.getByText(/^At most 20,000 characters: this has 20,001/)).toBeVisible();
  await expect(field).toHaveValue(long);
});
