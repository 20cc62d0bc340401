import { savedCars } from './support/pages';
import { fillSignIn, newPerson, openAccount } from './support/people';
import { accountId, rest } from './support/rest';
import { expect, test } from './support/test';

type Named = { name: string };

test('account favourites are listed and removed without JavaScript', async ({ page }) => {
  const person = await openAccount(newPerson());
  const cars = await rest<{ id: string; year: number; make: Named; model: Named }>(
    'vehicles?listing_status=eq.active&select=id,year,make:vehicle_makes(name),model:vehicle_models(name)&limit=2',
  );
  const names = cars.map(({ year, make, model }) => `${year} ${make.name} ${model.name}`);
  const links = names.map((name) => `View Details of ${name}`);
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
  const shown = async () => (await savedCars(page).allTextContents()).sort();
  await expect.poll(shown).toEqual(links.toSorted());
  await page
    .getByRole('button', { name: `Remove: ${names[0]}` })
    .first()
    .click();
  await expect.poll(shown).toEqual(links.slice(1));
});
