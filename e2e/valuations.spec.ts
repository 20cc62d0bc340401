import { confirm, untilHydrated } from './support/confirm';
import { newPerson, openAccount, signIn } from './support/people';
import { accountId, rest } from './support/rest';
import { axe, axeInBothColours, expect, test } from './support/test';
import { expectToast } from './support/toast';
import { addValuation } from './support/valuations';

test('an empty valuation history shows an empty message', async ({ page }) => {
  await signIn(page, await openAccount(newPerson()), '/valuations');
  await expect(page.getByRole('heading', { level: 1, name: 'Valuation History' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No valuations yet' })).toBeVisible();
});

test('a valuation is listed, opened and deleted', async ({ page }) => {
  const person = await openAccount(newPerson());
  const id = await addValuation(await accountId(person));
  await signIn(page, person, '/valuations');
  await expect(page.getByText('1 valuation, newest first')).toBeVisible();
  await page.getByRole('link', { name: '2019 Ford Fiesta' }).click();
  await expect(page).toHaveURL(`/valuations/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: 'Registration AB12 CDE' })).toBeVisible();
  for (const text of ['£9,000', '£8,400 to £9,600', '£8,000 to £10,100', '−£420', '+£150']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(main.getByText('31,000 miles')).toBeVisible();
  const remove = main.getByRole('button', { name: 'Delete: 2019 Ford Fiesta' });
  await untilHydrated(page);
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Delete this valuation?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await axe(page, '[role=alertdialog]');
  await page.keyboard.press('Shift+Tab');
  await expect(question.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await confirm(page, 'Delete');
  await expect(page).toHaveURL('/valuations');
  await expect(page.getByRole('heading', { name: 'No valuations yet' })).toBeVisible();
  await expectToast(page, 'Valuation deleted');
});

test('another user’s valuation is a 404 and cannot be deleted by a forged form', async ({
  page,
  allowError,
}) => {
  allowError(/status of 404/);
  const owner = await openAccount(newPerson());
  const theirs = await addValuation(await accountId(owner), 'Jaguar');
  const person = await openAccount(newPerson());
  await addValuation(await accountId(person));
  await signIn(page, person, '/valuations');
  expect((await page.goto(`/valuations/${theirs}`))?.status()).toBe(404);
  await expect(page.getByText('Jaguar')).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveCount(1);

  await page.goto('/valuations');
  await page
    .getByRole('main')
    .locator('input[name="id"]')
    .evaluate((input, id) => input.setAttribute('value', id), theirs);
  await untilHydrated(page);
  await page.getByRole('button', { name: /^Delete: / }).click();
  await confirm(page, 'Delete');
  await expectToast(page, 'Valuation deleted');
  expect(await rest(`valuations?id=eq.${theirs}`)).toHaveLength(1);
});

test('axe finds nothing on the pages of an account', async ({ page }) => {
  test.slow();
  const person = await openAccount(newPerson());
  const id = await addValuation(await accountId(person));
  await signIn(page, person, '/valuations');
  const paths = ['/profile', '/settings', '/settings/delete-account', '/valuations'];
  for (const path of [...paths, `/valuations/${id}`, '/favourites']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await axeInBothColours(page);
  }
});

test('account pages are no-store and noindex', async ({ page }) => {
  const person = await openAccount(newPerson());
  await signIn(page, person, '/profile');
  for (const path of ['/profile', '/settings', '/valuations', '/favourites']) {
    const answer = await page.goto(path);
    expect(answer?.headers()['cache-control']).toMatch(/private.*no-store/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
});
