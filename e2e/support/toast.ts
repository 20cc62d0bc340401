import { expect, type Page } from '@playwright/test';

/** Visible toasts. */
export const toasts = (page: Page) =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

/** Expects a toast with these texts; an earlier toast may still be closing. */
export async function expectToast(page: Page, ...texts: string[]) {
  let toast = toasts(page).and(page.locator('[data-removed="false"]'));
  for (const hasText of texts) toast = toast.filter({ hasText });
  await expect(toast).toBeVisible();
  return toast;
}
