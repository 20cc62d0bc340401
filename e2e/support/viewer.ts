import { expect, type Page } from '@playwright/test';

/** Software rendering takes seconds for its first picture. */
export const DRAWN = { timeout: 60_000 };
export const SUV = '/ar-showroom?body=suv';

export const model = (page: Page) => page.locator('model-viewer');
export const turn = (page: Page) => page.getByRole('button', { name: 'Turn it in 3D' });
export const back = (page: Page) => page.getByRole('button', { name: 'Back to the picture' });
export const measures = (page: Page) => page.getByRole('button', { name: 'Measures' });

export async function open(page: Page) {
  await turn(page).click();
  await expect(measures(page)).toBeVisible(DRAWN);
}
