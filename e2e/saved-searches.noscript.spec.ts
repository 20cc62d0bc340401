import { newPerson, openAccount, signIn } from './support/people';
import { expect, test } from './support/test';

test('without JavaScript a search is saved to the account, changed, paused and deleted', async ({
  page,
}) => {
  await signIn(page, await openAccount(newPerson()), '/vehicles?make=Ford&fuel=petrol');
  await page.getByRole('link', { name: 'Save this search' }).click();
  const save = page.getByRole('button', { name: 'Save this search' });
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('');
  await page.getByRole('radio', { name: 'Every Monday' }).check();
  await save.click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Please enter a name');
  await expect(page.getByRole('radio', { name: 'Every Monday' })).toBeChecked();
  await name.fill('Petrol Fords');
  await save.click();
  await expect(page).toHaveURL(/\/saved-searches\?saved=/);
  await expect(page.getByText('Search saved')).toBeVisible();
  await expect(page.getByText(/By e-mail every Monday\.$/)).toBeVisible();

  const open = () => page.getByText('Change or delete Petrol Fords').click();
  await open();
  await name.fill('x'.repeat(81));
  await page.getByRole('button', { name: 'Save changes' }).click();
  // The form that was sent stays open.
  await expect(page.getByText('A name has at most 80 characters')).toBeVisible();
  await expect(name).toHaveValue('x'.repeat(81));
  await name.fill('Petrol Fords');
  await page.getByRole('combobox', { name: 'How often' }).selectOption('At once');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Search changed')).toBeVisible();
  await expect(page.getByText(/By e-mail at once\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Pause Petrol Fords' }).click();
  await expect(page.getByText(/Paused: no e-mails\.$/)).toBeVisible();

  await page.goto('/saved-searches/new?make=Ford&fuel=petrol');
  await page.getByRole('link', { name: 'Open it' }).click();
  await open();
  await page.getByRole('button', { name: 'Delete: Petrol Fords' }).click();
  await expect(page.getByText('No saved searches yet.')).toBeVisible();
});
