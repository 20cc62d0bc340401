import { fillSignIn, fillSignUp, newPerson } from './support/people';
import { expect, test } from './support/test';

const network = 'Network connection failed. Please check your internet connection.';

test('auth forms show an error in an outage; sign-in and sign-up keep typed values', async ({
  page,
  backend,
}) => {
  const person = newPerson();
  await backend.refuse();
  await page.goto('/auth');
  await fillSignIn(page, person);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(network);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);

  await page.goto('/auth?tab=sign-up');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(network);
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(person.fullName);

  await page.goto('/auth?tab=reset');
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Reset Failed');
});
