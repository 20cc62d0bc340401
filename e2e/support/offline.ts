import type { Page } from '@playwright/test';
import { untilHydrated } from './confirm';
import { expect } from './test';
import { expectToast } from './toast';

export const network = 'Network connection failed. Please check your internet connection.';

/** Acts while offline: the page says so in a toast, and stays. */
export async function cutOff(page: Page, act: () => Promise<void>, ...texts: string[]) {
  const address = page.url();
  await untilHydrated(page);
  await page.context().setOffline(true);
  await act();
  const shown = await expectToast(page, ...texts, network);
  const close = shown.getByRole('button', { name: 'Close message' });
  // Its icon comes from a file, and must be drawn without a network too.
  const icon = close.locator('use');
  await expect.poll(() => icon.evaluate((use: SVGUseElement) => use.getBBox().width)).not.toBe(0);
  await page.context().setOffline(false);
  expect(page.url()).toBe(address);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
  await close.click();
}
