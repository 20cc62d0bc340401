import { newPerson, openAccount, signIn } from './support/people';
import { axeInBothColours, expect, test } from './support/test';
import { expectToast } from './support/toast';

const PATH = '/my-vehicles/seller';

test('a person says what buyers see of them, and applies to be a dealer @phone', async ({
  page,
}) => {
  await signIn(page, await openAccount(newPerson('Grace Hopper')), PATH);
  const field = (name: string) => page.getByRole('textbox', { name });
  await expect(field('Name that buyers see')).toHaveValue('Grace H');
  await axeInBothColours(page);
  await field('Name that buyers see').fill('Hopper Cars Ltd');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field('Name that buyers see')).toHaveAccessibleDescription(
    /apply to be a dealer below/,
  );
  await field('Name that buyers see').fill('Hopper Cars');
  await field('Phone number').fill('+44 20 7946 0001');
  await field('Postcode').fill('zz9 9zz');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field('Postcode')).toHaveAccessibleDescription(/not known here/);
  await expect(field('Phone number')).toHaveValue('+44 20 7946 0001');
  await field('Postcode').fill('ls6 3aa');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Seller details saved');

  await field('Company name').fill('Hopper Cars Ltd');
  await field('Company number').fill('123');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(field('Company number')).toHaveAccessibleDescription(/eight letters and digits/);
  await field('Company number').fill('01234567');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expectToast(page, 'Application sent');
  await page.reload();
  await expect(page.getByText('Your application for Hopper Cars Ltd waits')).toBeVisible();
  await expect(field('Name that buyers see')).toHaveValue('Hopper Cars');
  await expect(field('Postcode')).toHaveValue('LS6 3AA');
});

test('a visitor signs in first', async ({ page }) => {
  await page.goto(PATH);
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(PATH)}`);
});

test('the details are saved without JavaScript @noscript', async ({ page }) => {
  await signIn(page, await openAccount(newPerson('Alan Turing')), PATH);
  const name = page.getByRole('textbox', { name: 'Name that buyers see' });
  await name.fill('Turing Ltd');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(name).toHaveAccessibleDescription(/apply to be a dealer below/);
  await expect(name).toHaveValue('Turing Ltd');
  await name.fill('Alan T');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+44 20 7946 0002');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Seller details saved').first()).toBeVisible();
  await page.goto(PATH);
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue('020 7946 0002');
});
