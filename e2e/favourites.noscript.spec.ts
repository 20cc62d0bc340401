import { cards } from './support/pages';
import { fillSignIn, newPerson, openAccount } from './support/people';
import { accountId, rest } from './support/rest';
import { expect, test } from './support/test';

test('without scripts the account’s favourites are listed and removed', async ({ page }) => {
  const person = await openAccount(newPerson());
  const cars = await rest<{ id: string }>('vehicles?listing_status=eq.active&select=id&limit=2');
  const user_id = await accountId(person);
  await rest(
    'favourites',
    'POST',
    cars.map(({ id }) => ({ user_id, vehicle_id: id })),
  );
  await page.goto('/favourites');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/favourites');
  await expect(cards(page)).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Remove: / })
    .first()
    .click();
  await expect(cards(page)).toHaveCount(1);
});
