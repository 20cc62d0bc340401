import { openSeller } from './support/conversations';
import { fillSignIn } from './support/people';
import { withDatabase } from './support/staff';
import { expect, test } from './support/test';

test('without JavaScript a car is reserved, sold with its price and deleted', async ({ page }) => {
  const { person, vehicle } = await openSeller();
  const [car] = await withDatabase(
    (sql) => sql<{ title: string }[]>`
      select v.year || ' ' || make.name || ' ' || model.name as title from vehicles v
      join vehicle_makes make on make.id = v.make_id
      join vehicle_models model on model.id = v.model_id where v.id = ${vehicle}`,
  );
  const title = car?.title ?? '';
  await page.goto('/my-vehicles?status=active');
  await fillSignIn(page, person);
  await page.goto('/my-vehicles?status=active');
  const mine = page.getByRole('article').filter({
    has: page.locator(`a[href="/vehicles/${vehicle}"]`),
  });
  await mine.getByRole('button', { name: /^Reserve/ }).click();
  await expect(page.getByText(`The ${title} is reserved now.`)).toBeVisible();
  await expect(page).toHaveURL(/status=active/);

  // Another device changes the listing first.
  await page.goto('/my-vehicles?status=reserved');
  await withDatabase(
    (sql) => sql`update vehicles set listing_status = 'active' where id = ${vehicle}`,
  );
  await page.getByRole('button', { name: `Withdraw ${title}` }).click();
  await expect(page.getByText(/Nothing was changed: .* It is for sale now\./)).toBeVisible();

  await page.goto(`/my-vehicles/${vehicle}/sold?status=sold`);
  const price = page.getByRole('textbox', { name: /Price it fetched/ });
  await price.fill('lots');
  await page.getByRole('button', { name: 'Mark sold' }).click();
  await expect(price).toHaveValue('lots');
  await expect(price).toHaveAccessibleDescription(/Give the price in whole pounds/);
  await price.fill('8250');
  await page.getByRole('button', { name: 'Mark sold' }).click();
  await expect(page.getByText('Fetched £8,250.')).toBeVisible();

  await page.goto(`/my-vehicles/${vehicle}/delete`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The listing is deleted.')).toBeVisible();
});
