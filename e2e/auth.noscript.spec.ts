import { OLD_ACTION } from './support/old-action';
import { fillSignIn, fillSignUp, mailedPath, newPerson } from './support/people';
import { expect, test } from './support/test';

test('a form of an earlier release gets a page with what was typed', async ({
  page,
  allowError,
}) => {
  allowError(/status of 409/);
  const person = newPerson();
  await page.goto('/auth?tab=sign-up');
  await page.route('**/auth**', async (route) => {
    const sent = route.request().postData();
    if (!sent) return route.continue();
    await route.continue({ postData: sent.replace(/"id":"[0-9a-f]{42}"/, `"id":"${OLD_ACTION}"`) });
  });
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site has been updated');
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByText(person.password)).toHaveCount(0);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Load the page again' }).click();
  const fresh = await opened;
  await expect(fresh.getByRole('button', { name: 'Create Account' })).toBeVisible();
});

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
