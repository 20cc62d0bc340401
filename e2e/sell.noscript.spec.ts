import { fillSignIn, newPerson, openAccount } from './support/people';
import {
  expectStep,
  listingId,
  PLATE,
  publish,
  save,
  saveCar,
  saveDetails,
} from './support/selling';
import { expect, test } from './support/test';
import { htmlFaults } from './support/valid-html';

test('without JavaScript a car is looked up and listed through all steps', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/auth?next=/sell');
  await fillSignIn(page, await openAccount(newPerson()));
  await expectStep(page, 'Sell your car');
  expect(await htmlFaults((await (await page.reload())?.text()) ?? '')).toEqual([]);

  await page.getByLabel('Registration (optional)').fill(PLATE);
  await page.getByLabel('Trim (optional)').fill('Zetec');
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(main.getByRole('status').first()).toContainText('Found');
  await expect(page.getByLabel('Make').locator('option:checked')).toHaveText('Ford');
  await expect(page.getByLabel('Year')).toHaveValue('2019');
  await expect(page.getByLabel('Trim (optional)')).toHaveValue('Zetec');

  // The select offers the models of all makes; a model of another make is refused.
  await page.getByLabel('Model', { exact: true }).selectOption({ label: 'Golf' });
  await page.getByLabel('Transmission').selectOption('Manual');
  await page.getByLabel('Body type').selectOption('Hatchback');
  await save(page);
  await expect(main.getByRole('alert')).toContainText('Please select a valid model');
  await expect(page.getByLabel('Body type')).toHaveValue('hatchback');
  await saveCar(page);

  await page.getByRole('checkbox', { name: 'Tow bar' }).check();
  await page.getByLabel('Mileage').fill('-1');
  await save(page);
  await expect(main.getByRole('alert')).toContainText('Mileage must be positive');
  await expect(page.getByRole('checkbox', { name: 'Tow bar' })).toBeChecked();
  await saveDetails(page);
  await main.getByRole('link', { name: 'Continue' }).click();
  await page.getByLabel('Description (optional)').fill('One owner.\nNo rust. Ring 07700 900123.');
  await save(page);
  await expect(main.getByRole('alert')).toContainText('Publish it anyway');
  await page.getByRole('checkbox', { name: 'Publish it anyway' }).check();
  await save(page);
  await expectStep(page, 'Price and place');
  await page.getByLabel('Asking price').fill('cheap');
  await save(page);
  await expect(main.getByRole('alert')).toContainText('Please enter a price in whole pounds');
  await page.getByLabel('Asking price').fill('£9,950');
  await page.getByLabel('Postcode (optional)').fill('LS6 3AA');
  await save(page);
  await expectStep(page, 'Check and publish');
  expect(await htmlFaults((await (await page.reload())?.text()) ?? '')).toEqual([]);
  const id = listingId(page);
  await publish(page).click();
  await expect(page).toHaveURL(`/vehicles/${id}`);
  for (const text of ['£9,950', 'No rust.', 'Tow bar', 'Zetec'])
    await expect(main.getByText(text).first()).toBeVisible();
});

test('without JavaScript a second look-up keeps nothing of the first car', async ({ page }) => {
  await page.goto('/auth?next=/sell');
  await fillSignIn(page, await openAccount(newPerson()));
  const lookUp = async (plate: string, make: string) => {
    await page.getByLabel('Registration (optional)').fill(plate);
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page.getByLabel('Make').locator('option:checked')).toHaveText(make);
  };
  await lookUp(PLATE, 'Ford');
  await page.getByLabel('Trim (optional)').fill('Long Range');
  await lookUp('AA19 EEE', 'Tesla');
  await expect(page.getByLabel('Fuel')).toHaveValue('electric');
  await expect(page.getByLabel('Trim (optional)')).toHaveValue('Long Range');
  await saveCar(page);
  await expect(page.getByLabel('Engine size (optional)')).toHaveValue('');
  await expect(page.getByLabel('Colour (optional)')).toHaveValue('white');
});
