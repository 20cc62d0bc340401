import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './people';

/**
 * Opens the question before an account is deleted, from the settings page. Its link leads to a page
 * that asks the same where the settings' scripts are not there yet.
 */
export async function openDeletion(page: Page) {
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(async () => {
    if (new URL(page.url()).pathname !== '/settings') await page.goto('/settings');
    await page.getByRole('link', { name: 'Delete Account' }).click();
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  return dialog;
}

/** Answers the question where it stands. */
export async function answerDeletion(where: Page | Locator, password: string) {
  await where.getByLabel('Your password', { exact: true }).fill(password);
  await where.getByRole('button', { name: 'Delete Account' }).click();
}

/** Gives the question its last word. */
export async function confirmDeletion(page: Page, { password }: Person) {
  const dialog = await openDeletion(page);
  await answerDeletion(dialog, password);
  return dialog;
}
