import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './people';

/**
 * Opens the account deletion dialog on the settings page. Retries, as before hydration the link opens
 * the fallback page instead.
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

/** Confirms the deletion with a password, in the dialog or on the fallback page. */
export async function answerDeletion(where: Page | Locator, password: string) {
  await where.getByLabel('Your password', { exact: true }).fill(password);
  await where.getByRole('button', { name: 'Delete Account' }).click();
}

/** Opens the deletion dialog and confirms it. */
export async function confirmDeletion(page: Page, { password }: Person) {
  const dialog = await openDeletion(page);
  await answerDeletion(dialog, password);
  return dialog;
}
