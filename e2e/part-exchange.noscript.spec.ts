import { expect, test } from './support/test';

test('without JavaScript the page says what it needs, and the valuation works', async ({
  page,
}) => {
  await page.goto('/part-exchange');
  await expect(page.getByText(/^Keeping it needs JavaScript, which is off here/)).toBeVisible();
  await page.getByRole('link', { name: 'Value my car' }).click();
  await expect(page).toHaveURL('/ai-valuation#form');
  await page.goto(
    '/ai-valuation/result?make=Ford&model=Fiesta&year=2019&mileage=31240&condition=good&fuelType=petrol&transmission=manual&bodyType=hatchback',
  );
  await expect(page.getByRole('heading', { name: 'How the figure comes about' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Use as my part exchange' })).toBeHidden();
});
