import { fillSignIn, fillSignUp, mailedPath, newPerson } from './support/people';
import { expect, test } from './support/test';

test('sign-up, confirmation and sign-in work without JavaScript', async ({ page, context }) => {
  test.slow();
  const person = newPerson();
  await page.goto('/auth?next=/evidence');
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await fillSignUp(page, { ...person, password: 'short' });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toContainText('Please check your input and try again.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Password must be at least 8 characters long/,
  );
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);

  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('status')).toContainText(
    'Account created! Please check your email to verify your account.',
  );
  await page.goto(await mailedPath(person.email, /Confirm/));
  await page.getByRole('button', { name: 'Confirm and Sign In' }).click();
  await expect(page).toHaveURL('/evidence');

  await context.clearCookies();
  await page.goto('/auth?next=/evidence');
  await fillSignIn(page, { ...person, password: 'Wrong-password-1' });
  await expect(page.getByRole('alert')).toContainText(
    'Invalid email or password. Please try again.',
  );
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/evidence');
});
