import type { Page } from '@playwright/test';
import { newPerson, openAccount, signIn } from './support/people';
import { rest } from './support/rest';
import { expectStep, listingId, PLATE, save, saveCar } from './support/selling';
import { expect, test } from './support/test';

/** An electric car of DVLA's test environment: the registry names no engine size. */
const OTHER = 'AA19 EEE';

const lookUp = async (page: Page, plate: string, found: RegExp) => {
  await page.getByLabel('Registration (optional)').fill(plate);
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: found })).toBeVisible();
};

const stored = async (page: Page) => {
  const id = listingId(page);
  const [car] = await rest(`vehicles?id=eq.${id}&select=engine_size,colour,registration_number`);
  return car;
};

test('a look-up of another car keeps nothing of the first, also after a reload and a save', async ({
  page,
}) => {
  await signIn(page, await openAccount(newPerson()), '/sell');
  await lookUp(page, PLATE, /Found: Ford/);
  await page.reload();
  await expect(page.getByLabel('Make').locator('option:checked')).toHaveText('Ford');
  await lookUp(page, OTHER, /Found: Tesla/);
  await expect(page.getByLabel('Fuel')).toHaveValue('electric');
  await saveCar(page);
  expect(await stored(page)).toEqual({
    engine_size: null,
    colour: 'white',
    registration_number: 'AA19EEE',
  });
  const id = listingId(page);
  await page.goto(`/sell/${id}/car`);
  await lookUp(page, PLATE, /Found: Ford/);
  await save(page);
  await expectStep(page, 'Details');
  expect(await stored(page)).toMatchObject({ engine_size: 1.5, colour: 'blue' });
  await page.goto(`/sell/${id}/car`);
  await lookUp(page, OTHER, /Found: Tesla/);
  await save(page);
  await expectStep(page, 'Details');
  expect(await stored(page)).toMatchObject({ engine_size: null, colour: 'white' });
});

test('a look-up of the same car keeps what its seller says better', async ({ page }) => {
  await signIn(page, await openAccount(newPerson()), '/sell');
  await lookUp(page, PLATE, /Found: Ford/);
  await saveCar(page);
  const id = listingId(page);
  await rest(`vehicles?id=eq.${id}`, 'PATCH', { engine_size: 1.6 });
  await page.goto(`/sell/${id}/car`);
  await lookUp(page, PLATE, /Found: Ford/);
  await save(page);
  await expectStep(page, 'Details');
  expect(await stored(page)).toMatchObject({ engine_size: 1.6, colour: 'blue' });
});
