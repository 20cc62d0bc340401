import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page is hydrated: only then a button asks for confirmation. The toaster is loaded
 * with the first movement of the pointer after that.
 */
export async function untilHydrated(page: Page) {
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(400, 200);
    const region = page.getByRole('region', { name: /Notifications/ });
    await expect(region).toBeAttached({ timeout: 1000 });
  }).toPass();
}

/** Waits until the page's own scripts run, without pointer or focus: SessionWatch then writes its key. */
export async function untilWatched(page: Page) {
  const read = () => page.evaluate(() => localStorage.getItem('forecourt-user'));
  await expect.poll(read).not.toBeNull();
}

/** Answers the dialog in which a button asks for confirmation. */
export const confirm = (page: Page, answer: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }).click();
