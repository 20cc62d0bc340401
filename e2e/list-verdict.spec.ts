import { cards } from './support/pages';
import { expect, test } from './support/test';

test('filters by verdict and road tax, and sorts by verdict', async ({ page }) => {
  await page.goto('/vehicles');
  await page.getByRole('button', { name: /More Filters/ }).click();
  const verdicts = page.getByRole('group', { name: 'Price against valuation' });
  await verdicts.getByRole('checkbox', { name: 'Under the usual price' }).check();
  await expect(page).toHaveURL('/vehicles?verdict=under');
  const shown = cards(page).filter({ hasText: /£[\d,]+ under the usual price/ });
  await expect(shown).toHaveCount(await cards(page).count());
  const heading = page.getByRole('heading', { name: /vehicles? found$/ });
  const count = parseInt((await heading.textContent()) ?? '', 10);
  await expect(page.getByRole('button', { name: `Show ${count} cars` })).toBeVisible();
  await page
    .getByRole('combobox', { name: 'Sort by' })
    .selectOption('Furthest under the usual price');
  await expect(page).toHaveURL('/vehicles?verdict=under&sort=verdict');
  await verdicts.getByRole('checkbox', { name: /^Usual price/ }).check();
  await expect(page).toHaveURL('/vehicles?verdict=at,under&sort=verdict');
  await expect(page.getByRole('button', { name: /More Filters.*1 active/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Road tax up to £ a year' }).fill('2000');
  const error = page.getByText('Usual road tax up to: must be £1,000 or less');
  await expect(error).toBeVisible();
  await page.getByRole('textbox', { name: 'Road tax up to £ a year' }).fill('');
  // The chips move up into the error's place.
  await expect(error).toBeHidden();
  await page.getByRole('link', { name: 'Remove filter: Under the usual price' }).click();
  await expect(page).toHaveURL('/vehicles?verdict=at&sort=verdict');
  await expect(verdicts.getByRole('checkbox', { name: 'Under the usual price' })).not.toBeChecked();
  await expect(verdicts.getByRole('checkbox', { name: /^Usual price/ })).toBeChecked();
  await page.goBack();
  await expect(verdicts.getByRole('checkbox', { name: 'Under the usual price' })).toBeChecked();
});
