import { expect, type Page } from '@playwright/test';

/** The messages on the screen. */
export const toasts = (page: Page) =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

/** Expects a message with these words; an earlier one may still be on its way out. */
export async function expectToast(page: Page, ...words: string[]) {
  let toast = toasts(page).and(page.locator('[data-removed="false"]'));
  for (const hasText of words) toast = toast.filter({ hasText });
  await expect(toast).toBeVisible();
  return toast;
}
