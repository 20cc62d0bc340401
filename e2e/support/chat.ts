import type { Page } from '@playwright/test';

/** Locators and actions of the LiveChat panel. */
export const chat = (page: Page) => {
  const panel = page.getByRole('dialog', { name: 'LiveChat' });
  const field = panel.getByRole('textbox', { name: 'Your message' });
  return {
    panel,
    field,
    messages: panel.getByRole('log').locator('> ol > li'),
    async open() {
      await page.getByRole('button', { name: 'Start LiveChat' }).click();
      await panel.waitFor();
    },
    async say(text: string) {
      await field.fill(text);
      await field.press('Enter');
    },
  };
};
