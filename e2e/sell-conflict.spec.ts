import type { Page } from '@playwright/test';
import { newPerson, openAccount, signIn } from './support/people';
import { rest } from './support/rest';
import { completeDraft, expectStep, listingId, save, saveCar } from './support/selling';
import { expect, test } from './support/test';

const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const mileage = (page: Page) => page.getByLabel('Mileage');
const condition = (page: Page) => page.getByLabel('Condition', { exact: true });

test('a save in one tab is not overwritten unseen by another @noscript', async ({
  page,
  context,
}) => {
  await signIn(page, await openAccount(newPerson()), '/sell');
  await saveCar(page);
  const id = listingId(page);
  const other = await context.newPage();
  await other.goto(`/sell/${id}/details`);
  await mileage(page).fill('10,000');
  await condition(page).selectOption('Good');
  await save(page);
  await expectStep(page, 'Photographs');

  // An error in between does not make the form forget the version it was opened with.
  await mileage(other).fill('-1');
  await condition(other).selectOption('Fair');
  await save(other);
  await expect(alert(other)).toContainText('Mileage must be positive');
  await mileage(other).fill('20,000');
  await save(other);
  await expect(alert(other)).toContainText('Changed since you opened it');
  await expect(alert(other).getByRole('link', { name: /^See what was saved/ })).toBeVisible();
  await expect(mileage(other)).toHaveValue('20,000');
  await expect(condition(other)).toHaveValue('fair');
  const stored = () => rest(`vehicles?id=eq.${id}&select=mileage,condition`);
  expect(await stored()).toEqual([{ mileage: 10_000, condition: 'good' }]);
  await save(other);
  await expectStep(other, 'Photographs');
  expect(await stored()).toEqual([{ mileage: 20_000, condition: 'fair' }]);
});

test('what another step, a view or a photograph changes is no conflict @noscript', async ({
  page,
  allowError,
}) => {
  // The photograph has no file.
  allowError(/status of 404/);
  await signIn(page, await openAccount(newPerson()), '/sell');
  const id = await completeDraft(page);
  await page.goto(`/sell/${id}/price`);
  await rest(`vehicles?id=eq.${id}`, 'PATCH', {
    views_count: 7,
    mileage: 5000,
    description: 'New',
  });
  await rest('vehicle_images', 'POST', { vehicle_id: id, image_url: '/photos/x/1200.webp' });
  await page.getByLabel('Asking price').fill('£7,000');
  await page.getByLabel('Postcode (optional)').fill('ls63aa');
  await save(page);
  await expectStep(page, 'Check and publish');
  expect(await rest(`vehicles?id=eq.${id}&select=price,mileage,location`)).toEqual([
    { price: 7000, mileage: 5000, location: 'Leeds' },
  ]);
});

test('what was typed before a save elsewhere is back, and does not overwrite it unseen', async ({
  page,
}) => {
  await signIn(page, await openAccount(newPerson()), '/sell');
  const id = await completeDraft(page);
  await page.goto(`/sell/${id}/description`);
  await page.getByLabel('Description (optional)').fill('Mine.');
  await rest(`vehicles?id=eq.${id}`, 'PATCH', { description: 'Theirs.' });
  await page.reload();
  await expect(page.getByLabel('Description (optional)')).toHaveValue('Mine.');
  await save(page);
  await expect(alert(page)).toContainText('Changed since you opened it');
  await save(page);
  await expectStep(page, 'Price and place');
  expect(await rest(`vehicles?id=eq.${id}&select=description`)).toEqual([{ description: 'Mine.' }]);
});
