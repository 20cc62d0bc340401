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

test('without JavaScript favourites are sorted, and a note is written and removed', async ({
  page,
}) => {
  const person = await openAccount(newPerson());
  const found = await rest<{ id: string; price: number; year: number; make: Named; model: Named }>(
    'vehicles?listing_status=eq.active&select=id,price,year,make:vehicle_makes(name),model:vehicle_models(name)&order=price.desc&limit=50',
  );
  // The dearest and one that is surely cheaper.
  const cars = [...found.slice(0, 1), ...found.slice(-1)];
  const user_id = await accountId(person);
  await rest(
    'favourites',
    'POST',
    cars.map(({ id }, at) => ({
      user_id,
      vehicle_id: id,
      created_at: new Date(Date.now() - at * 1000),
    })),
  );
  await page.goto('/auth?next=/favourites');
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/favourites');
  const links = cars.map(
    ({ year, make, model }) => `View Details of ${year} ${make.name} ${model.name}`,
  );
  await expect(savedCars(page)).toHaveText(links);
  await page.getByRole('link', { name: 'Lowest price' }).click();
  await expect(page).toHaveURL('/favourites?sort=price');
  await expect(savedCars(page)).toHaveText(links.toReversed());

  const write = async (text: string) => {
    const note = page.locator('details', { hasText: 'Save Note' }).first();
    await note.locator('summary').click();
    await note.getByRole('textbox', { name: 'Note' }).fill(text);
    await note.getByRole('button', { name: 'Save Note' }).click();
  };
  const notes = async () => {
    const rows = await rest<{ note: string | null }>(
      `favourites?user_id=eq.${user_id}&note=not.is.null&select=note`,
    );
    return rows.map(({ note }) => note);
  };
  await write('Ring before noon');
  await expect.poll(notes).toEqual(['Ring before noon']);
  await page.goto('/favourites?sort=price');
  await expect(page.getByText('Your note: Ring before noon')).toBeVisible();
  await write('');
  await expect.poll(notes).toEqual([]);
  // The address of the sort is the visitor's to change.
  expect((await page.goto(`/favourites?sort=${'x'.repeat(2000)}`))?.status()).toBe(200);
  await expect(savedCars(page)).toHaveText(links);
});
