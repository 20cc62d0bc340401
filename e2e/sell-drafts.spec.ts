import type { Page } from '@playwright/test';
import { accountMenu, newPerson, openAccount, signIn } from './support/people';
import { expectStep, listingId, save, saveCar } from './support/selling';
import { axeInBothColours, expect, test } from './support/test';

const BACK = 'What you typed here is back; it is not saved yet.';
const main = (page: Page) => page.getByRole('main');
const note = (page: Page) => main(page).getByRole('status').filter({ hasText: BACK });
const mileage = (page: Page) => page.getByLabel('Mileage');
const towBar = (page: Page) => page.getByRole('checkbox', { name: 'Tow bar' });
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('form-draft:')));

/** Opens the second step of a listing's draft. */
async function openDetails(page: Page) {
  const person = await openAccount(newPerson());
  await signIn(page, person, '/sell');
  await saveCar(page);
  return person;
}

test('what was typed into a step is back after a link, the Back button and a reload', async ({
  page,
}) => {
  await openDetails(page);
  await mileage(page).fill('31,240');
  await page.getByLabel('Condition', { exact: true }).selectOption('Good');
  await towBar(page).check();
  await main(page).getByRole('link', { name: 'Back', exact: true }).click();
  await expectStep(page, 'The car');
  await expect(note(page)).toHaveCount(0);
  await page.getByLabel('Make').selectOption({ label: 'BMW' });
  await page.getByLabel('Model', { exact: true }).selectOption({ index: 1 });
  const model = await page.getByLabel('Model', { exact: true }).inputValue();
  await page.goBack();
  await expectStep(page, 'Details');
  await expect(note(page)).toBeVisible();
  await expect(mileage(page)).toHaveValue('31,240');
  await expect(towBar(page)).toBeChecked();
  await page.setViewportSize({ width: 390, height: 844 });
  await axeInBothColours(page);
  await page.reload();
  await expect(note(page)).toBeVisible();
  await expect(mileage(page)).toHaveValue('31,240');
  await save(page);
  await expectStep(page, 'Photographs');
  await page.goto(`/sell/${listingId(page)}/details`);
  await expect(mileage(page)).toHaveValue('31,240');
  await expect(towBar(page)).toBeChecked();
  await expect(note(page)).toHaveCount(0);
  await page.getByRole('link', { name: /^The car/ }).click();
  await expectStep(page, 'The car');
  await expect(note(page)).toBeVisible();
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue(model);
});

test('what was typed is discarded, and the saved values are back', async ({ page }) => {
  await openDetails(page);
  await mileage(page).fill('31,240');
  await towBar(page).check();
  await page.reload();
  await note(page).getByRole('button', { name: 'Discard' }).click();
  await expect(main(page).getByText('Discarded. This is what is saved.')).toBeFocused();
  await expect(mileage(page)).toHaveValue('');
  await expect(towBar(page)).not.toBeChecked();
  expect(await drafts(page)).toEqual([]);
  await page.reload();
  await expect(mileage(page)).toHaveValue('');
  await expect(note(page)).toHaveCount(0);
});

test('a refused save keeps what was typed, a new listing has its own, and signing out drops it', async ({
  page,
}) => {
  const person = await openDetails(page);
  await mileage(page).fill('-1');
  await save(page);
  await expect(mileage(page)).toHaveAccessibleDescription('Mileage must be positive');
  await page.reload();
  await expect(mileage(page)).toHaveValue('-1');
  await page.goto('/sell');
  await expect(note(page)).toHaveCount(0);
  await page.getByLabel('Trim (optional)').fill('Zetec');
  await page.reload();
  await expect(page.getByLabel('Trim (optional)')).toHaveValue('Zetec');
  await expect(note(page)).toBeVisible();
  expect(await drafts(page)).toHaveLength(2);
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => drafts(page)).toEqual([]);
  await signIn(page, await openAccount(newPerson()), '/sell');
  await expect(page.getByLabel('Trim (optional)')).toHaveValue('');
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await signIn(page, person, '/sell');
  await expect(page.getByLabel('Trim (optional)')).toHaveValue('');
});
