import { answerDeletion } from './support/deletion';
import { fillSignIn, newPerson, openAccount } from './support/people';
import { accountId } from './support/rest';
import { expect, test } from './support/test';
import { addValuation } from './support/valuations';

test('without JavaScript a profile is saved and its validation errors are shown', async ({
  page,
}) => {
  const person = await openAccount(newPerson());
  await page.goto('/profile');
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/profile');
  await page.getByRole('textbox', { name: 'Phone' }).fill('no phone');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Please enter a phone number with its area code, or with + and its country code',
  );
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('no phone');
  await page.getByRole('textbox', { name: 'Phone' }).fill('07700 900123');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Profile Updated');
  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('07700 900123');
});

test('without JavaScript typed values survive the end of the session', async ({
  context,
  page,
}) => {
  const person = await openAccount(newPerson());
  await page.goto('/profile');
  await fillSignIn(page, person);
  await page.getByRole('textbox', { name: 'Full name' }).fill('Typed Before');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('You have been signed out');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Typed Before');
  const tab = await context.newPage();
  await tab.goto('/auth?next=/profile');
  await fillSignIn(tab, person);
  await expect(tab).toHaveURL('/profile');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Profile Updated');
});

test('the e-mail switch and both deletions work without JavaScript', async ({ page }) => {
  const person = await openAccount(newPerson());
  await addValuation(await accountId(person));
  await page.goto('/settings');
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/settings');
  const mails = page.getByRole('switch', { name: 'Email notifications' });
  await expect(mails).toBeChecked();
  await expect(page.getByRole('switch')).toHaveCount(1);
  await mails.uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto('/settings');
  await expect(mails).not.toBeChecked();

  await page.goto('/valuations');
  await page.getByRole('button', { name: /^Delete: 2019 Ford Fiesta/ }).click();
  await expect(page.getByRole('heading', { name: 'No valuations yet' })).toBeVisible();

  await page.goto('/settings');
  await page.getByRole('link', { name: 'Delete Account' }).click();
  await expect(page).toHaveURL('/settings/delete-account');
  await answerDeletion(page, 'Not-my-password-1');
  await expect(page.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
    /This is not your password/,
  );
  await answerDeletion(page, person.password);
  await expect(page).toHaveURL('/');
  expect(await accountId(person)).toBeUndefined();
});
