import { expect, type Page } from '@playwright/test';

/** Expects a message with these words; an earlier one may still be on its way out. */
export async function expectToast(page: Page, ...words: string[]) {
  let toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  for (const hasText of words) toast = toast.filter({ hasText });
  await expect(toast).toBeVisible();
}
